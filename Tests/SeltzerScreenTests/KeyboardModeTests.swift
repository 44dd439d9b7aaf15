// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct KeyboardModeTests {
    @Test func onlyTheTwoRichestModesReportReleases() {
        let modes: [KeyboardMode] = [.legacy, .distinct, .releases, .everything]
        #expect(modes.filter(\.includesReleases) == [.releases, .everything])
    }
}
