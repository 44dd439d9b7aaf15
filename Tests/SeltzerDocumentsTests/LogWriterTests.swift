// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerDocuments

/// Lines that flow into a log from another thread.
@MainActor
@Suite struct LogWriterTests {
    @Test func aFloodIsTakenInBatchesSoThatInputComesBetweenThem() async {
        let queue = LogQueue()
        let writer = LogWriter(queue)
        writer.append(contentsOf: (0..<50_000).map { "line \($0)" }, level: .info)
        for number in 50_000..<60_000 { writer.append("line \(number)") }
        writer.finish()
        let (announcements, announcer) = AsyncStream.makeStream(of: Void.self)
        let collector = LogCollector()
        await collector.collect(queue) { announcer.yield() }
        announcer.finish()
        var announced = 0
        for await _ in announcements { announced += 1 }
        #expect(announced == 1)
        var log = LogDocument()
        var sizes: [Int] = []
        while true {
            let taken = await collector.take()
            sizes.append(taken.batch.count)
            _ = log.append(taken.batch)
            if !taken.hasMore { break }
        }
        #expect(sizes.allSatisfy { $0 > 0 && $0 <= LogCollector.batchSize })
        #expect(log.lineCount == 60_000)
        for number in [0, LogCollector.batchSize, 49_999, 59_999] {
            #expect(log.string(ofNumbers: number..<number + 1) == "line \(number)")
        }
        #expect(await collector.take().batch.isEmpty)
    }

    @Test func aLogThatNobodyShowsIsFreed() async {
        weak var log: LogView?
        do {
            let view = LogView()
            view.append("line")
            log = view
        }
        while log != nil { await Task.yield() }
    }

    @Test(.timeLimit(.minutes(60))) func keysAndTheMouseWorkWhileLinesFlow() async {
        let view = LogView()
        let pilot = await Pilot(ViewController(view: view), columns: 60, rows: 6)
        view.becomeFirstResponder()
        let writer = view.writer
        let flow = Task.detached {
            var count = 0
            while !Task.isCancelled {
                for _ in 0..<1_000 {
                    writer.append("line \(count)")
                    count += 1
                }
                // Other tests share the main actor.
                try? await Task.sleep(for: .milliseconds(100))
            }
            return count
        }
        await more(than: 1_000, in: view)
        // The end is followed, whatever the user does beside it.
        var newest = -1
        for _ in 0..<5 {
            await more(than: total(of: view), in: view)
            let wraps = view.wrapsLines
            await pilot.press("w")
            #expect(view.wrapsLines != wraps)
            let last = lastNumber(pilot)
            #expect(last > newest && last < total(of: view))
            newest = last
        }
        // What the user reads stays, and is selected and copied.
        await pilot.wheel(dy: -1, column: 3, row: 1)
        let first = pilot.screen.split(separator: "\n").first
        await pilot.drag(fromColumn: 3, row: 0, toColumn: 3, row: 1)
        await pilot.press("y")
        await more(than: total(of: view), in: view)
        await pilot.settle()
        #expect(pilot.display.clipboard?.split(separator: "\n").count == 2)
        let row = pilot.screen.split(separator: "\n").first
        #expect(row?.contains(first?.filter(\.isNumber) ?? "none") == true)
        // A search goes on with the lines that come.
        await pilot.press("/")
        await pilot.type("line 99")
        flow.cancel()
        let count = await flow.value
        await more(than: count - 1, in: view)
        let session = view.findInteraction?.activeFindSession
        while session?.isSearching == true { await Task.yield() }
        let matches = (view.removedLineCount..<count).filter { "\($0)".hasPrefix("99") }
        #expect(session?.resultCount == matches.count)
        await pilot.press("escape", "G")
        #expect(lastNumber(pilot) == count - 1)
        #expect(await pilot.faults().isEmpty)
    }

    /// The number of lines that came to a view.
    private func total(of view: LogView) -> Int { view.lineCount + view.removedLineCount }

    /// Waits until more lines came to a view.
    private func more(than count: Int, in view: LogView) async {
        while total(of: view) <= count { await Task.yield() }
    }

    /// The number of the last line on the screen.
    private func lastNumber(_ pilot: Pilot) -> Int {
        let rows = pilot.screen.split(separator: "\n").filter { $0.contains("line ") }
        return rows.last.flatMap { Int($0.filter(\.isNumber)) } ?? -1
    }
}
