// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import Gallery

// Covers also: Int+grouped.

@Suite("Grouped numbers")
struct GroupedTests {
    @Test("have a comma before each third digit from the end")
    func digitsAreGrouped() {
        let texts = [0, 7, 999, 1_000, 142_984, 1_000_000, -1_234].map(\.grouped)
        #expect(texts == ["0", "7", "999", "1,000", "142,984", "1,000,000", "-1,234"])
    }
}
