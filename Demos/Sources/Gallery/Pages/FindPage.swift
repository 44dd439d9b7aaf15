// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let find = GalleryPage(
        name: "find", title: "Find", group: .text,
        summary: "Finds text as you type, in every view by the same keys.",
        hint: "Press / and type; n finds the next match.",
        fillsRoom: true, usefulRows: 26
    ) {
        FindPageController()
    }
}

/// A page with an open search, and an editor in which matches can be replaced.
private final class FindPageController: ViewController {
    private let page: PageView = {
        let label = Label(
            """
            Lemonade is older than sugar: in Cairo, lemon juice was sold with honey.

            Paris had a guild of lemonade sellers in 1676. They carried the tanks on their \
            backs, and poured a cup for whoever stopped them.

            Seltzer comes from Selters, a village whose spring has bubbles of its own. Bottles \
            of it went as far as Batavia.

            To make a glass, press a lemon over ice, add two spoons of syrup, and fill it up \
            with seltzer. Stir once: who stirs twice drinks it still.

            A slice of lemon at the rim is for the eyes only.
            """)
        label.numberOfLines = 0
        let margin = StackView(.vertical, [label])
        margin.layoutMargins = Insets(left: 1, right: 2)
        return PageView(margin)
    }()
    private let editor = TextView(
        """
        lemonade:
          lemon: 2
          sugar: 40 g
          seltzer: 1 l
        lemon fizz:
          lemon: 1
          syrup: 2 spoons
          seltzer: 300 ml
        iced tea:
          tea: 4 bags
          lemon: 1 slice
        """)

    override func loadView() {
        editor.showsLineNumbers = true
        editor.drawsBackground = false
        // A narrower bar leaves out buttons.
        view = FillingSpecimensView(
            [
                Specimen("Page", "/ finds in this text; n and N go on", page),
                Specimen("Editor", "Ctrl-F finds, Alt-% replaces", editor),
            ], columnWidth: 48)
    }

    override func viewDidAppear(_ animated: Bool) {
        page.findInteraction?.searchText = "lemon"
        page.findInteraction?.findNext()
    }

    /// The page; if it is shown completely, it cannot be focused, and the editor is preferred.
    override var preferredFocusedView: View? { page.canBecomeFirstResponder ? page : editor }
}
