// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CalendarView+Keys, CalendarView+Mouse, CalendarView+Drawing, CalendarSelection, CalendarEvents,
// CalendarGeometry, CalendarViewDelegate.

import SeededRandom
import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerControls

@MainActor
@Suite struct CalendarViewTests {
    private static func date(_ text: String) -> CalendarDate {
        CalendarDate(text) ?? .min
    }

    private func calendar(
        _ selection: CalendarSelection = .singleDate(Self.date("2026-03-21"))
    ) -> CalendarView {
        let calendar = CalendarView(selection: selection)
        calendar.format = .iso8601
        calendar.today = Self.date("2026-03-10")
        calendar.focusedDate = Self.date("2026-03-21")
        return calendar
    }

    private func start(
        _ calendar: CalendarView, columns: Int = 28, rows: Int = 8, look: DisplayLook = .dark
    ) async -> Pilot {
        await Pilot(
            plain: ViewController(view: calendar), columns: columns, rows: rows,
            capabilities: look.capabilities)
    }

    @Test func aMonthHasItsWeeks() async {
        let calendar = calendar()
        let pilot = await start(calendar)
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows[0].contains("‹") && rows[0].contains("March 2026") && rows[0].contains("›"))
        #expect(rows[1] == " Mo  Tu  We  Th  Fr  Sa  Su")
        #expect(rows[2] == "                          1")
        #expect(rows[3] == "  2   3   4   5   6   7   8")
        #expect(rows[5] == " 16  17  18  19  20 ▌21▐ 22")
        calendar.format.firstWeekday = .sunday
        await pilot.settle()
        #expect(pilot.screen.contains(" Su  Mo  Tu  We  Th  Fr  Sa"))
        #expect(pilot.screen.contains("  1   2   3   4   5   6   7"))
    }

    @Test(arguments: [
        ("left", "2026-03-20"), ("right", "2026-03-22"), ("up", "2026-03-14"),
        ("down", "2026-03-28"), ("home", "2026-03-16"), ("end", "2026-03-22"),
        ("pageup", "2026-02-21"), ("pagedown", "2026-04-21"), ("shift-pageup", "2025-03-21"),
        ("ctrl-pagedown", "2027-03-21"), ("ctrl-home", "2026-03-01"), ("ctrl-end", "2026-03-31"),
        ("t", "2026-03-10"),
    ])
    func keysMoveTheCursor(key: KeyChord, day: String) async {
        let calendar = calendar()
        let pilot = await start(calendar)
        await pilot.press(key)
        #expect(calendar.focusedDate.description == day)
        // The selection stays until Space or Enter.
        #expect(calendar.selectedDate == Self.date("2026-03-21"))
        #expect(pilot.events(CalendarSelectionChanged.self).isEmpty)
        await pilot.press("space")
        let isNew = day != "2026-03-21"
        #expect(calendar.selectedDate?.description == day)
        #expect(pilot.events(CalendarSelectionChanged.self).count == (isNew ? 1 : 0))
    }

    @Test func typedDigitsAreADayOfTheMonth() async {
        let calendar = calendar()
        let pilot = await start(calendar)
        await pilot.type("15")
        #expect(calendar.focusedDate.day == 15)
        await pilot.type("3")
        #expect(calendar.focusedDate.day == 3)
        await pilot.type("9")
        #expect(calendar.focusedDate.day == 9)
        await pilot.advance(by: .seconds(2))
        await pilot.type("0")
        #expect(calendar.focusedDate.day == 9)
        await pilot.type("7")
        #expect(calendar.focusedDate.day == 7)
    }

    @Test func enterActivatesOrGoesOn() async {
        let calendar = calendar()
        let pilot = await start(calendar)
        await pilot.press("left", "enter")
        #expect(calendar.selectedDate == Self.date("2026-03-20"))
        #expect(pilot.events(CalendarDateActivated.self).map(\.date.day) == [20])
        await pilot.press("enter")
        #expect(pilot.events(CalendarSelectionChanged.self).count == 1)
        #expect(pilot.events(CalendarDateActivated.self).count == 2)
    }

    @Test func pressesSelectAndTheWheelTurnsMonths() async {
        let calendar = calendar()
        let pilot = await start(calendar)
        await pilot.click(on: "18")
        #expect(calendar.selectedDate == Self.date("2026-03-18"))
        await pilot.click(on: "›")
        await pilot.click(on: "›")
        await pilot.click(on: "‹")
        #expect(calendar.visibleMonth.description == "2026-04")
        await pilot.wheel(dy: 1, column: 5, row: 4)
        #expect(calendar.visibleMonth.description == "2026-05")
        #expect(pilot.events(CalendarMonthChanged.self).map(\.month.month) == [4, 5, 4, 5])
        // An empty place and the title select nothing.
        await pilot.click(column: 1, row: 2)
        await pilot.click(on: "May")
        #expect(pilot.events(CalendarSelectionChanged.self).count == 1)
    }

    @Test func severalDaysAreSelectedOneByOne() async {
        let calendar = calendar(.multiDate([]))
        let pilot = await start(calendar)
        await pilot.click(on: "18")
        await pilot.click(on: "19")
        await pilot.click(on: "18")
        await pilot.press("right", "space")
        await pilot.press("right", "space", "left", "space")
        let days = Set([Self.date("2026-03-19"), Self.date("2026-03-20")])
        #expect(calendar.selectionBehavior == .multiDate(days))
        #expect(pilot.events(CalendarSelectionChanged.self).count == 6)
    }

    private func range(_ first: String, _ last: String) -> CalendarSelection {
        .dateRange(Self.date(first)...Self.date(last))
    }

    @Test func aDragSelectsARange() async throws {
        let calendar = calendar(.dateRange(nil))
        let pilot = await start(calendar)
        let first = try #require(pilot.location(of: "18")),
            last = try #require(
                pilot.location(of: "25"))
        await pilot.mouseDown(column: last.x, row: last.y)
        await pilot.move(column: first.x, row: first.y)
        #expect(calendar.selectionBehavior == range("2026-03-18", "2026-03-25"))
        #expect(pilot.events(CalendarSelectionChanged.self).isEmpty)
        await pilot.mouseUp(column: first.x, row: first.y)
        #expect(
            pilot.events(CalendarSelectionChanged.self).map(\.selection)
                == [range("2026-03-18", "2026-03-25")])
        // A drag that is taken away is as if it had not been.
        await pilot.mouseDown(column: first.x, row: first.y)
        await pilot.move(column: first.x, row: first.y - 1)
        await pilot.send(.focus(false))
        #expect(calendar.selectionBehavior == range("2026-03-18", "2026-03-25"))
    }

    @Test func twoPressesSelectARange() async {
        let calendar = calendar(.dateRange(nil))
        let pilot = await start(calendar)
        await pilot.click(on: "18")
        #expect(calendar.selectionBehavior == range("2026-03-18", "2026-03-18"))
        await pilot.press("pagedown", "left", "space")
        #expect(calendar.selectionBehavior == range("2026-03-18", "2026-04-17"))
        await pilot.press("space")
        #expect(calendar.selectionBehavior == range("2026-04-17", "2026-04-17"))
        await pilot.click(on: "10")
        #expect(calendar.selectionBehavior == range("2026-04-10", "2026-04-17"))
        await pilot.click(on: "23")
        #expect(calendar.selectionBehavior == range("2026-04-23", "2026-04-23"))
    }

    @Test func shiftAndArrowsExtendARange() async {
        let calendar = calendar(.dateRange(nil))
        let pilot = await start(calendar)
        await pilot.press("shift-right", "shift-down")
        #expect(calendar.selectionBehavior == range("2026-03-21", "2026-03-29"))
        await pilot.press("shift-up", "shift-up")
        #expect(calendar.selectionBehavior == range("2026-03-15", "2026-03-21"))
    }

    private final class Weekdays: CalendarViewDelegate {
        func calendarView(
            _ calendarView: CalendarView, canSelectDate date: CalendarDate
        ) -> Bool { date.weekday != .sunday }

        func calendarView(
            _ calendarView: CalendarView, decorationFor date: CalendarDate
        ) -> CalendarView.Decoration? {
            switch date.day {
            case 5: .default()
            case 6: .sign("!", color: .danger)
            default: nil
            }
        }
    }

    @Test func daysThatCannotBeSelectedStay() async {
        let calendar = calendar()
        let delegate = Weekdays()
        calendar.delegate = delegate
        calendar.availableDateRange = Self.date("2026-03-05")...Self.date("2026-05-02")
        let pilot = await start(calendar)
        await pilot.press("right", "space")
        await pilot.click(on: "29")
        await pilot.click(column: 5, row: 3)
        #expect(calendar.selectedDate == Self.date("2026-03-21"))
        #expect(pilot.events(CalendarSelectionChanged.self).isEmpty)
        #expect(pilot.screen.contains("5•  6!"))
        // The cursor stays among the days that are there.
        await pilot.press("shift-pageup")
        #expect(calendar.focusedDate == Self.date("2026-03-05"))
        await pilot.click(on: "‹")
        #expect(calendar.visibleMonth.month == 3)
        await pilot.press("ctrl-pagedown")
        #expect(calendar.focusedDate == Self.date("2026-05-02"))
    }

    @Test func weeksHaveNumbers() async {
        let calendar = calendar()
        calendar.showsWeekNumbers = true
        calendar.visibleMonth = Self.date("2026-01-01").calendarMonth
        #expect(calendar.sizeThatFits(.zero) == Size(width: 31, height: 8))
        let pilot = await start(calendar, columns: 31)
        #expect(pilot.screen.contains(" 1               1   2   3   4"))
        #expect(pilot.screen.contains(" 5  26"))
    }

    @Test(arguments: [20, 21, 14, 9, 1], [8, 7, 3, 1])
    func aSmallCalendarShowsTheCursor(columns: Int, rows: Int) async {
        let calendar = calendar()
        let pilot = await start(calendar, columns: columns, rows: rows)
        #expect(await pilot.faults().isEmpty)
        guard columns >= 14 else { return }
        #expect(pilot.screen.contains("21"))
        await pilot.press("ctrl-end")
        #expect(pilot.screen.contains("31"))
        await pilot.press("ctrl-home")
        if columns == 20 {
            #expect(pilot.screen.contains(rows < 8 ? " 1" : "Mo Tu We Th Fr Sa Su"))
        }
    }

    @Test(arguments: DisplayLook.allCases)
    func eachStateIsVisible(look: DisplayLook) async {
        let calendar = calendar(range("2026-03-12", "2026-03-24"))
        let delegate = Weekdays()
        calendar.delegate = delegate
        let pilot = await start(calendar, look: look)
        let focused = pilot.styledScreen
        calendar.isEnabled = false
        await pilot.settle()
        #expect(pilot.styledScreen != focused)
    }

    @Test func daysAreElements() async throws {
        let calendar = calendar()
        let delegate = Weekdays()
        calendar.delegate = delegate
        let pilot = await start(calendar)
        let days = try #require(pilot.elements.flatMap(\.all).first { $0.role == .grid })
        #expect(days.value == "March 2026" && days.count == 31)
        let cells = days.children
        #expect(cells[20].label == "Saturday, 21 March 2026")
        #expect(cells[20].isSelected && cells[20].isFocused)
        #expect(cells[9].value == "today" && !cells[21].isEnabled)
        #expect(calendar.accessibilityChangeValue(to: "2027-01-02"))
        #expect(calendar.selectedDate == Self.date("2027-01-02"))
        #expect(!calendar.accessibilityChangeValue(to: "2027-01-03"))
    }

    @Test func longNamesAreCutToTwoCells() async {
        let calendar = calendar()
        calendar.format.shortWeekdayNames = ["日曜", "月曜", "tiistai", "", "чт", "e\u{301}e", "土"]
        calendar.format.monthNames = Array(repeating: "ミーラーラーラーラーラーラー", count: 12)
        let pilot = await start(calendar)
        #expect(pilot.screen.contains(" 月  ti      чт"))
        #expect(await pilot.faults().isEmpty)
    }

    @Test func randomUseKeepsTheCursorInItsRange() async {
        var random = SeededGenerator(seed: 9)
        let calendar = calendar(.dateRange(nil))
        let limits = Self.date("2025-12-31")...Self.date("2026-06-02")
        calendar.availableDateRange = limits
        let pilot = await start(calendar, columns: 31, rows: 8)
        let keys: [KeyChord] = [
            "left", "right", "up", "down", "pageup", "pagedown", "home", "end", "space", "enter",
            "shift-left", "shift-down", "ctrl-home", "ctrl-end", "shift-pagedown", "t", "3",
        ]
        for _ in 0..<150 {
            if random.chance(30) {
                await pilot.click(
                    column: Int.random(in: 0..<31, using: &random),
                    row: Int.random(in: 0..<8, using: &random))
            } else {
                await pilot.press(random.pick(keys))
            }
            #expect(limits.contains(calendar.focusedDate))
            if case .dateRange(let range?) = calendar.selectionBehavior {
                #expect(limits.contains(range.lowerBound) && limits.contains(range.upperBound))
            }
        }
        #expect(await pilot.faults().isEmpty)
    }

    @Test func aSelectionIsWrittenAsItsDays() {
        let (first, last) = (Self.date("2026-03-18"), Self.date("2026-03-20"))
        #expect("\(CalendarSelection.singleDate(first))" == "2026-03-18")
        #expect("\(CalendarSelection.multiDate([last, first]))" == "2026-03-18, 2026-03-20")
        #expect("\(CalendarSelection.dateRange(first...last))" == "2026-03-18 to 2026-03-20")
        #expect("\(CalendarSelection.multiDate([]))" == "none")
    }
}
