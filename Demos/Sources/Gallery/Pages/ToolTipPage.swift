// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let toolTip = GalleryPage(
        name: "tool-tip", title: "Tooltip", group: .messages,
        summary: "A short text beside what the pointer rests on.",
        hint: "Rest the pointer on a view, or press Ctrl-F1."
    ) {
        ToolTipPageController()
    }
}

/// Shows views with tooltips.
private final class ToolTipPageController: ViewController {
    override func loadView() {
        let pour = Button("Pour") { [weak self] _ in self?.pour() }
        ToolTipInteraction(on: pour, ToolTip("Fills the glass", action: "pour"))
        let stir = Button("Stir") { _ in }
        ToolTipInteraction(on: stir, ToolTip(action: "stir"))
        let long = Switch("Sparkling")
        long.toolTip =
            "Sparkling water has bubbles of carbon dioxide, which still water has not. 漢字"
        let label = Label("Any view")
        ToolTipInteraction(on: label) { ToolTip("Column \($0.x + 1)") }
        view = SpecimensView([
            Specimen("Action", "Its keys follow", pour),
            Specimen("Disabled action", "Says why", stir),
            Specimen("Long", "Is wrapped", long),
            Specimen("Place", "Depends on the pointer", label),
        ])
    }

    override var actions: [Action] {
        [
            .toolTip,
            Action("pour", title: "Pour", keys: ["ctrl-o"], ToolTipPageController.pour),
            Action("stir", title: "Stir", keys: ["ctrl-t"], ToolTipPageController.pour)
                .disabled { (_: ToolTipPageController) in "The glass is empty." },
        ]
    }

    private func pour() {}
}
