// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Sends hover events to views and their hover recognizers when the pointer enters or leaves them.
@MainActor
final class HoverTracker {
    /// The views under the pointer, the deepest first.
    @exclusivity(unchecked)
    private(set) var path: [View] = []

    /// Sends `leave` to the views that the pointer left, the deepest first, then `enter` to the
    /// views that it entered, the outermost first.
    func update(to newPath: [View], with event: MouseEvent.Maker) {
        let left = path.filter { view in !newPath.contains { $0 === view } }
        let entered = newPath.filter { view in !path.contains { $0 === view } }
        path = newPath
        for view in left { tell(view, event(.leave, view)) }
        for view in entered.reversed() where isOver(view) {
            // A handler may have removed the view from its window. Then it gets neither `enter` nor
            // `leave`.
            if view.containingWindow == nil {
                path.removeAll { $0 === view }
            } else {
                tell(view, event(.enter, view))
            }
        }
    }

    /// Returns whether a view got `enter` and no `leave` since.
    func isOver(_ view: View) -> Bool {
        for other in path where other === view { return true }
        return false
    }

    /// Sends `move` to the hover recognizers of the views under the pointer.
    func move(with event: MouseEvent.Maker) {
        for view in path {
            guard let gestures = view.rare?.gestures else { continue }
            gestures.hover(event(.move, view))
        }
    }

    /// Returns whether the path consists of a view and its superviews.
    func isPath(from view: View?) -> Bool {
        let window = view?.containingWindow
        var place = 0
        var current = view
        while let view = current, view !== window {
            guard place < path.count, path[place] === view else { return false }
            place += 1
            current = view.superview
        }
        return place == path.count
    }

    /// Returns a view and its superviews, without the window.
    static func path(from view: View) -> [View] {
        let window = view.containingWindow
        var path: [View] = []
        var current: View? = view
        while let view = current, view !== window {
            path.append(view)
            current = view.superview
        }
        return path
    }

    private func tell(_ view: View, _ event: MouseEvent) {
        view.rare?.gestures?.hover(event)
        _ = view.handleMouse(event)
        view.deliver(event)
    }
}

extension MouseEvent {
    /// Makes an event of a phase for a view.
    typealias Maker = @MainActor (Phase, View) -> MouseEvent
}
