// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let keyFooter = GalleryPage(
        name: "key-footer", title: "KeyFooter",
        summary: "The keys that do something here and now, made from the current actions."
    ) {
        KeyFooterPageController()
    }
}

/// Has actions of its own, one of which can be switched off.
private final class KeyFooterPageController: ViewController {
    private let done = Label("Nothing was done yet.")
    private var canSave = false

    override func loadView() {
        let toggle = Button("Allow saving, or not") { [weak self] _ in self?.toggle() }
        view = SpecimensView([
            ("footer", KeyFooter()), ("done", done), ("change", toggle),
        ])
    }

    override var actions: [Action] {
        [
            Action("mark", title: "Mark", keys: ["ctrl-k m"], KeyFooterPageController.mark),
            Action(
                "save", title: "Save", keys: ["ctrl-s"], isEnabled: { $0.canSave },
                KeyFooterPageController.save),
        ]
    }

    private func mark() { done.text = "Marked." }

    private func save() { done.text = "Saved." }

    private func toggle() {
        canSave.toggle()
        window?.application?.setNeedsFrame()
    }
}
