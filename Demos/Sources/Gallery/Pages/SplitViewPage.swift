// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let splitView = GalleryPage(
        name: "split-view", title: "Split view", group: .containers,
        summary: "Shows panes with dividers that the user moves.",
        hint: "Drag a divider; a double-click hides the recipes.", fillsRoom: true,
        usefulRows: 14
    ) {
        let recipes = ListView([
            "Lemonade", "Cassis fizz", "Ginger beer", "Rhubarb spritz", "Elderflower",
        ])
        recipes.accessibilityLabel = "Recipes"
        let recipe = Label(
            """
            2 lemons
            40 g sugar
            1 l seltzer
            8 leaves of mint
            """)
        let notes = Label("Stir gently: bubbles leave through the top.")
        let shopping = Label("Lemons, mint and ice.")
        for label in [recipe, notes, shopping] {
            label.numberOfLines = 0
            label.verticalAlignment = .top
        }
        let right = SplitView(
            .vertical,
            [paddedPane(notes), paddedPane(shopping)])
        return ViewController(
            view: SplitView(items: [
                SplitViewItem(view: recipes, preferredThickness: 20, canCollapse: true),
                SplitViewItem(view: paddedPane(recipe)), SplitViewItem(view: right),
            ]))
    }

    /// Returns a view with an empty column at both sides of its content.
    @MainActor
    private static func paddedPane(_ content: View) -> View {
        let pane = StackView(.vertical, [content])
        pane.layoutMargins = Insets(left: 1, right: 1)
        return pane
    }
}
