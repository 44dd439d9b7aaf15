// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews
import Testing

@Suite struct ControlLookMarkTests {
    @Test func theMarkStandsOutWhereTheValueIsSelected() {
        #expect(ControlLook.mark([]) == ControlLook.control([]))
        #expect(ControlLook.mark(.selected).foreground == .accent)
        #expect(ControlLook.mark(.selected).attributes == .bold)
    }

    @Test func onAGroundOfItsOwnTheMarkKeepsTheColourOfText() {
        for state: Control.State in [.focused, .highlighted, .invalid] {
            let mark = ControlLook.mark(state.union(.selected))
            #expect(mark.foreground == ControlLook.control(state).foreground)
            #expect(mark.attributes.contains(.bold))
        }
        #expect(ControlLook.mark([.disabled, .selected]) == ControlLook.control(.disabled))
    }
}
