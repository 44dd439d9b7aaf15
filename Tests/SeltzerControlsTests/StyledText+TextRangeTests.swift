// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerText
import Testing

@Suite struct StyledTextTextRangeTests {
    private let red: [StyledText.Key: Any] = [.foregroundColor: Color.red]

    @Test func attributesAreAddedToCountedCharacters() {
        var text = StyledText("👩‍👩‍👧 and us")
        text.addAttributes(red, range: TextRange(location: 0, length: 1))
        text.addAttribute(.underlineStyle, value: 1, range: TextRange(location: 6, length: 2))
        #expect(text.runs.map { String($0.text) } == ["👩‍👩‍👧", " and ", "us"])
        #expect(text.attribute(.foregroundColor, at: 0) as? Color == .red)
        #expect(text.attribute(.underlineStyle, at: 6) as? UnderlineStyle == .single)
        #expect(text.attribute(.link, at: 6) == nil && text.attribute(.font, at: 90) == nil)
        text.setAttributes(
            [.font: Font.boldSystemFont(ofSize: 1)], range: TextRange(location: 0, length: 1))
        #expect(text.attribute(.foregroundColor, at: 0) == nil)
        for key in [StyledText.Key.font, .underlineStyle, .foregroundColor, .kern] {
            text.removeAttribute(key, range: TextRange(location: 0, length: text.length))
        }
        #expect(text.isPlain)
    }

    @Test(arguments: [TextRange(location: -1, length: 1), .init(location: 2, length: 2)])
    func aRangeOutsideOfTheTextHasNoEffect(_ range: TextRange) {
        var text = StyledText("abc")
        text.addAttributes(red, range: range)
        text.setAttributes(red, range: range)
        text.replaceCharacters(in: range, with: "x")
        text.deleteCharacters(in: range)
        #expect(text == StyledText("abc") && text.attributedSubstring(from: range).isEmpty)
    }

    @Test func charactersAreReplacedInTheirStyle() {
        var text = StyledText(string: "red", attributes: red) + " plain"
        text.replaceCharacters(in: TextRange(location: 1, length: 2), with: "ound")
        #expect(text.runs.map { String($0.text) } == ["round", " plain"])
        text.insert("un", at: 5)
        text.deleteCharacters(in: TextRange(location: 0, length: 1))
        #expect(text.string == "oundun plain" && text.runs.first?.text == "ound")
    }

    @Test func runsAreEnumeratedUntilTheClosureStops() {
        let text = StyledText("a") + StyledText(string: "bc", attributes: red) + "d"
        var parts: [String] = []
        text.enumerateAttribute(.foregroundColor, in: TextRange(location: 0, length: 4)) {
            value, range, stop in
            parts.append("\(value as? Color == .red) \(range)")
            stop = range.location == 1
        }
        #expect(parts == ["false {0, 1}", "true {1, 2}"])
    }
}
