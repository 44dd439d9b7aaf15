// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let segmentedControl = GalleryPage(
        name: "segmented-control", title: "SegmentedControl",
        summary: "Chooses one of a few options that are all visible."
    ) {
        let some = SegmentedControl(items: ["Cut", "Copy", "Paste"], selectedSegmentIndex: 0)
        some.setEnabled(false, forOptionAt: 2)
        let disabled = SegmentedControl(items: ["Left", "Right"], selectedSegmentIndex: 0)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                (
                    "plain",
                    SegmentedControl(items: ["Day", "Week", "Month"], selectedSegmentIndex: 1)
                ),
                ("one disabled", some), ("disabled", disabled),
                ("wide", SegmentedControl(items: ["漢字", "かな"], selectedSegmentIndex: 0)),
            ]))
    }
}
