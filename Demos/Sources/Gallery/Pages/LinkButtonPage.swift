// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let linkButton = GalleryPage(
        name: "link-button", title: "Link button", group: .buttons,
        summary: "Is a label that leads somewhere.", hint: "Follow a link."
    ) {
        let disabled = LinkButton("Archive", destination: "archive.md")
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen(
                    "Web", "The terminal shows the address",
                    LinkButton("Example", destination: "https://example.org")),
                Specimen(
                    "Page", "The program decides", LinkButton("&Drinks", destination: "drinks.md")),
                Specimen("Disabled", "Leads nowhere", disabled),
            ]))
    }
}
