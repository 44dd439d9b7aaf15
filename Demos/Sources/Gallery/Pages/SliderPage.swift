// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let slider = GalleryPage(
        name: "slider", title: "Slider", group: .choices, summary: "Chooses a number in a range.",
        hint: "Move a thumb with the arrows, or drag it."
    ) {
        let plain = Slider(value: 30, in: 0...100)
        plain.showsValue = true
        let stepped = Slider(value: 5, in: -10...10, step: 5)
        stepped.showsValue = true
        stepped.numberOfTickMarks = 5
        LayoutConstraint.activate([stepped.widthAnchor == 24])
        let percent = Slider(value: 0.25)
        percent.showsValue = true
        percent.valueText = { "\(Int(($0 * 100).rounded())) %" }
        percent.isContinuous = false
        let disabled = Slider(value: 0.5)
        disabled.isEnabled = false
        let standing = Slider(value: 3, in: 0...5, step: 1, axis: .vertical)
        standing.showsValue = true
        LayoutConstraint.activate([standing.heightAnchor == 6])
        return ViewController(
            view: SpecimensView([
                Specimen("Any value", "One event per move", plain),
                Specimen("Steps", "With marks", stepped),
                Specimen("Percent", "One event at the end", percent),
                Specimen("Disabled", "Keeps its value", disabled),
                Specimen("Vertical", "Up is more", standing),
            ]))
    }
}
