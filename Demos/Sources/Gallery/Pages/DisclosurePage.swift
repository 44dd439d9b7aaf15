// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let disclosure = GalleryPage(
        name: "disclosure", title: "Disclosure group", group: .containers,
        summary: "Shows and hides content under a title.",
        hint: "Open a group by a click, Space or →."
    ) {
        let disabled = DisclosureGroup("Disabled", Label("Stays open."), isExpanded: true)
        disabled.isEnabled = false
        let nested = DisclosureGroup(
            "Still water",
            DisclosureGroup("With lemon", Checkbox("Ice"), isExpanded: true), isExpanded: true)
        let accordion = Accordion([
            DisclosureGroup(
                "&Sizes", RadioGroup(["Small", "Large"], selectedIndex: 0), isExpanded: true),
            DisclosureGroup(
                "&Glasses", StackView(.vertical, [Checkbox("Clean"), Checkbox("Cold")])),
            DisclosureGroup("N&otes", Label("Nothing yet.")),
        ])
        return ViewController(
            view: SpecimensView([
                Specimen(
                    "Closed", "→ opens it", DisclosureGroup("Recipe", Label("Soda, mint"))),
                Specimen("Accordion", "One is open", accordion),
                Specimen("Nested", "← goes to the parent", nested),
                Specimen("Disabled", "Cannot be closed", disabled),
            ]))
    }
}
