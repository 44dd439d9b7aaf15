// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let popUpButton = GalleryPage(
        name: "pop-up-button", title: "PopUpButton",
        summary: "Chooses one of many options from a list."
    ) {
        let empty = PopUpButton(["Small", "Medium", "Large"])
        empty.placeholder = "Any size"
        let many = PopUpButton((1...100_000).map { "Number \($0)" }, selectedIndex: 49_999)
        let disabled = PopUpButton(["Red", "Green"], selectedIndex: 0)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                ("a few", PopUpButton(["Red", "Green", "Blue"], selectedIndex: 0)),
                ("no choice yet", empty), ("100,000", many), ("disabled", disabled),
                ("no items", PopUpButton([])),
                ("wide", PopUpButton(["漢字", "かな"], selectedIndex: 0)),
            ]))
    }
}
