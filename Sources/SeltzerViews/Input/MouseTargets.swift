// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Finds the view for a report of the mouse, and routes the event.
extension Application {
    /// Returns the view at a cell of the screen, or the window if no view is hit.
    ///
    /// Returns nil if neither a window that the user can reach nor a passthrough view is there.
    final func view(at location: Point) -> View? {
        window(at: location)?.view(at: location) ?? passthroughView(at: location)
    }

    /// Returns the place where a press at a cell of the screen arrives.
    final func pressPlace(at location: Point) -> PressPlace {
        if let window = window(at: location) { return .window(window) }
        return passthroughView(at: location).map { .passthrough($0) } ?? .outside(modalWindow)
    }

    /// Returns the view at a cell behind the modal window if the view still gets the mouse;
    /// otherwise nil.
    ///
    /// Such a view is a passthrough view, lies inside one, or serves the modal window, as a footer
    /// does.
    final func passthroughView(at location: Point) -> View? {
        guard let views = modalWindow?.passthroughViews else { return nil }
        for window in windowsOutOfReach.reversed()
        where !window.isHidden && window.frame.contains(location) {
            let hit = window.view(at: location)
            let passes =
                hit.isExemptFromDimming || views.contains { hit.isDescendant(of: $0) }
            return passes ? hit : nil
        }
        return nil
    }
}

/// The place where a press arrives.
enum PressPlace {
    /// A window that the user can reach.
    case window(Window)
    /// A view behind the modal window that still gets the mouse.
    case passthrough(View)
    /// Outside of the modal window, or outside of all windows.
    case outside(Window?)
}

extension Window {
    /// Returns the view at a cell of the screen; the window if no view is hit.
    final func view(at location: Point) -> View {
        hitTest(convertFromSuperview(location), with: nil) ?? self
    }

    /// Delivers a press outside of the modal window to the window's controller; unless the
    /// controller stops the press, the window reacts by default.
    ///
    /// - Parameter press: The press, with its location on the screen.
    final func hear(_ press: OutsidePress) {
        let event = OutsidePress(
            button: press.button, location: convertFromSuperview(press.location))
        if (rootViewController ?? self).deliver(event) != .stop { pressedOutside() }
    }
}

extension View {
    /// Converts a point of the screen to the view's own coordinates.
    final func convertFromScreen(_ point: Point) -> Point {
        convert(window?.convertFromSuperview(point) ?? point, from: nil)
    }

    /// Focuses this pressed view or its nearest superview that can be focused.
    ///
    /// - Parameter rehearsal: Records the responders that are asked, and nothing is focused.
    /// - Returns: Whether the press continues; false if the old first responder does not resign, or
    ///   if the view refuses the focus.
    final func takeFocus(by rehearsal: InputRehearsal? = nil) -> Bool {
        guard let candidate = focusedByPress else { return true }
        if candidate.isFirstResponder { return true }
        guard let rehearsal else { return candidate.becomeFirstResponder() }
        return rehearsal.focus(candidate)
    }

    /// The view that a press here focuses, unless a responder refuses; nil for none.
    package final var focusedByPress: View? {
        guard window?.canBecomeKey == true else { return nil }
        var current: View? = self
        while let candidate = current {
            if candidate.isDisabledControl { return nil }
            if candidate.canBecomeFirstResponder, candidate.takesFocusOnPress { return candidate }
            current = candidate.superview
        }
        return nil
    }

    /// Routes a mouse event up from the view; outside of its window, only the application gets it.
    ///
    /// - Parameter rehearsal: Records the responders on the route, and none of them gets the event.
    @discardableResult
    final func route(_ event: MouseEvent, by rehearsal: InputRehearsal? = nil) -> Outcome {
        let locations = ReceiverLocations(of: event.locationInWindow, from: self)
        return routeInput(
            event, rehearsal: rehearsal?.walk, afterBoundary: { $0.nextForMouse }
        ) { responder, event in
            event.located(at: locations[responder] ?? event.location)
        } react: { responder, event in
            guard let rehearsal else {
                let answer = responder.handleMouse(event)
                if answer == .stop { responder.noteAct(.method("handleMouse")) }
                return answer
            }
            rehearsal.handleMouse(event, responder)
            return rehearsal.isTaken ? .stop : nil
        }
    }
}

extension MouseEvent {
    /// Creates the event of a report of the mouse, with its location in a window's coordinates.
    @MainActor
    init(
        _ phase: Phase, of input: MouseInput, in window: Window?, _ time: Duration,
        button: MouseButton?, clickCount: Int, scroll: Point
    ) {
        self.init(
            phase, button: button,
            location: window?.convertFromSuperview(input.location) ?? input.location,
            modifiers: input.modifiers, clickCount: clickCount, scroll: scroll, timestamp: time)
    }

    /// Returns a closure that makes the events for a pointer at a cell of the screen.
    static func maker(
        at point: Point, _ modifiers: KeyModifiers, _ time: Duration
    ) -> Maker {
        { phase, view in
            let inWindow = view.window?.convertFromSuperview(point) ?? point
            let event = MouseEvent(
                phase, location: inWindow, modifiers: modifiers, timestamp: time)
            return event.located(at: view.convertFromScreen(point))
        }
    }
}
