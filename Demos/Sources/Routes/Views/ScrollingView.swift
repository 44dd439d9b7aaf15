// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows a part of a taller view.
///
/// The wheel scrolls it, and so does the focus.
final class ScrollingView: View {
    let content: View

    init(_ content: View) {
        self.content = content
        super.init()
        clipsToBounds = true
        addSubview(content)
        on(BecameFirstResponder.self, ScrollingView.focusMoved)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        content.sizeThatFits(size)
    }

    override func layoutSubviews() {
        let height = max(bounds.height, content.sizeThatFits(bounds.size).height)
        content.frame = Rect(x: 0, y: 0, width: bounds.width, height: height)
        scroll(to: bounds.minY)
    }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll else { return .ignored }
        return scroll(to: bounds.minY &+ event.scroll.y) ? .stop : .ignored
    }

    /// Scrolls to a row of the content, but not beyond the ends.
    ///
    /// - Returns: Whether the view scrolled.
    @discardableResult
    func scroll(to row: Int) -> Bool {
        let target = max(0, min(row, content.frame.height - bounds.height))
        guard target != bounds.minY else { return false }
        bounds.origin.y = target
        return true
    }

    private func focusMoved(_ event: BecameFirstResponder) -> Disposition {
        if let view = window?.firstResponder as? View { reveal(view) }
        return .ignored
    }

    /// Scrolls only as far as needed to show a view inside.
    func reveal(_ view: View) {
        guard view.isDescendant(of: content) else { return }
        let rect = convert(view.bounds, from: view)
        if rect.minY < bounds.minY {
            scroll(to: rect.minY)
        } else if rect.maxY > bounds.maxY {
            scroll(to: rect.maxY - bounds.height)
        }
    }
}
