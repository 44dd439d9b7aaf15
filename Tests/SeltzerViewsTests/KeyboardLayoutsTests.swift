// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import Testing

@testable import SeltzerViews

@Suite struct KeyboardLayoutsTests {
    @Test func rowsHaveAPlaceForEachLetter() {
        for row in KeyboardLayouts.rows { #expect(row.letters.count == row.places.count, "\(row)") }
    }

    @Test func placesAreKeysOfAUSKeyboard() {
        for place in KeyboardLayouts.rows.flatMap(\.places) {
            #expect(USKeyboard.shifted(place) != nil || USKeyboard.unshifted(place) != nil)
        }
    }

    @Test func noLetterOfATableIsASCII() {
        #expect(!KeyboardLayouts.rows.contains { $0.letters.contains(where: \.isASCII) })
        for code in 0x20..<0x7F {
            let character = Character(Unicode.Scalar(UInt8(code)))
            #expect(KeyboardLayouts.place(of: character) == nil)
        }
    }

    @Test(
        arguments: [
            ("й", "q"), ("Й", "Q"), ("ё", "`"), ("є", "'"), ("σ", "s"), ("Ω", "V"), ("ש", "a"),
            ("ض", "q"), ("ی", "d"), ("ㅂ", "q"), ("ㅃ", "Q"), ("№", "#"),
        ] as [(Character, Character)])
    func letterHasThePlaceOfItsLayout(letter: Character, place: Character) {
        #expect(KeyboardLayouts.place(of: letter) == place)
    }
}
