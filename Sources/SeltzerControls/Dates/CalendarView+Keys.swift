// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerViews

/// The keys of a calendar.
extension CalendarView {
    /// A place for the cursor.
    private enum Move {
        case days(Int)
        case months(Int)
        case startOfWeek, endOfWeek, startOfMonth, endOfMonth, today
    }

    static var calendarActions: [Action] { moves + extendingMoves + choices }

    private static var moves: [Action] {
        let days = Action.Group("calendar-days", title: "Day")
        let months = Action.Group("calendar-months", title: "Month")
        let years = Action.Group("calendar-years", title: "Year")
        let list: [(String, String, [KeySequence], Move, Action.Group?)] = [
            ("previous-day", "Previous day", ["left"], .days(-1), days),
            ("next-day", "Next day", ["right"], .days(1), days),
            ("previous-week", "Previous week", ["up"], .days(-7), days),
            ("next-week", "Next week", ["down"], .days(7), days),
            ("previous-month", "Previous month", ["pageup"], .months(-1), months),
            ("next-month", "Next month", ["pagedown"], .months(1), months),
            (
                "previous-year", "Previous year", ["shift-pageup", "ctrl-pageup"], .months(-12),
                years
            ),
            ("next-year", "Next year", ["shift-pagedown", "ctrl-pagedown"], .months(12), years),
            ("start-of-week", "Start of the week", ["home"], .startOfWeek, nil),
            ("end-of-week", "End of the week", ["end"], .endOfWeek, nil),
            ("start-of-month", "Start of the month", ["ctrl-home"], .startOfMonth, nil),
            ("end-of-month", "End of the month", ["ctrl-end"], .endOfMonth, nil),
            ("today", "Today", ["t"], .today, nil),
        ]
        return list.map { identifier, title, keys, move, group in
            Action(identifier, title: title, keys: keys) { responder in
                guard let view = responder as? CalendarView, view.isEnabled else { return .ignored }
                view.move(to: view.target(of: move))
                return .stop
            }.mayDecline(false).placement(group == nil ? .help : .footer).priority(.low)
                .group(group).category(.select)
        }
    }

    private static var extendingMoves: [Action] {
        let list: [(KeySequence, Move)] = [
            ("shift-left", .days(-1)), ("shift-right", .days(1)), ("shift-up", .days(-7)),
            ("shift-down", .days(7)), ("shift-home", .startOfWeek), ("shift-end", .endOfWeek),
        ]
        return list.map { key, move in
            Action(nil, keys: [key]) { responder in
                guard let view = responder as? CalendarView, view.extends(by: move) else {
                    return .ignored
                }
                return .stop
            }
        }
    }

    private static var choices: [Action] {
        [
            Action("select-date", title: "Select", keys: ["space"]) { responder in
                guard let view = responder as? CalendarView, view.isEnabled else { return .ignored }
                let date = view.focusedDate
                view.press(date, extending: view.rangeAnchor != nil)
                if view.canSelect(date) { view.datePressed?(date) }
                return .stop
            }.mayDecline(false).priority(.low).category(.select),
            Action("activate-date", title: "Choose", keys: ["enter", "kp-enter"]) { responder in
                guard let view = responder as? CalendarView, view.isEnabled else { return .ignored }
                return view.activateByKey() ? .stop : .ignored
            }.mayDecline().placement(.help).category(.select),
        ]
    }

    private func target(of move: Move) -> CalendarDate {
        let date = focusedDate
        return switch move {
        case .days(let count): date.adding(days: count)
        case .months(let count): date.adding(months: count)
        case .startOfWeek: date.startOfWeek(beginningOn: format.firstWeekday)
        case .endOfWeek: date.startOfWeek(beginningOn: format.firstWeekday).adding(days: 6)
        case .startOfMonth: date.calendarMonth.firstDay
        case .endOfMonth: date.calendarMonth.lastDay
        case .today: shownToday
        }
    }

    /// Moves the cursor for the user, and reports another month.
    final func move(to date: CalendarDate) {
        let month = visibleMonth
        focusedDate = date
        guard visibleMonth != month else { return }
        post(CalendarMonthChanged(month: visibleMonth), includingSelf: true)
    }

    private func extends(by move: Move) -> Bool {
        guard isEnabled, case .dateRange(let range) = selectionBehavior else { return false }
        let anchor =
            rangeAnchor
            ?? range.map { $0.lowerBound == focusedDate ? $0.upperBound : $0.lowerBound }
        rangeAnchor = anchor ?? focusedDate
        self.move(to: target(of: move))
        press(focusedDate, extending: true)
        return true
    }

    /// Selects a day for the user, and reports it; does nothing if the day cannot be selected.
    ///
    /// - Parameter extending: Whether the day ends a range; a range that the day begins stays open.
    final func press(_ date: CalendarDate, extending: Bool) {
        guard isEnabled, canSelect(date) else {
            window?.application?.beep()
            return
        }
        let anchor = extending ? rangeAnchor : nil
        let selection = selectionBehavior.pressing(date, from: anchor)
        let hasChanged = selection != selectionBehavior
        selectionBehavior = selection
        if case .dateRange = selection { rangeAnchor = anchor == nil ? date : nil }
        if hasChanged { reportChange(CalendarSelectionChanged(selection: selection)) }
    }

    /// Selects the day of the cursor, and activates it.
    ///
    /// - Returns: False if nothing has changed and nobody handles the activation, so that Enter can press the default
    ///   button.
    private func activateByKey() -> Bool {
        let date = focusedDate
        guard canSelect(date) else {
            window?.application?.beep()
            return true
        }
        let isNew = !selectionBehavior.contains(date) || rangeAnchor != nil
        if isNew { press(date, extending: rangeAnchor != nil) }
        datePressed?(date)
        let outcome = post(CalendarDateActivated(date: date), includingSelf: true)
        return isNew || datePressed != nil || outcome == .stopped
    }

    // MARK: Typing

    final func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isWholeNumber
    }

    /// Moves the cursor to the day of the month whose number is typed.
    final func type(_ event: KeyEvent) -> Disposition {
        guard isEnabled, event.press.phase != .release, let text = event.text, text.count == 1,
            let character = text.first, isDigit(character)
        else { return .ignored }
        typing.type(text, at: event.timestamp)
        var day = Int(typing.text) ?? 0
        if !(1...visibleMonth.dayCount).contains(day) || typing.text.count > 2 {
            typing.cancel()
            typing.type(text, at: event.timestamp)
            day = Int(text) ?? 0
        }
        if day > 0 { move(to: visibleMonth.day(day)) }
        return .stop
    }
}
