// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Movements by the user, and their reports to the delegate.
extension ScrollView {
    /// Whether the scroll view moves after the user released it; only while it turns a page.
    public final var isDecelerating: Bool { isTurningPage }

    /// Scrolls for a step of the wheel, a key or a click on a bar, as far as the content allows.
    ///
    /// - Returns: Whether the offset has changed.
    final func scrollByUser(to offset: Point) -> Bool {
        guard geometry.nearest(to: offset) != contentOffset else { return isTurningPage }
        if isPagingEnabled { return turnPage(toward: offset) }
        announcer.userWillScroll(in: self)
        return scroll(to: offset)
    }

    /// Takes the value of a bar that the user moved.
    final func barDidMove(_ bar: ScrollBar) {
        var offset = contentOffset
        offset[bar.axis] = bar.value
        if !bar.isGripped { announcer.userWillScroll(in: self) }
        contentOffset = offset
    }

    /// Reports that the user took hold of a bar, or released it.
    final func gripDidChange(isGripped: Bool) {
        guard isGripped else { return endDragging() }
        announcer.endUserScroll(in: self)
        delegate?.scrollViewWillBeginDragging(self)
    }

    private final func endDragging() {
        if isPagingEnabled { return settleOnPage() }
        guard let delegate else { return }
        var target = contentOffset
        withUnsafeMutablePointer(to: &target) {
            delegate.scrollViewWillEndDragging(
                self, withVelocity: .zero, targetContentOffset: $0)
        }
        if target != contentOffset { contentOffset = geometry.nearest(to: target) }
        delegate.scrollViewDidEndDragging(self, willDecelerate: false)
    }
}
