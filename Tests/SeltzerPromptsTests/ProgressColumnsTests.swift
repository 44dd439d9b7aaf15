// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ProgressRowsView.

import Seltzer
import SeltzerTesting
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct ProgressColumnsTests {
    @Test func everythingHasItsWidthIfThereIsRoom() {
        let columns = ProgressColumns(width: 80, title: 9, count: 8, shortCount: 5)
        #expect(columns.title == 9 && columns.gap == 2 && columns.bar == 34 && !columns.isShort)
    }

    /// Titles give up their cells first, then numbers are short, then bars go.
    @Test func columnsFitAnyWidth() {
        for width in 1...100 {
            for title in [1, 4, 9, 24, 60] {
                for (count, short) in [(0, 0), (8, 5), (12, 9), (22, 19)] {
                    let columns = ProgressColumns(
                        width: width, title: title, count: count, shortCount: short)
                    let numbers = columns.isShort ? short : count
                    let least = min(title, 4) + 3 + short + 2
                    #expect(columns.title >= 1 && columns.bar >= 0)
                    if width >= least {
                        #expect(columns.wordsStart + numbers <= width, "\(width) \(title) \(count)")
                        #expect(columns.bar >= 3, "\(width) \(title) \(count)")
                    }
                }
            }
        }
    }

    /// Shows work on a narrow terminal, until a part of it is done.
    private func screen(
        columns: Int, _ work: @escaping @Sendable (ProgressTask) async throws -> Void
    ) async throws -> String {
        let program = PilotProgram(columns: columns, rows: 5) {
            try await withProgress("Deploying it", total: 40) { progress in
                try await work(progress)
                try await Task.sleep(for: .seconds(1_000))
            }
        }
        let pilot = try #require(await program.nextPilot())
        await pilot.advance(by: .milliseconds(200))
        defer { program.cancel() }
        return pilot.screen
    }

    @Test(arguments: [20, 24, 30, 60])
    func narrowTerminalShowsBarAndCountOfAStep(columns: Int) async throws {
        let text = try await screen(columns: columns) { progress in
            try await progress.step("Frankfurt", total: 40) { step in
                step.advance(by: 17)
                step.note = "image of the program"
                try await Task.sleep(for: .seconds(1_000))
            }
        }
        let row = try #require(text.split(separator: "\n").first.map(String.init))
        #expect(row.hasPrefix("Fra"))
        #expect(row.contains("━━") && row.contains("─"), "\(row)")
        #expect(row.contains("17 of 40") || row.contains("17/40"), "\(row)")
        #expect(row.cellWidth <= columns)
    }

    @Test(arguments: [20, 24, 30, 60])
    func narrowTerminalShowsBarAndCountOfWorkWithoutSteps(columns: Int) async throws {
        let text = try await screen(columns: columns) { $0.advance(by: 17) }
        #expect(text.contains("Dep"))
        #expect(text.contains("━━") && text.contains("─"), "\(text)")
        #expect(text.contains("17 of 40") || text.contains("17/40"), "\(text)")
        #expect(columns < 60 || text.contains("^C Stop"), "\(text)")
    }
}
