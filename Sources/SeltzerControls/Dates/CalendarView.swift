// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A month of days, of which the user selects one, several or a range.
///
/// The arrow keys move a cursor by days and weeks, Page Up and Page Down by months. Space selects the day at the cursor.
/// When the user changes the selection, the view runs its actions for
/// ``/SeltzerViews/Control/Event/valueChanged``, then posts ``CalendarSelectionChanged``. A selection that the
/// program sets is not reported.
///
/// ```swift
/// let calendar = CalendarView(selection: .singleDate(.today)) { trip.day = $0.selectedDate }
/// calendar.availableDateRange = .today ... .max
/// ```
///
///     ‹       March 2026       ›
///      Mo  Tu  We  Th  Fr  Sa  Su
///                               1
///       2   3   4   5   6   7   8
open class CalendarView: Control {
    /// The days that the user can select, and the selected days.
    ///
    /// Setting it is not reported. The name is UIKit's.
    public final var selectionBehavior: CalendarSelection {
        didSet { if selectionBehavior != oldValue { selectionDidChange() } }
    }

    /// The days that can be selected and shown; all days at first.
    ///
    /// The user can go only to months with such a day.
    public final var availableDateRange: ClosedRange<CalendarDate> = .min ... .max {
        didSet { if availableDateRange != oldValue { focusedDate = focusedDate } }
    }

    /// The object that decorates days, and that decides which days can be selected.
    public final weak var delegate: (any CalendarViewDelegate)? {
        didSet { setNeedsDisplay() }
    }

    /// The names of months and days, and the first day of the week; those of the system at first.
    public final var format = CalendarFormat.current {
        didSet { if format != oldValue { setNeedsDisplay() } }
    }

    /// Whether the numbers of weeks are shown before the weeks; false at first.
    public final var showsWeekNumbers = false {
        didSet {
            guard showsWeekNumbers != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The day that is marked as today; nil, the default, for the day on the system's clock.
    public final var today: CalendarDate? {
        didSet { if today != oldValue { setNeedsDisplay() } }
    }

    /// Called when the user has pressed a day, by a click, Space or Enter, even if it was selected before.
    final var datePressed: (@MainActor (CalendarDate) -> Void)?

    private final var cursor: CalendarDate
    /// The other end of a range that the user has begun; nil for none.
    final var rangeAnchor: CalendarDate?
    /// The selection before a press; nil without a press.
    final var pressedSelection: CalendarSelection?
    /// The day or the button under the pointer; nil for none.
    final var hovered: CalendarTarget? {
        didSet { if hovered != oldValue { setNeedsDisplay() } }
    }
    /// The digits of a day that the user types.
    final var typing = TypeAhead()

    /// Creates a calendar.
    ///
    /// - Parameters:
    ///   - selection: The days that the user can select, and the selected days. The first one is visible; without one,
    ///     today.
    ///   - action: Runs when the user has changed the selection. The calendar retains it.
    public init(
        selection: CalendarSelection = .singleDate(nil),
        action: (@MainActor (CalendarView) -> Void)? = nil
    ) {
        selectionBehavior = selection
        cursor = selection.firstDate ?? .today
        super.init(frame: .zero)
        layoutNature = .fixed
        if let action { addAction(for: .valueChanged, action) }
    }

    // MARK: Days

    /// The selected day, or the first one; nil for none.
    public final var selectedDate: CalendarDate? { selectionBehavior.firstDate }

    /// The day of the cursor, on which keys act; it is always visible.
    ///
    /// Setting it is not reported. A day outside ``availableDateRange`` becomes the nearest day inside.
    public final var focusedDate: CalendarDate {
        get { cursor }
        set {
            cursor = min(
                max(newValue, availableDateRange.lowerBound), availableDateRange.upperBound)
            setNeedsDisplay()
        }
    }

    /// The visible month.
    ///
    /// Setting it moves the cursor to the same day of that month. It is UIKit's `visibleDateComponents`.
    public final var visibleMonth: CalendarMonth {
        get { cursor.calendarMonth }
        set { focusedDate = newValue.day(cursor.day) }
    }

    /// Asks the delegate again for the decorations of the visible days.
    public final func reloadDecorations() { setNeedsDisplay() }

    /// Returns whether the user can select a day.
    public final func canSelect(_ date: CalendarDate) -> Bool {
        availableDateRange.contains(date)
            && delegate?.calendarView(self, canSelectDate: date) != false
    }

    final var shownToday: CalendarDate { today ?? .today }

    private final func selectionDidChange() {
        if case .dateRange(_?) = selectionBehavior {} else { rangeAnchor = nil }
        setNeedsDisplay()
    }

    // MARK: Geometry

    final var geometry: CalendarGeometry {
        CalendarGeometry(
            in: bounds, showsWeekNumbers: showsWeekNumbers, showing: place(of: cursor) / 7)
    }

    /// Returns the place of a day of the visible month, from 0 for the first day of the first week.
    final func place(of date: CalendarDate) -> Int {
        format.firstWeekday.days(until: visibleMonth.firstDay.weekday) + date.day - 1
    }

    /// Returns the day at a place; nil if the visible month has none there.
    final func date(at place: Int) -> CalendarDate? {
        let month = visibleMonth
        let day = place - format.firstWeekday.days(until: month.firstDay.weekday) + 1
        return (1...month.dayCount).contains(day) ? month.day(day) : nil
    }

    /// Returns the size of a month: 28 columns, or 31 with numbers of weeks, and 8 rows.
    open override func sizeThatFits(_ size: Size) -> Size {
        CalendarGeometry.size(showsWeekNumbers: showsWeekNumbers)
    }

    // MARK: The user

    /// Does nothing: the place of a press decides.
    open override func activate() {}

    /// The actions of ``CalendarView``; its page lists them with their keys.
    open override var actions: [Action] { Self.calendarActions }

    /// Moves the cursor to the day whose number the user types.
    open override func handleKey(_ event: KeyEvent) -> Disposition { type(event) }

    /// Tracks the pointer over the days, and changes the month by the wheel.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .enter, .move, .drag, .down: hovered = target(at: event.location)
        case .leave: hovered = nil
        case .scroll: return scroll(event)
        default: break
        }
        return super.handleMouse(event)
    }

    /// True: a drag selects a range.
    open override var tracksDrags: Bool { true }

    /// False: the end of the press selects a day.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Moves the cursor to the pressed day, or goes to another month.
    open override func beginTracking(_ event: MouseEvent) -> Bool { beginPress(event) }

    /// Extends a range to the day under the pointer.
    open override func continueTracking(_ event: MouseEvent) -> Bool { continuePress(event) }

    /// Selects the pressed day, and reports it.
    open override func endTracking(_ event: MouseEvent) { endPress(event) }

    /// Restores the selection before the press.
    open override func cancelTracking(_ event: MouseEvent) { cancelPress() }

    // MARK: Elements

    /// A grid with the visible month as its value.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(
            .grid, value: format.title(of: visibleMonth))
        attributes.count = visibleMonth.dayCount
        return attributes
    }

    /// The days of the visible month.
    open override var accessibilityParts: [AccessibilityPart] {
        let geometry = geometry
        return (1...visibleMonth.dayCount).map { day in
            let date = visibleMonth.day(day)
            var traits: AccessibilityTraits = selectionBehavior.contains(date) ? .selected : []
            if !isEnabled || !canSelect(date) { traits.insert(.notEnabled) }
            var attributes = AccessibilityAttributes(
                .cell, label: format.words(for: date),
                value: date == shownToday ? "today" : nil, traits: traits)
            attributes.index = day - 1
            attributes.isCurrent = date == cursor
            return AccessibilityPart(attributes, frame: geometry.rect(of: place(of: date)) ?? .zero)
        }
    }

    /// Selects the day of a text, such as `2026-03-21`.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled, let date = format.date(from: value), canSelect(date) else { return false }
        move(to: date)
        press(date, extending: false)
        return true
    }

    /// Goes to the next month.
    open override func accessibilityIncrement() { move(to: cursor.adding(months: 1)) }

    /// Goes to the month before.
    open override func accessibilityDecrement() { move(to: cursor.adding(months: -1)) }

    /// Draws the month.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawMonth(in: canvas) }
}

// For tools that explain keys.
extension CalendarView: TypingView {
    package var keyHandler: InputResponder.Type? { CalendarView.self }

    package func typingEffect(of character: Character) -> TypingEffect? {
        isEnabled && isDigit(character) ? .selectsRow : nil
    }
}
