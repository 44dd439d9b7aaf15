// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let splitViewController = GalleryPage(
        name: "split-view-controller", title: "Split controller", group: .containers,
        summary: "Shows a list and the chosen item, or one of them.",
        hint: "Choose a drink; in a narrow window, Esc goes back.", fillsRoom: true, usefulRows: 10
    ) {
        let drinks = DrinksController()
        let pane = StackView(.vertical, [Label("Choose a drink.")])
        pane.layoutMargins = Insets(left: 1, right: 1)
        let recipe = ViewController(view: pane)
        recipe.title = "Recipe"
        let split = SplitViewController(primary: drinks, secondary: recipe)
        split.minimumExpandedWidth = 48
        split.preferredPrimaryColumnWidth = 20
        return split
    }
}

/// A list that shows its choice in the other column.
private final class DrinksController: ViewController {
    private let drinks = ["Lemonade", "Cassis fizz", "Ginger beer"]

    private lazy var list = ListView(drinks)

    override func loadView() { view = list }

    override func viewDidLoad() {
        title = "Drinks"
        on { [weak self] (_: TableSelectionChanged) in self?.selected() ?? .ignored }
        on(RowActivated.self, DrinksController.open)
    }

    /// Shows the recipe beside the list; on a narrow screen Enter or a double click opens it.
    private func selected() -> Disposition {
        if let row = list.selectedIndex, splitViewController?.isCollapsed == false {
            showRecipe(of: drinks[row])
        }
        return .observed
    }

    private func open(_ event: RowActivated) -> Disposition {
        showRecipe(of: drinks[event.indexPath.row])
        splitViewController?.show(.secondary)
        return .observed
    }

    private func showRecipe(of name: String) {
        guard splitViewController?.viewController(for: .secondary)?.title != name else { return }
        let recipe = ViewController(
            view: ListView(["\(name):", "stir gently", "serve with ice"]))
        recipe.title = name
        splitViewController?.setViewController(recipe, for: .secondary)
    }
}
