// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let picker = GalleryPage(
        name: "picker", title: "Picker", group: .lists,
        summary: "Finds lines by a few letters, with a preview.",
        hint: "Type letters of a drink. Tab marks, Enter picks.", fillsRoom: true,
        usefulRows: 16
    ) {
        PickerPageController()
    }
}

/// A picker as a part of a page, with the recipe of the current drink beside the list.
private final class PickerPageController: ViewController {
    private let picker = Picker(Drinks.names)
    private let picked = Label("Nothing was picked yet.", style: Style(foreground: .secondaryLabel))

    override func loadView() {
        picker.allowsMultipleSelection = true
        picker.showsKeys = false
        picker.preview = .text { StyledText(Drinks.recipe(of: $0.text)) }
        picker.searchTextField.accessibilityLabel = "Drink"
        addChild(picker)
        let column = StackView(.vertical, [picker.view, picked], spacing: 1)
        column.compactSpacing = 0
        column.setFlex(1, of: picker.view)
        view = column
        picker.didMove(toParent: self)
    }

    override func viewDidLoad() { on(PickerFinished.self, PickerPageController.finished) }

    override var preferredFocusedView: View? { picker.searchTextField }

    private func finished(_ event: PickerFinished) -> Disposition {
        let names = event.texts.joined(separator: ", ")
        picked.text = names.isEmpty ? "No drink matches." : "Picked: \(names)."
        return .observed
    }
}

/// The drinks of a bar: each base with each flavor.
private enum Drinks {
    private static let bases = [
        ("Lemonade", "still water, lemons, sugar"), ("Spritz", "soda, orange bitters, ice"),
        ("Fizz", "soda, egg white, sugar"), ("Cooler", "ginger ale, crushed ice"),
        ("Iced tea", "black tea, honey"), ("Punch", "white tea, fruit, cloves"),
    ]
    private static let flavors = [
        "Lime", "Cassis", "Elderflower", "Ginger", "Mint", "Rhubarb", "Cherry", "Cucumber",
    ]

    static let names = flavors.flatMap { flavor in bases.map { "\(flavor) \($0.0.lowercased())" } }

    /// Returns the recipe of a drink.
    static func recipe(of name: String) -> String {
        let base = bases.first { name.hasSuffix($0.0.lowercased()) }
        let flavor = flavors.first { name.hasPrefix($0) } ?? ""
        let parts = base?.1.split(separator: ", ").map { "• \($0)" } ?? []
        return ([name, "", "• \(flavor.lowercased()) syrup"] + parts).joined(separator: "\n")
    }
}
