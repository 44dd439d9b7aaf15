// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: MarkupParser.

import SeededRandom
import SeltzerScreen
import Testing

@Suite struct StyledTextMarkupTests {
    @Test func markupBecomesStyles() throws {
        let text = try StyledText(
            markup: "a[bold red]b[on #202020]c[/]d[/]e [[x] [link=https://example.org]y")
        #expect(text.string == "abcde [x] y")
        let styles = text.runs.map(\.style)
        #expect(text.runs.map { String($0.text) } == ["a", "b", "c", "d", "e [x] ", "y"])
        #expect(styles[1] == Style(foreground: .red, attributes: .bold))
        #expect(styles[2] == Style(foreground: .red, background: .hex(0x202020), attributes: .bold))
        #expect(styles[3] == styles[1])
        #expect(styles[5].link?.address == "https://example.org")
        let wave = try StyledText(markup: "[underline=curly underline-color=#f00]x")
        #expect(wave.runs[0].style == Style(underlineStyle: .curly, underlineColor: .hex(0xFF0000)))
    }

    @Test(arguments: [
        ("a[bolt]b", 1, 3, "bolt is not a style"), ("[bold", 1, 1, "] was expected"),
        ("x\ny[/]", 2, 3, "none has begun"), ("[]", 1, 2, "a style or / was expected"),
        ("[on]", 1, 4, "a color was expected after on"),
        ("[bold on]", 1, 9, "a color was expected after on"),
        ("[on blau]", 1, 5, "blau is not a style"), ("[link=nowhere]", 1, 7, "an address such as"),
        ("[underline=wavy]", 1, 12, "single, double, curly"),
        ("日本[size=3]", 1, 4, "link=, underline="),
        ("[bold\n]", 1, 1, "] was expected"), ("[#12345]", 1, 2, "is not a style"),
        ("[", 1, 1, "] was expected"), ("[bold]x[/bold]", 1, 9, "[/] ends the last style"),
        ("a[0]", 1, 3, "[[ stands for a bracket"),
        ("a[[[", 1, 4, "] was expected"), ("[\u{1B}[2J]", 1, 2, "␛[2J is not a style"),
    ])
    func anErrorTellsItsPlaceAndWhatWasExpected(
        markup: String, line: Int, column: Int, part: String
    ) {
        let error = #expect(throws: MarkupError.self) { try StyledText(markup: markup) }
        #expect(error?.line == line)
        #expect(error?.column == column)
        #expect(error?.description.contains(part) == true, "\(error?.description ?? "")")
    }

    @Test(arguments: ["[", "[[", "a[b]c", "[/]", "[bold]\u{301}", "", "[\u{301}]", "]]"])
    func escapedTextIsShownAsItIs(text: String) throws {
        #expect(try StyledText(markup: StyledText.escapingMarkup(text)).string == text)
    }

    @Test func noMarkupTrapsAndEscapingIsExact() throws {
        let pieces = [
            "[", "]", "/", "bold", " ", "on", "red", "#fff", "=", "link", "https:", "日", "\u{301}",
            "\n", "[/]",
            "[bold]", "\u{1B}", "palette(", "999)", "underline",
        ]
        for seed in 0..<3_000 {
            var random = SeededGenerator(seed: UInt64(seed))
            let count = Int.random(in: 0...12, using: &random)
            let markup = (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }
                .joined()
            do {
                _ = try StyledText(markup: markup)
            } catch {
                #expect(error.line >= 1 && error.column >= 1)
            }
            #expect(try StyledText(markup: StyledText.escapingMarkup(markup)).string == markup)
        }
    }
}
