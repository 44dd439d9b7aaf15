// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let stepper = GalleryPage(
        name: "stepper", title: "Stepper", group: .choices,
        summary: "Makes a number smaller or larger, and takes a typed one.",
        hint: "Press ↑ or ↓, hold a button, or type a number."
    ) {
        let plain = Stepper(value: 12)
        let fine = Stepper(value: 0.25, in: -1...1, step: 0.25)
        let round = Stepper(value: 59, in: 0...59)
        round.wraps = true
        let single = Stepper(value: 4, in: 2...12, step: 2)
        single.autorepeat = false
        let wrong = Stepper(value: 7, in: 1...10)
        wrong.text = "77"
        wrong.validate()
        // The message is in the row below the stepper, and as wide as the column.
        LayoutConstraint.activate([wrong.heightAnchor == 2])
        wrong.setContentHuggingPriority(.defaultLow, for: .horizontal)
        let disabled = Stepper(value: 3)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen("Copies", "From 0 to 100", plain),
                Specimen("Decimals", "As many as the step has", fine),
                Specimen("Minutes", "After 59 comes 0", round),
                Specimen("Even", "One step per press", single),
                Specimen("Rating", "Says what is wrong", wrong),
                Specimen("Disabled", "Keeps its value", disabled),
            ]))
    }
}
