// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let segmentedControl = GalleryPage(
        name: "segmented-control", title: "Segmented control", group: .choices,
        summary: "Chooses one of a few options that are all visible.",
        hint: "Choose another segment."
    ) {
        let some = SegmentedControl(items: ["Cut", "Copy", "Paste"], selectedSegmentIndex: 0)
        some.setEnabled(false, forOptionAt: 2)
        let disabled = SegmentedControl(items: ["Left", "Right"], selectedSegmentIndex: 0)
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen(
                    "Plain", "Arrows choose",
                    SegmentedControl(items: ["Day", "Week", "Month"], selectedSegmentIndex: 1)),
                Specimen("One disabled", "Arrows skip it", some),
                Specimen("Disabled", "Keeps its choice", disabled),
                Specimen(
                    "Wide", "Titles of any script",
                    SegmentedControl(items: ["漢字", "かな"], selectedSegmentIndex: 0)),
            ]))
    }
}
