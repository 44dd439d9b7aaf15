// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let keyFooter = GalleryPage(
        name: "key-footer", title: "Key footer", group: .menus,
        summary: "Lists the keys of the actions in effect.",
        hint: "Press the button, or click a key in the footer."
    ) {
        KeyFooterPageController()
    }
}

/// Lists some actions, one of which can be disabled.
private final class KeyFooterPageController: ViewController {
    private let done = Label("No action has run yet.")
    private var canSave = false

    override func loadView() {
        let toggle = Button("Enable or disable saving") { [weak self] _ in self?.toggle() }
        let specimens = SpecimensView([
            Specimen("Change", "An action of this page", toggle),
            Specimen("Result", "Of the last action", done),
        ])
        let footer = SpecimenView(
            Specimen("Footer", "Follows the focus; click a key to press it", KeyFooter()))
        let column = VStack(spacing: 1) {
            footer
            specimens
        }
        column.compactSpacing = 0
        column.setFlex(1, of: specimens)
        view = column
    }

    override var actions: [Action] {
        [
            Action("mark", title: "Mark", keys: ["ctrl-k m"], KeyFooterPageController.mark),
            Action("save", title: "Save", keys: ["ctrl-s"], KeyFooterPageController.save)
                .enabled(if: \KeyFooterPageController.canSave),
        ]
    }

    private func mark() { done.text = "Marked." }

    private func save() { done.text = "Saved." }

    private func toggle() {
        canSave.toggle()
        window?.application?.setNeedsFrame()
    }
}
