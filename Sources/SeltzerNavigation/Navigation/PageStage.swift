// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The view below the bar of a container that shows one page.
final class PageStage: View {
    /// The kind of an exchange of pages, as in UIKit.
    enum Exchange {
        /// The old page disappears first; the new page takes the focus even if no view was focused.
        case navigation
        /// The new page appears first; it takes the focus only from the old page.
        case selection
    }

    private var focus = PageFocus()

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
    }

    /// Adds the stage and its bar to a container, and lets the container take any size.
    func install(in container: View, below bar: View) {
        container.setContentPriorities(.defaultLow)
        container.addSubview(bar)
        container.addSubview(self)
    }

    // MARK: Pages

    /// Replaces the visible page.
    ///
    /// - Parameters:
    ///   - old: The page to remove; nil for none.
    ///   - new: The page to show; nil for none.
    ///   - exchange: The kind of the exchange, which sets the order of the calls and the move of the focus.
    ///   - fallback: The view that takes the focus if no view of the new page can.
    ///   - updateBar: Runs before the focus moves.
    func exchange(
        _ old: ViewController?, for new: ViewController?, as exchange: Exchange,
        fallback: View? = nil, updateBar: () -> Void
    ) {
        let movesFocus =
            focus.note(old, in: window)
            && (exchange == .navigation || window?.firstResponder != nil)
        let newView = new?.view
        if window != nil { beginTransition(from: old, to: new, as: exchange) }
        if let newView { addSubview(newView) }
        if let cover = newView?.cover, cover.superview == nil { addSubview(cover) }
        newView?.frame = bounds
        updateBar()
        superview?.setNeedsLayout()
        // The new page has its size, and is laid out, before the old page is gone.
        if window != nil, let superview, !superview.bounds.isEmpty {
            superview.layoutUnlessLayingOut()
        }
        if movesFocus, let new, !hasFocus(new), !focus.move(to: new) {
            fallback?.becomeFirstResponder()
        }
        if let oldView = old?.viewIfLoaded {
            if let cover = oldView.cover, cover.superview === self { cover.removeFromSuperview() }
            oldView.removeFromSuperview()
        }
        old?.endAppearanceTransition()
        new?.endAppearanceTransition()
    }

    /// Whether a view of a page is focused; it asked for the focus when the page appeared.
    private func hasFocus(_ page: ViewController) -> Bool {
        guard let focused = window?.firstResponder else { return false }
        if let focused = focused as? View { return focused.isDescendant(of: page.view) }
        return focused === page
    }

    private func beginTransition(
        from old: ViewController?, to new: ViewController?, as exchange: Exchange
    ) {
        if exchange == .selection { new?.beginAppearanceTransition(true) }
        old?.beginAppearanceTransition(false)
        if exchange == .navigation { new?.beginAppearanceTransition(true) }
    }

    /// Forgets the focus of a page that is gone.
    func forget(_ page: ViewController) { focus.forget(page) }

    // MARK: Layout

    /// Returns the size of the visible page, with some rows for the bar.
    func fittingSize(in size: Size, barHeight: Int) -> Size {
        let height = size.height == .max ? .max : max(0, size.height - barHeight)
        let page =
            subviews.last?.sizeThatFits(Size(width: size.width, height: height)) ?? .zero
        return Size(width: page.width, height: page.height.saturatingAdding(barHeight))
    }

    /// Gives the first rows of a rectangle to the bar, and the rest to the page.
    func layOut(below bar: View, height: Int, in rect: Rect) {
        bar.frame = Rect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
        frame = rect.inset(by: Insets(top: height))
        for page in subviews { page.frame = bounds }
    }
}
