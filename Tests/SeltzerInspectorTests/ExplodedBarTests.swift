// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerInspector

@MainActor
@Suite struct ExplodedBarTests {
    private let bar = ExplodedBar()

    private func pilot(levels: Int, columns: Int = 30) async -> Pilot {
        bar.count = levels
        return await Pilot(ViewController(view: bar), columns: columns, rows: 1)
    }

    @Test func keysPeelLevelsAndPutThemBackAndOneLevelStays() async {
        let pilot = await pilot(levels: 3)
        var reports: [Int] = []
        bar.didPeel = { [bar] in reports.append(bar.peeled) }
        await pilot.press("left")
        #expect(bar.peeled == 0)
        await pilot.press("right", "right", "right")
        #expect(bar.peeled == 2)
        #expect(pilot.screen.contains("Levels 3 to 3"))
        await pilot.press("left")
        #expect(reports == [1, 2, 1])
        bar.reset()
        await pilot.settle()
        #expect(pilot.screen.contains("Levels 1 to 3"))
        #expect(reports.count == 3)
    }

    @Test func aProgramWithoutWindowsHasNoLevels() async {
        let pilot = await pilot(levels: 0)
        await pilot.press("right")
        #expect(bar.peeled == 0)
        #expect(pilot.screen.contains("No levels"))
    }

    @Test func itIsASliderForUsersWhoDoNotSeeIt() {
        bar.count = 4
        bar.accessibilityIncrement()
        #expect(bar.accessibilityRole == .slider)
        #expect(bar.accessibilityLabel == "Levels")
        #expect(bar.accessibilityValue == "Levels 2 to 4")
        bar.accessibilityDecrement()
        #expect(bar.accessibilityValue == "Levels 1 to 4")
    }
}
