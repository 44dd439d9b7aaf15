// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The buttons of a page, and its choices with their titles.
final class ControlsView: StackView {
    let buttons: [Button]
    let popUps: [PopUpButton]
    private let choices: [Choice]

    init(_ page: Page) {
        buttons = page.actions.map { action in
            Button("\(action.title) (\(action.key))") { [unowned page] (_: Button) in
                page.perform(action)
            }
        }
        choices = page.choices
        popUps = page.choices.map { choice in
            let popUp = PopUpButton(choice.options)
            popUp.placeholder = "by hand"
            popUp.addAction(for: .valueChanged) { [unowned page] popUp in
                guard let index = popUp.selectedIndex else { return }
                choice.select(index)
                page.onChange()
            }
            return popUp
        }
        super.init(.vertical, [], spacing: 1)
        alignment = .leading
        buttons.first?.role = .primary
        let grid = GridView(columns: [.fitting, .fitting], columnSpacing: 1)
        for (choice, popUp) in zip(choices, popUps) {
            grid.addArrangedSubview(
                Label(choice.title, style: Style(foreground: .secondaryLabel)))
            grid.addArrangedSubview(popUp)
        }
        let column = StackView(.vertical, buttons)
        column.alignment = .leading
        addArrangedSubview(column)
        addArrangedSubview(grid)
        update()
    }

    /// Shows the present values of the choices.
    func update() {
        for (choice, popUp) in zip(choices, popUps) where popUp.selectedIndex != choice.selected {
            popUp.selectedIndex = choice.selected
        }
    }
}
