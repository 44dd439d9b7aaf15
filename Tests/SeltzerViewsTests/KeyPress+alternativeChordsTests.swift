// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerViews

@Suite struct KeyPressAlternativeChordsTests {
    private static func press(
        _ character: Character, _ modifiers: KeyModifiers = [], base: Character? = nil,
        shifted: Character? = nil
    ) -> KeyPress {
        var press = KeyPress(.character(character), modifiers: modifiers)
        press.baseCharacter = base
        press.shiftedCharacter = shifted
        return press
    }

    static let cases: [(KeyPress, [String])] = [
        // Most keys have one chord.
        (press("a"), []), (press("A"), []), (press("ü"), []), (press("漢"), []),
        (press("s", .control), []), (KeyPress(.enter, modifiers: [.alt, .shift]), []),
        (KeyPress(.up, modifiers: .shift), []),
        // The character with Shift, as terminals tell it.
        (press("-", [.control, .shift], shifted: "_"), ["ctrl-_"]),
        (press(".", [.alt, .shift], shifted: ">"), ["alt->"]),
        (press("7", [.control, .shift], shifted: "/"), ["ctrl-/"]),
        (press("_", [.control, .shift], shifted: "_"), ["ctrl-_"]),
        (press("b", [.alt, .shift]), ["alt-B"]), (press("B", .alt), ["alt-shift-b"]),
        (press("ß", [.control, .shift]), []),
        // The key at the same place of a US keyboard.
        (press("ы", .control, base: "s"), ["ctrl-s"]), (press("й", base: "q"), ["q"]),
        (press("Й", base: "Q"), ["Q"]),
        (press("ы", [.control, .shift], base: "s"), ["ctrl-Ы", "ctrl-shift-s", "ctrl-S"]),
        (press("ю", [.alt, .shift], base: "."), ["alt-Ю", "alt-shift-.", "alt->"]),
        (press(".", .control, base: "/"), ["ctrl-/"]), (press("&", .alt, base: "1"), ["alt-1"]),
        (press("/", .control, base: "q"), ["ctrl-q"]), (press(";", base: "q"), ["q"]),
        // A Latin layout has its letters where the user reads them.
        (press("a", .control, base: "q"), []), (press("'", base: "q"), []),
        (press(",", .control, base: "m"), []),
        // Only the letter is known.
        (press("й"), ["q"]), (press("Й"), ["Q"]), (press("ы", .control), ["ctrl-s"]),
        (press("Ы", .alt), ["alt-shift-ы", "alt-shift-s", "alt-S"]),
        (press("ה", .control), ["ctrl-v"]), (press("ㅃ"), ["Q"]), (press("ف", .alt), ["alt-t"]),
    ]

    @Test(arguments: cases) func chordsAreTheClosestFirst(press: KeyPress, names: [String]) {
        #expect(press.alternativeChords.map(\.description) == names)
    }

    @Test func theEventMatchesEachOfThem() {
        let event = KeyEvent(Self.press("с", .control, base: "c"))
        #expect(event.matches("ctrl-с"))
        #expect(event.matches("ctrl-c"))
        #expect(!event.matches("c"))
        #expect(!KeyEvent(Self.press("a", .control, base: "q")).matches("ctrl-q"))
    }
}
