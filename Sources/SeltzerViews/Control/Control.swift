// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A view that the user operates: it tracks the mouse, can be disabled, and performs an action.
///
/// A subclass that takes a value from the press, a slider say, overrides ``beginTracking(_:)``,
/// ``continueTracking(_:)``, ``endTracking(_:)`` and ``cancelTracking(_:)``.
open class Control: View {
    private final var controlActions: [ControlAction] = []

    // Unchecked is what every drawing reads, as in ``View``.

    /// Whether the control can be operated; a disabled one swallows presses.
    @exclusivity(unchecked)
    public final var isEnabled = true {
        willSet { if isEnabled, !newValue { window?.viewBecomesIneligible(self) } }
        didSet {
            guard isEnabled != oldValue else { return }
            isHighlighted = false
            setNeedsDisplay()
        }
    }

    /// Whether the control shows itself pressed.
    @exclusivity(unchecked)
    public final var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Whether the control is selected; what that means is for its class or its user to say.
    @exclusivity(unchecked)
    public final var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsDisplay() } }
    }

    /// Whether the control shows that what it holds cannot be accepted.
    @exclusivity(unchecked)
    public final var isInvalid = false {
        didSet { if isInvalid != oldValue { setNeedsDisplay() } }
    }

    /// Whether the pointer is over the control.
    @exclusivity(unchecked)
    public private(set) final var isHovered = false {
        didSet { if isHovered != oldValue { setNeedsDisplay() } }
    }

    /// Whether a press of the left button that began on the control goes on.
    public private(set) final var isTracking = false
    /// Whether the pointer is on the control in such a press.
    public private(set) final var isTouchInside = false

    /// What the control is in; ``ControlLook`` has looks for it.
    ///
    /// A subclass whose focus or selection is another's, such as a row's, overrides it.
    open var state: State {
        var state = State.normal
        if isHighlighted { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        if isHovered { state.insert(.hovered) }
        if isInvalid { state.insert(.invalid) }
        return state
    }

    // MARK: Actions

    final func append(_ action: ControlAction) {
        controlActions.append(action)
    }

    /// The events that something was added for.
    public final var allControlEvents: Set<Event> { Set(controlActions.map(\.event)) }

    /// Runs what was added for an event, in the order of adding, and nothing on a disabled control.
    public final func sendActions(for event: Event) {
        if isEnabled { runActions(for: event) }
    }

    /// Takes back the actions of an object for an event; for every event where none is given.
    public final func removeTarget(_ target: AnyObject, for event: Event? = nil) {
        controlActions.removeAll { action in
            action.target == ObjectIdentifier(target) && (event == nil || action.event == event)
        }
    }

    /// Takes back everything that was added for an event.
    public final func removeActions(for event: Event) {
        controlActions.removeAll { $0.event == event }
    }

    private func runActions(for event: Event) {
        for action in controlActions where action.event == event { action.run(self) }
    }

    /// Operates the control, as a click or its key does.
    ///
    /// Subclasses override it to post their event; they call `super`.
    open func performPrimaryAction() {
        sendActions(for: .primaryActionTriggered)
    }

    /// Whether the release of the button that was pressed on the control operates it; true unless a subclass, one
    /// that takes a value from the press say, says otherwise.
    open var releasePerformsPrimaryAction: Bool { true }

    /// True as long as the control is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Tracks the left button; other buttons and the wheel pass by.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .enter, .leave:
            isHovered = event.phase == .enter
            return .ignored
        case .cancel:
            guard isTracking || !isEnabled else { return .ignored }
            trackCancel(event)
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

    // MARK: Tracking

    /// Called when the left button goes down on the control.
    ///
    /// A slider, say, takes the place of the press as its value here.
    ///
    /// - Parameter event: The press, in the control's own coordinates.
    /// - Returns: Whether the control follows the press; true unless a subclass refuses. A press that is not
    ///   followed is kept from the superiors all the same.
    open func beginTracking(_ event: MouseEvent) -> Bool { true }

    /// Called whenever the pointer moves in a press that the control follows.
    ///
    /// - Parameter event: The drag, in the control's own coordinates; it may lie outside.
    /// - Returns: Whether the control goes on following; true unless a subclass has enough.
    open func continueTracking(_ event: MouseEvent) -> Bool { true }

    /// Called when the left button comes up in a press that the control follows; does nothing unless a
    /// subclass does.
    ///
    /// - Parameter event: The release, in the control's own coordinates; it may lie outside.
    open func endTracking(_ event: MouseEvent) {}

    /// Called when a press that the control follows is taken away; does nothing unless a subclass does.
    ///
    /// - Parameter event: Tells the time; its location means nothing.
    open func cancelTracking(_ event: MouseEvent) {}

    private func track(_ event: MouseEvent) {
        switch event.phase {
        case .down: trackPress(event)
        case .drag: if isTracking { trackDrag(event) }
        default: if isTracking { trackRelease(event) }
        }
    }

    private func trackPress(_ event: MouseEvent) {
        guard beginTracking(event) else { return }
        isTracking = true
        isTouchInside = true
        isHighlighted = true
        sendActions(for: .touchDown)
        if event.clickCount > 1 { sendActions(for: .touchDownRepeat) }
    }

    private func trackDrag(_ event: MouseEvent) {
        let wasInside = isTouchInside
        isTouchInside = point(inside: event.location, with: event)
        isHighlighted = isTouchInside
        guard continueTracking(event) else {
            stopTracking()
            return
        }
        if isTouchInside != wasInside {
            sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
        }
        sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
    }

    private func trackRelease(_ event: MouseEvent) {
        let isInside = point(inside: event.location, with: event)
        isTouchInside = isInside
        endTracking(event)
        stopTracking()
        sendActions(for: isInside ? .touchUpInside : .touchUpOutside)
        if isInside, releasePerformsPrimaryAction { performPrimaryAction() }
    }

    private func trackCancel(_ event: MouseEvent) {
        guard isTracking else { return }
        cancelTracking(event)
        stopTracking()
        // A press is cancelled because the control was disabled, too.
        runActions(for: .touchCancel)
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}
