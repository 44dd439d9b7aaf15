// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerTesting
import Testing

@Suite struct DisplayLookTests {
    @Test func eachLookIsADisplayOfItsOwn() {
        let all = DisplayLook.allCases.map(\.capabilities)
        for (index, capabilities) in all.enumerated() {
            #expect(!all[..<index].contains(capabilities))
        }
    }

    @Test func onlyOneHasNoUnicode() {
        #expect(DisplayLook.allCases.filter { !$0.capabilities.isUnicode } == [.ascii])
    }
}
