// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct OutputBufferTests {
    @Test func bytesStayInOrderWhenTheMemoryGrows() {
        let buffer = OutputBuffer()
        var expected: [UInt8] = []
        for round in 0..<50 {
            let bytes = (0..<2_000).map { UInt8(truncatingIfNeeded: $0 + round) }
            buffer.append(contentsOf: bytes)
            expected += bytes
        }
        #expect(buffer.count == 100_000)
        #expect(buffer.bytes == expected)
    }

    @Test func emptiedBufferHoldsNothing() {
        let buffer = OutputBuffer()
        #expect(buffer.isEmpty)
        buffer.append(contentsOf: [1, 2, 3])
        #expect(!buffer.isEmpty)
        buffer.removeAll()
        #expect(buffer.isEmpty)
        #expect(buffer.bytes == [])
        buffer.append(contentsOf: [4])
        #expect(buffer.bytes == [4])
    }

    @Test func framesBehindOtherBytesLeaveThemAlone() {
        let buffer = OutputBuffer()
        buffer.append(contentsOf: [7])
        let writer = FrameWriter(
            output: buffer,
            digits: DigitTable(),
            dialect: TerminalDialect(.ansi),
            reducer: nil,
            decorations: ClusterTable().decorations
        )
        #expect(writer.count == 1)
        #expect(buffer.bytes == [7])
    }
}
