// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let linkButton = GalleryPage(
        name: "link-button", title: "Link button", group: .buttons,
        summary: "Opens a web page or a page of the program.", hint: "Follow a link."
    ) {
        let disabled = LinkButton("Archive", destination: "archive.md")
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen(
                    "Web", "The terminal opens it",
                    LinkButton("Example", destination: "https://example.org")),
                Specimen(
                    "Page", "The program opens it", LinkButton("&Drinks", destination: "drinks.md")),
                Specimen("Disabled", "Cannot be followed", disabled),
            ]))
    }
}
