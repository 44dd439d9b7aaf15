// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import Testing

@testable import SeltzerTerminal

@Suite("The text of a typed key") struct KeyPressTypedTextTests {
    /// Decodes a text, to the end.
    private func keys(_ text: String) -> [KeyPress] {
        // The helper takes a character for each byte.
        let bytes = String(String.UnicodeScalarView(text.utf8.map { Unicode.Scalar($0) }))
        return InputDecoder.decode(bytes, profile: .ansi).compactMap {
            if case .event(.key(let press)) = $0 { press } else { nil }
        }
    }

    @Test("is decoded as that key")
    func aKeyIsReadAgain() {
        let named: [Key] = [
            .up, .down, .left, .right, .home, .end, .begin, .insert, .delete, .pageUp, .pageDown,
        ]
        let all = named + (1...12).map { .function($0) }
        let modifiers: [KeyModifiers] = [[], .shift, .alt, .control, [.shift, .control, .alt]]
        for key in all {
            for modifiers in modifiers {
                let press = KeyPress(key, modifiers: modifiers)
                #expect(keys(press.typedText) == [press])
            }
        }
        let plain: [KeyPress] = [
            KeyPress(.enter), KeyPress(.tab), KeyPress(.tab, modifiers: .shift), KeyPress(.escape),
            KeyPress(.backspace), KeyPress(.character("a")), KeyPress(.character("漢")),
            KeyPress(.character("a"), modifiers: .control),
            KeyPress(.character(" "), modifiers: .control),
            KeyPress(.character("a"), modifiers: .alt),
        ]
        for press in plain { #expect(keys(press.typedText) == [press]) }
    }

    @Test("is empty for keys that terminals do not send, and for releases")
    func otherKeysHaveNoText() {
        #expect(KeyPress(.named("media_play")).typedText == "")
        #expect(KeyPress(.function(30)).typedText == "")
        #expect(KeyPress(.character("a"), phase: .release).typedText == "")
        #expect(KeyPress(.keypad("5")).typedText == "5")
    }
}
