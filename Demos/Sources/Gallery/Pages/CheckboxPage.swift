// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let checkbox = GalleryPage(
        name: "checkbox", title: "Checkbox", group: .choices,
        summary: "Turns an option on or off; some show a mixed state.",
        hint: "Press Space on a box, or click it."
    ) {
        let mixed = Checkbox("Three states")
        mixed.checkState = .mixed
        mixed.allowsMixedState = true
        let disabled = Checkbox("Follow links", isOn: true)
        disabled.isEnabled = false
        let invalid = Checkbox("I accept the terms")
        invalid.isInvalid = true
        return ViewController(
            view: SpecimensView([
                Specimen("Off", "Space turns it on", Checkbox("Archived files")),
                Specimen("On", "Space turns it off", Checkbox("Whole tree", isOn: true)),
                Specimen("Mixed", "On for some items", mixed),
                Specimen("Mnemonic", "Alt-H turns it", Checkbox("&Hidden files")),
                Specimen("Disabled", "Keeps its state", disabled),
                Specimen("Error", "Must be on", invalid),
                Specimen("Wide", "Titles of any script", Checkbox("漢字")),
            ]))
    }
}
