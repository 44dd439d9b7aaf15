// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct WaitingLinesTests {
    private func lines(_ range: Range<Int>) -> [StyledText] { range.map { StyledText("\($0)") } }

    @Test func linesAreSentInTheirOrder() {
        var waiting = WaitingLines()
        #expect(waiting.isEmpty)
        waiting.append(lines(0..<3))
        #expect(waiting.send(byteCount: 1) == lines(0..<1))
        #expect(waiting.send(byteCount: 1_000) == lines(1..<3))
        #expect(waiting.isEmpty && waiting.send(byteCount: 10) == [])
    }

    @Test func linesComeBackThatTheTerminalHasNotTaken() {
        var waiting = WaitingLines()
        waiting.append(lines(0..<5))
        _ = waiting.send(byteCount: 1)
        waiting.settle()
        _ = waiting.send(byteCount: 20)
        waiting.takeBack()
        #expect(waiting.takeAll() == lines(1..<5))
        #expect(waiting.isEmpty && waiting.takeAll() == [])
    }

    @Test func linesThatTheTerminalHasTakenDoNotComeBackButForThoseThatTheEndClears() {
        var waiting = WaitingLines()
        waiting.append(lines(0..<100))
        _ = waiting.send(byteCount: .max)
        waiting.noteEnds((1...100).map { $0 * 10 })
        waiting.takeBack(after: 505, clearing: 4)
        #expect(waiting.takeAll() == lines(46..<100))
    }

    @Test func linesThatWereTakenAreCounted() {
        var waiting = WaitingLines()
        waiting.append(lines(0..<5))
        #expect(waiting.count == 5 && waiting.doneCount == 0)
        _ = waiting.send(byteCount: 1)
        #expect(waiting.doneCount == 0)
        waiting.settle()
        #expect(waiting.doneCount == 1)
    }

    @Test func terminalThatTakesNothingCostsALimitedAmountOfMemory() {
        var waiting = WaitingLines()
        let line = StyledText(String(repeating: "x", count: 1 << 20))
        for _ in 0..<70 { waiting.append([line]) }
        let all = waiting.takeAll()
        #expect(all.count == 64)
        #expect(all.first?.string == "… 7 lines left out: the terminal was too slow.")
    }

    @Test func manyLinesCostTimeInProportion() {
        var waiting = WaitingLines()
        waiting.append(lines(0..<50_000))
        var count = 0
        while !waiting.isEmpty {
            count += waiting.send(byteCount: 100).count
            waiting.settle()
        }
        #expect(count == 50_000)
    }
}
