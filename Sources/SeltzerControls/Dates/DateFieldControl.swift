// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A field with the parts of a date or a time, of which keys change one at a time.
///
/// ``DatePicker`` and ``TimePicker`` are such fields. The value is nil while a part is empty, and if there is no such
/// day.
open class DateFieldControl: Control {
    final var parts: DateParts
    /// The first visible cell of the text.
    final var firstColumn = 0
    /// Whether the pointer is on the button.
    final var isButtonHovered = false {
        didSet { if isButtonHovered != oldValue { setNeedsDisplay() } }
    }
    /// The value that was reported or set last.
    final var knownDate: CalendarDate?
    final var knownTime: TimeOfDay?

    init() {
        parts = DateParts(.iso8601, hasDate: true, hasTime: false, hasSeconds: false)
        super.init(frame: .zero)
        layoutNature = .fixed
        on { [weak self] (_: BecameFirstResponder) in self?.focusDidChange(true) ?? .ignored }
        on { [weak self] (_: ResignedFirstResponder) in self?.focusDidChange(false) ?? .ignored }
    }

    // MARK: For subclasses

    /// Returns empty parts of the right kind.
    func makeParts() -> DateParts { parts }

    /// Whether the field has parts of its own to focus, and not only views inside.
    var showsField: Bool { true }

    /// Whether there is a button that opens a calendar.
    var hasButton: Bool { false }

    /// Whether the calendar is open.
    var isButtonPressed: Bool { false }

    /// Opens or closes the calendar.
    func pressButton() {}

    /// Returns the nearest date and time that the limits allow.
    func limited(_ date: CalendarDate?, _ time: TimeOfDay?) -> (CalendarDate?, TimeOfDay?) {
        (date, time)
    }

    /// Returns the problem of a complete value that the limits do not allow; nil for none.
    func problem(of date: CalendarDate?, _ time: TimeOfDay?) -> String? { nil }

    /// Reports the value that the user has chosen.
    func reportValue() {}

    /// The rectangle of the field.
    final var fieldRect: Rect {
        Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: min(1, bounds.height))
    }

    /// The time that an empty part of the time begins with.
    var seedTime: TimeOfDay { .now }

    // MARK: The format

    /// The order of the parts, the separators, the clock and the names; those of the system at first.
    public final var format = CalendarFormat.current {
        didSet { if format != oldValue { rebuild() } }
    }

    /// The minutes of a step, a divisor of 60 such as 5 or 15; 1 at first.
    ///
    /// Other numbers count as 1. The user can still type any minute.
    public final var minuteInterval = 1 {
        didSet { parts.minuteInterval = checkedInterval }
    }

    private var checkedInterval: Int {
        (1...30).contains(minuteInterval) && 60 % minuteInterval == 0 ? minuteInterval : 1
    }

    /// Makes the parts again, with the same value.
    final func rebuild() {
        parts = makeParts()
        parts.minuteInterval = checkedInterval
        show(knownDate, knownTime)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: The value

    /// Shows a value that the program sets.
    final func show(_ date: CalendarDate?, _ time: TimeOfDay?) {
        (knownDate, knownTime) = limited(date, time)
        parts.set(knownDate)
        parts.set(knownTime)
        // Seconds that the field does not show are dropped, so that no later edit seems to change them.
        if parts.hasTime { knownTime = parts.time }
        updateValidity(isComplete: true)
        valueDidChange()
        setNeedsDisplay()
    }

    /// Called when the value has changed, by the user or by the program.
    func valueDidChange() {}

    /// The problem of the parts, after editing has ended or when all parts are filled; nil for none.
    public private(set) final var validationMessage: String? {
        didSet {
            guard validationMessage != oldValue else { return }
            isInvalid = validationMessage != nil
            setNeedsDisplay()
        }
    }

    /// Checks the parts, and shows a problem.
    ///
    /// - Returns: Whether the parts are empty or a value within the limits.
    @discardableResult
    public final func validate() -> Bool {
        parts.commit()
        updateValidity(isComplete: true)
        return validationMessage == nil
    }

    /// Whether a problem is shown beside or below the field; false in a form, which has a row for it.
    package final var showsMessage = true {
        didSet { if showsMessage != oldValue { setNeedsDisplay() } }
    }

    /// Whether all parts are empty.
    package final var isEmpty: Bool { parts.isEmpty }

    /// The problem of the parts, whether it is shown or not; nil for none.
    package final var problemOfParts: String? { problem }

    private var problem: String? {
        parts.problem ?? problem(of: parts.date, parts.time)
    }

    private func updateValidity(isComplete: Bool) {
        let isMissing = parts.missingPart != nil
        validationMessage = isComplete || !isMissing ? problem : nil
    }

    /// Changes the parts for the user, and reports a new value.
    final func edit(_ change: (inout DateParts) -> Void) {
        guard isEnabled else { return }
        let old = parts.text
        change(&parts)
        updateValidity(isComplete: false)
        setNeedsDisplay()
        if parts.text != old { sendActions(for: .editingChanged) }
        takeParts()
    }

    private func takeParts() {
        let isAllowed = problem(of: parts.date, parts.time) == nil
        let date = isAllowed ? parts.date : nil, time = isAllowed ? parts.time : nil
        guard date != knownDate || time != knownTime else { return }
        (knownDate, knownTime) = (date, time)
        valueDidChange()
        reportValue()
    }

    /// Sets the day for the user, and reports it if it is new.
    final func choose(_ date: CalendarDate) {
        edit { $0.set(date) }
    }

    /// Makes the current part larger or smaller, within the limits.
    final func step(by count: Int) {
        edit { parts in
            parts.step(by: count, today: .today, now: seedTime)
            guard parts.problem == nil else { return }
            let (date, time) = limited(parts.date, parts.time)
            if let date, date != parts.date { parts.set(date) }
            if let time, time != parts.time { parts.set(time) }
        }
    }

    // MARK: Focus

    /// True while the field is enabled and shows parts.
    open override var canBecomeFirstResponder: Bool { isEnabled && showsField }

    private final func focusDidChange(_ isFocused: Bool) -> Disposition {
        if isFocused {
            setNeedsDisplay()
            sendActions(for: .editingDidBegin)
        } else {
            endEditingParts()
        }
        return .ignored
    }

    private final func endEditingParts() {
        parts.commit()
        updateValidity(isComplete: true)
        takeParts()
        setNeedsDisplay()
        sendActions(for: .editingDidEnd)
    }

    // MARK: The user

    /// Does nothing: keys and presses change the parts.
    open override func activate() {}

    /// The actions of the parts; the pages of ``DatePicker`` and ``TimePicker`` list them with their keys.
    open override var actions: [Action] {
        guard showsField else { return [] }
        return hasButton ? Self.buttonActions + Self.partActions : Self.partActions
    }

    /// Types into the current part.
    open override func handleKey(_ event: KeyEvent) -> Disposition { type(event) }

    /// Replaces the parts with a pasted date or time; rings the bell if the text has none.
    open override func handlePaste(_ event: PasteEvent) -> Disposition { paste(event.text) }

    /// Steps the part under the pointer by the wheel, and tracks the left button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        isButtonHovered = event.phase != .leave && buttonRect.contains(event.location)
        guard event.phase == .scroll, isEnabled, showsField, fieldRect.contains(event.location)
        else { return super.handleMouse(event) }
        let steps = event.scroll.x.saturatingSubtracting(event.scroll.y)
        if let index = part(at: event.location) { parts.select(index) }
        if steps != 0 { step(by: steps) }
        return .stop
    }

    /// False: the press itself chooses a part.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Makes the pressed part the current one, or presses the button.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        guard showsField, fieldRect.contains(event.location) else { return false }
        becomeFirstResponder()
        if buttonRect.contains(event.location) {
            pressButton()
        } else if let index = part(at: event.location) {
            edit { $0.select(index) }
        }
        return false
    }

    /// Makes the current part larger, as Up does.
    open override func accessibilityIncrement() { step(by: 1) }

    /// Makes the current part smaller, as Down does.
    open override func accessibilityDecrement() { step(by: -1) }

    // MARK: The picture

    /// Returns the width of the parts, the button and the bars, one row high.
    open override func sizeThatFits(_ size: Size) -> Size { fieldSize }

    /// The cell of the current part, for input methods.
    open override var cursorPosition: Point? {
        guard isFocused, showsField else { return nil }
        let span = span(of: parts.current)
        let x = (textColumns.lowerBound + span.upperBound - 1 - firstColumn)
            .clamped(bounds.minX, max(bounds.minX, bounds.maxX - 1))
        return Point(x: x, y: fieldRect.minY)
    }

    /// Draws the parts, and a message below or beside them.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if showsField { drawField(in: canvas) }
    }
}

// For tools that explain keys.
extension DateFieldControl: TypingView {
    package var keyHandler: InputResponder.Type? { DateFieldControl.self }

    package func typingEffect(of character: Character) -> TypingEffect? {
        var copy = parts
        return isEnabled && showsField && copy.type(character) ? .inserts : nil
    }
}
