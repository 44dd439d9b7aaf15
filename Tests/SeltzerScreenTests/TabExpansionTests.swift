// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct TabExpansionTests {
    @Test(arguments: [
        ("a\tb", 8, 0, "a       b"), ("\t", 4, 3, " "), ("日\tx", 4, 0, "日  x"),
        ("a\n\tb", 4, 0, "a\n    b"), ("\t\t", 2, 0, "    "), ("a\tb", 0, 0, "a b"),
        ("a\tb", -3, -7, "a b"), ("", 8, 0, ""), ("\t", 8, .max, " "),
    ])
    func aTabReachesToTheNextStop(text: String, every: Int, from: Int, expanded: String) {
        #expect(text.expandingTabs(every: every, from: from) == expanded)
    }
}
