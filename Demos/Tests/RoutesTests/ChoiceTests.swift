// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import Routes

@MainActor
@Suite struct ChoiceTests {
    private final class Lamp {
        var brightness = 10
    }

    private let lamp = Lamp()

    private var choice: Choice {
        Choice("Light", of: lamp, \.brightness, ["dim": 10, "bright": 90, "off": 0])
    }

    @Test func selectingWritesTheValue() {
        #expect(choice.selected == 0)
        choice.select(1)
        #expect(lamp.brightness == 90)
        #expect(choice.selected == 1)
    }

    @Test func anotherValueIsNoOption() {
        lamp.brightness = 55
        #expect(choice.selected == nil)
    }
}
