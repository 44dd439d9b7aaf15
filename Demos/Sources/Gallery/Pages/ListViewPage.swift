// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let listView = GalleryPage(
        name: "list-view", title: "List", group: .lists,
        summary: "Lists texts to select, one or several; letters find one.",
        hint: "Select a row, or type its first letters.", fillsRoom: true, usefulRows: 20
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
        view = FillingSpecimensView([
            Specimen("One", "At most one is selected", one),
            Specimen("Several", "Shift selects more", several),
            Specimen("Empty", "Says why", none),
        ])
    }

    override var preferredFocusedView: View? { one }
}
