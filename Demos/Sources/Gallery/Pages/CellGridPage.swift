// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let cellGrid = GalleryPage(
        name: "cell-grid", title: "Cell grid", group: .lists,
        summary: "Shows any number of clickable cells in rows and columns.",
        hint: "Click a cell, or press Enter on it.", fillsRoom: true, usefulRows: 20
    ) {
        CellGridPageController()
    }
}

/// Shows the product of the row's and the column's number in each cell.
private final class CellGridPageController: ViewController, CellGridViewDataSource {
    private let grid = CellGridView()
    private let rows = 1_000_000

    override func loadView() {
        grid.dataSource = self
        grid.columnSpacing = 2
        grid.accessibilityLabel = "Products"
        view = grid
    }

    override var preferredFocusedView: View? { grid }

    func numberOfRows(in gridView: CellGridView) -> Int { rows }

    func numberOfColumns(in gridView: CellGridView) -> Int { 100 }

    /// The column is as wide as its largest number, which is in the last row.
    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int {
        NumberFormat().string(rows * (column + 1)).count
    }

    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        NumberFormat().string((position.row + 1) * (position.column + 1))
    }

    func gridView(_ gridView: CellGridView, alignmentOfColumn column: Int) -> TextAlignment {
        .right
    }
}
