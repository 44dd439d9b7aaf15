// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: OverwrittenLine, Style+SGR.

import SeededRandom
import Testing

@testable import SeltzerScreen

@Suite struct ANSITextReaderTests {
    private func runs(_ output: String) -> [StyledText.Run] { StyledText(ansi: output).runs }

    @Test func colorsBecomeStyles() {
        let text = StyledText(
            ansi: "a\u{1B}[1;31mb\u{1B}[0mc\u{1B}[38;5;208md\u{1B}[48;2;1;2;3me\u{1B}[mf")
        #expect(text.string == "abcdef")
        let styles = text.runs.map(\.style)
        #expect(styles[0] == Style())
        #expect(styles[1] == Style(foreground: .red, attributes: .bold))
        #expect(styles[3] == Style(foreground: .palette(208)))
        #expect(styles[4] == Style(foreground: .palette(208), background: .rgb(1, 2, 3)))
        #expect(styles[5] == Style())
    }

    @Test(arguments: [
        ("4", Style(attributes: .underline)), ("4:3", Style(underlineStyle: .curly)),
        ("21", Style(underlineStyle: .double)),
        ("4:3;58:2::255:0:0", Style(underlineStyle: .curly, underlineColor: .rgb(255, 0, 0))),
        ("4;58;5;3", Style(attributes: .underline, underlineColor: .palette(3))),
        ("38:2:1:2:3", Style(foreground: .rgb(1, 2, 3))),
        ("38:2::1:2:3", Style(foreground: .rgb(1, 2, 3))),
        ("38:5:9", Style(foreground: .palette(9))),
        ("95;103", Style(foreground: .palette(13), background: .palette(11))),
        ("3;7;9;5;2", Style(attributes: [.italic, .reverse, .strikethrough, .blink, .dim])),
        ("38;5", Style(foreground: .black)), ("38;5;256", Style()), ("38;2;1", Style()),
        ("38", Style()),
        ("999999999999999999999;1", Style(attributes: .bold)),
        (";;1;;0;4", Style(attributes: .underline)),
        ("1;2;22", Style()), ("4:0", Style()), ("?25", Style()), (">4;1", Style()),
        ("4:99", Style(attributes: .underline)),
    ])
    func eachFormOfAParameterIsRead(parameters: String, style: Style) {
        let runs = runs("\u{1B}[\(parameters)mx")
        #expect(runs.map { String($0.text) } == ["x"])
        #expect(runs.first?.style == style)
    }

    @Test func linksAreKeptAndTheirEndsFound() {
        let runs = runs("\u{1B}]8;id=1;https://example.org/a\u{1B}\\x\u{1B}[1my\u{1B}]8;;\u{7}z")
        #expect(runs.map { String($0.text) } == ["x", "y", "z"])
        #expect(runs[0].style.link?.address == "https://example.org/a")
        #expect(runs[1].style.link == runs[0].style.link)
        #expect(runs[2].style == Style(attributes: .bold))
        #expect(self.runs("\u{1B}]8;;no address\u{7}x").first?.style == Style())
    }

    @Test(arguments: [
        ("a\u{1B}[2J\u{1B}[10;10Hb", "ab"), ("a\u{1B}(Bb\u{1B}=c\u{1B}7d", "abcd"),
        ("a\u{1B}]0;title\u{7}b", "ab"),
        ("a\u{1B}Pq#0\u{1B}\\b", "ab"), ("a\u{7}\u{0}b\u{7F}", "ab"), ("10%\r20%\r\n", "20%\r\n"),
        ("x\ny\rz", "x\nz"),
        ("abc\u{8}d", "abd"), ("_\u{8}X", "X"), ("\u{8}a\n\u{8}b", "a\nb"), ("a\tb", "a\tb"),
        ("a\u{1B}[1\u{18}b", "ab"),
        ("a\u{1B}[1\u{1B}[0mb", "ab"), ("\u{1B}", ""), ("\u{1B}[", ""), ("a\u{9B}31mb", "a31mb"),
        ("日\u{8}本", "本"),
        ("a\u{1B}]0;x\u{1B}[1mb", "ab"), ("\u{1B}\u{1B}[1mx", "x"), ("a\r", "a"),
        ("a\r\r\nb", "a\nb"),
        // Progress output, as a terminal shows it.
        ("abcdef\rxy", "xycdef"), ("100%\r 5%\n", " 5%%\n"), ("Busy 10%\r\u{1B}[KDone\n", "Done\n"),
        ("Busy 10%\u{1B}[2K\rDone", "Done"), ("Busy 10%\rDone\u{1B}[K", "Done"),
        ("Busy 10%\r\u{1B}[2K", ""), ("Busy 10%\u{1B}[1K!", "        !"), ("abc\u{1B}[2Kd", "   d"),
        ("abcdef\r\u{1B}[1Kx", "xbcdef"), ("abc\r\u{1B}[0K\r\nd", "\nd"),
        ("a\u{1B}[Kb\u{1B}[0Kc", "abc"),
        ("abc\u{1B}[1Gx", "xbc"), ("abc\u{1B}[Gx", "xbc"), ("abc\u{1B}[5Gx", "abc x"),
        ("abc\u{1B}[2Dx", "axc"),
        ("\u{1B}[3Ca", "   a"), ("abc\r\u{1B}[2Cx", "abx"), ("abc\r\u{1B}[Jx", "x"),
        ("|\u{8}/\u{8}-", "-"),
        ("abc\u{8}\u{8}\u{1B}[K", "a"), ("日本\ra", "a 本"), ("日本\rab", "ab本"), ("abc\r日", "日c"),
        ("a\tb\rxy", "xy      b"), ("ab\r\tc", "ab\tc"), ("e\u{301}f\rg", "gf"),
        ("one\ntwo\rx\nthree", "one\nxwo\nthree"),
        ("x\r\u{1B}[?Ky", "y"), ("one\u{1B}[99999Kx", "onex"),
    ])
    func whatIsNoTextIsLeftOut(output: String, text: String) {
        let expected = text.split(separator: "\r\n", omittingEmptySubsequences: false).joined(
            separator: "\n")
        #expect(StyledText(ansi: output).string == expected)
    }

    @Test func textThatIsWrittenOverHasItsOwnStyle() {
        let runs = runs("\u{1B}[31mabc\r\u{1B}[32mx\u{1B}[m\n\u{1B}[1md")
        #expect(runs.map { String($0.text) } == ["x", "bc", "\n", "d"])
        #expect(
            runs.prefix(2).map(\.style) == [Style(foreground: .green), Style(foreground: .red)])
    }

    @Test func longLineIsRemovedByAReturnAndText() {
        let long = String(repeating: "x", count: 70_000)
        #expect(StyledText(ansi: "a\n\(long)\rb").string == "a\nb")
    }

    /// Each character of a line is turned into cells once, however often the cursor goes back.
    @Test(arguments: [2_000, 20_000]) func overstruckTextIsReadInOnePass(count: Int) {
        var reader = ANSITextReader()
        let overstruck = String(repeating: "_\u{8}_\u{8}X", count: count)
        reader.append("a\n\(overstruck)\n\(overstruck)\u{8}Y".utf8)
        let line = String(repeating: "X", count: count)
        #expect(reader.text.string == "a\n\(line)\n\(line.dropLast())Y")
        #expect(reader.overwrittenLineCount == 2)
    }

    @Test func anOverstruckLineThatBecomesTooLongIsNotWrittenOver() {
        var reader = ANSITextReader()
        reader.append(String(repeating: "_\u{8}X", count: 1 << 16).utf8)
        reader.append(String(repeating: "Z\u{8}", count: 1_000).utf8)
        let text = reader.text.string
        #expect(text.utf8.count == (1 << 16) + 1_000)
        #expect(text.hasSuffix("XZ" + String(repeating: "Z", count: 999)))
        #expect(reader.overwrittenLineCount == 1)
        reader.append("\rend\nx\ry".utf8)
        #expect(reader.text.string == "end\ny")
    }

    @Test func theCursorStaysNearTheText() {
        let far = String(repeating: "\u{1B}[99999C", count: 100)
        #expect(StyledText(ansi: "a\(far)b").string.utf8.count == 4_097)
        #expect(StyledText(ansi: "\u{1B}[99999Gb").string.utf8.count == 4_097)
        #expect(StyledText(ansi: "a\u{1B}[999999999Gb").string == "ab")
        let long = String(repeating: "x", count: 5_000)
        #expect(StyledText(ansi: long + "\u{1B}[Cy").string == long + "y")
    }

    @Test func bytesThatAreNoTextAreReplaced() {
        #expect(StyledText(ansi: [0x61, 0xFF, 0x62, 0xE6, 0x97]).string == "a\u{FFFD}b\u{FFFD}")
    }

    @Test func piecesMakeNoDifferenceAndNothingTraps() {
        let pieces: [[UInt8]] =
            [
                "\u{1B}[", "\u{1B}]8;;https://a.b\u{1B}\\", "1;31m", "m", "\u{1B}", "日本",
                "e\u{301}", "\r", "\n", "\u{8}", "38;2;1;2;3m",
                "4:3m", "\u{7}", "text", "\u{1B}P", "\\", ";", ":", "\u{9B}", "\u{18}", " ", "\t",
                "👩\u{200D}👧", "\u{1B}[K", "\u{1B}[2K", "\u{1B}[1K", "\u{1B}[3G", "\u{1B}[2D",
                "\u{1B}[C", "\u{1B}[J",
            ].map { Array($0.utf8) } + [[0xFF], [0xE6], [0xC2]]
        for seed in 0..<1_000 {
            var random = SeededGenerator(seed: UInt64(seed))
            let bytes = (0..<Int.random(in: 0...14, using: &random)).flatMap { _ in
                pieces.randomElement(using: &random) ?? []
            }
            let whole = StyledText(ansi: bytes)
            for cut in 0...bytes.count {
                var reader = ANSITextReader()
                reader.append(bytes[..<cut])
                _ = reader.text
                reader.append(bytes[cut...])
                #expect(reader.text == whole, "seed \(seed), cut at \(cut)")
            }
            #expect(
                whole.string.unicodeScalars.allSatisfy {
                    $0 == "\n" || $0 == "\t"
                        || $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
                })
            #expect(whole.runs.map(\.text).joined() == whole.string)
        }
    }
}
