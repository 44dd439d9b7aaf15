// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let toolTip = GalleryPage(
        name: "tool-tip", title: "Tooltip", group: .messages,
        summary: "Explains the view under the pointer in a short text.",
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
        let stir = Button("Stir")
        stir.isEnabled = false
        ToolTipInteraction(on: stir, ToolTip(action: "stir"))
        let long = Switch("Sparkling")
        long.toolTip =
            "Sparkling water has bubbles of carbon dioxide, which still water has not. 漢字"
        let label = Label("Any view")
        label.isUserInteractionEnabled = true
        ToolTipInteraction(on: label) { ToolTip("Column \($0.x + 1)") }
        view = SpecimensView([
            Specimen("Action", "With the action's keys", pour),
            Specimen("Disabled action", "Says why", stir),
            Specimen("Long", "Wraps between words", long),
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
