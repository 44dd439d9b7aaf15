// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ByteSink, DigitTable.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct FrameWriterCursorTests {
    @Test(arguments: cases)
    func cursorMovesWithTheFewestBytes(_ example: FrameCase) { example.check() }

    static let cases: [FrameCase] = [
        FrameCase(name: "next column", change: { $0.write("a", x: 5, y: 1) }, bytes: "a"),
        FrameCase(name: "same column", change: { $0.write("a", x: 4, y: 1) }, bytes: "^Ha"),
        FrameCase(name: "three back", change: { $0.write("a", x: 2, y: 1) }, bytes: "^H^H^Ha"),
        FrameCase(name: "first column", change: { $0.write("a", x: 0, y: 1) }, bytes: "^Ma"),
        FrameCase(name: "two ahead", change: { $0.write("a", x: 7, y: 1) }, bytes: "  a"),
        FrameCase(name: "far ahead", change: { $0.write("a", x: 12, y: 1) }, bytes: "^[[7Ca"),
        FrameCase(name: "next row", change: { $0.write("a", x: 0, y: 2) }, bytes: "^M^Ja"),
        FrameCase(name: "straight down", change: { $0.write("a", x: 5, y: 3) }, bytes: "^J^Ja"),
        FrameCase(name: "down and back", change: { $0.write("a", x: 3, y: 2) }, bytes: "^J^H^Ha"),
        FrameCase(name: "straight up", change: { $0.write("a", x: 5, y: 0) }, bytes: "^[[1da"),
        FrameCase(name: "up and back", change: { $0.write("a", x: 4, y: 0) }, bytes: "^H^[[1da"),
        FrameCase(
            name: "up and farther back", change: { $0.write("a", x: 3, y: 0) }, bytes: "^[[1;4Ha"),
        FrameCase(name: "origin", change: { $0.write("a", x: 0, y: 0) }, bytes: "^[[Ha"),
        FrameCase(name: "elsewhere", change: { $0.write("a", x: 8, y: 2) }, bytes: "^[[3;9Ha"),
        FrameCase(
            name: "other pen between",
            before: { $0.write("r", x: 6, y: 1, Style(foreground: .red, background: .default)) },
            change: { $0.write("a", x: 7, y: 1) },
            bytes: "^[[2Ca"
        ),
        FrameCase(
            name: "after the last column the place is not known",
            change: { buffer in
                buffer.write("a", x: 19, y: 1)
                buffer.write("b", x: 0, y: 2)
            },
            bytes: "^[[14Ca^[[3Hb"
        ),
        FrameCase(
            name: "after a contested glyph the column is not known",
            change: { buffer in
                buffer.put("e\u{301}", isContested: true, x: 5, y: 1)
                buffer.write("b", x: 6, y: 1)
            },
            bytes: "e\u{301}^[[7Gb  "
        ),
    ]
}
