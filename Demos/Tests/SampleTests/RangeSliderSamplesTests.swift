// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

private struct Filter { var prices = 0.0...1.0 }

/// The sample of the page of range sliders.
@MainActor
@Suite struct RangeSliderSamplesTests {
    @Test func aRangeSliderSetsARange() async {
        var filter = Filter()
        let price = RangeSlider(20...60, in: 0...100, step: 5) { filter.prices = $0.selectedRange }
        price.showsValue = true
        let pilot = await Pilot(ViewController(view: price), columns: 40, rows: 1)
        await pilot.press("right")
        #expect(filter.prices == 25...60)
    }

}
