// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// An alert, a sheet and a popover: presented in front, and awaited.
// To see them: swift run Dialogs

import Seltzer

struct ColorChosen: RoutedEvent { let name: String }

/// Three colors to choose from.
final class Palette: ViewController {
    override func loadView() {
        let buttons = ["Red", "Green", "Blue"].map { name in
            Button("&" + name) { $0.post(ColorChosen(name: name)) }
        }
        let column = StackView(.vertical, buttons)
        column.alignment = .leading
        column.layoutMargins = Insets(left: 1, right: 1)
        view = column
    }
}

final class Dialogs: ViewController {
    let answer = Label("No choice yet.")
    let color = Button("&Color, beside the button")

    override func loadView() {
        let delete = Button("&Delete, in an alert") { [weak self] _ in await self?.askToDelete() }
        let sheet = Button("&Sheet, in the middle") { [weak self] _ in
            await self?.choose(.formSheet)
        }
        color.addAction(for: .primaryActionTriggered) { [weak self] _ in
            await self?.choose(.popover)
        }
        let column = StackView(.vertical, [delete, sheet, color, answer], spacing: 1)
        column.alignment = .leading
        column.layoutMargins = Insets(top: 1, left: 2, bottom: 1, right: 2)
        view = column
        bind("q", "Quit") { [weak self] in self?.window?.application?.end() }
    }

    func askToDelete() async {
        let alert = Alert(
            "Delete 3 files?", message: "They cannot be restored.",
            actions: [
                AlertAction("&Keep", style: .cancel),
                AlertAction("&Delete", style: .destructive),
            ])
        let answered = await present(alert, until: AlertAnswered.self)
        answer.text = answered?.index == 1 ? "Deleted." : "Kept."
    }

    func choose(_ style: ModalPresentationStyle) async {
        let palette = Palette()
        palette.title = "Color"
        palette.modalPresentationStyle = style
        palette.popoverPresentationController.sourceView = color
        let chosen = await present(palette, until: ColorChosen.self)
        answer.text = chosen.map { "You chose \($0.name)." } ?? "You chose no color."
    }
}

await Application(root: Dialogs()).runAndExit()
