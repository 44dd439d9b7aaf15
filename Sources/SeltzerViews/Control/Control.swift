// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A view that the user operates: it tracks the mouse, can be disabled, and performs an action.
open class Control: View {
    private final var actions: [ControlAction] = []

    /// Whether the control can be operated; a disabled one swallows presses.
    public final var isEnabled = true {
        willSet { if isEnabled, !newValue { window?.viewBecomesIneligible(self) } }
        didSet {
            guard isEnabled != oldValue else { return }
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

    /// Whether a press of the left button that began on the control goes on.
    public private(set) final var isTracking = false
    /// Whether the pointer is on the control in such a press.
    public private(set) final var isTouchInside = false

    // MARK: Actions

    final func append(_ action: ControlAction) {
        actions.append(action)
    }

    /// Runs what was added for an event, in the order of adding, and nothing on a disabled control.
    public final func sendActions(for event: Event) {
        if isEnabled { runActions(for: event) }
    }

    /// Takes back the actions of an object for an event; for every event where none is given.
    public final func removeTarget(_ target: AnyObject, for event: Event? = nil) {
        actions.removeAll { action in
            action.target == ObjectIdentifier(target) && (event == nil || action.event == event)
        }
    }

    /// Takes back everything that was added for an event.
    public final func removeActions(for event: Event) {
        actions.removeAll { $0.event == event }
    }

    private func runActions(for event: Event) {
        for action in actions where action.event == event { action.run(self) }
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
            isTouchInside = true
            isHighlighted = true
            sendActions(for: .touchDown)
            if event.clickCount > 1 { sendActions(for: .touchDownRepeat) }
        case .drag:
            if isTracking { trackDrag(isInside: isInside) }
        default:
            let isClick = isTracking && isInside
            endTracking(sending: isInside ? .touchUpInside : .touchUpOutside)
            if isClick { performPrimaryAction() }
        }
    }

    private func trackDrag(isInside: Bool) {
        let wasInside = isTouchInside
        isTouchInside = isInside
        isHighlighted = isInside
        if isInside != wasInside { sendActions(for: isInside ? .touchDragEnter : .touchDragExit) }
        sendActions(for: isInside ? .touchDragInside : .touchDragOutside)
    }

    private func endTracking(sending event: Event) {
        guard isTracking else { return }
        isTracking = false
        isTouchInside = false
        isHighlighted = false
        // A press is cancelled because the control was disabled, too.
        runActions(for: event)
    }
}
