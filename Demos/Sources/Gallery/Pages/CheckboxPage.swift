// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let checkbox = GalleryPage(
        name: "checkbox", title: "Checkbox",
        summary: "Turns an option on or off; some show a mixed state."
    ) {
        let on = Checkbox("On", isOn: true)
        let mixed = Checkbox("Three states")
        mixed.checkState = .mixed
        mixed.allowsMixedState = true
        let disabled = Checkbox("Disabled", isOn: true)
        disabled.isEnabled = false
        let invalid = Checkbox("I have read the terms")
        invalid.isInvalid = true
        return ViewController(
            view: SpecimensView([
                ("off", Checkbox("Off")), ("on", on),
                ("mnemonic: Alt-H", Checkbox("&Hidden files")),
                ("mixed", mixed), ("disabled", disabled), ("error", invalid),
                ("wide", Checkbox("漢字")),
            ]))
    }
}
