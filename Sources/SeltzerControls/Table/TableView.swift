// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Rows one below the other, each of them a view, in sections; it scrolls.
///
/// As in UIKit: a data source tells the numbers and makes the cells, and only what is visible is a view. A row that
/// scrolls out of sight gives its cell to one that comes into it, so that a million rows cost what a screenful
/// does.
///
/// ```swift
/// table.register(NameCell.self, forCellReuseIdentifier: "name")
/// table.dataSource = names
/// ```
///
/// The wheel, the keys and the bar scroll; a view in a cell that gets the keys is scrolled into sight. Rows are as
/// wide as the table; their content leaves the bar's column free.
open class TableView: ScrollView {
    /// What the table shows; no rows without one.
    public final weak var dataSource: (any TableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The lines that each row takes, at least 1.
    public final var rowHeight: Int {
        get { geometry.rowHeight }
        set {
            guard max(1, newValue) != geometry.rowHeight else { return }
            geometry.rowHeight = newValue
            verticalLineScroll = geometry.rowHeight
            contentSize.height = geometry.height
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
    }

    /// The number of sections that a table has at most; a data source's further ones are left out.
    public static var maximumSections: Int { 1_000_000 }

    /// The lines that have cells at most, in a table of whatever height; no screen has as many.
    private static var maximumVisibleLines: Int { 4_096 }

    private final var geometry = TableGeometry(rowCounts: [], rowHeight: 1)
    /// The cells of the visible rows, by the number of the row over all sections.
    private final var shownCells: [Int: TableViewCell] = [:]
    private final var queue = CellReuseQueue()
    private final var isAskingForCell = false
    /// The cells handed out while the data source was asked for one.
    private final var dequeuedCells: [TableViewCell] = []

    // MARK: Numbers

    /// The number of sections.
    public final var numberOfSections: Int { geometry.sectionCount }

    /// The number of rows of all sections.
    public final var numberOfRows: Int { geometry.rowCount }

    /// Returns the number of rows of a section; 0 for one that is not there.
    public final func numberOfRows(inSection section: Int) -> Int {
        geometry.rowCount(inSection: section)
    }

    /// Asks the data source for everything anew: the numbers at once, the visible cells before the next frame.
    ///
    /// The place that the table is scrolled to stays, as far as there are still rows. Subclasses call `super`.
    open func reloadData() {
        guard !isAskingForCell else {
            diagnose("\(sourceName) reloads the \(type(of: self)) that asks it for a cell")
            return
        }
        geometry = TableGeometry(rowCounts: askForRowCounts(), rowHeight: rowHeight)
        for cell in Array(shownCells.values) { recycle(cell) }
        contentSize.height = geometry.height
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    private func askForRowCounts() -> [Int] {
        guard let dataSource else { return [] }
        let sections = dataSource.numberOfSections(in: self)
        if sections < 0 { diagnose("\(sourceName) has a negative number of sections") }
        if sections > Self.maximumSections {
            diagnose("\(sourceName) has more than \(Self.maximumSections) sections")
        }
        let counts = (0..<sections.clamped(0, Self.maximumSections)).map {
            dataSource.tableView(self, numberOfRowsInSection: $0)
        }
        if counts.contains(where: { $0 < 0 }) {
            diagnose("\(sourceName) has a section with a negative number of rows")
        }
        return counts
    }

    private var sourceName: String { dataSource.map { "\(type(of: $0))" } ?? "The data source" }

    // MARK: Cells

    /// Tells the class of the cells with an identifier; nil takes it back.
    public final func register(
        _ cellClass: TableViewCell.Type?, forCellReuseIdentifier identifier: String
    ) {
        for cell in queue.register(cellClass, for: identifier) { cell.removeFromSuperview() }
    }

    /// Returns a cell for a row that the table asks for: one that is not needed any more, or a new one of the class
    /// registered.
    ///
    /// For an identifier that no class is registered for, it is a plain ``TableViewCell``, and the application's
    /// diagnostics say so.
    public final func dequeueReusableCell(
        withIdentifier identifier: String, for indexPath: IndexPath
    ) -> TableViewCell {
        if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
        diagnose("\(type(of: self)) has no class of cells for \"\(identifier)\"")
        return TableViewCell(reuseIdentifier: nil)
    }

    /// Returns a cell that is not needed any more, or a new one of the class registered; nil where there is neither.
    public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
        // Outside of the data source's answer nobody tells whether a spare one comes back.
        guard isAskingForCell, let cell = queue.takeSpare(for: identifier) else {
            return queue.makeCell(for: identifier)
        }
        dequeuedCells.append(cell)
        cell.prepareForReuse()
        return cell
    }

    /// Returns the cell of a row; nil where the row is not visible.
    public final func cellForRow(at indexPath: IndexPath) -> TableViewCell? {
        layoutIfNeeded()
        return geometry.row(at: indexPath).flatMap { shownCells[$0] }
    }

    /// Returns the row that a cell shows; nil where it is not visible.
    public final func indexPath(for cell: TableViewCell) -> IndexPath? {
        shownCells[cell.row] === cell ? geometry.indexPath(ofRow: cell.row) : nil
    }

    /// The cells visible now, even in part, from the top.
    public final var visibleCells: [TableViewCell] {
        layoutIfNeeded()
        return shownCells.sorted { $0.key < $1.key }.map(\.value)
    }

    /// The rows visible now, even in part, from the top.
    public final var indexPathsForVisibleRows: [IndexPath] {
        layoutIfNeeded()
        return shownCells.keys.sorted().map(geometry.indexPath(ofRow:))
    }

    /// Returns the row at a point of the table's own coordinates; nil where there is none.
    public final func indexPathForRow(at point: Point) -> IndexPath? {
        let end = point.y.saturatingAdding(1)
        return geometry.rows(from: point.y, to: end).first.map(geometry.indexPath(ofRow:))
    }

    /// Returns the rectangle of a row in the table's own coordinates; empty where the row is not there.
    public final func rectForRow(at indexPath: IndexPath) -> Rect {
        geometry.row(at: indexPath).map { geometry.frame(ofRow: $0, width: bounds.width) } ?? .zero
    }

    /// Scrolls as little as needed to make a row visible; does nothing where the row is not there.
    public final func scrollToRow(at indexPath: IndexPath) {
        guard geometry.row(at: indexPath) != nil else { return }
        scrollRectToVisible(rectForRow(at: indexPath))
    }

    /// True where there is a row.
    open override var canBecomeFirstResponder: Bool { geometry.rowCount > 0 }

    // MARK: Layout

    /// Returns the room that all rows take, over the width given.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = size.width == .max ? bounds.width : size.width
        return Size(width: width, height: geometry.height)
    }

    /// Gives each visible row a cell.
    open override func layoutSubviews() {
        // Never wider than what is seen beside the bar: rows do not scroll sideways.
        contentSize.width = 0
        contentSize.width = visibleSize.width
        super.layoutSubviews()
        var rows = visibleRows
        if !hasTrueNumbers(of: rows) {
            reloadData()
            rows = visibleRows
        }
        for (row, cell) in shownCells where !rows.contains(row) { recycle(cell) }
        let covered = bounds.width.saturatingSubtracting(visibleSize.width)
        for row in rows {
            if shownCells[row] == nil { showRow(row) }
            guard let cell = shownCells[row] else { continue }
            cell.coveredColumns = covered
            cell.frame = geometry.frame(ofRow: row, width: bounds.width)
        }
    }

    private var visibleRows: Range<Int> {
        let end = bounds.minY.saturatingAdding(Self.maximumVisibleLines)
        return geometry.rows(from: bounds.minY, to: min(bounds.maxY, end))
    }

    /// Returns whether the data source still has the rows that it is about to be asked for.
    private func hasTrueNumbers(of rows: Range<Int>) -> Bool {
        let missing = rows.lazy.filter { self.shownCells[$0] == nil }
        guard !missing.isEmpty else { return true }
        guard let dataSource else { return false }
        var isTrue =
            dataSource.numberOfSections(in: self).clamped(0, Self.maximumSections)
            == geometry.sectionCount
        var checked = -1
        for row in missing where isTrue {
            let section = geometry.indexPath(ofRow: row).section
            guard section != checked else { continue }
            checked = section
            let count = dataSource.tableView(self, numberOfRowsInSection: section)
            isTrue = max(0, count) == geometry.rowCount(inSection: section)
        }
        if !isTrue { diagnose("\(sourceName) changed its numbers without reloadData()") }
        return isTrue
    }

    private func showRow(_ row: Int) {
        guard let cell = askForCell(row) else { return }
        queue.remove(cell)
        shownCells[row] = cell
        cell.row = row
        // Subviews lie in the order of the rows, which is the order of Tab.
        if let above = shownCells[row - 1] {
            insertSubview(cell, aboveSubview: above)
        } else {
            insertSubview(cell, at: 0)
        }
        guard cell.superview === self else {
            shownCells[row] = nil
            return
        }
        cell.isHidden = false
    }

    private func askForCell(_ row: Int) -> TableViewCell? {
        guard let dataSource else { return nil }
        let indexPath = geometry.indexPath(ofRow: row)
        isAskingForCell = true
        let cell = dataSource.tableView(self, cellForRowAt: indexPath)
        isAskingForCell = false
        for unused in dequeuedCells where unused !== cell { _ = queue.append(unused) }
        dequeuedCells = []
        guard shownCells[cell.row] !== cell else {
            diagnose("\(sourceName) has one cell for two rows")
            return TableViewCell(reuseIdentifier: nil)
        }
        return cell
    }

    private func recycle(_ cell: TableViewCell) {
        shownCells[cell.row] = nil
        if queue.append(cell) {
            // A press on the cell must not go on at the row that it shows next.
            cell.isHidden = true
        } else {
            cell.removeFromSuperview()
        }
    }

    /// Forgets a cell that is taken away; subclasses call `super`.
    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        guard let cell = subview as? TableViewCell else { return }
        if shownCells[cell.row] === cell { shownCells[cell.row] = nil }
        queue.remove(cell)
    }
}
