// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A number between two buttons that make it smaller and larger; the user can also type it.
///
/// When the user changes the value, the stepper runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``StepperChanged``. A value that the
/// program sets is not reported. Values beyond the range become its nearest end; NaN is ignored.
///
/// A typed text that is not a number in the range does not change the value. When editing ends, the stepper looks
/// invalid, shows a message if there is a row below it or room beside it, and posts ``ValidityChanged``.
///
/// ```swift
/// let copies = Stepper(value: 2, in: 1...99) { order.copies = Int($0.value) }
/// ```
///
///     [  −  2    +  ]
open class Stepper: RangedControl {
    final lazy var field = StepperField(of: self)
    final var press: StepperPress? {
        didSet { setNeedsDisplay() }
    }
    /// The direction of the button under the pointer; nil for none.
    final var hoveredDirection: Int? {
        didSet { if hoveredDirection != oldValue { setNeedsDisplay() } }
    }

    /// Creates a stepper.
    ///
    /// - Parameters:
    ///   - value: The initial value.
    ///   - range: The minimum and the maximum value.
    ///   - step: The distance of a step.
    ///   - action: Runs when the user has changed the value. The stepper retains it.
    public init(
        value: Double = 0, in range: ClosedRange<Double> = 0...100, step: Double = 1,
        action: (@MainActor (Stepper) -> Void)? = nil
    ) {
        super.init(RangedNumber(value, in: range, step: step, snaps: false))
        layoutNature = .fixed
        if let action { addAction(for: .valueChanged, action) }
        showField()
    }

    /// Creates a stepper from 0 to 100, with a frame.
    public init(frame: Rect) {
        super.init(RangedNumber(0, in: 0...100, step: 1, snaps: false))
        layoutNature = .fixed
        showField()
        self.frame = frame
    }

    private final func showField() {
        addSubview(field)
        showValue()
        on(TextChanged.self, Stepper.textChanged)
        on(EditingBegan.self, Stepper.editingBegan)
        on(EditingEnded.self, Stepper.editingEnded)
    }

    // MARK: The value

    /// Whether a step beyond an end leads to the other end; false at first.
    public final var wraps = false {
        didSet { if wraps != oldValue { setNeedsDisplay() } }
    }

    /// Whether a button that is held steps again and again; true at first.
    public final var autorepeat = true

    /// The text in the field: the value, or the text that the user typed.
    ///
    /// Setting it is not reported. A text that is not a number in the range does not change the value.
    public final var text: String {
        get { field.text }
        set {
            field.text = newValue
            if case .success(let typed) = entry.number(newValue) { number.value = typed }
            setNeedsDisplay()
        }
    }

    /// The problem of the typed text, after editing has ended; nil for none.
    public final var validationMessage: String? { field.validationMessage }

    /// Checks the typed text, and shows a problem.
    ///
    /// - Returns: Whether the text is a number in the range.
    @discardableResult
    public final func validate() -> Bool { field.validate() }

    final var entry: NumberEntry {
        NumberEntry(range: scale.minimum...scale.maximum, places: scale.places)
    }

    final func problem(of text: String) -> String? {
        if case .failure(let problem) = entry.number(text) { problem.message } else { nil }
    }

    final func showValue() {
        field.text = scale.text(value)
        field.columns = numberWidth
        setNeedsDisplay()
    }

    override func programDidSetValue() { showValue() }

    override func scaleDidChange() {
        super.scaleDidChange()
        showValue()
        setNeedsLayout()
    }

    // MARK: Stepping

    override func reportValue() {
        reportChange(StepperChanged(value: value))
    }

    override func move(_ move: ListMove) {
        guard isEnabled else { return }
        let isAtEnd =
            switch move {
            case .items(let count): !canStep(count, wrapping: false)
            default: false
            }
        let isUp = !move.isBackwards
        let target =
            isAtEnd && wraps
            ? (isUp ? scale.minimum : scale.maximum) : scale.value(move, from: value)
        // The text is set even if the value stays: the user may have typed another text.
        field.text = scale.text(target)
        change(to: target)
    }

    /// Returns whether a step in a direction leads to another value.
    final func canStep(_ direction: Int, wrapping: Bool) -> Bool {
        if wrapping, wraps { return scale.minimum < scale.maximum }
        return direction > 0 ? value < scale.maximum : value > scale.minimum
    }

    /// A stepper with its text as the value, and the problem as the hint.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.stepper, value: text, hint: validationMessage)
    }

    /// Replaces the number as if the user had typed it.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        field.accessibilityChangeValue(to: value)
    }

    /// The actions `increase` and `decrease` on Up and Down, `increase-more` and `decrease-more` on Page Up and Page
    /// Down, `minimum` and `maximum` on Ctrl-Home and Ctrl-End.
    open override var actions: [Action] {
        moveActions(steps: ("up", "down"), ends: ("ctrl-home", "ctrl-end"))
    }

    // MARK: Focus

    /// False: the field inside is focused.
    open override var canBecomeFirstResponder: Bool { false }

    /// Focuses the field inside.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// The state of a control, and ``/SeltzerViews/Control/State/focused`` while the field inside is focused.
    open override var state: State { field.isFocused ? super.state.union(.focused) : super.state }

    // MARK: The mouse

    /// Returns the stepper itself while it is disabled.
    open override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        let view = super.hitTest(point, with: event)
        return view != nil && !isEnabled ? self : view
    }

    /// Changes the value by the wheel (up or right is more), and tracks the left button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        hoveredDirection = event.phase == .leave ? nil : direction(at: event.location)
        return super.handleMouse(event)
    }

    /// Steps once, and again while the button is held.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        guard let direction = direction(at: event.location) else { return false }
        becomeFirstResponder()
        let press = StepperPress(direction)
        self.press = press
        _ = super.beginTracking(event)
        move(.items(direction))
        if autorepeat { press.repeat(in: self) { [weak self] in self?.move(.items(direction)) } }
        return true
    }

    /// Pauses while the pointer is outside the button.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        press?.isInside = direction(at: event.location) == press?.direction
        setNeedsDisplay()
        return true
    }

    /// Ends stepping, and reports the value if ``RangedControl/isContinuous`` is false.
    open override func endTracking(_ event: MouseEvent) {
        endPress()
        super.endTracking(event)
    }

    /// Ends stepping, and restores the value before the press if ``RangedControl/isContinuous`` is false.
    open override func cancelTracking(_ event: MouseEvent) {
        endPress()
        super.cancelTracking(event)
        if !isContinuous { showValue() }
    }

    private final func endPress() {
        press?.end()
        press = nil
    }

    private final func direction(at point: Point) -> Int? {
        let parts = parts
        if parts.less.contains(point) { return -1 }
        return parts.more.contains(point) ? 1 : nil
    }

    // MARK: The picture

    /// Returns the width of the buttons, the widest number and the bars, one row high.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(
            width: StepperLayout.width(numberWidth: numberWidth, isCompact: hasCompactLayout),
            height: 1)
    }

    /// Lays out the field between the buttons.
    open override func layoutSubviews() {
        field.frame = parts.field
    }

    /// Draws the buttons, and a message below or beside them.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        drawParts(in: canvas)
    }
}

/// The user changed the value of a stepper; posted by the stepper, whose own handlers run first.
public struct StepperChanged: RoutedEvent, Hashable, Sendable {
    /// The new value.
    public let value: Double

    /// Creates an event.
    public init(value: Double) {
        self.value = value
    }
}
