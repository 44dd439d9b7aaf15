// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import Cells

@Suite("The look of a column")
struct ColumnShapeTests {
    @Test(
        "knows numbers",
        arguments: [
            ("12", true), ("-1.5", true), ("+1,204.7", true), ("1 000", true), (".5", true),
            ("", false),
            ("-", false), ("--1", false), ("1-2", false), ("12 km", false), ("r1", false),
            ("1.", false),
        ])
    func numbersAreKnown(text: String, isNumber: Bool) {
        #expect(ColumnShape.isNumber(text) == isNumber)
    }

    @Test("is that of numbers if there is nothing else but empty cells")
    func otherTextsWin() {
        var shape = ColumnShape(width: 0)
        #expect(!shape.holdsNumbers)
        for value in ["1", "", "22.5"] { shape.note(value) }
        #expect(shape.holdsNumbers)
        shape.note("none")
        #expect(!shape.holdsNumbers)
    }

    @Test("is as wide as the widest text, up to a limit")
    func widthIsLimited() {
        var shape = ColumnShape(width: 1)
        shape.widen(for: "漢字", atMost: 6)
        #expect(shape.width == 4)
        shape.widen(for: "a long text", atMost: 6)
        #expect(shape.width == 6)
    }
}
