// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: UnderlineStyle.

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite struct FrameWriterDecorationTests {
    @Test(arguments: cases)
    func linesAndLinksChangeWithTheFewestBytes(_ example: FrameCase) { example.check() }

    static let cases: [FrameCase] = [
        FrameCase(
            name: "a curly line of a color, then a plain one, then none",
            change: { buffer in
                let style = Style(
                    background: .default, underlineStyle: .curly, underlineColor: .rgb(255, 0, 9))
                buffer.write("ab", x: 5, y: 1, style)
                buffer.write("c", x: 7, y: 1, Style(background: .default, attributes: .underline))
                buffer.write("d", x: 8, y: 1)
            },
            bytes: "^[[4:3m^[[58:2::255:0:9mab^[[4m^[[59mc^[[md"
        ),
        FrameCase(
            name:
                "a line of a kind takes its color from the palette and loses it at the frame's end",
            change: { buffer in
                let style = Style(
                    foreground: .red, background: .default, underlineStyle: .dotted,
                    underlineColor: .palette(33))
                buffer.write("a", x: 5, y: 1, style)
            },
            bytes: "^[[31m^[[4:4m^[[58:5:33ma^[[m"
        ),
        FrameCase(
            name: "a link is closed before what is no part of it",
            change: { buffer in
                let style = Style(background: .default, link: Link("https://example.org"))
                buffer.write("ab", x: 5, y: 1, style)
                buffer.write("c", x: 7, y: 1)
            },
            bytes: "^[]8;id=1n7lmeo;https://example.org^[\\ab^[]8;;^[\\c"
        ),
        FrameCase(
            name: "a link in two rows is one link, closed at the frame's end",
            change: { buffer in
                let style = Style(background: .default, link: Link("x:y"))
                buffer.write("ab", x: 18, y: 1, style)
                buffer.write("cd", x: 0, y: 2, style)
            },
            bytes: "^[[13C^[]8;id=1lfqn6i;x:y^[\\ab^[[3Hcd^[]8;;^[\\"
        ),
        FrameCase(
            name: "a link's blanks are written, not erased",
            change: { buffer in
                let style = Style(background: .default, link: Link("x:y"))
                buffer.write("      ", x: 14, y: 1, style)
            },
            bytes: "^[[9C^[]8;id=1lfqn6i;x:y^[\\      ^[]8;;^[\\"
        ),
    ]

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
}
