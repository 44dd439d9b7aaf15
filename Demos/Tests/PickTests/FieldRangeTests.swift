// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import Pick

@Suite struct FieldRangeTests {
    private func part(_ range: String, _ line: String, _ delimiter: String? = nil) -> String? {
        FieldRange(range).map {
            let bytes = Array(line.utf8)[...]
            let part = $0.part(of: bytes, separatedBy: delimiter.map { Array($0.utf8) })
            return String(decoding: part, as: UTF8.self)
        }
    }

    @Test(arguments: [
        ("1", "one"), ("2", "two"), ("-1", "four"), ("-2", "three"), ("2..", "two\tthree  four"),
        ("..2", "one two"), ("2..3", "two\tthree"), ("..", "one two\tthree  four"), ("5", ""),
        ("3..2", ""),
        ("-9", ""), ("-3..-2", "two\tthree"), ("9..", ""),
    ])
    func fieldsAreSeparatedBySpaces(range: String, part: String) {
        #expect(self.part(range, "  one two\tthree  four ") == part)
    }

    @Test(arguments: [
        ("1", "a"), ("2", ""), ("3", "b c"), ("2..", "::b c"), ("-1", "b c"), ("4", ""),
    ])
    func fieldsAreSeparatedByAText(range: String, part: String) {
        #expect(self.part(range, "a::::b c", "::") == part)
    }

    @Test(arguments: ["", "0", "x", "1..x", "1..2..3", "0..1", "1.", "."])
    func otherTextsAreNoRange(text: String) {
        #expect(FieldRange(text) == nil)
    }

    @Test func emptyLineHasNoFields() {
        #expect(part("1", "") == "")
        #expect(part("1", "", ":") == "")
        #expect(part("..", "") == "")
    }
}
