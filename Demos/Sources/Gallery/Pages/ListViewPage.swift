// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let listView = GalleryPage(
        name: "list-view", title: "List", group: .lists,
        summary: "Lists texts, to select one or several.",
        hint: "Select a row, or type its first letters.", fillsRoom: true, usefulRows: 20
    ) {
        ListViewPageController()
    }
}

/// Shows a list with single selection, a list with multiple selection, and an empty list.
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
        let add = Button("&Add a row") { [weak self] _ in self?.none.setItems(["A new row"]) }
        none.emptyView = ContentUnavailableView(
            "No rows yet", message: "New rows show here.", button: add)
        view = FillingSpecimensView([
            Specimen("One", "One row at a time", one),
            Specimen("Several", "Shift selects more", several),
            Specimen("Empty", "Says how rows come", none),
        ])
    }

    override var preferredFocusedView: View? { one }
}
