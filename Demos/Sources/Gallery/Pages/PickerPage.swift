// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let picker = GalleryPage(
        name: "picker", title: "Picker", group: .lists,
        summary: "Finds lines by a few letters, and picks one.",
        hint: "Type letters, press arrows, and Enter to pick.", fillsRoom: true,
        usefulRows: 20
    ) {
        PickerPageController()
    }
}

/// A picker of drinks with their recipes beside them.
private final class PickerPageController: ViewController {
    private let picker = Picker(Recipe.all.map(\.name))
    private let chosen = Label("Nothing picked", style: Style(foreground: .secondaryLabel))

    override func loadView() {
        picker.prompt = "Drink"
        picker.showsKeys = false
        picker.preview = .text { selection in
            Recipe.all.first { $0.name == selection.text }?.text ?? StyledText("")
        }
        chosen.lineBreakMode = .byTruncatingMiddle
        let column = StackView(.vertical, [chosen, picker.view], spacing: 1)
        column.compactSpacing = 0
        column.setFlex(1, of: picker.view)
        view = column
    }

    override func viewDidLoad() {
        addChild(picker)
        picker.didMove(toParent: self)
        on { [weak self] (event: PickerFinished) in
            let texts = event.texts
            self?.chosen.text =
                texts.isEmpty ? "Nothing picked" : "Picked: " + texts.joined(separator: ", ")
            return .observed
        }
        on { [weak self] (_: PickerCancelled) in
            self?.chosen.text = "Left without a choice"
            return .observed
        }
    }

    override var preferredFocusedView: View? { picker.preferredFocusedView }
}

/// A drink and what belongs into it.
private struct Recipe: Sendable {
    let name: String
    let parts: [String]

    init(_ name: String, _ parts: String...) { (self.name, self.parts) = (name, parts) }

    var text: StyledText {
        var text = StyledText(name, style: Style(attributes: .bold))
        for part in parts { text += StyledText("\n\(part)", style: Style()) }
        return text
    }

    static let all = [
        Recipe("Apple spritz", "12 cl cloudy apple juice", "8 cl seltzer", "Ice"),
        Recipe("Blackcurrant fizz", "3 cl cassis syrup", "15 cl seltzer", "Lemon peel"),
        Recipe("Cucumber cooler", "6 slices of cucumber", "2 cl lime", "15 cl seltzer"),
        Recipe("Elderflower seltzer", "3 cl elderflower syrup", "18 cl seltzer", "Mint"),
        Recipe("Ginger ale", "4 cl ginger syrup", "16 cl seltzer"),
        Recipe("Grapefruit crush", "10 cl grapefruit", "8 cl seltzer", "Crushed ice"),
        Recipe("Iced mint tea", "20 cl mint tea", "1 cl lemon", "Ice"),
        Recipe("Lemonade", "4 cl lemon", "2 cl syrup", "16 cl seltzer"),
        Recipe("Lime and soda", "3 cl lime", "20 cl seltzer"),
        Recipe("Orange seltzer", "6 cl orange", "14 cl seltzer"),
        Recipe("Peach iced tea", "18 cl black tea", "3 cl peach syrup", "Ice"),
        Recipe("Raspberry shrub", "4 cl raspberry vinegar", "16 cl seltzer"),
        Recipe("Rhubarb spritz", "4 cl rhubarb syrup", "14 cl seltzer", "Ice"),
        Recipe("Tonic water", "20 cl tonic", "A slice of lime"),
    ]
}
