// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Testing

/// The file that `make demo` shows.
@Suite struct BundledDataTests {
    private func elements() throws -> CellReader {
        let demos = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return CellReader(
            try DelimitedText.open(path: "/\(demos)/Sources/Cells/Resources/elements.csv"))
    }

    @Test func allElementsAreThereInOrder() throws {
        let reader = try elements()
        #expect(reader.text.rowCount == 118)
        #expect(reader.text.columnCount == 9)
        #expect(reader.text.delimiter == .comma)
        for row in 0..<118 {
            #expect(reader.fieldCount(row: row) == 9)
            #expect(reader.value(row: row, column: 0) == "\(row + 1)")
            #expect(reader.value(row: row, column: 3)?.count == 1)
        }
    }

    @Test func theDataShowsQuotesAndWideCharacters() throws {
        let reader = try elements()
        #expect(reader.title(column: 4) == "Japanese")
        #expect(reader.value(row: 0, column: 4) == "水素")
        #expect(
            reader.value(row: 79, column: 8)
                == "the god Mercury; the symbol from hydrargyrum, \"water silver\"")
    }
}
