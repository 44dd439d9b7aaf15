// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// Dispatches each report of the mouse to its view, and keeps the state of the press.
///
/// A press captures the mouse for the view that it hits: this view gets all events until the last
/// button is up. While a ``rehearsal`` is set, the dispatch records its way and runs no code of
/// views or gestures.
@MainActor
final class MouseDispatcher {
    @exclusivity(unchecked)
    private(set) weak var application: Application?
    /// The buttons, the press and the pointer.
    @exclusivity(unchecked)
    var state = PressState()
    /// Records the dispatch of a report that is only asked about; nil in a dispatch.
    @exclusivity(unchecked)
    var rehearsal: InputRehearsal?
    @exclusivity(unchecked)
    var gestures: any PressArbiter
    @exclusivity(unchecked)
    var delayed: DelayedPresses
    /// The way of the last press that was dispatched; nil before the first one.
    var lastPress: PressNote?
    var pointerShape = PointerShape.terminal
    let hover = HoverTracker()
    private let watcher: any PressWatcher

    /// Marks text with presses that nobody wants; nil in a rehearsal.
    private var marker: (any PressWatcher)? { rehearsal == nil ? watcher : nil }

    init(application: Application) {
        self.application = application
        gestures = application.makePressArbiter()
        delayed = DelayedPresses(gestures: gestures)
        watcher = application.marker
        delayed.deliver = { [weak self] in self?.route($0, from: $1, ofPress: $2) }
    }

    // MARK: Reports

    /// Dispatches one report; call ``settle(at:)`` before and after it.
    func handle(_ input: MouseInput, at time: Duration) {
        state.pointer = input.location
        var hit: View?
        switch input.action {
        case .press(let button): press(button, input, time)
        case .release(let button): release(button, input, time)
        case .drag(let button): drag(button, input, time)
        case .move: hit = move(input, time)
        case .scroll(let dx, let dy):
            state.wheelFactor = state.wheelSpeed.step(
                isBackward: dx.saturatingAdding(dy) < 0, at: time,
                limit: application?.wheel.acceleration ?? 1)
            let view = state.capturingView ?? application?.view(at: input.location)
            note(view, isHeld: state.capturingView != nil)
            deliver(.scroll, to: view, input, time, scroll: Point(x: dx, y: dy))
        }
        if rehearsal == nil { updatePointerShape(over: hit) }
    }

    private func press(_ button: MouseButton, _ input: MouseInput, _ time: Duration) {
        if state.heldButtons.contains(button) { loseReleases(time) }
        marker?.clear()
        let isFirst = state.heldButtons.isEmpty
        state.heldButtons.insert(button)
        guard isFirst else {
            note(state.capturingView.map { .held($0) } ?? .lost, at: input.location)
            lastPress?.number = gestures.pressNumber
            forward(.down, input, time, button: button)
            return
        }
        guard let application, let (window, hit) = target(input.location, button, time, application)
        else {
            gestures.forgetVerdicts()
            state.isSwallowing = true
            return
        }
        let count = state.clicks.count(Click(button, at: input.location, on: hit, time))
        let event = event(.down, for: hit, input, time, button: button, clickCount: count)
        state.capturingView = hit
        state.window = window
        note(.view(hit), at: input.location)
        let isGesture = gestures.begin(with: event, on: hit)
        lastPress?.number = gestures.pressNumber
        if isGesture { takePress(time, isUnheard: true) }
        settleDelayed(time)
        if isGesture { return }
        if hit.window === window, hit === window || hit.canBePressed {
            let isWanted =
                delayed.keep(event, for: hit, isStart: true)
                || route(event, from: hit) == .stopped
            if button == .left, state.capturingView === hit {
                marker?.begin(
                    at: input, on: hit, clickCount: count, isWanted: isWanted,
                    gesturesWait: gestures.isUndecided)
            }
        } else {
            // The hit test answered with a view elsewhere. Or this press ended an earlier gesture,
            // and the gesture's action removed the view.
            note(.dropped(hit), at: input.location)
            state.mustCancel = false
            state.capturingView = nil
            gestures.cancel()
            state.isSwallowing = true
            settleDelayed(time)
        }
    }

    /// Activates the window under a press and moves the focus to the view under it; returns both,
    /// or nil if the press is dropped.
    private func target(
        _ location: Point, _ button: MouseButton, _ time: Duration, _ application: Application
    ) -> (window: Window, hit: View)? {
        state.passedWindow = nil
        switch application.pressPlace(at: location) {
        case .window(let window):
            updateHover(at: time)
            let hit = window.view(at: location)
            if application.activate(window, by: rehearsal), hit.takeFocus(by: rehearsal) {
                return (window, hit)
            }
            note(refusal(of: hit, in: window, application), at: location)
            return nil
        case .passthrough:
            updateHover(at: time)
            // The handlers of `enter` and `leave` may have changed the view under the pointer.
            guard let hit = application.passthroughView(at: location), let window = hit.window
            else {
                note(.nothing, at: location)
                return nil
            }
            state.passedWindow = application.modalWindow
            return (window, hit)
        case .outside(let modal):
            note(modal.map { .outside($0) } ?? .nothing, at: location)
            if rehearsal == nil {
                modal?.hear(OutsidePress(button: button, location: location))
            }
            return nil
        }
    }

    /// The way of a press that a first responder refused: the one that keeps the focus, or the one
    /// that does not take it.
    private func refusal(
        of hit: View, in window: Window, _ application: Application
    ) -> PressReport.Destination {
        let keeper = application.keyWindow === window ? window : application.keyWindow
        let refuser = rehearsal?.refuser ?? keeper?.refuser(ofFocusFor: hit.focusedByPress)
        return refuser.map { .refused(hit, by: $0) } ?? .dropped(hit)
    }

    private func release(_ button: MouseButton?, _ input: MouseInput, _ time: Duration) {
        // The press came before the program or outside of the terminal's window: a gesture that
        // waits for its next press is not concerned.
        guard !state.heldButtons.isEmpty else {
            rehearsal?.destination = .unpressed
            return
        }
        // Terminals without SGR mouse reports do not report which button came up; all buttons then
        // count as up.
        let released = button ?? (state.heldButtons.count == 1 ? state.heldButtons.first : nil)
        if let button { state.heldButtons.remove(button) } else { state.heldButtons.removeAll() }
        note(state.capturingView, isHeld: true)
        forward(.up, input, time, button: released, clickCount: state.clicks.lastCount)
        if state.heldButtons.isEmpty {
            marker?.end()
            endCapture()
        }
    }

    private func drag(_ button: MouseButton?, _ input: MouseInput, _ time: Duration) {
        if state.capturingView != nil || state.isSwallowing {
            let held = button ?? (state.heldButtons.count == 1 ? state.heldButtons.first : nil)
            if state.isSwallowing, !state.isTaken { continuePress(held, input, time) }
            note(state.capturingView, isHeld: true)
            let isWanted = forward(.drag, input, time, button: held)
            marker?.drag(
                to: input.location, isWanted: isWanted, gesturesWait: gestures.isUndecided)
        } else {
            move(input, time)
        }
    }

    /// Continues a press that lost its view in a window that accepts such presses, from the cell
    /// where the pointer enters it.
    private func continuePress(_ button: MouseButton?, _ input: MouseInput, _ time: Duration) {
        guard let window = application?.window(at: input.location), window.continuesPress else {
            return
        }
        let hit = window.view(at: input.location)
        state.isSwallowing = false
        state.capturingView = hit
        state.window = window
        route(event(.down, for: hit, input, time, button: button, clickCount: 1), from: hit)
    }

    /// Passes an event of the press to the gestures, and then to the view unless a gesture takes
    /// the press.
    ///
    /// - Returns: Whether a gesture or a responder wants the event.
    @discardableResult
    private func forward(
        _ phase: MouseEvent.Phase, _ input: MouseInput, _ time: Duration, button: MouseButton?,
        clickCount: Int = 0
    ) -> Bool {
        let event = event(
            phase, for: state.capturingView, input, time, button: button, clickCount: clickCount)
        let isGesture = gestures.handle(event)
        if isGesture { takePress(time) }
        settleDelayed(time)
        guard !isGesture, let capturingView = state.capturingView else { return true }
        return delayed.keep(event, for: capturingView)
            || route(event, from: capturingView) == .stopped
    }

    /// Ends a press whose release was never reported, for instance because it was outside of the
    /// terminal's window.
    func loseReleases(_ time: Duration) {
        state.heldButtons.removeAll()
        cancelCapture(time)
        endCapture()
    }

    // MARK: Capture

    /// Cancels the press of a view that is removed or hidden, at the end of the current dispatch.
    func viewBecomesIneligible(_ view: View) {
        if let capturingView = state.capturingView, capturingView.isDescendant(of: view),
            !state.mustCancel
        {
            state.mustCancel = true
            application?.setNeedsFrame()
        }
        if delayed.viewBecomesIneligible(view, whilePressed: state.capturingView != nil) {
            application?.setNeedsFrame()
        }
        gestures.viewBecomesIneligible(view)
    }

    /// Cancels the press when the terminal loses the focus, because the release will not be
    /// reported.
    func cancelAll(at time: Duration) {
        cancelCapture(time)
        settle(at: time)
    }

    func cancelCapture(_ time: Duration) {
        let view = state.capturingView
        state.capturingView = nil
        marker?.cancel()
        state.isSwallowing = !state.heldButtons.isEmpty
        state.isTaken = false
        let isUnheard = view != nil && delayed.dropPress()
        gestures.cancel()
        if !isUnheard { cancel(view, time) }
        settleDelayed(time)
    }

    /// Takes the press from its view for a gesture that was recognized.
    ///
    /// - Parameter isUnheard: Whether the view has got nothing of the press, so that nothing is cancelled.
    private func takePress(_ time: Duration, isUnheard: Bool = false) {
        guard let view = state.capturingView else { return }
        state.capturingView = nil
        marker?.cancel()
        state.isSwallowing = true
        state.isTaken = true
        let isDelayed = delayed.dropPress()
        if !isUnheard, !isDelayed { cancel(view, time) }
    }

    /// Delivers the events that waited for gestures, or cancels their presses.
    private func settleDelayed(_ time: @autoclosure @MainActor () -> Duration) {
        delayed.settle(whilePressed: state.capturingView != nil) { cancel($0, time()) }
    }

    private func cancel(_ view: View?, _ time: Duration) {
        deliver(.cancel, to: view, MouseInput(.move, at: state.pointer ?? .zero), time)
    }

    private func endCapture() {
        gestures.end()
        state.capturingView = nil
        state.passedWindow = nil
        state.isSwallowing = false
        state.isTaken = false
    }

    /// Cancels the press if its view can no longer be pressed, delivers the events that waited for
    /// gestures, or cancels their presses, and updates the hovered views.
    // The clock is read only if something has to be settled: most frames and events have nothing.
    func settle(at time: @autoclosure @MainActor () -> Duration) {
        if let application {
            keepPassedPress(in: application)
            for window in application.windowsOutOfReach
            where state.passedWindow == nil || window !== state.window
                || state.passedWindow !== application.modalWindow
            {
                viewBecomesIneligible(window)
            }
        }
        if gestures.settle() { takePress(time()) }
        if let capturingView = state.capturingView, capturingView !== capturingView.window,
            !capturingView.canBePressed
        {
            state.mustCancel = true
        }
        if state.mustCancel {
            state.mustCancel = false
            cancelCapture(time())
        }
        settleDelayed(time())
        if state.pointer != nil { updateHover(at: time()) }
    }

    /// Lets a view keep the press in which it opened a popover, if the view still gets the mouse
    /// behind the popover, as a menu bar does.
    private func keepPassedPress(in application: Application) {
        guard let capturingView = state.capturingView, let modal = application.modalWindow,
            state.passedWindow !== modal,
            state.window !== modal, !modal.continuesPress
        else { return }
        for view in modal.passthroughViews where capturingView.isDescendant(of: view) {
            state.passedWindow = modal
        }
    }
}
