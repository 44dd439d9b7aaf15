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

    @Test func turningGoesRoundInBothDirections() {
        var seen: [Int] = []
        for step in [1, 1, 1, -1, -1] {
            choice.turn(by: step)
            seen.append(lamp.brightness)
        }
        #expect(seen == [90, 0, 10, 0, 90])
    }

    @Test(arguments: [(1, 10), (-1, 0)])
    func anotherValueIsByHandAndTurnsToAnEnd(step: Int, expected: Int) {
        lamp.brightness = 55
        #expect(choice.option == "by hand")
        choice.turn(by: step)
        #expect(lamp.brightness == expected)
    }
}
