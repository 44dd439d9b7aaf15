// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerLayout
import Testing

@Suite struct LayoutPriorityTests {
    @Test func prioritiesAreOrderedByStrength() {
        let priorities: [LayoutPriority] = [
            .fittingSizeLevel, .defaultLow, .defaultHigh, .required,
        ]
        #expect(priorities.shuffled().sorted() == priorities)
        #expect(LayoutPriority(rawValue: 751) > .defaultHigh)
        #expect(!(LayoutPriority.required < .required))
    }
}
