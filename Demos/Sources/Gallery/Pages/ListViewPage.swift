// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let listView = GalleryPage(
        name: "list-view", title: "ListView",
        summary: "Lists texts to select, one or several; letters find one.",
        fillsRoom: true
    ) {
        ListViewPageController()
    }
}

/// Shows a list with single selection, one with multiple selection, and an empty one.
private final class ListViewPageController: ViewController {
    private let one = ListView([
        "Amber", "Azure", "Coral", "Crimson", "Indigo", "Ivory", "Jade", "Lilac", "Maroon", "Ochre",
        "Olive", "Scarlet", "Teal", "Umber", "Violet", "朱色", "Zaffre",
    ])
    private let several = ListView([
        "Amaranth", "Barley", "Buckwheat", "Maize", "Millet", "Oats", "Quinoa", "Rice", "Rye",
        "Sorghum", "Spelt", "Teff", "Wheat",
    ])
    private let none = ListView()

    override func loadView() {
        one.selectedIndex = 2
        several.allowsMultipleSelection = true
        for row in [1, 4] { several.selectRow(at: TableIndexPath(row: row, section: 0)) }
        none.emptyText = "Nothing here yet"
        let lists = HStack(spacing: 2) {
            Self.titled("One", one)
            Self.titled("Several", several)
            Self.titled("Empty", none)
        }
        for list in lists.arrangedSubviews { lists.setFlex(1, of: list) }
        view = lists
    }

    override var preferredFocusedView: View? { one }

    private static func titled(_ title: String, _ list: ListView) -> View {
        let stack = VStack {
            Label(title, style: Style(attributes: .bold))
            list
        }
        stack.setFlex(1, of: list)
        return stack
    }
}
