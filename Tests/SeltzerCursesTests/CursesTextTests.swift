// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerCurses

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite struct CursesTextTests {
    init() {
        // libc knows the columns of characters in a locale of UTF-8 only.
        if setlocale(LC_CTYPE, "C.UTF-8") == nil { setlocale(LC_CTYPE, "en_US.UTF-8") }
    }

    /// What becomes of a glyph: its scalars, and the columns that they take up.
    struct Case: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var columns: Int
        var scalars: [UInt32]
        var taken: Int
    }

    static let cases: [Case] = [
        Case(testDescription: "letter", text: "a", columns: 1, scalars: [0x61], taken: 1),
        Case(testDescription: "wide", text: "漢", columns: 2, scalars: [0x6F22], taken: 2),
        Case(
            testDescription: "mark", text: "e\u{301}", columns: 1, scalars: [0x65, 0x301], taken: 1),
        Case(
            testDescription: "many marks", text: "e" + String(repeating: "\u{301}", count: 9),
            columns: 1, scalars: [0x65, 0x301, 0x301, 0x301, 0x301], taken: 1),
        Case(
            testDescription: "family", text: "👨‍👩‍👧", columns: 2, scalars: [0x1F468], taken: 2),
        Case(
            testDescription: "heart in color", text: "❤\u{FE0F}", columns: 2,
            scalars: [0x2764, 0xFE0F], taken: 1),
        Case(
            testDescription: "unknown to libc", text: "\u{10FFFE}", columns: 2, scalars: [0x3F],
            taken: 1),
        Case(
            testDescription: "wider than wanted", text: "漢", columns: 1, scalars: [0x3F], taken: 1),
        Case(testDescription: "control", text: "\u{1B}", columns: 1, scalars: [0x3F], taken: 1),
        Case(testDescription: "nothing", text: "", columns: 1, scalars: [0x20], taken: 1),
        Case(testDescription: "mark alone", text: "\u{301}", columns: 1, scalars: [0x3F], taken: 1),
    ]

    @Test(arguments: cases)
    func cellHoldsWhatNcursesCan(example: Case) {
        let text = CursesText(example.text, columns: example.columns)
        #expect(text.scalars == example.scalars)
        #expect(text.columns == example.taken)
    }
}
