// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Keeps a view at another view, its target, and follows the target's movements.
///
/// Popovers, the suggestions of a field and the anchored subviews of a ``ZStack`` use an anchor. A
/// window can be anchored to a view of a window behind it. Any other view can be anchored to a view
/// below its superview.
@MainActor
package final class ViewAnchor {
    /// The place of the view at the target.
    package enum Position {
        /// Outside of the target, on the first of these sides where the view fits.
        case beside([PopoverSide])
        /// In the frame that a function returns for the view's size and the target's rectangle.
        case placed(@MainActor (_ size: Size, _ target: Rect) -> Rect)
    }

    private weak var view: View?
    /// The target; held weakly.
    package weak var target: View?
    /// The part of the target to follow, in the target's own coordinates; nil for its bounds.
    package var part: Rect?
    package var position: Position
    /// The target's rectangle when it was last found, in the coordinates of the view's frame; nil
    /// before.
    private(set) package var targetRect: Rect?

    /// Creates an anchor of a view; the view is held weakly.
    package init(of view: View, _ position: Position, to target: View? = nil) {
        (self.view, self.position, self.target) = (view, position, target)
    }

    /// Returns the present rectangle of the target in the coordinates of the view's frame.
    ///
    /// If the target no longer exists or cannot be followed, returns its last rectangle, so a
    /// popover stays where it is. Returns nil if the target never had a rectangle.
    @discardableResult
    package func locate() -> Rect? {
        if let rect = currentTargetRect { targetRect = rect }
        return targetRect
    }

    /// Returns the frame of the view with a size, at the target's last rectangle; nil if there is
    /// none.
    ///
    /// - Parameters:
    ///   - size: The preferred size of the view.
    ///   - room: The rectangle in which a view beside its target stays; a view at a point of its
    ///     target may exceed it.
    package func frame(of size: Size, in room: Rect) -> Rect? {
        guard let targetRect else { return nil }
        switch position {
        case .beside(let sides):
            return PopoverSide.frame(of: size, beside: targetRect, in: room, sides: sides)
        case .placed(let place): return place(size, targetRect)
        }
    }

    /// Whether the view is in a window of an application.
    func isShown(by application: Application) -> Bool {
        view?.window?.application === application
    }

    /// Puts a subview at the target, or gives it no size while the target is out of sight.
    ///
    /// - Returns: Whether its frame has changed.
    func placeSubview() -> Bool {
        guard let view, let superview = view.superview, !view.isHidden else { return false }
        let old = view.frame
        targetRect = currentTargetRect
        let size = view.arrangedSize(in: superview.bounds.size)
        if let frame = frame(of: size, in: superview.bounds) {
            view.frame = frame
        } else {
            view.frame.size = .zero
        }
        return view.frame != old
    }

    // MARK: The target

    private var currentTargetRect: Rect? {
        guard let target else { return nil }
        if let window = view as? Window { return rect(of: target, behind: window) }
        return view?.superview.flatMap { rect(of: target, in: $0) }
    }

    /// Returns the target's rectangle on the screen; nil unless it is shown behind a window.
    ///
    /// A target in the window, or in front of it, moves with it: the window would follow itself
    /// over the screen.
    private func rect(of target: View, behind window: Window) -> Rect? {
        guard let host = target.window, window.application?.shows(host, behind: window) == true
        else { return nil }
        var rect = target.convert(part ?? target.bounds, to: nil)
        rect.origin = host.convertToSuperview(rect.origin)
        return rect
    }

    /// Returns the target's rectangle in the coordinates of a view around it; nil if no part of it
    /// is visible.
    private func rect(of target: View, in container: View) -> Rect? {
        guard target !== container, target.isDescendant(of: container) else { return nil }
        let rect = part ?? target.bounds
        var seen = rect
        var view = target
        while view !== container {
            if view.isHidden { return nil }
            if view.clipsToBounds { seen = seen.intersection(view.bounds) }
            if seen.isEmpty { return nil }
            seen.origin = view.convertToSuperview(seen.origin)
            guard let superview = view.superview else { return nil }
            view = superview
        }
        return target.convert(rect, to: container)
    }
}
