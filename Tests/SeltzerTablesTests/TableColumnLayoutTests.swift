// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerLayout
import Testing

@testable import SeltzerTables

@Suite struct TableColumnLayoutTests {
    private func layout(_ widths: [TableColumn.Width], least: Int = 3, room: Int) -> [Int] {
        let layout = TableColumnLayout(
            widths.map { TableColumnLayout.Column(width: $0, least: least) }, room: room)
        return (0..<layout.count).map(layout.width(of:))
    }

    @Test func flexibleColumnsShareWhatIsLeftByWeight() {
        #expect(layout([.fixed(5), .flexible(), .flexible(weight: 2)], room: 39) == [5, 10, 20])
        #expect(layout([.flexible(), .flexible(), .flexible()], room: 14) == [3, 3, 4])
        #expect(layout([.flexible(), .fixed(20)], room: 20) == [3, 20])
        #expect(
            layout([.flexible(weight: 1), .flexible(weight: 99)], least: 8, room: 33) == [8, 22])
        #expect(layout([.flexible(weight: -5), .flexible(weight: 0)], room: 13) == [5, 5])
    }

    @Test func aCellOfRoomStandsBeforeAndAfterEachColumn() {
        let layout = TableColumnLayout(
            [
                TableColumnLayout.Column(width: .fixed(4)),
                TableColumnLayout.Column(width: .fixed(1), least: 3),
            ], room: 0)
        #expect(layout.width == 10)
        #expect((0..<10).map(layout.column(at:)) == [nil, 0, 0, 0, 0, 0, 1, 1, 1, 1])
        #expect(
            (0..<10).map(layout.separator(at:)).enumerated().compactMap { $1 == nil ? nil : $0 }
                == [5, 9])
        #expect(layout.column(at: 10) == nil)
        #expect(layout.column(at: -4) == nil)
        #expect(layout.columns(from: 0, to: 10) == 0..<2)
        #expect(layout.columns(from: 6, to: 7) == 1..<2)
        #expect(layout.columns(from: 0, to: 3) == 0..<1)
        #expect(layout.columns(from: 3, to: 3).isEmpty)
    }

    @Test(arguments: [Int.min, -1, 0, 1, .max])
    func anyNumbersAreHarmless(value: Int) {
        let layout = TableColumnLayout(
            [
                TableColumnLayout.Column(width: .fixed(value), least: value, readable: value),
                TableColumnLayout.Column(width: .flexible(weight: value), least: value),
                TableColumnLayout.Column(width: .fitting, readable: value, priority: .defaultLow),
            ], room: value)
        #expect((0..<3).allSatisfy { layout.width(of: $0) >= 0 })
        #expect(layout.columns(from: value, to: .max).upperBound <= 3)
        _ = layout.column(at: value)
        let none = TableColumnLayout([], room: value)
        #expect(none.columns(from: .min, to: .max).isEmpty)
        #expect(none.column(at: value) == nil)
    }

    @Test func twoCellsStandBetweenColumnsAndOneInANarrowTable() {
        let columns = [4, 5, 6].map { TableColumnLayout.Column(width: .fixed($0)) }
        let wide = TableColumnLayout(columns, room: 60)
        #expect((0..<3).map(wide.start(of:)) == [1, 7, 14])
        #expect(wide.width == 21)
        let narrow = TableColumnLayout(columns, room: 59)
        #expect((0..<3).map(narrow.start(of:)) == [1, 6, 12])
        #expect(narrow.width == 19)
    }

    @Test func aNarrowTableDropsTheLastColumnOfTheLowestPriorityFirst() {
        func shown(_ room: Int) -> [Int] {
            let priorities: [LayoutPriority] = [
                .required, .defaultLow, .defaultHigh, .defaultLow, .required,
            ]
            let layout = TableColumnLayout(
                priorities.map { TableColumnLayout.Column(width: .fixed(9), priority: $0) },
                room: room)
            return (0..<5).filter(layout.shows)
        }
        #expect(shown(51) == [0, 1, 2, 3, 4])
        #expect(shown(50) == [0, 1, 2, 4])
        #expect(shown(40) == [0, 2, 4])
        #expect(shown(30) == [0, 4])
        #expect(shown(1) == [0, 4])
    }

    @Test func thenItCutsTheWidestColumnsDownToTheirTitles() {
        func widths(_ room: Int) -> [Int] {
            let layout = TableColumnLayout(
                [20, 12, 5].map { TableColumnLayout.Column(width: .fixed($0), readable: 6) },
                room: room)
            return (0..<3).map(layout.width(of:))
        }
        #expect(widths(41) == [20, 12, 5])
        #expect(widths(37) == [16, 12, 5])
        #expect(widths(29) == [10, 10, 5])
        #expect(widths(21) == [6, 6, 5])
        // With less room nothing could be read: the table scrolls instead.
        #expect(widths(20) == [20, 12, 5])
    }

    @Test func placesOfDroppedColumnsBelongToTheirNeighbors() {
        let layout = TableColumnLayout(
            [
                TableColumnLayout.Column(width: .fixed(30), priority: .defaultLow),
                TableColumnLayout.Column(width: .fixed(4)),
                TableColumnLayout.Column(width: .fixed(30), priority: .defaultLow),
            ], room: 10)
        #expect(layout.width == 6)
        #expect((0..<7).map(layout.column(at:)) == [nil, 1, 1, 1, 1, 1, nil])
        #expect(layout.separator(at: 5) == 1)
        #expect(layout.columns(from: 0, to: 6).contains(1))
    }
}
