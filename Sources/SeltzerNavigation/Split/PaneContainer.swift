// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// A view with panes, through which F6 moves the focus.
///
/// A pane may contain another view with panes. F6 then visits all panes in their order: after its last pane, a
/// container passes the move on to the container around it. Only the outermost container starts again with its first
/// pane.
@MainActor
package protocol PaneContainer: View {
    /// The panes, in order.
    var panes: [SplitViewItem] { get }

    /// Returns the index of the pane with a view; nil if no pane contains it.
    func indexOfPane(containing view: View) -> Int?
}

extension PaneContainer {
    package func indexOfPane(containing view: View) -> Int? {
        panes.firstIndex { view.isDescendant(of: $0.container) }
    }

    /// Focuses the next pane that can take the focus, in this view or in a view with panes around it.
    package func focusPane(by step: Int) -> Disposition {
        guard let focused = window?.firstResponder as? View else { return .ignored }
        var container: any PaneContainer = self
        while true {
            if container.focusPane(by: step, from: focused, wraps: false) { return .stop }
            guard let outer = container.outerContainer else { break }
            container = outer
        }
        if container.leavesPanes(by: step) { return .ignored }
        return container.focusPane(by: step, from: focused, wraps: true) ? .stop : .ignored
    }

    /// Whether a view around all panes, such as a desktop, uses the same keys to move the focus.
    private func leavesPanes(by step: Int) -> Bool {
        guard let superview, let application = window?.application else { return false }
        let identifier = step > 0 ? "next-pane" : "previous-pane"
        let own = application.currentActions(from: self).first { $0.identifier == identifier }
        guard let keys = own?.keys else { return false }
        let outside = application.currentActions(from: superview).first { action in
            action.keys.contains { keys.contains($0) }
        }
        return outside?.action.movesFocus == true
    }

    /// The nearest view with panes around this view; nil for none.
    private var outerContainer: (any PaneContainer)? {
        var view = superview
        while let current = view {
            if let container = current as? any PaneContainer, !container.panes.isEmpty {
                return container
            }
            view = current.superview
        }
        return nil
    }

    /// Focuses a pane after the pane that contains a view.
    private func focusPane(by step: Int, from focused: View, wraps: Bool) -> Bool {
        let panes = panes
        guard !panes.isEmpty else { return false }
        let present = indexOfPane(containing: focused)
        if let present { panes[present].lastFocus = focused }
        let start = present ?? (step > 0 ? -1 : panes.count)
        for distance in 1...panes.count {
            var index = start + step * distance
            if !panes.indices.contains(index) {
                guard wraps else { return false }
                index = (index % panes.count + panes.count) % panes.count
            }
            // Skips the present pane unless it contains panes; then the move enters it from its other end.
            if index == present, panes[index].innerContainer == nil { continue }
            if panes[index].takeFocus(movingBy: step) { return true }
        }
        return false
    }

    /// Focuses the first pane that can take the focus; for a move backward, the last.
    fileprivate func enterPanes(movingBy step: Int) -> Bool {
        (step > 0 ? panes : panes.reversed()).contains { $0.takeFocus(movingBy: step) }
    }
}

extension SplitViewItem {
    /// The outermost visible view with panes in this pane; nil for none.
    fileprivate var innerContainer: (any PaneContainer)? { Self.container(in: container) }

    private static func container(in view: View) -> (any PaneContainer)? {
        for subview in view.subviews where !subview.isHidden {
            if let container = subview as? any PaneContainer, !container.panes.isEmpty {
                return container
            }
            if let found = container(in: subview) { return found }
        }
        return nil
    }

    /// Focuses the pane for a move from a neighbor.
    ///
    /// A pane with inner panes is entered at the nearer end; in any other pane, the last focused view gets the focus.
    fileprivate func takeFocus(movingBy step: Int) -> Bool {
        guard !isCollapsed, let inner = innerContainer else { return takeFocus() }
        return inner.enterPanes(movingBy: step)
    }
}
