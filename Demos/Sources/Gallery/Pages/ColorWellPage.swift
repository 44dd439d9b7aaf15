// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let colorWell = GalleryPage(
        name: "color-well", title: "Color well", group: .choices,
        summary: "Chooses a color from swatches, numbers or a text.",
        hint: "Press Space, or click on a color."
    ) {
        let role = ColorWell(.accent)
        let exact = ColorWell(Color("#ff8800"))
        let none = ColorWell()
        let disabled = ColorWell(.success)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView(
                [
                    Specimen("Mark", "A role of the theme", role),
                    Specimen("Series", "An exact color", exact),
                    Specimen("Note", "No color yet", none),
                    Specimen("Disabled", "Keeps its color", disabled),
                ], columnWidth: 36))
    }
}
