// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SuiteCases
import Testing

@Suite struct TextSanitizerTests {
    @Test(arguments: [
        ("plain é 日", "plain é 日"), ("\u{1B}]52;c;YQ==\u{7}", "␛]52;c;YQ==␇"),
        ("a\tb", "a b"), ("a\nb", "a␊b"), ("a\rb", "a␍b"), ("a\r\nb", "a␤b"),
        ("a\r\r\nb", "a␍␤b"), ("a\n\rb", "a␊␍b"), ("\u{7F}\u{9B}31m", "␡\u{FFFD}31m"),
        ("a\u{202E}b\u{2066}c\u{200F}", "abc"), ("a\u{2028}b", "a␤b"), ("", ""),
        ("\u{85}", "\u{FFFD}"), ("\0", "␀"),
    ])
    func controlsBecomeHarmless(text: String, line: String) {
        #expect(TextSanitizer.line(text) == line)
    }

    @Test func bidiControlsStayOnlyWhereTheyAreWanted() {
        let text = "a\u{202E}b\u{1B}"
        #expect(TextSanitizer.line(text, keepingBidiControls: true) == "a\u{202E}b␛")
    }

    @Test(arguments: WidthCase.all.filter { $0.accept == nil || $0.name?.contains("LRM") == true })
    func noControlOfTheSuiteReachesACell(example: WidthCase) {
        let buffer = CellBuffer(size: Size(width: 40, height: 1))
        Canvas(buffer: buffer).draw(example.text, at: .zero)
        #expect(buffer.text(row: 0).isHarmless)
        #expect(TextSanitizer.line(example.text).isHarmless)
        #expect(buffer.text(row: 0) == TextSanitizer.line(example.text))
    }

    @Test func noScalarAtAllReachesACellAsAControl() {
        let table = ClusterTable()
        for value in 0...UInt32(0x10FFFF) {
            guard let scalar = Unicode.Scalar(value), !scalar.isHarmless else { continue }
            let glyph = table.glyph(for: Character(scalar))
            #expect(table.text(of: glyph).isHarmless)
            #expect(TextSanitizer.line(String(scalar)).isHarmless)
        }
        let lineEnd = table.glyph(for: "\r\n")
        #expect(table.text(of: lineEnd) == "␤")
    }
}

extension Unicode.Scalar {
    /// Whether it may stand in a cell, told by its category rather than by the list under test.
    var isHarmless: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: false
        default: !properties.isBidiControl
        }
    }
}

extension String {
    /// Whether none of its scalars could be taken for a command.
    var isHarmless: Bool { unicodeScalars.allSatisfy(\.isHarmless) }
}
