// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a ``CellGridView`` shows.
///
/// The grid asks for what is visible, when it becomes visible, and keeps no more than that.
@MainActor
public protocol CellGridViewDataSource: AnyObject {
    /// Returns the number of rows; negative counts as none.
    func numberOfRows(in gridView: CellGridView) -> Int

    /// Returns the number of columns; negative counts as none.
    func numberOfColumns(in gridView: CellGridView) -> Int

    /// Returns the text of a cell.
    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String

    /// Returns the width of a column in cells; ``CellGridView/defaultColumnWidth`` unless implemented.
    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int

    /// Returns the title above a column; nil for none, which is so unless implemented.
    ///
    /// The grid has a header where the first column has a title.
    func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String?
}

extension CellGridViewDataSource {
    /// Returns the grid's default.
    public func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int {
        gridView.defaultColumnWidth
    }

    /// Returns nil.
    public func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String? { nil }
}
