// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct DisplayCapabilitiesTests {
    @Test func whatIsNotNamedIsThere() {
        let capabilities = DisplayCapabilities()
        #expect(capabilities.colorDepth == .trueColor)
        #expect(capabilities.hasMouse && capabilities.isUnicode)
    }
}
