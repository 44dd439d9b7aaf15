// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let rangeSlider = GalleryPage(
        name: "range-slider", title: "Range slider", group: .choices,
        summary: "Chooses a range of numbers between two thumbs.",
        hint: "Press ← or →, Space for the other end, or drag."
    ) {
        let price = RangeSlider(4...12, in: 0...20, step: 1)
        price.showsValue = true
        let hours = RangeSlider(8...18, in: 0...24, step: 1)
        hours.minimumDistance = 2
        hours.showsValue = true
        hours.valueText = { "\(Int($0)):00" }
        let free = RangeSlider(0.25...0.75)
        let disabled = RangeSlider(2...8, in: 0...10)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView(
                [
                    Specimen("Price", "Steps of 1", price),
                    Specimen("Open", "At least 2 hours", hours),
                    Specimen("Brightness", "Any value", free),
                    Specimen("Disabled", "Keeps its range", disabled),
                ], columnWidth: 36))
    }
}
