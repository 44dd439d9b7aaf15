// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerTables

@MainActor
@Suite struct DataGridPagesTests {
    /// A source whose pages come when the test lets them.
    final class Slow: DataGridViewDataSource {
        var waiting: [Int: CheckedContinuation<[String], any Error>] = [:]
        private(set) var cancelled: [Int] = []
        private(set) lazy var pages = DataGridPages<String>(pageSize: 10, maximumPages: 2) {
            [weak self] rows in try await self?.rows(rows) ?? []
        }

        private func rows(_ rows: Range<Int>) async throws -> [String] {
            let start = rows.lowerBound
            return try await withTaskCancellationHandler {
                try await withCheckedThrowingContinuation { waiting[start] = $0 }
            } onCancel: {
                Task { @MainActor in self.cancel(start) }
            }
        }

        private func cancel(_ start: Int) {
            cancelled.append(start)
            waiting.removeValue(forKey: start)?.resume(throwing: CancellationError())
        }

        func answer(_ start: Int) {
            waiting.removeValue(forKey: start)?
                .resume(returning: (start..<start + 10).map { "row \($0)" })
        }

        func numberOfRows(in gridView: DataGridView) -> Int { 1_000 }
        func numberOfColumns(in gridView: DataGridView) -> Int { 1 }
        func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
            DataGridColumn("text")
        }
        func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
            if let reason = pages.failure(ofRow: position.row) { return .failed(reason) }
            return pages[position.row].map { DataGridCell($0) } ?? .pending
        }
        func dataGridView(_ gridView: DataGridView, willShowRows rows: Range<Int>) {
            pages.show(rows, in: gridView)
        }
    }

    struct Refused: Error, CustomStringConvertible {
        let description = "no permission"
    }

    private func waits(_ condition: () -> Bool) async {
        while !condition() { await Task.yield() }
    }

    @Test func rowsThatComeLateReplaceThePendingOnes() async {
        let source = Slow()
        let scene = await DataGridScene(source, columns: 20, rows: 6)
        #expect(scene.pilot.screen.contains("…"))
        #expect(Array(source.waiting.keys) == [0])
        source.answer(0)
        await waits { source.pages[0] != nil }
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("row 3"))
    }

    @Test func scrollingAwayCancelsALoadAndComingBackBeginsItAgain() async {
        let source = Slow()
        let scene = await DataGridScene(source, columns: 20, rows: 6)
        scene.grid.scrollToVisible(GridPosition(row: 505, column: 0))
        await scene.pilot.settle()
        await waits { source.cancelled == [0] }
        #expect(Array(source.waiting.keys) == [500])
        source.answer(500)
        await waits { source.pages[505] != nil }
        scene.grid.scrollToVisible(GridPosition(row: 0, column: 0))
        await scene.pilot.settle()
        #expect(Array(source.waiting.keys) == [0])
        source.answer(0)
        await waits { source.pages[0] != nil }
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("row 0"))
    }

    @Test func onlyTheLastPagesAreKept() async {
        let source = Slow()
        let scene = await DataGridScene(source, columns: 20, rows: 6)
        for start in [0, 100, 200, 300] {
            scene.grid.scrollToVisible(GridPosition(row: start + 5, column: 0))
            await scene.pilot.settle()
            for key in source.waiting.keys.sorted() { source.answer(key) }
            await waits { source.pages[start + 5] != nil }
        }
        scene.grid.reloadCells()
        await scene.pilot.settle()
        #expect(source.pages[305] != nil)
        #expect(source.pages[5] == nil)
    }

    @Test func aFailureIsShownAndTriedAgain() async {
        let source = Slow()
        let scene = await DataGridScene(source, columns: 30, rows: 6)
        source.waiting.removeValue(forKey: 0)?.resume(throwing: Refused())
        await waits { source.pages.failure(ofRow: 0) != nil }
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("no permission"))
        scene.grid.reloadData()
        await scene.pilot.settle()
        await waits { source.waiting[0] != nil }
        source.answer(0)
        await waits { source.pages[0] != nil }
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("row 0"))
        source.pages.update(0) { $0 = "changed" }
        #expect(source.pages[0] == "changed")
        source.pages.removeAll()
        #expect(source.pages[0] == nil)
    }
}
