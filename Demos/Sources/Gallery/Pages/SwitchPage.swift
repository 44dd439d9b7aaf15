// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let `switch` = GalleryPage(
        name: "switch", title: "Switch", group: .choices,
        summary: "Turns on a setting that takes effect at once.",
        hint: "Press Space on a switch, or click it."
    ) {
        let disabled = Switch("Automatic", isOn: true)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen("Off", "Space turns it on", Switch("Wrap lines")),
                Specimen("On", "Space turns it off", Switch("Line numbers", isOn: true)),
                Specimen("Mnemonic", "Alt-S turns it", Switch("&Sounds")),
                Specimen("Untitled", "Beside a label of a form", Switch()),
                Specimen("Disabled", "Keeps its state", disabled),
                Specimen("Wide", "Titles of any script", Switch("漢字")),
            ]))
    }
}
