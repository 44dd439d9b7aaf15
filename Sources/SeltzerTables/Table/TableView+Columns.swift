// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension TableView {
    /// Returns the rectangle of a column in the table's own coordinates, as high as the visible part of the table;
    /// empty if the column does not exist, or has no room (``TableColumn/visibilityPriority``).
    public final func rect(ofColumn column: Int) -> Rect {
        layoutIfNeeded()
        guard columns.indices.contains(column), column < columnLayout.count else { return .zero }
        return Rect(
            x: columnLayout.start(of: column), y: visibleRect.minY,
            width: columnLayout.width(of: column), height: visibleRect.height)
    }

    /// Returns the width of a column in cells; 0 if the column does not exist.
    public final func width(ofColumn column: Int) -> Int { rect(ofColumn: column).width }

    /// Sets the width of a column in cells, as the user does by dragging; does nothing if the column does not exist.
    public final func setWidth(_ width: Int, ofColumn column: Int) {
        guard columns.indices.contains(column) else { return }
        let width = max(width, max(1, columns[column].minimumWidth))
        guard ownWidths[columns[column].identifier] != width else { return }
        ownWidths[columns[column].identifier] = width
        columnsNeedLayout()
    }

    /// Makes a column as wide as its title and its visible texts.
    public final func sizeColumnToFit(_ column: Int) {
        guard columns.indices.contains(column) else { return }
        layoutIfNeeded()
        let widest = visibleCells.lazy.compactMap { $0 as? TableColumnsCell }
            .filter { $0.texts.indices.contains(column) }
            .map { cell in
                let leading = column == 0 ? cell.leading(in: .max) : 0
                return self.cellWidth(of: cell.texts[column]).saturatingAdding(leading)
            }.max()
        setWidth(max(titleWidth(columns[column]), widest ?? 0), ofColumn: column)
    }

    /// Sorts by a column for the user: ascending, or descending if the order is already ascending.
    final func sortByUser(column: Int) {
        guard columns.indices.contains(column), columns[column].isSortable else { return }
        let identifier = columns[column].identifier
        let isAscending = sortOrder?.column != identifier || sortOrder?.isAscending == false
        let order = TableSortOrder(column: identifier, isAscending: isAscending)
        sortOrder = order
        post(SortOrderChanged(tableView: self, sortOrder: order), includingSelf: true)
    }

    // MARK: Layout

    final func columnsDidChange() {
        let identifiers = Set(columns.map(\.identifier))
        ownWidths = ownWidths.filter { identifiers.contains($0.key) }
        fittingWidths = [:]
        headerMayAppear()
        if isArrangingColumns { rearrangeTexts() } else { reloadData() }
        columnsNeedLayout()
    }

    /// Adds or removes the header, according to the columns and ``showsHeader``.
    final func headerMayAppear() {
        if columns.isEmpty || !showsHeader {
            header?.removeFromSuperview()
            header = nil
        } else if header == nil {
            let view = TableHeaderView()
            header = view
            addSubview(view)
        }
        setNeedsLayout()
    }

    final func columnsNeedLayout() {
        header?.setNeedsDisplay()
        for cell in shownCells.values { cell.setNeedsDisplay() }
        setNeedsLayout()
    }

    /// Reserves a line for the header, if the table is higher than one line.
    final func makeRoomForHeader() {
        let wanted = header != nil && bounds.height > 1 ? 1 : 0
        guard wanted != headerHeight else { return }
        let change = wanted - headerHeight
        headerHeight = wanted
        contentInset.top = contentInset.top.saturatingAdding(change)
        scrollIndicatorInsets.top = scrollIndicatorInsets.top.saturatingAdding(change)
        header?.isHidden = wanted == 0
    }

    /// Computes the widths of the columns, for the room beside the scroll bar.
    final func layOutColumns() {
        // Measures the visible width with an empty content, so that no horizontal bar remains from the last layout.
        // The whole size is set each time: a change of its width alone allocates memory.
        let height = contentSize.height
        contentSize = Size(width: 0, height: height)
        let room = visibleSize.width
        guard !columns.isEmpty else {
            contentSize = Size(width: room, height: height)
            return
        }
        if measuredClusters != joinedClusters {
            measuredClusters = joinedClusters
            fittingWidths = [:]
        }
        let layout = TableColumnLayout(columns.map(wish), room: room)
        contentSize = Size(width: max(room, layout.width), height: height)
        guard layout != columnLayout else { return }
        columnLayout = layout
        header?.setNeedsDisplay()
        for cell in shownCells.values { cell.setNeedsDisplay() }
    }

    /// Returns the needs of a column; a width that the user has chosen is not cut.
    private func wish(_ column: TableColumn) -> TableColumnLayout.Column {
        TableColumnLayout.Column(
            width: width(column), least: column.minimumWidth,
            readable: ownWidths[column.identifier] == nil ? titleWidth(column) : nil,
            priority: column.visibilityPriority, isHidden: column.isHidden)
    }

    private func width(_ column: TableColumn) -> TableColumn.Width {
        if let width = ownWidths[column.identifier] { return .fixed(width) }
        guard column.width == .fitting else { return column.width }
        if let width = fittingWidths[column.identifier] { return .fixed(width) }
        var width = titleWidth(column)
        if let dataSource {
            for row in 0..<min(geometry.rowCount, 100) {
                let text = dataSource.tableView(
                    self, textFor: column, at: geometry.indexPath(ofRow: row))
                let blanks = column.numberFormat?.blanks(after: text.string) ?? 0
                width = max(width, cellWidth(of: text).saturatingAdding(blanks))
            }
        }
        fittingWidths[column.identifier] = width
        return .fixed(width)
    }

    /// Returns the width of a title with its sort mark, in cells; 0 without a header.
    private func titleWidth(_ column: TableColumn) -> Int {
        guard showsHeader else { return 0 }
        return cellWidth(of: column.title).saturatingAdding(column.isSortable ? 2 : 0)
    }

    /// Places the header above the visible rows.
    final func placeHeader() {
        guard let header, !header.isHidden else { return }
        let width = max(contentSize.width, bounds.width)
        header.frame = Rect(
            x: 0, y: visibleRect.minY.saturatingSubtracting(1), width: width, height: 1)
        header.clampColumn()
    }

    /// Scrolls horizontally as little as needed to show a column.
    final func scroll(toColumn column: Int) {
        layoutIfNeeded()
        guard column < columnLayout.count else { return }
        let start = columnLayout.start(of: column) - TableColumnLayout.margin
        let end = columnLayout.start(of: column).saturatingAdding(columnLayout.width(of: column))
            .saturatingAdding(TableColumnLayout.margin)
        let nearest = max(contentOffset.x, end.saturatingSubtracting(visibleSize.width))
        contentOffset.x = min(nearest, start)
    }

    /// Returns a cell with the texts of the columns, for the row that the table asks for.
    ///
    /// A data source without cells of its own returns this cell.
    public final func dequeueReusableColumnsCell(for indexPath: TableIndexPath) -> TableViewCell {
        guard let dataSource, !columns.isEmpty else {
            diagnose("\(sourceName) has no cell for a row, and the \(type(of: self)) no columns")
            let cell = TableViewCell()
            cell.textLabel?.text = "No cell for row \(indexPath)"
            cell.textLabel?.style = .init(foreground: .danger)
            return cell
        }
        if !hasColumnsCells {
            hasColumnsCells = true
            register(
                TableColumnsCell.self, forCellReuseIdentifier: TableColumnsCell.identifier)
        }
        let cell = dequeueReusableCell(withIdentifier: TableColumnsCell.identifier, for: indexPath)
        (cell as? TableColumnsCell)?.texts = columns.map {
            dataSource.tableView(self, textFor: $0, at: indexPath)
        }
        return cell
    }
}
