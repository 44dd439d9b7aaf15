// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A view that the user operates: it tracks the mouse, can be disabled, and performs an action.
open class Control: View {
    /// What can be listened to with ``addAction(for:_:)``.
    public enum Event: Hashable, Sendable {
        /// The left button went down on the control.
        case touchDown
        /// The left button came up on the control after it had gone down there.
        case touchUpInside
        /// The left button came up elsewhere.
        case touchUpOutside
        /// The press was taken away.
        case touchCancel
        /// The control was operated, by mouse or by key.
        case primaryActionTriggered
    }

    private final var actions: [(event: Event, body: @MainActor (Control) -> Void)] = []

    /// Whether the control can be operated; a disabled one swallows presses.
    public final var isEnabled = true {
        willSet { if isEnabled, !newValue { window?.viewBecomesIneligible(self) } }
        didSet {
            guard isEnabled != oldValue else { return }
            isTracking = false
            isHighlighted = false
            setNeedsDisplay()
        }
    }

    /// Whether the control shows itself pressed.
    public final var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Whether the pointer is over the control.
    public private(set) final var isHovered = false {
        didSet { if isHovered != oldValue { setNeedsDisplay() } }
    }

    private final var isTracking = false

    /// Runs a closure when something happens to the control, after earlier ones.
    ///
    /// - Parameters:
    ///   - event: What to listen to.
    ///   - body: Gets the control; the control keeps the closure.
    public final func addAction(
        for event: Event,
        _ body: @escaping @MainActor (Control) -> Void
    ) {
        actions.append((event, body))
    }

    /// Runs the closures added for an event, and nothing on a disabled control.
    public final func sendActions(for event: Event) {
        guard isEnabled else { return }
        for action in actions where action.event == event { action.body(self) }
    }

    /// Operates the control, as a click or its key does.
    ///
    /// Subclasses override it to post their event; they call `super`.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    /// True as long as the control is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Tracks the left button; other buttons and the wheel pass by.
    open override func mouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .enter, .leave:
            isHovered = event.phase == .enter
            return .ignored
        case .cancel:
            guard isTracking || !isEnabled else { return .ignored }
            endTracking(sending: .touchCancel)
            return .stop
        case .down, .drag, .up:
            guard event.button == .left || (event.button == nil && isTracking) else {
                return .ignored
            }
            if isEnabled { track(event) }
            return .stop
        case .move, .scroll:
            return .ignored
        }
    }

    private func track(_ event: MouseEvent) {
        let isInside = point(inside: event.location, with: event)
        switch event.phase {
        case .down:
            isTracking = true
            isHighlighted = true
            sendActions(for: .touchDown)
        case .drag:
            guard isTracking else { return }
            isHighlighted = isInside
        default:
            let isClick = isTracking && isInside
            endTracking(sending: isInside ? .touchUpInside : .touchUpOutside)
            if isClick { performPrimaryAction() }
        }
    }

    private func endTracking(sending event: Event) {
        guard isTracking else { return }
        isTracking = false
        isHighlighted = false
        sendActions(for: event)
    }
}
