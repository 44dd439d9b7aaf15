// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let `switch` = GalleryPage(
        name: "switch", title: "Switch", summary: "Turns on a setting that takes effect at once."
    ) {
        let disabled = Switch("Disabled", isOn: true)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                ("off", Switch("Wrap lines")), ("on", Switch("Line numbers", isOn: true)),
                ("mnemonic: Alt-S", Switch("&Sounds")), ("without a title", Switch()),
                ("disabled", disabled), ("wide", Switch("漢字")),
            ]))
    }
}
