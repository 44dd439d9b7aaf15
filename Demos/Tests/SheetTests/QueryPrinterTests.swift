// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SheetModel
import Testing

@testable import Sheet

@Suite struct QueryPrinterTests {
    /// Rows of which only the first one is known at first.
    private struct GrowingRows: SheetRows {
        var base: any SheetRows

        var columns: [SheetColumn] { base.columns }
        var table: String? { base.table }
        var readOnlyReason: String? { nil }
        var arrangement: SheetArrangement { base.arrangement }
        var count: SheetCount { get async { SheetCount(1, isFinal: false) } }

        func counts() -> AsyncStream<SheetCount> {
            let base = base
            return AsyncStream { continuation in
                continuation.yield(SheetCount(1, isFinal: false))
                Task {
                    continuation.yield(await base.count)
                    continuation.finish()
                }
            }
        }

        func rows(_ range: Range<Int>) async throws -> [SheetRow] { try await base.rows(range) }

        func arranged(
            by arrangement: SheetArrangement, progress: @escaping SheetProgress
        ) async throws -> any SheetRows {
            try await base.arranged(by: arrangement, progress: progress)
        }

        func position(of value: SheetValue, column: Int) async throws -> Int? { nil }

        func statistics(
            of column: Int, progress: @escaping SheetProgress
        ) async throws -> SheetStatistics {
            try await base.statistics(of: column, progress: progress)
        }
    }

    @Test func tableWaitsForAllRows() async throws {
        let rows = GrowingRows(base: try await SheetScene.harbor().rows(of: "readings"))
        let printed = try await QueryPrinter.texts(of: rows)
        #expect(printed.texts.count == 60)
        #expect(printed.missing == 0)
    }

    @Test func missingRowsAreCounted() async throws {
        let rows = GrowingRows(base: try await SheetScene.harbor().rows(of: "readings"))
        let printed = try await QueryPrinter.texts(of: rows, limit: 25)
        #expect(printed.texts.count == 25)
        #expect(printed.missing == 35)
    }

    @Test func terminalGetsNoCommands() {
        let text = QueryPrinter.safe("a\tb\n\u{1B}]0;title\u{7}\u{9B}2J")
        #expect(text.hasPrefix("a\tb\n"))
        #expect(
            text.unicodeScalars.allSatisfy {
                $0.value >= 0x20 && $0.value != 0x9B || "\t\n".unicodeScalars.contains($0)
            })
    }

    @Test(arguments: [
        ["a.csv", "--delimiter", "::"], ["a.csv", "--delimiter", ""],
        ["a.db", "b.db", "--query", "SELECT 1"],
    ])
    func argumentsWithoutMeaningAreRefused(arguments: [String]) {
        #expect(throws: (any Error).self) { try Sheet.parse(arguments) }
    }
}
