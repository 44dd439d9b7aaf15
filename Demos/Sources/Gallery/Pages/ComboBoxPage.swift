// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let comboBox = GalleryPage(
        name: "combo-box", title: "Combo box", group: .choices,
        summary: "Edits text, or takes it from a list.",
        hint: "Type a few letters, or press ↓ for all."
    ) {
        let drinks = [
            "Bitter lemon", "Cola", "Ginger ale", "Iced tea", "Lemonade", "Root beer", "Water",
        ]
        let drink = ComboBox(drinks, placeholder: "Any drink")
        let known = ComboBox(drinks, text: "Cola")
        known.allowsOtherText = false
        let many = ComboBox(
            (1...100_000).map { "Row \(NumberFormat().string($0))" }, text: "Row 50,000")
        let completed = ComboBox(drinks, placeholder: "Gi or Le")
        completed.completes = true
        let disabled = ComboBox(drinks, text: "Water")
        disabled.isEnabled = false
        return ViewController(
            view: SpecimensView([
                Specimen("Drink", "Takes any other text", drink),
                Specimen("From the list", "Takes nothing else", known),
                Specimen("Completed", "Tab takes the rest", completed),
                Specimen("Many", "100,000 items", many),
                Specimen("Disabled", "Keeps its text", disabled),
            ]))
    }
}
