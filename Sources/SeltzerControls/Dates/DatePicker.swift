// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A control for a date, a time or both.
///
/// The compact style is a field, whose parts the user types or steps, with a button that opens a calendar. The inline
/// style shows the calendar itself.
///
/// When the user changes the value, the picker runs its actions for ``/SeltzerViews/Control/Event/valueChanged``, then
/// posts ``DatePickerChanged``. A value that the program sets is not reported.
///
/// ```swift
/// let due = DatePicker(date: .today) { task.due = $0.date }
/// due.minimumDate = .today
/// ```
///
///     ▕2026-03-21 [▾]
open class DatePicker: DateFieldControl {
    /// The parts of the value.
    public enum Mode: Hashable, Sendable, CaseIterable {
        /// A day.
        case date
        /// A time of the day.
        case time
        /// A day and a time of it.
        case dateAndTime
    }

    /// The look of a picker.
    ///
    /// UIKit's wheels are for fingers, so they are not there. In ``compact``, Up and Down turn the current part as a
    /// wheel does.
    public enum Style: Hashable, Sendable, CaseIterable {
        /// The same as ``compact``.
        case automatic
        /// A field of one row, with a button that opens a calendar.
        case compact
        /// A calendar, and a field for the time below it if there is one.
        case inline
    }

    /// The calendar of the inline style.
    final let calendar = CalendarView(selection: .singleDate(nil))
    /// The time below the calendar of the inline style.
    final let timePicker = TimePicker()
    final weak var popover: CalendarPopover? {
        didSet { setNeedsDisplay() }
    }

    /// Creates a picker.
    ///
    /// - Parameters:
    ///   - date: The date; nil for an empty field.
    ///   - mode: The parts of the value.
    ///   - action: Runs when the user has changed the value. The picker retains it.
    public init(
        date: CalendarDate? = nil, mode: Mode = .date,
        action: (@MainActor (DatePicker) -> Void)? = nil
    ) {
        datePickerMode = mode
        super.init()
        if let action { addAction(for: .valueChanged, action) }
        for view in [calendar, timePicker] {
            view.isHidden = true
            addSubview(view)
        }
        calendar.accessibilityLabel = "Calendar"
        timePicker.accessibilityLabel = "Time"
        timePicker.showsMessage = false
        timePicker.on(TimePickerChanged.self) { [weak self] event in
            self?.edit { $0.set(event.time) }
            return .stop
        }
        calendar.on(CalendarSelectionChanged.self) { [weak self] event in
            if let date = event.selection.firstDate { self?.choose(date) }
            return .stop
        }
        knownDate = date
        rebuild()
    }

    // MARK: The value

    /// The chosen day; nil while a part is empty, and in the mode ``Mode/time``.
    ///
    /// Setting it is not reported. A day beyond a limit becomes the nearest day.
    open var date: CalendarDate? {
        get { knownDate }
        set { show(newValue, knownTime) }
    }

    /// The chosen time; nil while a part is empty, and in the mode ``Mode/date``.
    ///
    /// Setting it is not reported.
    open var time: TimeOfDay? {
        get { knownTime }
        set { show(knownDate, newValue) }
    }

    /// The parts of the value; ``Mode/date`` at first.
    public final var datePickerMode: Mode {
        didSet { if datePickerMode != oldValue { styleDidChange() } }
    }

    /// The look; ``Style/automatic`` at first.
    ///
    /// In the mode ``Mode/time``, all styles are compact.
    public final var preferredDatePickerStyle = Style.automatic {
        didSet { if preferredDatePickerStyle != oldValue { styleDidChange() } }
    }

    /// The style in effect.
    public final var datePickerStyle: Style {
        preferredDatePickerStyle == .inline && hasDate ? .inline : .compact
    }

    /// The first day that the user can choose; nil, the default, for no limit.
    public final var minimumDate: CalendarDate? {
        didSet { if minimumDate != oldValue { limitsDidChange() } }
    }

    /// The last day that the user can choose; nil, the default, for no limit.
    public final var maximumDate: CalendarDate? {
        didSet { if maximumDate != oldValue { limitsDidChange() } }
    }

    /// Whether the calendar of the picker is open.
    public final var isOpen: Bool { popover != nil }

    private var hasDate: Bool { datePickerMode != .time }
    private var hasTime: Bool { datePickerMode != .date }
    final var isInline: Bool { datePickerStyle == .inline }

    override var showsField: Bool { !isInline }

    override func makeParts() -> DateParts {
        DateParts(format, hasDate: hasDate, hasTime: hasTime, hasSeconds: false)
    }

    private func styleDidChange() {
        if !hasDate { knownDate = nil }
        if !hasTime { knownTime = nil }
        calendar.isHidden = !isInline
        timePicker.isHidden = !isInline || !hasTime
        close()
        rebuild()
        setNeedsLayout()
    }

    /// The limits; a minimum after the maximum counts alone.
    final var limits: ClosedRange<CalendarDate> {
        let first = minimumDate ?? .min
        return first...max(first, maximumDate ?? .max)
    }

    private func limitsDidChange() {
        calendar.availableDateRange = limits
        show(knownDate, knownTime)
    }

    override func limited(
        _ date: CalendarDate?, _ time: TimeOfDay?
    ) -> (CalendarDate?, TimeOfDay?) {
        let limits = limits
        return (
            hasDate ? date.map { min(max($0, limits.lowerBound), limits.upperBound) } : nil,
            hasTime ? time : nil
        )
    }

    override func problem(of date: CalendarDate?, _ time: TimeOfDay?) -> String? {
        guard let date, !limits.contains(date) else { return nil }
        return date < limits.lowerBound
            ? "Not before \(format.string(from: limits.lowerBound))"
            : "Not after \(format.string(from: limits.upperBound))"
    }

    override func reportValue() {
        reportChange(DatePickerChanged(date: date, time: time))
    }

    override func valueDidChange() {
        calendar.format = format
        calendar.selectionBehavior = .singleDate(knownDate)
        if let knownDate { calendar.focusedDate = knownDate }
        timePicker.format = format
        timePicker.minuteInterval = minuteInterval
        if timePicker.time != knownTime { timePicker.time = knownTime }
    }

    // MARK: The calendar

    override var hasButton: Bool { showsButton && hasDate && !isInline }

    /// Whether the compact style has a button that opens a calendar; true at first.
    package final var showsButton = true {
        didSet { invalidateIntrinsicContentSize() }
    }

    override var isButtonPressed: Bool { isOpen }

    override func pressButton() { isOpen ? close() : open() }

    /// Opens the calendar of the compact style; does nothing if it is open, or in another style.
    public final func open() { openCalendar() }

    /// Closes the calendar without choosing a day.
    public final func close() { popover?.dismiss() }

    /// Closes the calendar when the picker leaves its window.
    open override func didMoveToWindow() {
        if window == nil { close() }
    }

    /// Whether the user can operate the picker; the calendar of the inline style follows.
    open override var isEnabled: Bool {
        didSet { (calendar.isEnabled, timePicker.isEnabled) = (isEnabled, isEnabled) }
    }

    /// The value as an answer: the date of ISO 8601, an empty text, or the text of incomplete parts.
    package final var answerText: String { date?.description ?? (parts.isEmpty ? "" : parts.text) }

    // MARK: Layout

    /// Places the calendar and the time of the inline style.
    open override func layoutSubviews() {
        guard isInline else { return }
        var room = bounds
        let wanted = calendar.sizeThatFits(bounds.size).height
        room.size.height = min(wanted, max(0, bounds.height - (hasTime ? 1 : 0)))
        calendar.frame = room
        timePicker.frame = Rect(
            x: bounds.minX, y: room.maxY, width: min(bounds.width, timePicker.fieldSize.width),
            height: min(1, bounds.height - room.height))
    }

    /// Returns the size of the field, or of the calendar and the time.
    open override func sizeThatFits(_ size: Size) -> Size {
        guard isInline else { return fieldSize }
        var fitting = calendar.sizeThatFits(size)
        if hasTime { fitting.height += 1 }
        return fitting
    }

    /// Focuses the calendar of the inline style, and else the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        isInline ? calendar.becomeFirstResponder() : super.becomeFirstResponder()
    }

    // MARK: Elements

    /// A field with the value as text; a group in the inline style.
    open override var defaultAccessibility: AccessibilityAttributes {
        guard showsField else { return super.defaultAccessibility.with(.group) }
        return super.defaultAccessibility.with(
            hasButton ? .comboBox : .textField, value: parts.isEmpty ? nil : parts.text,
            hint: validationMessage)
    }

    /// Chooses the date and the time of a text, such as `2026-03-21` or `2026-03-21 14:30`.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        isEnabled && take(value)
    }
}

/// The user changed the value of a date picker; posted by the picker, whose own handlers run first.
public struct DatePickerChanged: RoutedEvent, Hashable, Sendable {
    /// The new day; nil while a part is empty.
    public let date: CalendarDate?
    /// The new time; nil while a part is empty.
    public let time: TimeOfDay?

    /// Creates an event.
    public init(date: CalendarDate?, time: TimeOfDay? = nil) {
        (self.date, self.time) = (date, time)
    }
}
