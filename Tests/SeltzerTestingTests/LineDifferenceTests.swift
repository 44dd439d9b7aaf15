// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerTesting

@Suite("The difference of two texts") struct LineDifferenceTests {
    @Test("has the lines that came and went, with their numbers")
    func linesThatCameAndWentMoveTheOthers() {
        #expect(
            LineDifference(from: "a\nb\nc\nd\ne", to: "x\na\nb\nc\ne").summary == """
                + 1|x
                  2|a
                  4|c
                - 4|d
                  5|e
                """)
        #expect(LineDifference(from: "", to: "a").summary == "- 1|\n+ 1|a")
    }

    @Test("of equal texts has lines, and nothing that differs")
    func equalTextsDoNotDiffer() {
        let difference = LineDifference(from: "a\nb", to: "a\nb")
        #expect(difference.summary.isEmpty)
        #expect(difference.lines.map(\.description) == ["  1|a", "  2|b"])
    }
}
