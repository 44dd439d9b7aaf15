// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder

/// A view that the user operates: it tracks the mouse, can be disabled, and performs an action.
///
/// A subclass that takes a value from a press, such as a slider, overrides ``beginTracking(_:)``,
/// ``continueTracking(_:)``, ``endTracking(_:)`` and ``cancelTracking(_:)``.
open class Control: View {
    final var controlActions: [ControlAction] = []

    // Exclusivity checks are off for properties that drawing reads, as in ``View``.

    /// Whether the user can operate the control.
    ///
    /// A disabled control consumes presses and does nothing. A control whose text is edited
    /// gives up the focus at once, other controls before the next event or frame.
    @exclusivity(unchecked)
    open var isEnabled = true {
        willSet { if isEnabled, !newValue { window?.viewBecomesIneligible(self) } }
        didSet {
            guard isEnabled != oldValue else { return }
            isHighlighted = false
            setNeedsDisplay()
            if !isEnabled, isEditingText { window?.repairFocus() }
        }
    }

    /// Whether the user edits the text of the control; a text field and a text view set it.
    package final var isEditingText = false

    /// Whether the control looks pressed.
    @exclusivity(unchecked)
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Above 0 while the control looks pressed after its key.
    @exclusivity(unchecked)
    private final var pressFade = 0.0 {
        didSet {
            if (pressFade > 0) != (oldValue > 0) { setNeedsDisplay() }
            animateChange(of: \Control.pressFade, from: oldValue)
        }
    }

    /// Whether the control is being operated by a key.
    package private(set) final var isOperatedByKey = false

    /// Whether the control is selected.
    ///
    /// Its class or the program defines the meaning of the selection.
    @exclusivity(unchecked)
    open var isSelected = false {
        didSet { if isSelected != oldValue { setNeedsDisplay() } }
    }

    /// Whether the control looks invalid, because its value cannot be accepted.
    @exclusivity(unchecked)
    public final var isInvalid = false {
        didSet { if isInvalid != oldValue { setNeedsDisplay() } }
    }

    /// The place of the content in a control that is higher than its content; the middle by default.
    ///
    /// Buttons follow it. It has no effect on controls that fill their height.
    public final var contentVerticalAlignment = ContentVerticalAlignment.center {
        didSet { if contentVerticalAlignment != oldValue { setNeedsDisplay() } }
    }

    /// Whether the pointer is over the control.
    @exclusivity(unchecked)
    public private(set) final var isHovered = false {
        didSet { if isHovered != oldValue { setNeedsDisplay() } }
    }

    /// Whether the control follows a press of the left button that began on it.
    public private(set) final var isTracking = false
    /// Whether the pointer is on the control during the tracked press.
    public private(set) final var isTouchInside = false

    /// The state of the control, for ``ControlLook``.
    ///
    /// A subclass overrides it if its focus or selection belongs to another view; a row does so.
    open var state: State {
        var state = State.normal
        if isHighlighted || pressFade > 0 { state.insert(.highlighted) }
        if !isEnabled { state.insert(.disabled) }
        if isSelected { state.insert(.selected) }
        if isFocused { state.insert(.focused) }
        if isHovered { state.insert(.hovered) }
        if isInvalid { state.insert(.invalid) }
        return state
    }

    /// The control role, with traits for whether it is enabled and selected; subclasses add their
    /// role and label.
    open override var defaultAccessibility: AccessibilityAttributes {
        var traits: AccessibilityTraits = isSelected ? .selected : []
        if !isEnabled { traits.insert(.notEnabled) }
        if isInvalid { traits.insert(.invalid) }
        return AccessibilityAttributes(.control, traits: traits)
    }

    final override var isControl: Bool { true }

    final override var pressHandler: View.Type? { Control.self }

    final override func consumes(_ event: MouseEvent) -> Bool {
        switch event.phase {
        case .enter, .leave, .move, .scroll: false
        case .cancel: isTracking || !isEnabled
        case .down, .drag, .up: event.button == .left || (event.button == nil && isTracking)
        }
    }

    final override var isDisabledControl: Bool { !isEnabled }

    // MARK: Actions

    final func append(_ action: ControlAction) {
        controlActions.append(action)
    }

    /// Sends the events of a click, then activates the control; has no effect on a disabled control.
    ///
    /// Runs the actions for `touchDown` and `touchUpInside`, then calls ``activate()``, which does
    /// nothing in controls that need the place of a press, such as a slider.
    open func performPrimaryAction() {
        for event in [Event.touchDown, .touchUpInside] where isEnabled {
            sendActions(for: event)
        }
        if isEnabled { activate() }
    }

    /// Reacts to a click, to the key of the control, or to ``performPrimaryAction()``.
    ///
    /// The actions for `touchUpInside` have run already. The default runs the actions for
    /// `primaryActionTriggered`. Subclasses override it to post their event, and call `super`.
    open func activate() {
        sendActions(for: .primaryActionTriggered)
    }

    /// Performs the primary action for a key, and shows the press for a moment, so that it is
    /// visible like a click.
    package final func performPrimaryActionByKey() {
        move(for: Motion.press, curve: .linear) {
            pressFade = 1
        } to: {
            pressFade = 0
        }
        isOperatedByKey = true
        performPrimaryAction()
        isOperatedByKey = false
    }

    /// Whether a release on the control operates it; true by default.
    ///
    /// A slider returns false, because the press itself sets its value.
    open var releasePerformsPrimaryAction: Bool { true }

    /// Whether a drag that begins on the control belongs to the control; false by default.
    ///
    /// If true, the gesture recognizers of superviews get no press on the control. If false, a
    /// recognizer such as a `PanGestureRecognizer` of a superview may take the press, and the
    /// control is cancelled. A slider and a text field return true.
    open var tracksDrags: Bool { false }

    /// True while the control is enabled.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Tracks the left button, and ignores other buttons and the wheel.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        // Tracking may end with the event.
        let isConsumed = consumes(event)
        switch event.phase {
        case .enter, .leave:
            isHovered = event.phase == .enter
        case .cancel where isConsumed: trackCancel(event)
        case .down, .drag, .up:
            if isEnabled, isConsumed { track(event) }
        case .cancel, .move, .scroll: break
        }
        return isConsumed ? .stop : .ignored
    }

    // MARK: Tracking

    /// Called when the left button goes down on the control.
    ///
    /// For instance, a slider sets its value to the place of the press.
    ///
    /// - Parameter event: The press, in the control's own coordinates.
    /// - Returns: Whether the control follows the press; true by default. If false, the press is
    ///   consumed without being followed.
    open func beginTracking(_ event: MouseEvent) -> Bool { true }

    /// Called whenever the pointer moves in a press that the control follows.
    ///
    /// - Parameter event: The drag, in the control's own coordinates; it may lie outside.
    /// - Returns: Whether the control continues to follow the press; true by default.
    open func continueTracking(_ event: MouseEvent) -> Bool { true }

    /// Called when the left button comes up in a press that the control follows.
    ///
    /// The default does nothing.
    ///
    /// - Parameter event: The release, in the control's own coordinates; it may lie outside.
    open func endTracking(_ event: MouseEvent) {}

    /// Called when a press that the control follows is cancelled.
    ///
    /// The default does nothing.
    ///
    /// - Parameter event: The event with the time. Its location has no meaning.
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
        send(.touchDown, event)
        if event.clickCount > 1 { send(.touchDownRepeat, event) }
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
            send(isTouchInside ? .touchDragEnter : .touchDragExit, event)
        }
        send(isTouchInside ? .touchDragInside : .touchDragOutside, event)
    }

    private func trackRelease(_ event: MouseEvent) {
        let isInside = point(inside: event.location, with: event)
        isTouchInside = isInside
        endTracking(event)
        stopTracking()
        send(isInside ? .touchUpInside : .touchUpOutside, event)
        if isInside, releasePerformsPrimaryAction, isEnabled { activate() }
    }

    private func trackCancel(_ event: MouseEvent) {
        guard isTracking else { return }
        cancelTracking(event)
        stopTracking()
        sendActions(for: .touchCancel, with: event)
    }

    /// Runs the actions for an event of the mouse, unless an earlier action disabled the control.
    private func send(_ events: Event, _ event: MouseEvent) {
        if isEnabled { sendActions(for: events, with: event) }
    }

    private func stopTracking() {
        isTracking = false
        isTouchInside = false
        isHighlighted = false
    }
}
