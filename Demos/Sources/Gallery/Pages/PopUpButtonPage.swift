// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let popUpButton = GalleryPage(
        name: "pop-up-button", title: "Pop-up button", group: .choices,
        summary: "Chooses one of many options from a list.",
        hint: "Open a list and choose an option."
    ) {
        let empty = PopUpButton(["Small", "Medium", "Large"])
        empty.placeholder = "Any size"
        let many = PopUpButton(numbers, selectedIndex: 49_999)
        let disabled = PopUpButton(["Monthly", "Weekly"], selectedIndex: 0)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen(
                    "A few", "Space opens the list",
                    PopUpButton(["Red", "Green", "Blue"], selectedIndex: 0)),
                Specimen("No choice yet", "Shows a placeholder", empty),
                Specimen("100,000 options", "Typing finds one", many),
                Specimen("Disabled", "Keeps its choice", disabled),
                Specimen("No options", "Nothing to open", PopUpButton([])),
                Specimen(
                    "Wide", "Options of any script",
                    PopUpButton(["漢字", "かな"], selectedIndex: 0)),
            ]))
    }

    private static let numbers = (1...100_000).map { "Number \(NumberFormat().string($0))" }
}
