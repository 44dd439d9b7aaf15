// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let searchField = GalleryPage(
        name: "search-field", title: "Search field", group: .text,
        summary: "Searches in a scope, and remembers searches.",
        hint: "Press Alt-S for the scope, or ↓ for recent searches."
    ) {
        let mail = SearchField()
        mail.scopeButtonTitles = ["All", "Subjects", "Senders"]
        mail.recentSearches = ["tides", "lemon soda"]
        let plain = SearchField()
        plain.placeholder = "Search pages"
        let disabled = SearchField()
        disabled.scopeButtonTitles = ["All"]
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView(
                [
                    Specimen("Mail", "Scopes, recent searches", mail),
                    Specimen("Plain", "No scopes", plain),
                    Specimen("Disabled", "Takes no text", disabled),
                ], columnWidth: 36))
    }
}
