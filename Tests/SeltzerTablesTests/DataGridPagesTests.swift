// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
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

    /// A source whose loads go on after they are cancelled, as those of some libraries do.
    final class Deaf: DataGridViewDataSource {
        var waiting: [CheckedContinuation<[String], Never>] = []
        private(set) lazy var pages = DataGridPages<String> { [weak self] _ in
            await withCheckedContinuation { self?.waiting.append($0) }
        }

        func numberOfRows(in gridView: DataGridView) -> Int { 3 }
        func numberOfColumns(in gridView: DataGridView) -> Int { 1 }
        func dataGridView(_ gridView: DataGridView, column: Int) -> DataGridColumn {
            DataGridColumn("text")
        }
        func dataGridView(_ gridView: DataGridView, cellAt position: GridPosition) -> DataGridCell {
            pages[position.row].map { DataGridCell($0) } ?? .pending
        }
        func dataGridView(_ gridView: DataGridView, willShowRows rows: Range<Int>) {
            pages.show(rows, in: gridView)
        }
    }

    @Test func aGridThatComesBackBeforeACancelledLoadEndsLoadsAgain() async {
        let (source, grid, host) = (Deaf(), DataGridView(), View())
        grid.dataSource = source
        grid.frame = Rect(x: 0, y: 0, width: 20, height: 6)
        host.addSubview(grid)
        let pilot = await Pilot(plain: ViewController(view: host), columns: 20, rows: 6)
        await waits { source.waiting.count == 1 }
        grid.removeFromSuperview()
        host.addSubview(grid)
        await pilot.settle()
        await waits { source.waiting.count == 2 }
        // The end of the cancelled load leaves the page to the new one.
        source.waiting[0].resume(returning: ["old", "old", "old"])
        for _ in 0..<20 { await Task.yield() }
        #expect(source.pages[0] == nil)
        grid.reloadData()
        await pilot.settle()
        #expect(source.waiting.count == 2)
        source.waiting[1].resume(returning: ["new", "new", "new"])
        await waits { source.pages[0] != nil }
        await pilot.settle()
        #expect(pilot.screen.contains("new"))
        #expect(!pilot.screen.contains("old"))
    }

    final class Asked {
        var rows: [Range<Int>] = []
    }

    @Test func aPageAtTheEndOfTheNumbersHasNoRowsBeyond() async {
        for size in [1, 7, 200, Int.max] {
            let asked = Asked()
            let pages = DataGridPages<Int>(pageSize: size) { rows in
                asked.rows.append(rows)
                return []
            }
            let scene = await DataGridScene(Products(3, 1))
            pages.show(Int.max - 1..<Int.max, in: scene.grid)
            await waits { !asked.rows.isEmpty }
            #expect(asked.rows[0].contains(.max - 1))
            #expect(asked.rows[0].upperBound == .max)
            #expect(pages[.max - 1] == nil)
        }
    }
}
