// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// Finds the view that each report of the mouse is for, and keeps what a press began.
///
/// From a press until the last button is up everything goes to the view that was hit: it has captured the
/// mouse.
@MainActor
final class MouseDispatcher {
    private weak var application: Application?
    private var heldButtons: Set<MouseButton> = []
    private var capturedView: View?
    /// A press whose view has gone: nothing is delivered until all buttons are up.
    private var isSwallowing = false
    private var mustCancel = false
    /// The views under the pointer, the deepest first.
    private var hoverPath: [View] = []
    private var pointer: Point?
    private var lastPress: Press?

    /// What a further press is compared with, to count clicks.
    private struct Press {
        let button: MouseButton
        let location: Point
        let view: ObjectIdentifier
        let time: Duration
        let count: Int
    }

    /// The longest time between two presses of a double click.
    private static var clickInterval: Duration { .milliseconds(500) }

    init(application: Application) {
        self.application = application
    }

    // MARK: Reports

    /// Dispatches one report to the end.
    func handle(_ input: MouseInput, at time: Duration) {
        settle(at: time)
        pointer = input.location
        switch input.action {
        case .press(let button): press(button, input, time)
        case .release(let button): release(button, input, time)
        case .drag(let button): drag(button, input, time)
        case .move: move(input, time)
        case .scroll(let dx, let dy):
            let view = capturedView ?? view(at: input.location)
            deliver(.scroll, to: view, input, time, scroll: Point(x: dx, y: dy))
        }
        settle(at: time)
    }

    private func press(_ button: MouseButton, _ input: MouseInput, _ time: Duration) {
        if heldButtons.contains(button) { loseReleases(time) }
        let isFirst = heldButtons.isEmpty
        heldButtons.insert(button)
        guard !isSwallowing else { return }
        if let capturedView, !isFirst {
            deliver(.down, to: capturedView, input, time, button: button)
            return
        }
        guard let application, let window = application.window(at: input.location) else { return }
        updateHover(at: time)
        let hit = view(in: window, at: input.location)
        application.activate(window)
        guard focus(from: hit, in: window) else {
            isSwallowing = true
            return
        }
        capturedView = hit
        let count = countClick(button, input.location, hit, time)
        deliver(.down, to: hit, input, time, button: button, clickCount: count)
    }

    private func release(_ button: MouseButton?, _ input: MouseInput, _ time: Duration) {
        // A terminal of the old kind does not say which button came up; then all count as up.
        let released = button ?? (heldButtons.count == 1 ? heldButtons.first : nil)
        if let button { heldButtons.remove(button) } else { heldButtons.removeAll() }
        if let capturedView, !isSwallowing {
            deliver(
                .up, to: capturedView, input, time, button: released,
                clickCount: lastPress?.count ?? 0)
        }
        if heldButtons.isEmpty { endCapture() }
    }

    private func drag(_ button: MouseButton?, _ input: MouseInput, _ time: Duration) {
        guard !isSwallowing else { return }
        if let capturedView {
            let held = button ?? (heldButtons.count == 1 ? heldButtons.first : nil)
            deliver(.drag, to: capturedView, input, time, button: held)
        } else {
            move(input, time)
        }
    }

    private func move(_ input: MouseInput, _ time: Duration) {
        if !heldButtons.isEmpty, case .move = input.action { loseReleases(time) }
        deliver(.move, to: view(at: input.location), input, time)
    }

    /// Ends a press whose release never came, outside the terminal's window say.
    private func loseReleases(_ time: Duration) {
        heldButtons.removeAll()
        cancelCapture(time)
        endCapture()
    }

    // MARK: Capture

    /// Takes the mouse from a view that goes, at the end of the present dispatch.
    func viewBecomesIneligible(_ view: View) {
        if let capturedView, capturedView.isDescendant(of: view) { mustCancel = true }
    }

    /// Ends a press that nobody will hear the rest of, because the terminal lost the focus.
    func cancelAll(at time: Duration) {
        cancelCapture(time)
        settle(at: time)
    }

    /// Forgets everything, at the end of the application: the press under way is cancelled, the pointer leaves.
    func end(at time: Duration) {
        cancelCapture(time)
        let left = hoverPath
        hoverPath = []
        for view in left { tell(view, .leave, at: pointer ?? .zero, time) }
        heldButtons = []
        endCapture()
        mustCancel = false
        pointer = nil
        lastPress = nil
    }

    private func cancelCapture(_ time: Duration) {
        guard let view = capturedView else { return }
        capturedView = nil
        isSwallowing = !heldButtons.isEmpty
        deliver(.cancel, to: view, MouseInput(.move, at: pointer ?? .zero), time)
    }

    private func endCapture() {
        capturedView = nil
        isSwallowing = false
    }

    /// Cancels what has to be, and tells views that the pointer left them or came onto them.
    func settle(at time: Duration) {
        if mustCancel {
            mustCancel = false
            cancelCapture(time)
        }
        updateHover(at: time)
    }

    // MARK: Hover

    private func updateHover(at time: Duration) {
        guard let pointer, let application else { return }
        if capturedView == nil, isHoverPath(from: view(at: pointer)) { return }
        let path = pathUnderPointer(pointer)
        let left = hoverPath.filter { view in !path.contains { $0 === view } }
        let entered = path.filter { view in !hoverPath.contains { $0 === view } }
        guard !left.isEmpty || !entered.isEmpty else { return }
        hoverPath = path
        for view in left { tell(view, .leave, at: pointer, time) }
        for view in entered.reversed() { tell(view, .enter, at: pointer, time) }
        application.setNeedsFrame()
    }

    /// The hit view and its superviews; while captured only the captured view comes and goes.
    private func pathUnderPointer(_ pointer: Point) -> [View] {
        guard let captured = capturedView else {
            return view(at: pointer).map(Self.path) ?? []
        }
        let inside = captured.point(inside: location(of: pointer, in: captured), with: nil)
        let others = hoverPath.filter { $0 !== captured }
        return inside ? [captured] + others : others
    }

    private func isHoverPath(from view: View?) -> Bool {
        var place = 0
        var current = view
        while let view = current, view !== view.window {
            guard place < hoverPath.count, hoverPath[place] === view else { return false }
            place += 1
            current = view.superview
        }
        return place == hoverPath.count
    }

    private static func path(from view: View) -> [View] {
        var path: [View] = []
        var current: View? = view
        while let view = current, view !== view.window {
            path.append(view)
            current = view.superview
        }
        return path
    }

    private func tell(_ view: View, _ phase: MouseEvent.Phase, at point: Point, _ time: Duration) {
        let local = location(of: point, in: view)
        let event = MouseEvent(phase, location: local, timestamp: time)
        view.deliver(event) { _, event in view.mouse(event) }
    }

    // MARK: Targets

    private func view(at location: Point) -> View? {
        application?.window(at: location).map { view(in: $0, at: location) }
    }

    private func view(in window: Window, at location: Point) -> View {
        window.hitTest(window.convertFromSuperview(location), with: nil) ?? window
    }

    private func location(of point: Point, in view: View) -> Point {
        let inWindow = view.window.map { $0.convertFromSuperview(point) } ?? point
        return view.convert(inWindow, from: nil)
    }

    /// Makes the first willing view upward first responder.
    ///
    /// - Returns: Whether the press goes on: false where the old first responder does not let go.
    private func focus(from view: View, in window: Window) -> Bool {
        var current: View? = view
        while let candidate = current {
            if let control = candidate as? Control, !control.isEnabled { return true }
            if candidate.canBecomeFirstResponder, candidate.takesFocusOnPress {
                return candidate.isFirstResponder || candidate.becomeFirstResponder()
            }
            current = candidate.superview
        }
        return true
    }

    private func countClick(
        _ button: MouseButton, _ location: Point, _ view: View, _ time: Duration
    ) -> Int {
        var count = 1
        if let last = lastPress, last.button == button, last.location == location,
            last.view == ObjectIdentifier(view), time - last.time <= Self.clickInterval
        {
            count = last.count + 1
        }
        lastPress = Press(
            button: button, location: location, view: ObjectIdentifier(view), time: time,
            count: count)
        return count
    }

    // MARK: Delivery

    private func deliver(
        _ phase: MouseEvent.Phase,
        to view: View?,
        _ input: MouseInput,
        _ time: Duration,
        button: MouseButton? = nil,
        clickCount: Int = 0,
        scroll: Point = .zero
    ) {
        guard let view else { return }
        let inWindow = view.window?.convertFromSuperview(input.location) ?? input.location
        let event = MouseEvent(
            phase, button: button, location: inWindow,
            modifiers: input.modifiers, clickCount: clickCount, scroll: scroll, timestamp: time)
        let locations = ReceiverLocations(of: event.locationInWindow, from: view)
        _ = view.route(
            event,
            includingSelf: true,
            prepare: { responder, event in event.located(at: locations[responder] ?? event.location)
            },
            react: { responder, event in (responder as? InputResponder)?.mouse(event) }
        )
    }
}

/// One location in the coordinates of each receiver, worked out before the first handler runs: what handlers
/// move does not move it.
@MainActor
private struct ReceiverLocations {
    private var entries: [(id: ObjectIdentifier, point: Point)] = []

    init(of point: Point, from view: View) {
        var local = view.convert(point, from: nil)
        var current: View? = view
        while let view = current {
            entries.append((ObjectIdentifier(view), local))
            if let controller = view.controller {
                entries.append((ObjectIdentifier(controller), local))
            }
            local = view.convertToSuperview(local)
            current = view.superview
        }
    }

    subscript(responder: Responder) -> Point? {
        let id = ObjectIdentifier(responder)
        return entries.first { $0.id == id }?.point
    }
}
