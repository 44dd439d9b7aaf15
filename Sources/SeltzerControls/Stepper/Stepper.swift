// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A number between two buttons that make it smaller and larger; the user can also type it.
///
/// When the user changes the value, the stepper sends ``/SeltzerViews/Control/Event/valueChanged``, posts
/// ``StepperChanged`` and runs its closure. A value that the program sets is not reported. Values beyond the range become
/// its nearest end; NaN is ignored.
///
/// A typed text that is no number of the range leaves the value as it is. When editing ends, the stepper looks invalid,
/// shows a message if there is a row below it or room beside it, and posts ``ValidityChanged``.
///
/// ```swift
/// let copies = Stepper(value: 2, in: 1...99) { order.copies = Int($0.value) }
/// ```
///
///     [  −  2    +  ]
open class Stepper: Control {
    private final var scale: SliderScale {
        didSet { if scale != oldValue { scaleDidChange() } }
    }
    private final var storedValue = 0.0
    private final var action: (@MainActor (Stepper) -> Void)?
    private final lazy var field = StepperField(of: self)
    private final var press: StepperPress? {
        didSet { setNeedsDisplay() }
    }
    /// The direction of the button under the pointer; nil for none.
    private final var hoveredDirection: Int? {
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
        scale = SliderScale()
        super.init()
        scale.snaps = false
        scale.minimum = range.lowerBound
        scale.maximum = range.upperBound
        scale.step = step
        storedValue = scale.value(nearestTo: value) ?? scale.minimum
        self.action = action
        addSubview(field)
        showValue()
        on(TextChanged.self, Stepper.textChanged)
        on(EditingBegan.self, Stepper.editingBegan)
        on(EditingEnded.self, Stepper.editingEnded)
        on(ValidityChanged.self, Stepper.validityChanged)
    }

    // MARK: The value

    /// The number.
    ///
    /// Setting it is not reported.
    public final var value: Double {
        get { storedValue }
        set {
            guard let nearest = scale.value(nearestTo: newValue) else { return }
            storedValue = nearest
            showValue()
        }
    }

    /// The minimum value; 0 at first.
    ///
    /// Setting it raises a maximum that is less.
    public final var minimumValue: Double {
        get { scale.minimum }
        set { scale.minimum = newValue }
    }

    /// The maximum value; 100 at first.
    ///
    /// Setting it lowers a minimum that is greater.
    public final var maximumValue: Double {
        get { scale.maximum }
        set { scale.maximum = newValue }
    }

    /// The distance of a step; 1 at first.
    ///
    /// The number has as many decimals as the step and the ends of the range. 0 stands for a hundredth of the range.
    public final var stepValue: Double {
        get { scale.step }
        set { scale.step = newValue }
    }

    /// Whether a step beyond an end leads to the other end; false at first.
    public final var wraps = false {
        didSet { if wraps != oldValue { setNeedsDisplay() } }
    }

    /// Whether a button that is held steps again and again; true at first.
    public final var autorepeat = true

    /// Whether each step of a held button is reported; if false, only the last value, when the button is released.
    public final var isContinuous = true

    /// The text in the field: the value, or what the user has typed.
    ///
    /// Setting it is not reported. A text that is no number of the range leaves the value as it is.
    public final var text: String {
        get { field.text }
        set {
            field.text = newValue
            if case .success(let number) = entry.number(newValue) { storedValue = number }
            setNeedsDisplay()
        }
    }

    /// What is wrong with the typed text, since editing has ended; nil for nothing.
    public final var validationMessage: String? { field.validationMessage }

    /// Checks the typed text, and shows a problem.
    ///
    /// - Returns: Whether the text is a number of the range.
    @discardableResult
    public final func validate() -> Bool { field.validate() }

    private final var entry: NumberEntry {
        NumberEntry(range: scale.minimum...scale.maximum, places: scale.places)
    }

    final func problem(of text: String) -> String? {
        if case .failure(let problem) = entry.number(text) { problem.message } else { nil }
    }

    private final func showValue() {
        field.text = scale.text(storedValue)
        field.columns = numberWidth
        setNeedsDisplay()
    }

    private final func scaleDidChange() {
        storedValue = scale.value(nearestTo: storedValue) ?? scale.minimum
        showValue()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Stepping

    /// Sets a value for the user, and reports it unless it is part of a press that reports only its end.
    private final func change(to newValue: Double) {
        guard newValue != storedValue else { return }
        storedValue = newValue
        setNeedsDisplay()
        if press == nil || isContinuous { reportValue() }
    }

    private final func reportValue() {
        reportChange(StepperChanged(value: storedValue)) { action?(self) }
    }

    private final func move(_ move: ListMove) {
        guard isEnabled else { return }
        let isAtEnd =
            switch move {
            case .items(let count): !canStep(count, wrapping: false)
            default: false
            }
        let isUp = !move.isBackwards
        let target =
            isAtEnd && wraps
            ? (isUp ? scale.minimum : scale.maximum) : scale.value(move, from: storedValue)
        // Also if the value stays: the text may be another one.
        field.text = scale.text(target)
        change(to: target)
    }

    /// Returns whether a step in a direction leads to another value.
    private final func canStep(_ direction: Int, wrapping: Bool) -> Bool {
        if wrapping, wraps { return scale.minimum < scale.maximum }
        return direction > 0 ? storedValue < scale.maximum : storedValue > scale.minimum
    }

    /// A stepper with its text as the value, and what is wrong as the hint.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.stepper, value: text, hint: validationMessage)
    }

    /// Steps up, as the keys do.
    open override func accessibilityIncrement() { move(.items(1)) }

    /// Steps down, as the keys do.
    open override func accessibilityDecrement() { move(.items(-1)) }

    /// Replaces the number as if the user had typed it.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        field.accessibilityChangeValue(to: value)
    }

    /// Does nothing: the buttons and the keys step.
    open override func performPrimaryAction() {}

    /// The actions `increase` and `decrease` on Up and Down, `increase-more` and `decrease-more` on Page Up and Page
    /// Down, `minimum` and `maximum` on Ctrl-Home and Ctrl-End.
    open override var actions: [Action] {
        let moves: [(String, String, KeySequence, ListMove)] = [
            ("increase", "More", "up", .items(1)),
            ("decrease", "Less", "down", .items(-1)),
            ("increase-more", "Much more", "pageup", .pages(1)),
            ("decrease-more", "Much less", "pagedown", .pages(-1)),
            ("minimum", "Minimum", "ctrl-home", .first),
            ("maximum", "Maximum", "ctrl-end", .last),
        ]
        return moves.map { identifier, title, key, move in
            let isStep = move == .items(-1) || move == .items(1)
            return Action(
                identifier, title: title, keys: [key], placement: isStep ? .footer : .help,
                priority: .low, group: .moves(move, "Change")
            ) {
                ($0 as? Stepper)?.move(move)
                return .stop
            }.listed(in: .edit)
        }
    }

    // MARK: Typing

    private final func textChanged(_ event: TextChanged) -> Disposition {
        if case .success(let number) = entry.number(event.text) { change(to: number) }
        sendActions(for: .editingChanged)
        return .stop
    }

    private final func editingBegan(_ event: EditingBegan) -> Disposition {
        // What is typed replaces the number.
        field.selectAll()
        setNeedsDisplay()
        sendActions(for: .editingDidBegin)
        return .ignored
    }

    private final func editingEnded(_ event: EditingEnded) -> Disposition {
        if field.isValid { showValue() }
        setNeedsDisplay()
        sendActions(for: .editingDidEnd)
        return .ignored
    }

    private final func validityChanged(_ event: ValidityChanged) -> Disposition {
        isInvalid = !event.isValid
        setNeedsDisplay()
        return .ignored
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
        guard event.phase == .scroll, isEnabled else { return super.handleMouse(event) }
        let steps = event.scroll.x.saturatingSubtracting(event.scroll.y)
        if steps != 0 { move(.items(steps)) }
        return .stop
    }

    /// Steps once, and again while the button is held.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        guard let direction = direction(at: event.location) else { return false }
        becomeFirstResponder()
        let press = StepperPress(direction, from: storedValue)
        self.press = press
        move(.items(direction))
        if autorepeat { press.repeat(in: self) { [weak self] in self?.move(.items(direction)) } }
        return true
    }

    /// Pauses while the pointer is outside of the button.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        press?.isInside = direction(at: event.location) == press?.direction
        setNeedsDisplay()
        return true
    }

    /// Ends stepping, and reports the value if ``isContinuous`` is false.
    open override func endTracking(_ event: MouseEvent) {
        let old = endPress()
        if !isContinuous, old != storedValue { reportValue() }
    }

    /// Ends stepping, and restores the value before the press if ``isContinuous`` is false.
    open override func cancelTracking(_ event: MouseEvent) {
        let old = endPress()
        if !isContinuous { value = old }
    }

    /// Ends the press, and returns the value before it.
    private final func endPress() -> Double {
        defer { press = nil }
        press?.end()
        return press?.valueBefore ?? storedValue
    }

    private final func direction(at point: Point) -> Int? {
        let parts = parts
        if parts.less.contains(point) { return -1 }
        return parts.more.contains(point) ? 1 : nil
    }

    // MARK: The picture

    /// The width of the widest number in cells; at most that of a number with 12 digits.
    private final var numberWidth: Int {
        min(12, max(scale.text(scale.minimum).count, scale.text(scale.maximum).count))
    }

    private final var parts: StepperLayout {
        StepperLayout(in: bounds, numberWidth: numberWidth, isCompact: hasCompactLayout)
    }

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
        let parts = parts
        let state = state
        ControlLook.drawChip(
            state.intersection([.focused, .invalid, .disabled]), in: parts.chip, of: canvas)
        draw(-1, canvas.isUnicode ? "−" : "-", in: parts.less, of: canvas)
        draw(1, "+", in: parts.more, of: canvas)
        guard let message = validationMessage, !parts.message.isEmpty else { return }
        canvas.draw(
            (canvas.isUnicode ? "× " : "x ") + message, in: parts.message,
            style: Style(foreground: .danger))
    }

    private final func draw(
        _ direction: Int, _ sign: String, in button: Rect, of canvas: Canvas
    ) {
        guard !button.isEmpty else { return }
        var state = State.normal
        if !isEnabled || !canStep(direction, wrapping: true) {
            state = .disabled
        } else if let press, press.isInside, press.direction == direction {
            state = .highlighted
        } else if hoveredDirection == direction {
            state = .hovered
        }
        var style = ControlLook.chip(state)
        if state == .disabled, isEnabled { style.background = .control }
        if !canvas.hasFills {
            style.background = .clear
            if state == .highlighted { style.attributes.insert(.reverse) }
            if state == .hovered { style.attributes.insert(.underline) }
        }
        if canvas.hasFills { canvas.fill(button, with: style) }
        // The signs have the same distance from the ends of the chip.
        let padding = max(0, min(button.width - 1, 2))
        let x = direction < 0 ? button.minX + padding : button.maxX - 1 - padding
        canvas.draw(sign, at: Point(x: x, y: button.minY), style: style)
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
