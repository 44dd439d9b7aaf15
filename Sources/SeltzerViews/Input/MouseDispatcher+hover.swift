// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// The pointer without a press, and the delivery of all events.
extension MouseDispatcher {
    /// The views that the pointer is over, the deepest first.
    var hoveredViews: [View] { hover.path }

    // MARK: The pointer

    /// Returns the view under the pointer; nil if the event has removed it.
    @discardableResult
    func move(_ input: MouseInput, _ time: Duration) -> View? {
        if !state.heldButtons.isEmpty, case .move = input.action { loseReleases(time) }
        if rehearsal == nil {
            hover.move(with: MouseEvent.maker(at: input.location, input.modifiers, time))
        }
        let hit = application?.view(at: input.location)
        note(hit, isHeld: false)
        deliver(.move, to: hit, input, time)
        return hit?.containingWindow == nil ? nil : hit
    }

    /// Gives the pointer the shape that the view under it wants, if the terminal supports shapes.
    ///
    /// - Parameter hit: The view under the pointer; nil to look for it.
    func updatePointerShape(over hit: View?) {
        guard let application, application.capabilities.hasPointerShapes,
            let pointer = state.pointer
        else {
            return
        }
        let view = state.capturingView ?? hit ?? application.view(at: pointer)
        let isLink = state.capturingView == nil && application.frames.hasLink(at: pointer)
        let shape = isLink ? .link : view?.pointerShape ?? .terminal
        guard shape != pointerShape else { return }
        pointerShape = shape
        application.frames.display?.perform(.pointer(shape))
    }

    // MARK: Hover

    func updateHover(at time: Duration) {
        guard rehearsal == nil, let pointer = state.pointer, let application, !state.isTaken else {
            return
        }
        guard let path = changedPath(under: pointer, in: application) else { return }
        hover.update(to: path, with: MouseEvent.maker(at: pointer, [], time))
        application.setNeedsFrame()
    }

    /// Returns the hit view and its superviews; nil if they are the hovered views already.
    ///
    /// While a view captures the mouse, only that view is added or removed.
    private func changedPath(under pointer: Point, in application: Application) -> [View]? {
        guard let captured = state.capturingView else {
            let hit = application.view(at: pointer)
            return hover.isPath(from: hit) ? nil : hit.map(HoverTracker.path) ?? []
        }
        let inside = captured.point(inside: captured.convertFromScreen(pointer), with: nil)
        guard inside != hover.isOver(captured) else { return nil }
        return inside ? [captured] + hover.path : hover.path.filter { $0 !== captured }
    }

    /// Resets everything at the end of the application: cancels the press, and sends `leave` to the
    /// hovered views.
    func end(at time: Duration) {
        cancelCapture(time)
        hover.update(to: [], with: MouseEvent.maker(at: state.pointer ?? .zero, [], time))
        gestures.end()
        pointerShape = .terminal
        lastPress = nil
        state = PressState()
    }

    // MARK: Delivery

    /// Makes an event of a report in the coordinates of a view's window.
    func event(
        _ phase: MouseEvent.Phase, for view: View?, _ input: MouseInput, _ time: Duration,
        button: MouseButton? = nil, clickCount: Int = 0, scroll: Point = .zero
    ) -> MouseEvent {
        MouseEvent(
            phase, of: input, in: view?.window ?? state.window, time, button: button,
            clickCount: clickCount, scroll: scroll)
    }

    /// Makes an event, and routes it from a view.
    func deliver(
        _ phase: MouseEvent.Phase, to view: View?, _ input: MouseInput, _ time: Duration,
        scroll: Point = .zero
    ) {
        // Hit testing runs code of views, which may have removed the view; it then gets only
        // `cancel`.
        guard let view, phase == .cancel || view.containingWindow != nil else { return }
        route(event(phase, for: view, input, time, scroll: scroll), from: view)
    }

    /// Routes an event up from a view; in a rehearsal records the way, except the way of `cancel`.
    ///
    /// - Parameter number: The number of the event's press; nil for the present one.
    @discardableResult
    func route(_ event: MouseEvent, from view: View, ofPress number: Int? = nil) -> Outcome {
        if rehearsal != nil, event.phase == .cancel { return .unhandled }
        // A press that waited may be routed after the next one was noted.
        if rehearsal == nil, event.phase == .down, number == nil || number == lastPress?.number {
            lastPress?.isRouted = true
        }
        return view.route(event, by: rehearsal)
    }
}
