// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

extension Application {
    /// Returns the responder that gets a key first: the first responder, or else the innermost
    /// controller that the root controller of the window shows.
    ///
    /// So the controller's keys work on a screen without focusable views.
    package final func keyTarget(in window: Window?) -> InputResponder {
        keyTarget(in: window, first: window?.firstResponder)
    }

    private final func keyTarget(in window: Window?, first: InputResponder?) -> InputResponder {
        if let first, first.window === window { return first }
        return window?.rootViewController?.innermostChildForKeys ?? window ?? self
    }

    /// The responder that now gets keys first.
    package final var keyTarget: InputResponder { keyTarget(in: keyWindow) }

    /// The responder that gets keys first, after first responders that left their window were
    /// replaced.
    final var presentKeyTarget: InputResponder {
        repairFocus()
        return keyTarget
    }

    /// The responder that the next key goes to first: ``presentKeyTarget``, without replacing any
    /// first responder.
    package final var nextKeyTarget: InputResponder {
        let window = presentKeyWindow
        guard let heirs = window?.heirs else { return keyTarget(in: window) }
        return keyTarget(in: window, first: heirs.first)
    }

    /// Handles an event of the display, or of the interposed display.
    package final func receive(_ event: DisplayEvent) {
        runAsCurrent { respond(to: event) }
    }

    private final func respond(to event: DisplayEvent) {
        switch event {
        case .input(let events):
            frames.answer { if currentRun?.isTerminating != true { dispatch(events) } }
        case .ready:
            frames.displayIsReady()
        case .contentLost:
            repaint()
            frames.drawFrame()
        case .capabilitiesChanged:
            capabilitiesChanged()
            frames.drawFrame()
        case .clipboard(let text):
            pasteboard.take(text)
        case .disconnected:
            terminate(.disconnected, ending: .disconnected)
        case .terminated(let signal):
            terminate(.signal(signal), ending: .cancelled)
        }
    }

    /// Returns to the display the events that the program has held back, for the next run.
    package final func unread(_ events: [InputEvent]) {
        if !events.isEmpty { frames.display?.unread(events) }
    }

    private final func dispatch(_ events: [InputEvent]) {
        for (index, event) in events.enumerated() {
            if isEnding {
                // Input that was typed ahead belongs to the program's next question.
                frames.display?.unread(Array(events[index...]))
                return
            }
            sendEvent(event)
        }
    }

    /// Dispatches one event of the display, unless it waits for a decision about an earlier one.
    final func dispatch(_ event: InputEvent) {
        if inputHold.keeps(event) { return }
        inputTurn &+= 1
        if !observers.isEmpty { tellObservers(of: event) }
        refusals.note(during: event) { handle(event) }
    }

    private final func handle(_ event: InputEvent) {
        let (mouse, keys, time) = (mouse, keys, clock.now)
        switch event {
        case .key(let press):
            keys.isTakenByMarks = marker.take(press)
            if !keys.isTakenByMarks { keys.handle(press, to: presentKeyTarget, at: time) }
        case .paste(let text, let isTruncated):
            keys.cancel()
            paste(text, isTruncated: isTruncated)
        case .mouse(let input):
            layOutForMouse()
            if case .press = input.action { keys.cancel() }
            mouse.handle(input, at: time)
        case .focus(let isFocused): focusChanged(isFocused)
        case .resize(let size):
            resize(to: size)
            // The controller may ask for the height of the screen, also if it has the same rows.
            if fitsRows { rootController.viewIfLoaded?.setNeedsLayout() }
        }
        repairFocus()
        mouse.settle(at: time)
        keys.settle(keyTarget, at: time)
    }

    /// Lays the windows out if that is due.
    ///
    /// Events that arrive together change the layout before the user sees it; a press hits the new
    /// layout.
    package final func layOutForMouse() {
        if frames.isDue { frames.layOut() }
    }

    /// Routes a paste up from the responder that gets keys first.
    ///
    /// - Parameter rehearsal: Records the responders on the route, and none of them gets the text.
    package final func paste(
        _ text: String, isTruncated: Bool, by rehearsal: InputRehearsal? = nil
    ) {
        let target = rehearsal == nil ? presentKeyTarget : nextKeyTarget
        let paste = PasteEvent(
            text: text, isTruncated: isTruncated, isSecret: target.keepsInputSecret)
        target.routeInput(paste, rehearsal: rehearsal?.walk) { responder, event in
            guard let rehearsal else {
                let answer = responder.handlePaste(event)
                if answer == .stop { responder.noteAct(.method("handlePaste")) }
                return answer
            }
            rehearsal.handlePaste(event, responder)
            return rehearsal.isTaken ? .stop : nil
        }
    }

    /// Takes another size of the display.
    final func resize(to size: Size) {
        let old = frames.bounds
        let wasCompact = hasCompactLayout
        marker.clear()
        frames.resize(to: size)
        for window in windows { window.screenDidChange(from: old, to: frames.bounds) }
        compactLayoutMayHaveChanged(from: wasCompact)
    }
}

extension InputResponder {
    /// Routes an input event up from this responder, which gets it first; other windows never get
    /// the event.
    ///
    /// Each responder gets the event as `prepare` returns it. `react` runs before the handlers of
    /// the responder. `afterBoundary` returns the responder that follows a window or a bar. With a
    /// rehearsal, no handler runs.
    @discardableResult
    final func routeInput<Event: RoutedEvent>(
        _ event: Event, asksHandlers: Bool = true, isContinued: Bool = false,
        rehearsal: Rehearsal? = nil,
        afterBoundary: @escaping @MainActor (Responder) -> Responder? = { $0.nextForKeys },
        prepare: @MainActor (Responder, Event) -> Event = { $1 },
        react: @MainActor (InputResponder, Event) -> Disposition?
    ) -> Outcome {
        route(
            event, asksHandlers: asksHandlers, isContinued: isContinued, rehearsal: rehearsal,
            afterBoundary: afterBoundary, prepare: prepare
        ) { responder, event in
            guard let responder = responder as? InputResponder else { return nil }
            return react(responder, event)
        }
    }
}

extension Responder {
    /// The responder that gets the mouse after this responder; input never goes to another window.
    final var nextForMouse: Responder? {
        if let window = self as? Window { return window.superiorForInput }
        return next
    }

    /// The responder that gets keys after this responder; input never goes to another window.
    final var nextForKeys: Responder? {
        if let window = self as? Window { return window.superiorForInput }
        return nextForActions
    }

    /// The responder that gets actions after this responder: ``next``, except that the page follows
    /// its bar.
    final var nextForActions: Responder? { (self as? View)?.pageController ?? next }

    /// The responders that a report of the mouse from here reaches, this one first, in the order of
    /// the dispatch.
    package final var selfAndSuperiorsForMouse: [Responder] {
        selfAndSuperiors { $0.nextForMouse }
    }

    /// The responders that a key from here reaches, this one first, in the order of the dispatch.
    final var selfAndSuperiorsForKeys: [Responder] {
        selfAndSuperiors { $0.nextForKeys }
    }
}
