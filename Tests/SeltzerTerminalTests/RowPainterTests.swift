// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ScreenModels
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct RowPainterTests {
    @Test(arguments: cases)
    func rowsArePaintedWithTheFewestBytes(_ example: FrameCase) { example.check() }

    static let cases: [FrameCase] = [
        FrameCase(name: "nothing", change: { _ in }, bytes: ""),
        FrameCase(
            name: "a tail is erased",
            before: { $0.write("abcdefgh", x: 5, y: 1) },
            change: { $0.erase(Rect(x: 5, y: 1, width: 8, height: 1)) },
            bytes: "^[[K"
        ),
        FrameCase(
            name: "a short tail is written",
            before: { $0.write("abc", x: 5, y: 1) },
            change: { $0.erase(Rect(x: 5, y: 1, width: 3, height: 1)) },
            bytes: "   "
        ),
        FrameCase(
            name: "a colored tail is erased",
            change: { buffer in
                let style = Style(background: .blue)
                buffer.erase(Rect(x: 5, y: 1, width: 15, height: 1), style)
            },
            bytes: "^[[44m^[[K"
        ),
        FrameCase(
            name: "an underlined tail is written",
            change: { buffer in
                let style = Style(background: .default, attributes: .underline)
                buffer.erase(Rect(x: 14, y: 1, width: 6, height: 1), style)
            },
            bytes: "^[[9C^[[4m      "
        ),
        FrameCase(
            name: "a wide glyph is written once",
            change: { $0.put("漢", width: 2, x: 5, y: 1) },
            bytes: "漢"
        ),
        FrameCase(
            name: "half a wide glyph goes",
            before: { $0.put("漢", width: 2, x: 5, y: 1) },
            change: { $0.put("b", x: 6, y: 1) },
            bytes: " b"
        ),
        FrameCase(
            name: "a cluster in the last column is written with wrapping on",
            change: { $0.put("e\u{301}", x: 19, y: 1) },
            bytes: "^[[14C^[[?7he\u{301}^[[?7l"
        ),
    ]

    @Test(
        arguments: [
            ([], "\u{1F44D}\u{1F3FD}^[[8Gb\u{1F1EF}\u{1F1F5}^[[11Gc "),
            (.all, "\u{1F44D}\u{1F3FD}b\u{1F1EF}\u{1F1F5}c"),
            (.skinTones, "\u{1F44D}\u{1F3FD}b\u{1F1EF}\u{1F1F5}^[[11Gc "),
        ] as [(JoinedClusters, String)])
    func afterAnAgreedClusterTheColumnIsKnown(agreed: JoinedClusters, bytes: String) {
        let buffer = CellBuffer(size: Size(width: 20, height: 4))
        buffer.clusters.agreedClusters = agreed
        let encoder = FrameEncoder(profile: .ansi)
        buffer.write("x", x: 4, y: 1)
        _ = frame(buffer, encoder)
        buffer.write("y", x: 4, y: 1)
        _ = frame(buffer, encoder)
        Canvas(buffer: buffer).draw(
            "\u{1F44D}\u{1F3FD}b\u{1F1EF}\u{1F1F5}c", at: Point(x: 5, y: 1))
        #expect(frame(buffer, encoder) == bytes)
        #expect(frame(buffer, encoder) == "")
    }

    @Test func halvesWithoutTheirGlyphAreBlank() {
        let buffer = CellBuffer(size: Size(width: 4, height: 1))
        let row = buffer.row(0)
        row[0] = Cell(.trailingHalf)
        row[1] = Cell(Glyph(bits: 0x6F22, width: 2))
        row[2] = Cell(Glyph(bits: 0x61, width: 1))
        row[3] = Cell(Glyph(bits: 0x6F22, width: 2))
        var model = ScreenModel(size: buffer.size)
        let output = OutputBuffer()
        FrameEncoder(profile: .ansi)
            .encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        model.take(output.bytes)
        #expect(model.text(0) == "  a ")
    }

    @Test func backgroundIsWrittenWhereErasingDoesNotTakeIt() {
        var profile = TerminalProfile.ansi
        profile.booleans.remove("bce")
        let buffer = CellBuffer(size: Size(width: 6, height: 1))
        let encoder = FrameEncoder(profile: profile)
        _ = frame(buffer, encoder)
        buffer.erase(buffer.bounds, Style(background: .blue))
        #expect(frame(buffer, encoder) == "^[[44m      ")
        buffer.erase(buffer.bounds)
        #expect(frame(buffer, encoder) == "^[[H^[[m^[[K")
    }

    @Test func lastCellIsLeftAloneWhereItWouldScroll() {
        var profile = TerminalProfile.ansi
        profile.booleans.remove("xenl")
        profile.strings["rmam"] = nil
        let buffer = CellBuffer(size: Size(width: 3, height: 2))
        buffer.write("abc", x: 0, y: 0)
        buffer.write("def", x: 0, y: 1)
        #expect(frame(buffer, FrameEncoder(profile: profile)).hasSuffix("abc^[[2Hde"))
    }
}
