// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The object that provides the content of a ``CellGridView``.
///
/// The grid asks for the text of a cell when the cell becomes visible, and keeps texts of visible cells only.
@MainActor
public protocol CellGridViewDataSource: AnyObject {
    /// Returns the number of rows; a negative number counts as 0.
    func numberOfRows(in gridView: CellGridView) -> Int

    /// Returns the number of columns; a negative number counts as 0.
    func numberOfColumns(in gridView: CellGridView) -> Int

    /// Returns the text of a cell.
    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String

    /// Returns the width of a column in cells; by default ``CellGridView/defaultColumnWidth``.
    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int

    /// Returns the alignment of a column's title and texts; by default ``/SeltzerScreen/TextAlignment/left``.
    ///
    /// Numbers are easier to compare at the right.
    func gridView(_ gridView: CellGridView, alignmentOfColumn column: Int) -> TextAlignment

    /// Returns the title above a column; nil, the default, for none.
    ///
    /// The grid has a header if the first column has a title.
    func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String?
}

extension CellGridViewDataSource {
    /// Returns ``CellGridView/defaultColumnWidth``.
    public func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int {
        gridView.defaultColumnWidth
    }

    /// Returns ``/SeltzerScreen/TextAlignment/left``.
    public func gridView(
        _ gridView: CellGridView, alignmentOfColumn column: Int
    ) -> TextAlignment { .left }

    /// Returns nil.
    public func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String? { nil }
}
