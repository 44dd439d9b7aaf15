// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import DelimitedText

@Suite struct DelimitedTextTests {
    /// All rows, read through the public interface.
    static func rows(of text: DelimitedText) -> [[String]] {
        let reader = CellReader(text)
        return (0..<text.rowCount).map { row in
            (0..<reader.fieldCount(row: row)).map {
                reader.value(row: row, column: $0) ?? "missing"
            }
        }
    }

    @Test(arguments: TableCase.all)
    func rowsAndFieldsAreThoseOfTheTable(_ table: TableCase) throws {
        let text = try DelimitedText(
            bytes: table.bytes, name: "table", delimiter: table.delimiter, hasHeader: false)
        #expect(Self.rows(of: text) == table.rows)
        #expect(text.rowCount == table.rows.count)
        #expect(text.columnCount == table.rows.map(\.count).max() ?? 0)
    }

    @Test(arguments: TableCase.all)
    func theFirstRowIsTheHeaderWhenThereIsOne(_ table: TableCase) throws {
        let text = try DelimitedText(
            bytes: table.bytes, name: "table", delimiter: table.delimiter)
        #expect(Self.rows(of: text) == Array(table.rows.dropFirst()))
        let reader = CellReader(text)
        let titles = (0..<text.columnCount).map { reader.title(column: $0) }
        let header = table.rows.first ?? []
        #expect(titles.compactMap { $0 } == header)
        #expect(titles.prefix(header.count).allSatisfy { $0 != nil })
    }

    /// Short files of only the bytes with a meaning, so that every combination occurs.
    @Test(arguments: 0..<64)
    func randomBytesGiveTheRowsOfThePlainParser(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let alphabet: [[UInt8]] = [
            [0x22], [0x22], [0x2C], [0x2C], [0x0A], [0x0D], [0x0D, 0x0A], [0x61],
            [0xE6, 0xB0, 0xB4],
            [0xC3], [0xFF], [0x80], Array("plain words".utf8), [0xEF, 0xBB, 0xBF],
        ]
        for _ in 0..<200 {
            let length = Int.random(in: 0...24, using: &generator)
            let bytes = (0..<length).flatMap { _ in
                alphabet.randomElement(using: &generator) ?? []
            }
            let expected = ReferenceParser(bytes, delimiter: 0x2C)
            let text = try? DelimitedText(
                bytes: bytes, name: "random", delimiter: .comma, hasHeader: false)
            if expected.isUnterminated {
                #expect(text == nil, "\(bytes)")
                continue
            }
            let rows = expected.rows.map { $0.map { String(decoding: $0, as: UTF8.self) } }
            #expect(text.map(Self.rows(of:)) == rows, "\(bytes)")
            #expect(text?.columnCount == rows.map(\.count).max() ?? 0, "\(bytes)")
        }
    }

    @Test func aMillionRowsAreAllFound() throws {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16_000_000)
        for row in 0..<1_000_000 { bytes += "\(row),\"a b\",水\n".utf8 }
        let text = try DelimitedText(bytes: bytes, name: "million", hasHeader: false)
        let reader = CellReader(text)
        #expect(text.rowCount == 1_000_000)
        #expect(text.columnCount == 3)
        let rows = Array(stride(from: 0, to: 1_000_000, by: 4099))
        #expect(rows.map { reader.value(row: $0, column: 0) } == rows.map(String.init))
        #expect(reader.value(row: 499_999, column: 1) == "a b")
        #expect(reader.value(row: 999_999, column: 2) == "水")
        #expect(reader.value(row: 1_000_000, column: 0) == nil)
    }

    @Test func anUnterminatedQuoteIsReportedWithTheLineItOpensIn() {
        let text = "a,b\r\n\"two\nlines\",c\rd,\"never\nends\n"
        #expect(throws: DelimitedTextError.unterminatedQuote(name: "x.csv", line: 4)) {
            try DelimitedText(bytes: Array(text.utf8), name: "x.csv")
        }
    }

    @Test func aQuoteAsLastByteNeverEnds() {
        #expect(throws: DelimitedTextError.unterminatedQuote(name: "x.csv", line: 1)) {
            try DelimitedText(bytes: Array("a,\"".utf8), name: "x.csv")
        }
    }

    @Test func aNULByteIsReportedWithItsLine() {
        #expect(throws: DelimitedTextError.notText(name: "x.csv", line: 3)) {
            try DelimitedText(bytes: Array("a\nb\nc\u{0}d".utf8), name: "x.csv")
        }
    }

    @Test(arguments: [[0xFF, 0xFE, 0x61, 0x00], [0xFE, 0xFF, 0x00, 0x61]] as [[UInt8]])
    func textInUTF16IsNamedAsSuch(_ bytes: [UInt8]) {
        #expect(throws: DelimitedTextError.isUTF16(name: "x.csv")) {
            try DelimitedText(bytes: bytes, name: "x.csv")
        }
    }
}
