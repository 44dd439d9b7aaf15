// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let palette = GalleryPage(
        name: "palette", title: "Command palette", group: .menus,
        summary: "Finds any action by a part of its name.",
        hint: "Press the button, and type a part of a command."
    ) {
        PalettePageController()
    }
}

/// A page with commands, one of which asks for values.
private final class PalettePageController: ViewController {
    private let done = Label("Nothing yet.")
    private let palette = CommandPalette(providers: [
        CommandProvider("Drinks", prefix: "@") { query in
            ["Lemonade", "Cassis fizz", "Ginger beer"]
                .filter { $0.lowercased().contains(query.lowercased()) }
                .map { CommandItem($0, detail: "on the menu") {} }
        }
    ])

    override func loadView() {
        let open = Button("&Open the palette") { [weak self] button in
            self?.palette.present(from: button)
        }
        view = SpecimensView([
            Specimen("Commands", "Or Ctrl-P; @ finds drinks", open),
            Specimen("Result", "Of the last command", done),
        ])
    }

    override func viewDidLoad() { palette.askForArguments(of: self) }

    override var actions: [Action] {
        [
            palette.action,
            Action("stir", title: "Stir gently", keys: ["ctrl-t"], PalettePageController.stir),
            Action("serve", title: "Serve", PalettePageController.stir)
                .disabled { (_: PalettePageController) in "No drink is ready." },
            Action(
                "order", title: "Order a drink",
                parameters: [
                    Action.Parameter("Name of the guest"),
                    Action.Parameter("Size", .choice(["Small", "Medium", "Large"])),
                ], PalettePageController.order),
        ]
    }

    private func stir() { done.text = "Stirred." }

    private func order(_ values: [String]) {
        done.text = "\(values[1]), for \(values[0])."
    }
}
