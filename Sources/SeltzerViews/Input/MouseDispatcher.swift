// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen

/// Dispatches each report of the mouse to its view, and keeps the state of the press.
///
/// A press captures the mouse for the view that it hits: this view gets all events until the last
/// button is up.
@MainActor
final class MouseDispatcher {
    @exclusivity(unchecked)
    private weak var application: Application?
    @exclusivity(unchecked)
    private var heldButtons: Set<MouseButton> = []
    @exclusivity(unchecked)
    private(set) var capturingView: View?
    /// Whether the press has lost its view: no view gets its events until all buttons are up.
    private var isSwallowing = false
    /// Whether a gesture has taken the press; the hovered views then do not change until its end.
    private var isTaken = false
    private var mustCancel = false
    @exclusivity(unchecked)
    private(set) var pointer: Point?
    /// The window of the last press; if the view is gone, the rest of the press uses its
    /// coordinates.
    @exclusivity(unchecked)
    private weak var pressWindow: Window?
    /// The modal window in front of the passthrough view that has the press; nil for any other
    /// press.
    private weak var passedWindow: Window?
    @exclusivity(unchecked)
    private var clicks = ClickCounter()
    private var wheelSpeed = WheelSpeed()
    /// The factor by which the present step of the wheel scrolls more lines.
    private(set) var wheelFactor = 1
    private var pointerShape = PointerShape.terminal
    private let hover = HoverTracker()
    private let gestures: any PressArbiter
    private let delayed: DelayedPresses
    private let marker: any PressWatcher

    /// The views that the pointer is over, the deepest first.
    var hoveredViews: [View] { hover.path }

    init(application: Application) {
        self.application = application
        gestures = application.makePressArbiter()
        delayed = DelayedPresses(gestures: gestures)
        marker = application.marker
    }

    // MARK: Reports

    /// Dispatches one report; call ``settle(at:)`` before and after it.
    func handle(_ input: MouseInput, at time: Duration) {
        pointer = input.location
        var hit: View?
        switch input.action {
        case .press(let button): press(button, input, time)
        case .release(let button): release(button, input, time)
        case .drag(let button): drag(button, input, time)
        case .move: hit = move(input, time)
        case .scroll(let dx, let dy):
            wheelFactor = wheelSpeed.step(
                isBackward: dx.saturatingAdding(dy) < 0, at: time,
                limit: application?.wheel.acceleration ?? 1)
            let view = capturingView ?? application?.view(at: input.location)
            deliver(.scroll, to: view, input, time, scroll: Point(x: dx, y: dy))
        }
        updatePointerShape(over: hit)
    }

    /// Gives the pointer the shape that the view under it wants, if the terminal supports shapes.
    ///
    /// - Parameter hit: The view under the pointer; nil to look for it.
    private func updatePointerShape(over hit: View?) {
        guard let application, application.capabilities.hasPointerShapes, let pointer else {
            return
        }
        let view = capturingView ?? hit ?? application.view(at: pointer)
        let isLink = capturingView == nil && application.frames.hasLink(at: pointer)
        let shape = isLink ? .link : view?.pointerShape ?? .terminal
        guard shape != pointerShape else { return }
        pointerShape = shape
        application.frames.display?.perform(.pointer(shape))
    }

    private func press(_ button: MouseButton, _ input: MouseInput, _ time: Duration) {
        if heldButtons.contains(button) { loseReleases(time) }
        marker.clear()
        let isFirst = heldButtons.isEmpty
        heldButtons.insert(button)
        guard isFirst else {
            forward(.down, input, time, button: button)
            return
        }
        guard let application, let (window, hit) = target(input.location, button, time, application)
        else {
            isSwallowing = true
            return
        }
        let count = clicks.count(Click(button, at: input.location, on: hit, time))
        let event = event(.down, for: hit, input, time, button: button, clickCount: count)
        capturingView = hit
        pressWindow = window
        let isGesture = gestures.begin(with: event, on: hit)
        if isGesture { takePress(time, isUnheard: true) }
        settleDelayed(time)
        if isGesture { return }
        if hit.window === window, hit === window || hit.canBePressed {
            let isWanted =
                delayed.keep(event, for: hit, isStart: true) || hit.route(event) == .stopped
            if button == .left, capturingView === hit {
                marker.begin(
                    at: input, on: hit, clickCount: count, isWanted: isWanted,
                    gesturesWait: gestures.isUndecided)
            }
        } else {
            // This press ended an earlier gesture, and the gesture's action removed the view.
            mustCancel = false
            capturingView = nil
            gestures.cancel()
            isSwallowing = true
            settleDelayed(time)
        }
    }

    /// Activates the window under a press and moves the focus to the view under it; returns both,
    /// or nil if the press is dropped.
    private func target(
        _ location: Point, _ button: MouseButton, _ time: Duration, _ application: Application
    ) -> (window: Window, hit: View)? {
        passedWindow = nil
        switch application.pressPlace(at: location) {
        case .window(let window):
            updateHover(at: time)
            let hit = window.view(at: location)
            return application.activate(window) && hit.takeFocus() ? (window, hit) : nil
        case .passthrough:
            updateHover(at: time)
            // The handlers of `enter` and `leave` may have changed the view under the pointer.
            guard let hit = application.passthroughView(at: location), let window = hit.window
            else { return nil }
            passedWindow = application.modalWindow
            return (window, hit)
        case .outside(let modal):
            modal?.hear(OutsidePress(button: button, location: location))
            return nil
        }
    }

    private func release(_ button: MouseButton?, _ input: MouseInput, _ time: Duration) {
        // Terminals without SGR mouse reports do not report which button came up; all buttons then
        // count as up.
        let released = button ?? (heldButtons.count == 1 ? heldButtons.first : nil)
        if let button { heldButtons.remove(button) } else { heldButtons.removeAll() }
        forward(.up, input, time, button: released, clickCount: clicks.lastCount)
        if heldButtons.isEmpty {
            marker.end()
            endCapture()
        }
    }

    private func drag(_ button: MouseButton?, _ input: MouseInput, _ time: Duration) {
        if capturingView != nil || isSwallowing {
            let held = button ?? (heldButtons.count == 1 ? heldButtons.first : nil)
            if isSwallowing, !isTaken { continuePress(held, input, time) }
            let isWanted = forward(.drag, input, time, button: held)
            marker.drag(
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
        isSwallowing = false
        capturingView = hit
        pressWindow = window
        hit.route(event(.down, for: hit, input, time, button: button, clickCount: 1))
    }

    /// Returns the view under the pointer; nil if the event has removed it.
    @discardableResult
    private func move(_ input: MouseInput, _ time: Duration) -> View? {
        if !heldButtons.isEmpty, case .move = input.action { loseReleases(time) }
        hover.move(with: MouseEvent.maker(at: input.location, input.modifiers, time))
        let hit = application?.view(at: input.location)
        deliver(.move, to: hit, input, time)
        return hit?.containingWindow == nil ? nil : hit
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
            phase, for: capturingView, input, time, button: button, clickCount: clickCount)
        let isGesture = gestures.handle(event)
        if isGesture { takePress(time) }
        settleDelayed(time)
        guard !isGesture, let capturingView else { return true }
        return delayed.keep(event, for: capturingView)
            || capturingView.route(event) == .stopped
    }

    /// Ends a press whose release was never reported, for instance because it was outside of the
    /// terminal's window.
    private func loseReleases(_ time: Duration) {
        heldButtons.removeAll()
        cancelCapture(time)
        endCapture()
    }

    // MARK: Capture

    /// Cancels the press of a view that is removed or hidden, at the end of the current dispatch.
    func viewBecomesIneligible(_ view: View) {
        if let capturingView, capturingView.isDescendant(of: view), !mustCancel {
            mustCancel = true
            application?.setNeedsFrame()
        }
        if delayed.viewBecomesIneligible(view, whilePressed: capturingView != nil) {
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

    /// Resets everything at the end of the application: cancels the press, and sends `leave` to the
    /// hovered views.
    func end(at time: Duration) {
        cancelCapture(time)
        hover.update(to: [], with: MouseEvent.maker(at: pointer ?? .zero, [], time))
        heldButtons = []
        endCapture()
        mustCancel = false
        pointer = nil
        pointerShape = .terminal
        clicks = ClickCounter()
    }

    private func cancelCapture(_ time: Duration) {
        let view = capturingView
        capturingView = nil
        marker.cancel()
        isSwallowing = !heldButtons.isEmpty
        isTaken = false
        let isUnheard = view != nil && delayed.dropPress()
        gestures.cancel()
        if !isUnheard { cancel(view, time) }
        settleDelayed(time)
    }

    /// Takes the press from its view for a gesture that was recognized.
    ///
    /// - Parameter isUnheard: Whether the view has got nothing of the press, so that nothing is cancelled.
    private func takePress(_ time: Duration, isUnheard: Bool = false) {
        guard let view = capturingView else { return }
        capturingView = nil
        marker.cancel()
        isSwallowing = true
        isTaken = true
        let isDelayed = delayed.dropPress()
        if !isUnheard, !isDelayed { cancel(view, time) }
    }

    /// Delivers the events that waited for gestures, or cancels their presses.
    private func settleDelayed(_ time: Duration) {
        delayed.settle { cancel($0, time) }
    }

    private func cancel(_ view: View?, _ time: Duration) {
        deliver(.cancel, to: view, MouseInput(.move, at: pointer ?? .zero), time)
    }

    private func endCapture() {
        gestures.end()
        capturingView = nil
        passedWindow = nil
        isSwallowing = false
        isTaken = false
    }

    /// Cancels the press if its view can no longer be pressed, and updates the hovered views.
    func settle(at time: Duration) {
        if let application {
            keepPassedPress(in: application)
            for window in application.windowsOutOfReach
            where passedWindow == nil || window !== pressWindow
                || passedWindow !== application.modalWindow
            {
                viewBecomesIneligible(window)
            }
        }
        if gestures.settle() { takePress(time) }
        if let capturingView, capturingView !== capturingView.window, !capturingView.canBePressed {
            mustCancel = true
        }
        if mustCancel {
            mustCancel = false
            cancelCapture(time)
        }
        settleDelayed(time)
        updateHover(at: time)
    }

    /// Lets a view keep the press in which it opened a popover, if the view still gets the mouse
    /// behind the popover, as a menu bar does.
    private func keepPassedPress(in application: Application) {
        guard let capturingView, let modal = application.modalWindow, passedWindow !== modal,
            pressWindow !== modal, !modal.continuesPress
        else { return }
        for view in modal.passthroughViews where capturingView.isDescendant(of: view) {
            passedWindow = modal
        }
    }

    // MARK: Hover

    private func updateHover(at time: Duration) {
        guard let pointer, let application, !isTaken else { return }
        guard let path = changedPath(under: pointer, in: application) else { return }
        hover.update(to: path, with: MouseEvent.maker(at: pointer, [], time))
        application.setNeedsFrame()
    }

    /// Returns the hit view and its superviews; nil if they are the hovered views already.
    ///
    /// While a view captures the mouse, only that view is added or removed.
    private func changedPath(under pointer: Point, in application: Application) -> [View]? {
        guard let captured = capturingView else {
            let hit = application.view(at: pointer)
            return hover.isPath(from: hit) ? nil : hit.map(HoverTracker.path) ?? []
        }
        let inside = captured.point(inside: captured.convertFromScreen(pointer), with: nil)
        guard inside != hover.isOver(captured) else { return nil }
        return inside ? [captured] + hover.path : hover.path.filter { $0 !== captured }
    }

    // MARK: Rehearsal

    /// Dispatches a press without running anything: returns where it goes, and records the
    /// responders on its way.
    func rehearse(
        _ button: MouseButton, at location: Point, by rehearsal: InputRehearsal
    ) -> PressReport.Destination {
        guard let application else { return .nothing }
        let input = MouseInput(.press(button), at: location)
        if !heldButtons.isEmpty, !heldButtons.contains(button) {
            guard let capturingView else { return .lost }
            capturingView.rehearse(
                event(.down, for: capturingView, input, application.clock.now, button: button),
                by: rehearsal)
            return .held(capturingView)
        }
        let hit: View
        switch application.pressPlace(at: location) {
        case .window(let window):
            hit = window.view(at: location)
            guard hit === window || hit.window === window && hit.canBePressed else {
                return .dropped(hit)
            }
            if let refuser = application.refuser(ofPressOn: hit, in: window) {
                return .refused(hit, by: refuser)
            }
        case .passthrough(let view): hit = view
        case .outside(let modal): return modal.map { .outside($0) } ?? .nothing
        }
        let event = event(
            .down, for: hit, input, application.clock.now, button: button, clickCount: 1)
        let watchers = gestures.rehearse(event, on: hit)
        hit.rehearse(event, by: rehearsal)
        return .view(hit, watchers)
    }

    // MARK: Delivery

    private func event(
        _ phase: MouseEvent.Phase, for view: View?, _ input: MouseInput, _ time: Duration,
        button: MouseButton? = nil, clickCount: Int = 0, scroll: Point = .zero
    ) -> MouseEvent {
        MouseEvent(
            phase, of: input, in: view?.window ?? pressWindow, time, button: button,
            clickCount: clickCount, scroll: scroll)
    }

    private func deliver(
        _ phase: MouseEvent.Phase, to view: View?, _ input: MouseInput, _ time: Duration,
        scroll: Point = .zero
    ) {
        // Hit testing runs code of views, which may have removed the view; it then gets only
        // `cancel`.
        guard let view, phase == .cancel || view.containingWindow != nil else { return }
        view.route(event(phase, for: view, input, time, scroll: scroll))
    }
}
