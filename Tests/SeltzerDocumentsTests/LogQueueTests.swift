// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerDocuments

/// Lines that come faster than a view takes them.
@MainActor
@Suite struct LogQueueTests {
    /// What a view gets that is busy until all lines have come.
    private func taken(_ append: (LogWriter) -> Void) async -> (log: LogDocument, bytes: Int) {
        let queue = LogQueue()
        let writer = LogWriter(queue)
        append(writer)
        writer.finish()
        let collector = LogCollector()
        await collector.collect(queue) {}
        var log = LogDocument(), bytes = 0
        while true {
            let taken = await collector.take()
            bytes += taken.batch.bytes.count
            _ = log.append(taken.batch, skipped: taken.skippedCount)
            if !taken.hasMore { return (log, bytes) }
        }
    }

    @Test func theNewestLinesAreKeptAndTheOthersCounted() async {
        let count = LogQueue.maximumCount * 3
        let (log, _) = await taken { writer in
            for number in 0..<count { writer.append("line \(number)") }
        }
        #expect(log.lineCount == LogQueue.maximumCount)
        #expect(log.skippedLineCount == count - LogQueue.maximumCount)
        let last = log.numbers.upperBound - 1
        #expect(log.string(ofNumbers: last..<last + 1) == "line \(count - 1)")
        #expect(log.storage.string(ofLine: 0) == "131,072 lines are left out: they came too fast")
    }

    @Test func longTextsCountByTheirBytes() async {
        let text = String(repeating: String(repeating: "x", count: 1_023) + "\n", count: 1_024)
        let (log, _) = await taken { writer in
            for number in 0..<200 {
                switch number % 3 {
                case 0: writer.append(text)
                case 1: writer.append(StyledText(text))
                default: writer.append(contentsOf: Array(repeating: text, count: 1))
                }
            }
        }
        // A megabyte counts as 257 texts; what waited before the view came is bounded again.
        #expect(log.lineCount <= LogCollector.maximumByteCount / 1_024 + LogCollector.batchSize * 2)
        #expect(log.lineCount >= 1_024)
        #expect(log.lineCount + log.skippedLineCount == 204_800)
    }

    @Test func whatWaitsForABusyViewIsBounded() async {
        let line = String(repeating: "x", count: 4_000)
        let lines = Array(repeating: line, count: 1_000)
        let (log, bytes) = await taken { writer in
            for _ in 0..<60 { writer.append(contentsOf: lines) }
        }
        #expect(bytes <= LogCollector.maximumByteCount + LogCollector.batchSize * 2 * 4_001)
        #expect(log.skippedLineCount > 0)
        #expect(log.lineCount + log.skippedLineCount == 60_000)
    }

    @Test func theFirstRowTellsWhatWasLeftOut() async {
        let view = LogView()
        let pilot = await Pilot(ViewController(view: view), columns: 60, rows: 4)
        view.appendImmediately("one\ntwo")
        view.add(LogBatch(), skipped: 1)
        await pilot.settle()
        #expect(pilot.screen.contains("1 line is left out: they came too fast"))
        #expect(pilot.screen.contains("one") && view.lineCount == 2 && view.skippedLineCount == 1)
        view.maximumLineCount = 2
        view.appendImmediately("three")
        view.add(LogBatch(), skipped: 1_000)
        await pilot.settle()
        #expect(pilot.screen.contains("1 earlier line is gone, 1,001 lines are left out"))
        #expect(view.removedLineCount == 1 && pilot.screen.contains("three"))
        view.filter.query.string = "three"
        await pilot.settle()
        view.add(LogBatch(), skipped: 5)
        await pilot.settle()
        #expect(pilot.screen.contains("three"))
        view.removeAll()
        #expect(view.skippedLineCount == 0)
        #expect(await pilot.faults().isEmpty)
    }
}
