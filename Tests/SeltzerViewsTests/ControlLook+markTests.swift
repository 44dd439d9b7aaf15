// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews
import Testing

@Suite struct ControlLookMarkTests {
    @Test func theMarkStandsOutWhereTheValueIsOn() {
        #expect(ControlLook.mark([]).foreground == .secondaryLabel)
        #expect(ControlLook.mark(.selected).foreground == .accent)
        #expect(ControlLook.mark(.selected).attributes == .bold)
        #expect(ControlLook.mark([.disabled, .selected]) == ControlLook.title(.disabled))
    }

    @Test func theMarkHasTheGroundOfTheTitle() {
        for state: Control.State in [.hovered, .highlighted] {
            for mark in [ControlLook.mark(state), ControlLook.mark(state.union(.selected))] {
                #expect(mark.background == ControlLook.title(state).background)
            }
        }
    }
}
