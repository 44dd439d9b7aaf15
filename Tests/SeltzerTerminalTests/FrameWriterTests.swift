// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

/// What is no text, or none that the terminal knows.
@Suite struct FrameWriterTests {
    @Test(arguments: [0x00, 0x1B, 0x7F, 0x9B, 0xD800, 0x11_0000] as [UInt32])
    func whatIsNotPrintableNeverReachesTheTerminal(_ bits: UInt32) {
        let buffer = CellBuffer(size: Size(width: 2, height: 1))
        buffer.row(0)[0] = Cell(Glyph(bits: bits, width: 1))
        #expect(frame(buffer, FrameEncoder(profile: .ansi)).hasSuffix("? "))
    }

    @Test(arguments: ["\r\n", "e\u{1B}\u{301}", "e\u{9B}", "e\u{7F}", ""])
    func controlsInsideClustersNeverReachTheTerminal(_ text: String) {
        let output = OutputBuffer()
        var writer = FrameWriter(
            output: output,
            digits: DigitTable(),
            dialect: TerminalDialect(.ansi),
            reducer: nil,
            decorations: ClusterTable().decorations
        )
        writer.put(cluster: text, width: 2)
        writer.finish(at: writer.count)
        #expect(visible(output.bytes) == "??")
    }

    @Test func terminalWithoutUnicodeGetsQuestionMarks() {
        var profile = TerminalProfile.ansi
        profile.capabilities.isUnicode = false
        let buffer = CellBuffer(size: Size(width: 5, height: 1))
        buffer.put("漢", width: 2, x: 0, y: 0)
        buffer.put("é", x: 2, y: 0)
        buffer.put("e\u{301}", x: 3, y: 0)
        buffer.put("a", x: 4, y: 0)
        #expect(frame(buffer, FrameEncoder(profile: profile)).hasSuffix("????a"))
    }
}
