// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerControls

@Suite struct TableColumnLayoutTests {
    private func layout(_ widths: [TableColumn.Width], least: Int = 3, room: Int) -> [Int] {
        let layout = TableColumnLayout(
            widths: widths, least: widths.map { _ in least }, room: room)
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
            widths: [.fixed(4), .fixed(1)], least: [1, 3], room: 0)
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
            widths: [.fixed(value), .flexible(weight: value), .fitting], least: [value, value, 1],
            room: value)
        #expect((0..<3).allSatisfy { layout.width(of: $0) >= 0 })
        #expect(layout.columns(from: value, to: .max).upperBound <= 3)
        _ = layout.column(at: value)
        let none = TableColumnLayout(widths: [], least: [], room: value)
        #expect(none.columns(from: .min, to: .max).isEmpty)
        #expect(none.column(at: value) == nil)
    }
}
