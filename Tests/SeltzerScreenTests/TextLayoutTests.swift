// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: CanvasStyledText, LineWrapper, TextLine.

import SeededRandom
import SeltzerBase
import SeltzerScreen
import Testing

@Suite struct TextLayoutTests {
    private let words = ParagraphStyle(lineBreakMode: .byWordWrapping)

    /// What a text shows in a width, row by row.
    private func shown(
        _ text: StyledText, _ width: Int, _ style: ParagraphStyle, rows: Int = 12,
        numberOfLines: Int = 0
    ) -> [String] {
        var layout = TextLayout(text, width: width, paragraphStyle: style)
        let height = min(rows, layout.size(numberOfLines: numberOfLines).height)
        let buffer = CellBuffer(size: Size(width: width, height: height))
        Canvas(buffer: buffer).draw(&layout, in: buffer.bounds, numberOfLines: numberOfLines)
        return buffer.lines
    }

    @Test(arguments: [LineBreakMode.byClipping, .byTruncatingTail, .byTruncatingMiddle])
    func textWithoutAGreatestWidthHasALineForEachParagraph(mode: LineBreakMode) {
        var layout = TextLayout(
            "one\ntwo\u{2028}three", width: .max,
            paragraphStyle: ParagraphStyle(lineBreakMode: mode))
        #expect(layout.lines(1..<2).map(\.width) == [3])
        #expect(layout.lines(2..<3).map(\.width) == [5])
        #expect(layout.lines(0..<3).map(\.width) == [3, 3, 5])
        #expect(layout.size() == Size(width: 5, height: 3))
    }

    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]),
        ("one two three", 5, ["one", "two", "three"]),
        ("one  two   three", 8, ["one  two", "three"]),
        ("abcdefghij", 4, ["abcd", "efgh", "ij"]),
        ("a abcdefgh b", 4, ["a", "abcd", "efgh", "b"]),
        ("", 4, [""]),
        ("\n\na\n", 4, ["", "", "a", ""]),
        ("a\r\nb\u{2028}c\u{2029}d", 4, ["a", "b", "c", "d"]),
        ("well-known --option -5", 6, ["well-", "known", "--", "option", "-5"]),
        ("path/to/file", 8, ["path/to/", "file"]),
        ("a\u{A0}b c\u{2060}d", 4, ["a\u{A0}b", "cd"]),
        ("say \"hi\" (now) x!", 5, ["say", "\"hi\"", "(now)", "x!"]),
        ("don’t “do it” now", 7, ["don’t", "“do it”", "now"]),
        ("1,000.50 a:b", 6, ["1,000.", "50 a:b"]),
        ("wait—what…ever", 6, ["wait—", "what…", "ever"]),
        ("long\u{200B}word", 5, ["long", "word"]),
    ])
    func wordsWrap(text: String, width: Int, expected: [String]) {
        #expect(shown(StyledText(text), width, words) == expected)
    }

    /// The rules that Japanese, Chinese and Korean share with UAX #14.
    @Test(arguments: [
        ("日本語の文章です。", 6, ["日本語", "の文章", "です。"]),
        ("これは文章です。次", 8, ["これは文", "章です。", "次"]),
        ("あいう。え", 6, ["あい", "う。え"]),
        ("あ「いう」え", 4, ["あ", "「い", "う」", "え"]),
        ("きゃっと", 2, ["き", "ゃ", "っ", "と"]),
        ("あきゃと", 4, ["あ", "きゃ", "と"]),
        ("カレー", 4, ["カ", "レー"]),
        ("中文（例）句", 8, ["中文", "（例）句"]),
        ("人々の", 4, ["人々", "の"]),
        ("漢字abc漢字", 7, ["漢字abc", "漢字"]),
        ("約100%増", 5, ["約", "100%", "増"]),
        ("한국어문장", 6, ["한국어", "문장"]),
        ("👍👍👍", 4, ["👍👍", "👍"]),
        ("價￥100", 4, ["價", "￥10", "0"]),
    ])
    func cjkBreaksBetweenItsCharactersButNotAtPunctuation(
        text: String, width: Int, expected: [String]
    ) {
        #expect(shown(StyledText(text), width, words) == expected)
    }

    @Test func clustersWrapWhereTheyMust() {
        let style = ParagraphStyle(lineBreakMode: .byCharWrapping)
        #expect(shown("ab cd ef", 3, style) == ["ab", "cd", "ef"])
        #expect(shown("abcd", 3, style) == ["abc", "d"])
        #expect(shown("a日本", 2, style) == ["a", "日", "本"])
        #expect(shown("e\u{301}e\u{301}e\u{301}", 2, style) == ["e\u{301}e\u{301}", "e\u{301}"])
    }

    @Test(arguments: [
        (LineBreakMode.byTruncatingTail, ["abcd…", "xy"]), (.byTruncatingHead, ["…efgh", "xy"]),
        (.byTruncatingMiddle, ["ab…gh", "xy"]), (.byClipping, ["abcde", "xy"]),
    ])
    func linesAreCut(mode: LineBreakMode, expected: [String]) {
        #expect(shown("abcdefgh\nxy", 5, ParagraphStyle(lineBreakMode: mode)) == expected)
    }

    @Test func linesHang() {
        let style = ParagraphStyle(
            lineBreakMode: .byWordWrapping, firstLineHeadIndent: 0, headIndent: 2)
        #expect(
            shown("- one two three\n- four", 7, style) == ["- one", "  two", "  three", "- four"])
        let first = ParagraphStyle(lineBreakMode: .byWordWrapping, firstLineHeadIndent: 2)
        #expect(shown("one two three", 7, first) == ["  one", "two", "three"])
        let huge = ParagraphStyle(lineBreakMode: .byWordWrapping, headIndent: .max)
        #expect(shown("abcdef", 3, huge) == ["abc", " de", " f"])
        let negative = ParagraphStyle(lineBreakMode: .byWordWrapping, headIndent: .min)
        #expect(shown("abc", 2, negative) == ["ab", "c"])
    }

    @Test(arguments: [(TextAlignment.center, ["  ab", " abcd"]), (.right, ["    ab", "  abcd"])])
    func linesAreAligned(alignment: TextAlignment, expected: [String]) {
        let style = ParagraphStyle(lineBreakMode: .byWordWrapping, alignment: alignment)
        #expect(shown("ab abcd", 6, style) == expected)
    }

    @Test func tabsGoToTheNextStop() {
        let style = ParagraphStyle(lineBreakMode: .byClipping, defaultTabInterval: 4)
        #expect(shown("a\tb\n\tc\nabcd\te", 12, style) == ["a   b", "    c", "abcd    e"])
        let wrapping = ParagraphStyle(
            lineBreakMode: .byWordWrapping, headIndent: 2, defaultTabInterval: 4)
        #expect(shown("ab\tcd ef\tg", 8, wrapping) == ["ab  cd", "  ef", "  g"])
        let cut = ParagraphStyle(defaultTabInterval: 4)
        #expect(shown("a\tbcdef", 7, cut) == ["a   bc…"])
        var layout = TextLayout("日\tx", width: .max, paragraphStyle: cut)
        #expect(layout.size() == Size(width: 5, height: 1))
    }

    @Test func theLastLineThatIsShownSaysThatMoreFollows() {
        #expect(shown("one two three four", 7, words, numberOfLines: 2) == ["one two", "three …"])
        #expect(shown("one\ntwo\nthree", 7, words, numberOfLines: 2) == ["one", "two…"])
        #expect(shown("one two", 7, words, numberOfLines: 2) == ["one two"])
        #expect(shown("one two", 3, words, numberOfLines: 2) == ["one", "two"])
        #expect(shown("ab\ncd\nef", 4, ParagraphStyle(), numberOfLines: 2) == ["ab", "cd"])
    }

    @Test func sizesAreMeasured() {
        var layout = TextLayout("one two three", width: 8, paragraphStyle: words)
        #expect(layout.size() == Size(width: 7, height: 2))
        #expect(layout.size(numberOfLines: 1) == Size(width: 8, height: 1))
        var plain = TextLayout("ab\nabcd", width: .max)
        #expect(plain.size() == Size(width: 4, height: 2))
        #expect(plain.size(numberOfLines: 1) == Size(width: 2, height: 1))
        for width in [Int.min, -1, 0, 1] {
            var narrow = TextLayout("a日", width: width, paragraphStyle: words)
            #expect(narrow.size().height == 2)
        }
    }

    @Test func stylesStayWithTheirText() {
        let text: StyledText = "ab \("cd", style: Style(foreground: .red)) ef"
        var layout = TextLayout(text, width: 5, paragraphStyle: words)
        let buffer = CellBuffer(size: Size(width: 5, height: 2))
        Canvas(buffer: buffer).draw(
            &layout, in: buffer.bounds, style: Style(foreground: .blue, attributes: .bold))
        #expect(buffer.lines == ["ab cd", "ef"])
        #expect(buffer[Point(x: 3, y: 0)].foreground == .red)
        #expect(buffer[Point(x: 3, y: 0)].attributes == .bold)
        #expect(buffer[Point(x: 0, y: 1)].foreground == .blue)
        let cut = CellBuffer(size: Size(width: 5, height: 1))
        Canvas(buffer: cut).draw(text, in: cut.bounds, paragraphStyle: ParagraphStyle())
        #expect(cut.lines == ["ab c…"])
        #expect(cut[Point(x: 4, y: 0)].foreground == .red)
    }

    @Test func rightToLeftTextStaysInLogicalOrder() {
        #expect(shown("שלום עולם abc", 9, words) == ["שלום עולם", "abc"])
        #expect(shown("مرحبا \u{202E}abc", 9, words) == ["مرحبا abc"])
    }

    @Test func aLineFarDownIsFoundAgain() {
        let text = StyledText((0..<1_000).map { "line \($0)" }.joined(separator: "\n"))
        var layout = TextLayout(text, width: 20, paragraphStyle: words)
        for number in [999, 0, 500, 31, 32, 33, 64, 998] {
            let buffer = CellBuffer(size: Size(width: 20, height: 1))
            let rect = Rect(x: 0, y: -number, width: 20, height: 1_000)
            Canvas(buffer: buffer).draw(&layout, in: rect)
            #expect(buffer.lines == ["line \(number)"])
        }
        #expect(layout.lines(1_000..<1_010).isEmpty)
        #expect(layout.lines(998..<Int.max).count == 2)
    }

    @Test func theFirstScreenOfALongTextIsAllThatIsLaidOut() {
        // Were all of it laid out for each of the screens, this would take an hour.
        let text = StyledText(String(repeating: "some words, 日本 ", count: 500_000))
        let buffer = CellBuffer(size: Size(width: 80, height: 24))
        for _ in 0..<1_000 {
            Canvas(buffer: buffer).draw(
                text, in: Rect(x: 0, y: 0, width: 80, height: 2), paragraphStyle: words)
        }
        #expect(buffer.lines[0].hasPrefix("some words"))
        #expect(buffer.lines[1].hasSuffix("…"))
    }
}

/// What holds for every text.
@Suite struct TextLayoutPropertyTests {
    @Test func aTabBehindAClusterIsAsWideAsAnyOther() {
        for text in ["e\u{301}\t-", "ش\t/", "日\t日"] {
            let style = ParagraphStyle(lineBreakMode: .byCharWrapping)
            var layout = TextLayout(StyledText(text), width: 9, paragraphStyle: style)
            #expect(layout.size().height == (text.hasSuffix("日") ? 2 : 1))
            var cut = TextLayout(StyledText(text), width: 8)
            #expect(cut.lines(0..<1).first?.isTruncated == true)
        }
    }

    private let pieces = [
        "a", "word", " ", "  ", "\t", "\n", "\r\n", "\r", "日", "本", "。", "「", "e\u{301}", "\u{301}",
        "🇩🇪",
        "👨‍👩‍👧", "-", "/", "\u{200B}", "\u{A0}", "\u{1B}[2J", "\u{202E}", "ش", "\u{2028}", "(", ")",
        "5", ".", "\u{3000}",
    ]

    private func text(_ random: inout SeededGenerator) -> StyledText {
        var text = StyledText()
        for _ in 0..<Int.random(in: 0...40, using: &random) {
            let style = Bool.random(using: &random) ? Style(foreground: .red) : Style()
            text.append(pieces.randomElement(using: &random) ?? "", style: style)
        }
        return text
    }

    @Test func noLineIsTooWideAndNothingButBlanksIsLost() {
        for seed in 0..<700 {
            var random = SeededGenerator(seed: UInt64(seed))
            let text = text(&random)
            let width = Int.random(in: 1...12, using: &random)
            for mode in [LineBreakMode.byWordWrapping, .byCharWrapping, .byClipping] {
                let style = ParagraphStyle(
                    lineBreakMode: mode,
                    alignment: TextAlignment.allCases.randomElement(using: &random) ?? .left,
                    headIndent: Int.random(in: 0...3, using: &random))
                var layout = TextLayout(text, width: width, paragraphStyle: style)
                let size = layout.size()
                let lines = layout.lines(0..<Int.max)
                #expect(size.height == lines.count)
                for line in lines {
                    // A wide cluster in one column is all that may stick out.
                    #expect(line.indent >= 0 && line.indent + line.width <= max(width, 2))
                }
                let buffer = CellBuffer(size: Size(width: max(2, width), height: size.height))
                Canvas(buffer: buffer).draw(
                    &layout, in: Rect(x: 0, y: 0, width: max(2, width), height: size.height))
                guard mode != .byClipping, width > 1 else { continue }
                #expect(
                    ink(buffer.lines.joined()) == ink(drawn(text.string)), "seed \(seed), \(mode)")
            }
        }
    }

    /// Returns what a text shows in one endless line, newlines apart.
    private func drawn(_ text: String) -> String {
        let parts = text.split { "\n\r\n\u{2028}\u{2029}".contains($0) }
        return parts.map { part in
            let buffer = CellBuffer(size: Size(width: 400, height: 1))
            Canvas(buffer: buffer).draw(part, at: .zero)
            return buffer.text(row: 0)
        }.joined()
    }

    /// Returns a text without what lines may lose.
    private func ink(_ text: String) -> String {
        String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { !$0.properties.isWhitespace || $0 == "\u{A0}" }))
    }
}
