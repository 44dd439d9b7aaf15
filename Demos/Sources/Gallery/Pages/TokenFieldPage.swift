// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let tokenField = GalleryPage(
        name: "token-field", title: "Token field", group: .text,
        summary: "Makes removable pieces of a text.",
        hint: "Type a word and a comma, or press Backspace."
    ) {
        let tags = TokenField(["swift", "terminal", "日本語"], placeholder: "Tags")
        tags.accessibilityIdentifier = "tags"
        let receivers = TokenField(["ada@example.org"], placeholder: "Receivers")
        receivers.allowsDuplicates = false
        receivers.validateToken = { $0.contains("@") ? nil : "No address: \($0)" }
        receivers.suggestions = .fuzzy([
            "ada@example.org", "bell@example.org", "cleo@example.org", "dorian@example.org",
        ])
        let row = TokenField(["one", "two", "three", "four", "five", "six"])
        row.wraps = false
        let disabled = TokenField(["kept"])
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView(
                [
                    Specimen("Tags", "In several rows", tags),
                    Specimen("Receivers", "Checked, each once", receivers),
                    Specimen("One row", "Scrolls", row),
                    Specimen("Disabled", "Keeps its tokens", disabled),
                ], columnWidth: 36))
    }
}
