// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Tells views, and their hover recognisers, that the pointer came onto them or left them.
@MainActor
final class HoverTracker {
    /// The views under the pointer, the deepest first.
    @exclusivity(unchecked)
    private(set) var path: [View] = []

    /// Tells who is left, the deepest first, then who is entered, the outermost first.
    func update(to newPath: [View], with event: MouseEvent.Maker) {
        let left = path.filter { view in !newPath.contains { $0 === view } }
        let entered = newPath.filter { view in !path.contains { $0 === view } }
        path = newPath
        for view in left { tell(view, event(.leave, view)) }
        for view in entered.reversed() where isOver(view) {
            // Who was told before may have taken it from its window: then it hears of neither.
            if view.containingWindow == nil {
                path.removeAll { $0 === view }
            } else {
                tell(view, event(.enter, view))
            }
        }
    }

    /// Whether the pointer is over a view, as far as has been told.
    func isOver(_ view: View) -> Bool {
        for other in path where other === view { return true }
        return false
    }

    /// Tells the hover recognisers under the pointer that it moved.
    func move(with event: MouseEvent.Maker) {
        for view in path where !view.gestureRecognizers.isEmpty {
            notify(view, event(.move, view))
        }
    }

    /// Whether a view with its superviews is the path.
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

    /// The path to a view, without the window.
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
        notify(view, event)
        _ = view.handleMouse(event)
        view.deliver(event)
    }

    private func notify(_ view: View, _ event: MouseEvent) {
        for case let hover as HoverGestureRecognizer in view.gestureRecognizers
        where hover.isEnabled {
            hover.receive(event, hover.handleMouse)
        }
    }
}

extension MouseEvent {
    /// Makes an event of a phase for a view.
    typealias Maker = @MainActor (Phase, View) -> MouseEvent
}
