// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import Testing

@MainActor
@Suite struct AlertActionTests {
    @Test func itDoesSomethingUnlessItCancels() {
        #expect(AlertAction("&Delete").style == .default)
        #expect(AlertAction("&Keep", style: .cancel).style == .cancel)
        #expect(AlertAction("&Keep").title == "&Keep")
    }
}
