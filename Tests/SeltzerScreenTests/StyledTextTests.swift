// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: StyledText+Interpolation, StyledText+Slicing.

import SeededRandom
import SeltzerScreen
import Testing

@Suite struct StyledTextTests {
    private let red = Style(foreground: .red)
    private let bold = Style(attributes: .bold)

    /// The runs as text: `red(ab)c`.
    private func picture(_ text: StyledText) -> String {
        text.runs.map { run in
            var name = run.style.foreground == .red ? "r" : ""
            if run.style.attributes.contains(.bold) { name += "b" }
            return name.isEmpty ? String(run.text) : "\(name)(\(run.text))"
        }.joined()
    }

    @Test func plainTextIsOneRunAndEmptyTextNone() {
        #expect(StyledText("abc").runs.map { String($0.text) } == ["abc"])
        #expect(StyledText("abc").runs[0].style == Style())
        #expect(StyledText().runs.isEmpty)
        #expect(StyledText("", style: red).runs.isEmpty)
        #expect(StyledText("", style: red) == StyledText())
    }

    @Test func textsAreJoinedWithTheirStyles() {
        let text = StyledText("ab", style: red) + "c" + StyledText("d", style: bold)
        #expect(picture(text) == "r(ab)cb(d)")
        #expect(text.string == "abcd")
        #expect(text.cellWidth == 4)
        #expect(picture(StyledText("a", style: red) + StyledText("b", style: red)) == "r(ab)")
        #expect(picture("" + StyledText("b", style: red) + "") == "r(b)")
        #expect(StyledText("a") + StyledText("b") == StyledText("ab"))
    }

    @Test func aMarkTakesTheStyleOfItsLetter() {
        #expect(picture("e" + StyledText("\u{301}x", style: red)) == "e\u{301}r(x)")
        #expect("e" + StyledText("\u{301}", style: red) == StyledText("e\u{301}"))
        let family = StyledText("👨", style: red) + "\u{200D}👩" + StyledText("a", style: bold)
        #expect(picture(family) == "r(👨\u{200D}👩)b(a)")
    }

    @Test func valuesAreSetWithStylesInALiteral() {
        let number = 3
        let text: StyledText =
            "a\(number)b\(number, style: red) \("x", .bold)\(StyledText("y", style: red))"
        #expect(picture(text) == "a3br(3) b(x)r(y)")
        let both: StyledText = "\(StyledText("y", style: red), style: bold)"
        #expect(picture(both) == "rb(y)")
    }

    @Test func aStyleIsLaidOverPartsWithoutLosingWhatTheyHave() {
        var text: StyledText = "ab\("cd", style: red)ef"
        let string = text.string
        text.addStyle(
            bold,
            in: string.index(
                string.startIndex, offsetBy: 1)..<string.index(string.startIndex, offsetBy: 3))
        #expect(picture(text) == "ab(b)rb(c)r(d)ef")
        text.addStyle(bold)
        #expect(picture(text) == "b(ab)rb(cd)b(ef)")
        var plain = StyledText("ab")
        plain.addStyle(Style())
        #expect(plain == StyledText("ab"))
    }

    @Test(arguments: [
        (0..<1, "a"), (1..<3, "b日"), (2..<99, "日e\u{301}z"), (4..<5, "z"), (5..<9, ""),
        (-3..<1, "a"),
        (Int.min..<Int.max, "ab日e\u{301}z"), (3..<3, ""),
    ])
    func clustersAreCutOut(range: Range<Int>, expected: String) {
        let text = "ab" + StyledText("日e\u{301}", style: red) + "z"
        #expect(text.clusters(range).string == expected)
    }

    @Test(arguments: [
        (0..<2, "ab"), (2..<4, "r(日)"), (3..<5, "r( e\u{301})"), (1..<3, "br( )"), (3..<4, "r( )"),
        (4..<9, "r(e\u{301})z"), (6..<9, ""), (-5..<1, "a"), (Int.min..<Int.max, "abr(日e\u{301})z"),
        (2..<3, "r( )"),
    ])
    func cellsAreCutOutWithSpacesForHalves(range: Range<Int>, expected: String) {
        let text = "ab" + StyledText("日e\u{301}", style: red) + "z"
        #expect(picture(text.cells(range)) == expected)
    }

    @Test func aRangeIsWidenedToWholeClusters() {
        let text = StyledText("ae\u{301}z", style: red)
        let scalars = text.string.unicodeScalars
        let mark = scalars.index(scalars.startIndex, offsetBy: 2)
        #expect(text[mark..<scalars.index(after: mark)] == StyledText("e\u{301}", style: red))
        #expect(text[scalars.startIndex..<mark].string == "ae\u{301}")
    }

    @Test func partsPutTogetherAreTheWhole() {
        let pieces = ["a", "日本", "e\u{301}", "\u{301}", "🇩🇪", "🇩", "👩\u{200D}", "\r", "\n", " "]
        let styles = [Style(), red, bold]
        for seed in 0..<300 {
            var random = SeededGenerator(seed: UInt64(seed))
            var text = StyledText()
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                text.append(
                    pieces.randomElement(using: &random) ?? "",
                    style: styles.randomElement(using: &random) ?? red)
            }
            let runs = text.runs
            #expect(runs.map(\.text).joined() == text.string)
            #expect(runs.allSatisfy { !$0.text.isEmpty })
            #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.style != $1.style })
            #expect(
                runs.reduce(0) { $0 + $1.text.count } == text.string.count, "a run cuts a cluster")
            let count = text.string.count
            let cut = Int.random(in: 0...count, using: &random)
            let parts = text.clusters(0..<cut) + text.clusters(cut..<count)
            #expect(parts == text)
        }
    }
}
