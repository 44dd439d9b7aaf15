// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import DelimitedText

@Suite struct CellReaderTests {
    private func reader(_ text: String, hasHeader: Bool = false) throws -> CellReader {
        CellReader(
            try DelimitedText(
                bytes: Array(text.utf8), name: "x", delimiter: .comma, hasHeader: hasHeader))
    }

    @Test func whatIsNotThereIsNil() throws {
        let reader = try reader("a,b\nc\n")
        #expect(reader.value(row: 1, column: 1) == nil)
        #expect(reader.value(row: 0, column: 2) == nil)
        #expect(reader.value(row: -1, column: 0) == nil)
        #expect(reader.value(row: 0, column: -1) == nil)
        #expect(reader.value(row: 2, column: 0) == nil)
        #expect(reader.value(row: .max, column: .max) == nil)
        #expect(reader.title(column: 0) == nil)
        #expect(reader.fieldCount(row: 2) == 0)
        #expect(reader.fieldCount(row: .min) == 0)
    }

    @Test func cellsOfARowComeInTheirOrder() throws {
        let reader = try reader("h,\"i,j\"\na,\"b\"\"c\",d\ne\n", hasHeader: true)
        var cells: [String] = []
        reader.forEachTitle(columns: 9, limit: .max) { cells.append("\($0)\($1)") }
        for row in 0..<3 {
            reader.forEachValue(row: row, columns: 2, limit: .max) { cells.append("\($0)\($1)") }
        }
        #expect(cells == ["0h", "1i,j", "0a", "1b\"c", "0e"])
    }

    @Test func aHeaderAloneHasTitlesAndNoRows() throws {
        let reader = try reader("a,b", hasHeader: true)
        #expect(reader.text.rowCount == 0)
        #expect(reader.title(column: 1) == "b")
        #expect(reader.title(column: 2) == nil)
        #expect(reader.value(row: 0, column: 0) == nil)
    }

    @Test func everyFieldOfAWideRowIsFound() throws {
        let fields = (0..<1000).map(String.init)
        let reader = try reader("short\n" + fields.joined(separator: ",") + "\n")
        #expect(reader.fieldCount(row: 1) == 1000)
        #expect((0..<1000).map { reader.value(row: 1, column: $0) } == fields)
        #expect(reader.value(row: 1, column: 1000) == nil)
    }

    @Test func aRowThatTakesAnothersPlaceInMemoryIsReadAnew() throws {
        let reader = try reader((0..<600).map { "\($0)" }.joined(separator: "\n"))
        for row in [0, 256, 512, 0, 255, 511, 256] {
            #expect(reader.value(row: row, column: 0) == "\(row)")
        }
    }

    @Test(arguments: [
        (0, ""), (1, "a"), (2, "a"), (3, "a"), (4, "a水"), (5, "a水b"), (6, "a水b"), (Int.max, "a水b"),
        (-1, ""),
    ])
    func aLimitCutsBetweenCharacters(limit: Int, expected: String) throws {
        let reader = try reader("a水b,\"a水b\",x")
        #expect(reader.value(row: 0, column: 0, limit: limit) == expected)
        #expect(reader.value(row: 0, column: 1, limit: limit) == expected)
    }

    @Test func aLimitKeepsInvalidBytesVisible() throws {
        let text = try DelimitedText(
            bytes: [0x61, 0xFF, 0x80, 0x80, 0x80, 0x80, 0x62], name: "x", hasHeader: false)
        #expect(CellReader(text).value(row: 0, column: 0, limit: 6)?.hasPrefix("a\u{FFFD}") == true)
    }

    @Test func aLimitLooksForACutCharacterOnlyAtTheEnd() throws {
        let text = try DelimitedText(
            bytes: [0x61, 0xE6, 0x62, 0x63], name: "x", hasHeader: false)
        #expect(CellReader(text).value(row: 0, column: 0, limit: 3) == "a\u{FFFD}b")
    }
}
