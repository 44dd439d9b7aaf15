// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Turning whole pages, for ``ScrollView/isPagingEnabled``.
extension ScrollView {
    /// Turns to the next page in the direction of an offset.
    ///
    /// While a page is turned, further steps change nothing: a wheel sends many of them.
    ///
    /// - Returns: Whether the scroll view moves.
    final func turnPage(toward offset: Point) -> Bool {
        guard !isTurningPage else { return true }
        var target = contentOffset
        for axis in [Axis.horizontal, .vertical] where offset[axis] != target[axis] {
            let page = max(1, bounds.size[axis])
            let number = Self.page(of: target[axis], page, roundsUp: offset[axis] < target[axis])
            target[axis] = (number + (offset[axis] > target[axis] ? 1 : -1)) * page
        }
        target = geometry.nearest(to: target)
        guard target != contentOffset else { return false }
        delegate?.scrollViewWillBeginDragging(self)
        move(to: target)
        return true
    }

    /// Moves to the nearest page after the user released a bar.
    final func settleOnPage() {
        var target = contentOffset
        for axis in [Axis.horizontal, .vertical] {
            let page = max(1, bounds.size[axis])
            target[axis] = Self.page(of: target[axis] + page / 2, page, roundsUp: false) * page
        }
        move(to: geometry.nearest(to: target))
    }

    private static func page(of offset: Int, _ page: Int, roundsUp: Bool) -> Int {
        let number = offset.quotientRoundedDown(by: page)
        return roundsUp && number * page != offset ? number + 1 : number
    }

    /// Moves to a page, with UIKit's calls for a released scroll view.
    private func move(to page: Point) {
        var target = page
        if let delegate {
            withUnsafeMutablePointer(to: &target) {
                delegate.scrollViewWillEndDragging(
                    self, withVelocity: .zero, targetContentOffset: $0)
            }
            target = geometry.nearest(to: target)
        }
        guard target != contentOffset else {
            delegate?.scrollViewDidEndDragging(self, willDecelerate: false)
            return
        }
        isTurningPage = true
        delegate?.scrollViewDidEndDragging(self, willDecelerate: true)
        delegate?.scrollViewWillBeginDecelerating(self)
        animate(
            withDuration: Motion.scroll, curve: .easeOutCubic, options: .allowUserInteraction
        ) {
            contentOffset = target
        } completion: { [weak self] _ in
            guard let self, self.isTurningPage else { return }
            self.isTurningPage = false
            self.delegate?.scrollViewDidEndDecelerating(self)
        }
    }
}

extension Int {
    /// The quotient by a positive number, rounded to the lower integer.
    fileprivate func quotientRoundedDown(by number: Int) -> Int {
        self >= 0 ? self / number : -((number - 1 - self) / number)
    }
}
