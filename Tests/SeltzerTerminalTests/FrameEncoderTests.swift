// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ScreenModels
import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct FrameEncoderTests {
    /// A change of a screen of 20×4 that is known and blank, and the bytes that it must cost.
    struct Case: CustomTestStringConvertible, Sendable {
        let name: String
        var before: @Sendable (CellBuffer) -> Void = { _ in }
        let change: @Sendable (CellBuffer) -> Void
        let bytes: String
        var testDescription: String { name }
    }

    @Test(arguments: cases)
    func changesCostTheFewestBytes(_ example: Case) {
        let buffer = CellBuffer(size: Size(width: 20, height: 4))
        let encoder = FrameEncoder(profile: .ansi)
        let output = OutputBuffer()
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        example.before(buffer)
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        // The same start for each case: the plain pen, the cursor behind column 4 of row 1.
        buffer.write("x", x: 4, y: 1)
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        output.removeAll()
        example.change(buffer)
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        #expect(visible(output.bytes) == example.bytes)
    }

    static let cases: [Case] = [
        Case(name: "nothing", change: { _ in }, bytes: ""),
        Case(name: "next column", change: { $0.write("a", x: 5, y: 1) }, bytes: "a"),
        Case(name: "same column", change: { $0.write("a", x: 4, y: 1) }, bytes: "^Ha"),
        Case(name: "three back", change: { $0.write("a", x: 2, y: 1) }, bytes: "^H^H^Ha"),
        Case(name: "first column", change: { $0.write("a", x: 0, y: 1) }, bytes: "^Ma"),
        Case(name: "two ahead", change: { $0.write("a", x: 7, y: 1) }, bytes: "  a"),
        Case(name: "far ahead", change: { $0.write("a", x: 12, y: 1) }, bytes: "^[[7Ca"),
        Case(name: "next row", change: { $0.write("a", x: 0, y: 2) }, bytes: "^M^Ja"),
        Case(name: "straight down", change: { $0.write("a", x: 5, y: 3) }, bytes: "^J^Ja"),
        Case(name: "straight up", change: { $0.write("a", x: 5, y: 0) }, bytes: "^[[1da"),
        Case(name: "origin", change: { $0.write("a", x: 0, y: 0) }, bytes: "^[[Ha"),
        Case(name: "elsewhere", change: { $0.write("a", x: 8, y: 2) }, bytes: "^[[3;9Ha"),
        Case(
            name: "other pen between",
            before: { $0.write("r", x: 6, y: 1, Style(foreground: .red, background: .default)) },
            change: { $0.write("a", x: 7, y: 1) },
            bytes: "^[[2Ca"
        ),
        Case(
            name: "base and bright colours",
            change: { buffer in
                let style = Style(foreground: .brightRed, background: .blue)
                buffer.write("a", x: 5, y: 1, style)
            },
            bytes: "^[[91;44ma"
        ),
        Case(
            name: "palette and 24 bits",
            change: { buffer in
                let style = Style(foreground: .palette(208), background: .rgb(1, 20, 255))
                buffer.write("a", x: 5, y: 1, style)
            },
            bytes: "^[[38;5;208;48;2;1;20;255ma"
        ),
        Case(
            name: "no more than sixteen parameters at once",
            change: { buffer in
                let style = Style(foreground: .rgb(1, 2, 3), background: .rgb(4, 5, 6))
                let all: Attributes = [
                    .bold, .dim, .italic, .underline, .blink, .reverse, .strikethrough,
                ]
                buffer.write("a", x: 5, y: 1, style.adding(all))
            },
            bytes: "^[[1;2;3;4;5;7;9;38;2;1;2;3m^[[48;2;4;5;6ma"
        ),
        Case(
            name: "the background of a pen with many attributes",
            change: { buffer in
                let style = Style(
                    foreground: .red, background: .blue,
                    attributes: [.bold, .dim, .italic, .underline, .blink, .reverse])
                buffer.write("─", x: 5, y: 1, style)
                var other = style
                other.background = .green
                buffer.write("─", x: 6, y: 1, other)
            },
            bytes: "^[[1;2;3;4;5;7;31m^[[44m─^[[42m─"
        ),
        Case(
            name: "back to plain",
            change: { buffer in
                buffer.write("a", x: 5, y: 1, Style(background: .red, attributes: .bold))
                buffer.write("b", x: 6, y: 1)
            },
            bytes: "^[[1;41ma^[[mb"
        ),
        Case(
            name: "only the background changes",
            change: { buffer in
                buffer.write("a", x: 5, y: 1, Style(foreground: .red, background: .blue))
                buffer.write("b", x: 6, y: 1, Style(foreground: .red, background: .green))
            },
            bytes: "^[[31;44ma^[[42mb"
        ),
        Case(
            name: "one attribute goes",
            change: { buffer in
                let style = Style(foreground: .palette(100), background: .default)
                buffer.write("a", x: 5, y: 1, style.adding([.underline, .italic]))
                buffer.write("b", x: 6, y: 1, style.adding(.italic))
            },
            bytes: "^[[3;4;38;5;100ma^[[24mb"
        ),
        Case(
            name: "bold goes and dim stays",
            change: { buffer in
                let style = Style(foreground: .palette(100), background: .default)
                buffer.write("a", x: 5, y: 1, style.adding([.bold, .dim]))
                buffer.write("b", x: 6, y: 1, style.adding(.dim))
            },
            bytes: "^[[1;2;38;5;100ma^[[22;2mb"
        ),
        Case(
            name: "a curly line of a colour, then a plain one, then none",
            change: { buffer in
                let style = Style(
                    background: .default, underlineStyle: .curly, underlineColor: .rgb(255, 0, 9))
                buffer.write("ab", x: 5, y: 1, style)
                buffer.write("c", x: 7, y: 1, Style(background: .default, attributes: .underline))
                buffer.write("d", x: 8, y: 1)
            },
            bytes: "^[[4:3m^[[58:2::255:0:9mab^[[4m^[[59mc^[[md"
        ),
        Case(
            name:
                "a line of a kind takes its colour from the palette and loses it at the frame's end",
            change: { buffer in
                let style = Style(
                    foreground: .red, background: .default, underlineStyle: .dotted,
                    underlineColor: .palette(33))
                buffer.write("a", x: 5, y: 1, style)
            },
            bytes: "^[[31m^[[4:4m^[[58:5:33ma^[[m"
        ),
        Case(
            name: "a link is closed before what is no part of it",
            change: { buffer in
                let style = Style(background: .default, link: Link("https://example.org"))
                buffer.write("ab", x: 5, y: 1, style)
                buffer.write("c", x: 7, y: 1)
            },
            bytes: "^[]8;id=1n7lmeo;https://example.org^[\\ab^[]8;;^[\\c"
        ),
        Case(
            name: "a link in two rows is one link, closed at the frame's end",
            change: { buffer in
                let style = Style(background: .default, link: Link("x:y"))
                buffer.write("ab", x: 18, y: 1, style)
                buffer.write("cd", x: 0, y: 2, style)
            },
            bytes: "^[[13C^[]8;id=1lfqn6i;x:y^[\\ab^[[3Hcd^[]8;;^[\\"
        ),
        Case(
            name: "a link's blanks are written, not erased",
            change: { buffer in
                let style = Style(background: .default, link: Link("x:y"))
                buffer.write("      ", x: 14, y: 1, style)
            },
            bytes: "^[[9C^[]8;id=1lfqn6i;x:y^[\\      ^[]8;;^[\\"
        ),
        Case(
            name: "a blank needs no foreground",
            change: { buffer in
                buffer.write("a b", x: 5, y: 1, Style(foreground: .red, background: .default))
                buffer.write(" ", x: 6, y: 1)
            },
            bytes: "^[[31ma b"
        ),
        Case(
            name: "a tail is erased",
            before: { $0.write("abcdefgh", x: 5, y: 1) },
            change: { $0.erase(Rect(x: 5, y: 1, width: 8, height: 1)) },
            bytes: "^[[K"
        ),
        Case(
            name: "a short tail is written",
            before: { $0.write("abc", x: 5, y: 1) },
            change: { $0.erase(Rect(x: 5, y: 1, width: 3, height: 1)) },
            bytes: "   "
        ),
        Case(
            name: "a coloured tail is erased",
            change: { buffer in
                let style = Style(background: .blue)
                buffer.erase(Rect(x: 5, y: 1, width: 15, height: 1), style)
            },
            bytes: "^[[44m^[[K"
        ),
        Case(
            name: "an underlined tail is written",
            change: { buffer in
                let style = Style(background: .default, attributes: .underline)
                buffer.erase(Rect(x: 14, y: 1, width: 6, height: 1), style)
            },
            bytes: "^[[9C^[[4m      "
        ),
        Case(
            name: "a wide glyph is written once",
            change: { $0.put("漢", width: 2, x: 5, y: 1) },
            bytes: "漢"
        ),
        Case(
            name: "half a wide glyph goes",
            before: { $0.put("漢", width: 2, x: 5, y: 1) },
            change: { $0.put("b", x: 6, y: 1) },
            bytes: " b"
        ),
        Case(
            name: "after the last column the place is not known",
            change: { buffer in
                buffer.write("a", x: 19, y: 1)
                buffer.write("b", x: 0, y: 2)
            },
            bytes: "^[[14Ca^[[3Hb"
        ),
        Case(
            name: "a cluster in the last column is written with wrapping on",
            change: { $0.put("e\u{301}", x: 19, y: 1) },
            bytes: "^[[14C^[[?7he\u{301}^[[?7l"
        ),
        Case(
            name: "after a contested glyph the column is not known",
            change: { buffer in
                buffer.put("e\u{301}", isContested: true, x: 5, y: 1)
                buffer.write("b", x: 6, y: 1)
            },
            bytes: "e\u{301}^[[7Gb  "
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

    @Test func firstFramePaintsEveryCellWhateverTheDamage() {
        let buffer = CellBuffer(size: Size(width: 3, height: 2))
        buffer.write("abc", x: 0, y: 0)
        buffer.write("def", x: 0, y: 1)
        #expect(
            frame(buffer, FrameEncoder(profile: .ansi), Damage())
                == "^[[?25l^[[H^[[mabc^[[2Hdef")
    }

    @Test func invalidationPaintsEveryCellAgain() {
        let buffer = CellBuffer(size: Size(width: 3, height: 1))
        buffer.write("abc", x: 0, y: 0)
        let encoder = FrameEncoder(profile: .ansi)
        let first = frame(buffer, encoder)
        #expect(frame(buffer, encoder) == "")
        encoder.invalidate()
        #expect(frame(buffer, encoder) == first)
    }

    @Test func emptiedClusterTablePaintsEveryCellAgain() {
        let buffer = CellBuffer(size: Size(width: 3, height: 1))
        buffer.put("e\u{301}", x: 0, y: 0)
        let encoder = FrameEncoder(profile: .ansi)
        _ = frame(buffer, encoder)
        buffer.clusters.removeAll()
        // The same number now means another cluster.
        buffer.put("o\u{308}", x: 0, y: 0)
        #expect(frame(buffer, encoder, Damage()).contains("o\u{308}"))
    }

    @Test func anotherSizePaintsEveryCellAgain() {
        let encoder = FrameEncoder(profile: .ansi)
        let clusters = ClusterTable()
        let small = CellBuffer(size: Size(width: 3, height: 1), clusters: clusters)
        let large = CellBuffer(size: Size(width: 4, height: 1), clusters: clusters)
        small.write("abc", x: 0, y: 0)
        large.write("abcd", x: 0, y: 0)
        _ = frame(small, encoder)
        #expect(frame(large, encoder, Damage()).hasSuffix("abcd"))
    }

    @Test func cellsOutsideTheDamageAreNotLookedAt() {
        let buffer = CellBuffer(size: Size(width: 20, height: 3))
        let encoder = FrameEncoder(profile: .ansi)
        _ = frame(buffer, encoder)
        buffer.write("a", x: 2, y: 0)
        buffer.write("b", x: 2, y: 1)
        #expect(frame(buffer, encoder, Damage(Rect(x: 2, y: 1, width: 1, height: 1))) == "^[[2;3Hb")
        #expect(frame(buffer, encoder) == "^[[1;3Ha")
    }

    @Test(arguments: [0, 1])
    func sizesWithoutCellsCostNothing(_ height: Int) {
        let buffer = CellBuffer(size: Size(width: 0, height: height))
        #expect(frame(buffer, FrameEncoder(profile: .ansi)) == "^[[?25l")
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

    @Test func whatTheTerminalDoesNotKnowOfDecorationsIsNotSent() {
        let buffer = CellBuffer(size: Size(width: 20, height: 1))
        var profile = TerminalProfile.ansi
        profile.capabilities.hasLinks = false
        profile.capabilities.hasUnderlineStyles = false
        let encoder = FrameEncoder(profile: profile)
        let output = OutputBuffer()
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        let style = Style(
            background: .default, underlineStyle: .curly, underlineColor: .red, link: Link("x:y"))
        buffer.write("a", x: 0, y: 0, style)
        buffer.write("b", x: 10, y: 0)
        output.removeAll()
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        #expect(
            visible(output.bytes) == "^[[4ma^[[m^[[9Cb"
                || visible(output.bytes) == "^[[4ma^[[9C^[[mb")
        #expect(!encoder.hasSentLink)

        output.removeAll()
        encoder.setDecorations(links: true, underlineStyles: false)
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        #expect(
            visible(output.bytes).contains(";x:y^[\\")
                && visible(output.bytes).hasSuffix("a^[]8;;^[\\"))
        #expect(!visible(output.bytes).contains("b"), "the other cells are shown already")
        #expect(encoder.hasSentLink)
    }

    @Test func aLinkThatACutFrameMayHaveLeftOpenIsClosed() {
        let buffer = CellBuffer(size: Size(width: 20, height: 1))
        let encoder = FrameEncoder(profile: .ansi)
        let output = OutputBuffer()
        buffer.write("a", x: 0, y: 0, Style(background: .default, link: Link("x:y")))
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        encoder.invalidate()
        output.removeAll()
        buffer.write("a", x: 0, y: 0)
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        #expect(visible(output.bytes).hasPrefix("^[]8;;^[\\"))
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

    @Test func cursorIsShownMovedAndHiddenWithTheFewestBytes() {
        let buffer = CellBuffer(size: Size(width: 20, height: 3))
        let encoder = FrameEncoder(profile: .ansi)
        _ = frame(buffer, encoder)
        #expect(frame(buffer, encoder, cursor: Point(x: 5, y: 1)) == "^[[2;6H^[[?25h")
        #expect(frame(buffer, encoder, cursor: Point(x: 5, y: 1)) == "")
        #expect(frame(buffer, encoder, cursor: Point(x: 3, y: 1)) == "^H^H")
        buffer.write("a", x: 3, y: 1)
        #expect(frame(buffer, encoder, cursor: Point(x: 4, y: 1)) == "a")
        #expect(frame(buffer, encoder, cursor: Point(x: 20, y: 1)) == "^[[?25l")
        #expect(frame(buffer, encoder) == "")
    }

    @Test func framesAreMarkedOnlyWhereTheTerminalKnowsItAndSomethingChanged() {
        var profile = TerminalProfile.ansi
        profile.hasSynchronizedUpdates = true
        let buffer = CellBuffer(size: Size(width: 20, height: 3))
        let encoder = FrameEncoder(profile: profile)
        _ = frame(buffer, encoder)
        #expect(frame(buffer, encoder) == "")
        buffer.write("a", x: 0, y: 0)
        #expect(frame(buffer, encoder) == "^[[?2026h^[[Ha^[[?2026l")
    }

    @Test func attributesAreResetWhereTheyCannotBeSwitchedOff() {
        var profile = TerminalProfile.ansi
        profile.strings["rmul"] = Array("\u{1B}[m".utf8)
        let buffer = CellBuffer(size: Size(width: 20, height: 1))
        let encoder = FrameEncoder(profile: profile)
        _ = frame(buffer, encoder)
        let style = Style(foreground: .palette(100), background: .default)
        buffer.write("a", x: 0, y: 0, style.adding([.underline, .italic]))
        buffer.write("b", x: 1, y: 0, style.adding(.italic))
        #expect(frame(buffer, encoder).hasSuffix("a^[[0;3;38;5;100mb"))
    }

    @Test func attributesThatTheTerminalLacksAreNotSent() {
        var profile = TerminalProfile.ansi
        profile.strings["sitm"] = nil
        profile.strings["smso"] = Array("\u{1B}[3m".utf8)
        let buffer = CellBuffer(size: Size(width: 2, height: 1))
        buffer.write("ab", x: 0, y: 0, Style(background: .default, attributes: [.italic, .bold]))
        #expect(frame(buffer, FrameEncoder(profile: profile)).hasSuffix("^[[0;1mab"))
    }

    @Test(arguments: [
        (ColorDepth.trueColor, "^[[0;1;38;2;255;0;0;48;5;21ma"),
        (.palette, "^[[0;1;38;5;196;48;5;21ma"), (.sixteen, "^[[0;1;91;44ma"),
        (.eight, "^[[0;1;31;44ma"), (.monochrome, "^[[0;1ma"),
    ])
    func coloursAreBroughtDownAndAttributesKept(
        _ depth: ColorDepth,
        _ bytes: String
    ) {
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = depth
        let buffer = CellBuffer(size: Size(width: 1, height: 1))
        let style = Style(foreground: .rgb(255, 0, 0), background: .palette(21), attributes: .bold)
        buffer.write("a", x: 0, y: 0, style)
        #expect(frame(buffer, FrameEncoder(profile: profile)).hasSuffix(bytes))
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

    /// Encodes a frame and returns its bytes, controls made visible.
    private func frame(
        _ buffer: CellBuffer,
        _ encoder: FrameEncoder,
        _ damage: Damage? = nil,
        cursor: Point? = nil
    ) -> String {
        let output = OutputBuffer()
        encoder.encode(
            buffer,
            damage: damage ?? Damage(buffer.bounds),
            cursor: cursor.map(Cursor.init(position:)),
            into: output
        )
        return visible(output.bytes)
    }
}

/// Bytes as text with controls in caret notation.
func visible(_ bytes: [UInt8]) -> String {
    var result = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
        if scalar.value < 0x20 {
            result.append("^")
            result.append(Unicode.Scalar(UInt8(scalar.value + 0x40)))
        } else {
            result.append(scalar)
        }
    }
    return String(result)
}
