// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let radioGroup = GalleryPage(
        name: "radio-group", title: "RadioGroup", summary: "Chooses one of a few options."
    ) {
        let size = RadioGroup(["&Small", "&Medium", "&Large"], selectedIndex: 1)
        let some = RadioGroup(["Left", "Middle", "Right"], axis: .horizontal)
        some.setEnabled(false, forOptionAt: 1)
        let disabled = RadioGroup(["Yes", "No"], selectedIndex: 0, axis: .horizontal)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                ("below each other", size), ("in a row", some), ("disabled", disabled),
                ("wide", RadioGroup(["漢字", "かな"], selectedIndex: 0, axis: .horizontal)),
            ]))
    }
}
