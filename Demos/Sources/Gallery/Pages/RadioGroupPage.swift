// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let radioGroup = GalleryPage(
        name: "radio-group", title: "Radio group", group: .choices,
        summary: "Chooses one of a few options.", hint: "Choose another option."
    ) {
        let size = RadioGroup(["&Small", "&Medium", "&Large"], selectedIndex: 1)
        let some = RadioGroup(["Left", "Middle", "Right"])
        some.setEnabled(false, forOptionAt: 1)
        let disabled = RadioGroup(["Yes", "No"], selectedIndex: 0, axis: .horizontal)
        disabled.isEnabled = false
        let invalid = RadioGroup(["Card", "Cash"], axis: .horizontal)
        invalid.isInvalid = true
        return ViewController(
            view: SpecimensView([
                Specimen("Column", "Alt-S, Alt-M or Alt-L", size),
                Specimen("No choice yet", "One option is disabled", some),
                Specimen(
                    "Row", "Options of any script",
                    RadioGroup(["漢字", "かな"], selectedIndex: 0, axis: .horizontal)),
                Specimen("Disabled", "Keeps its choice", disabled),
                Specimen("Error", "Needs a choice", invalid),
            ]))
    }
}
