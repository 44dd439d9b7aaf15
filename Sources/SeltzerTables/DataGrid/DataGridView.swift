// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A grid of data, of any size, in which the user selects ranges of cells, copies them, and edits them.
///
/// A ``DataGridViewDataSource`` provides the cells when they become visible. Columns have titles, by which the user
/// sorts. The first rows and columns can be frozen. The user sizes, moves and hides columns.
///
/// ```swift
/// let grid = DataGridView()
/// grid.dataSource = readings
/// grid.frozenColumns = 1
/// ```
///
/// The keys are those of spreadsheets: the arrows move, Shift extends, Ctrl goes to the end of the data. A drag
/// selects a range, and Ctrl with a click begins another one. The grid posts ``CellPressed``, ``CellActivated``,
/// ``CellEdited`` and ``RangeSelected``.
open class DataGridView: ScrollView {
    /// The object that provides the cells; without one, there are none.
    public final weak var dataSource: (any DataGridViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The width in cells of the texts of a column that has no width of its own; 12 by default.
    public final var defaultColumnWidth: Int {
        get { columns.defaultWidth }
        set {
            columns.defaultWidth = max(1, newValue)
            columnsDidChange()
        }
    }

    /// Whether a column takes the width of its title and its texts when it becomes visible; true by default.
    ///
    /// The grid measures the texts of the first rows, and of some rows from the whole grid. If these come later, it
    /// measures the visible texts.
    /// The width stays until the user changes it or the columns are reset.
    public final var sizesColumnsToFit = true {
        didSet { if sizesColumnsToFit != oldValue { setNeedsLayout() } }
    }

    /// The maximum width in cells that a column takes by ``sizesColumnsToFit``; 40 by default.
    public final var maximumFittingWidth = 40 {
        didSet { if maximumFittingWidth != oldValue { setNeedsLayout() } }
    }

    /// The number of lines of each row; 1 by default.
    ///
    /// In a row of several lines, texts are broken at words.
    public final var rowHeight = 1 {
        didSet { if rowHeight != oldValue { rowHeightsDidChange() } }
    }

    /// Whether the titles of the columns are shown; true by default.
    public final var showsHeader = true {
        didSet { if showsHeader != oldValue { geometryDidChange() } }
    }

    /// Whether the names of the rows are shown at the left; true by default.
    public final var showsRowTitles = true {
        didSet { if showsRowTitles != oldValue { geometryDidChange() } }
    }

    /// The number of first rows that do not scroll; 0 by default.
    ///
    /// Rows without room scroll nevertheless.
    public final var frozenRows = 0 {
        didSet { if frozenRows != oldValue { geometryDidChange() } }
    }

    /// The number of first columns on the screen that do not scroll; 0 by default.
    ///
    /// Columns without room scroll nevertheless.
    public final var frozenColumns = 0 {
        didSet { if frozenColumns != oldValue { geometryDidChange() } }
    }

    /// The text in the middle of a grid without rows.
    public final var emptyText = "No rows" {
        didSet { if emptyText != oldValue { setNeedsDisplay() } }
    }

    /// The columns by which the rows are sorted, the most important one first; the data source sorts.
    public final var sortOrder: [TableSortOrder] = [] {
        didSet { if sortOrder != oldValue { setNeedsDisplay() } }
    }

    /// Whether the user can edit cells whose column allows it; false by default.
    public final var isEditable = false {
        didSet { if isEditable != oldValue, !isEditable { cancelCellEditing() } }
    }

    /// Whether the user can insert and delete rows; false by default.
    public final var allowsRowChanges = false

    /// Whether a row of filters is shown below the titles; false by default.
    public final var showsFilters = false {
        didSet { if showsFilters != oldValue { filtersDidAppear() } }
    }

    /// The table into which SQL copies rows.
    public final var sqlTableName = "data"

    final var columns = GridColumns(count: 0, defaultWidth: 12)
    final var selection = GridSelection()
    final var geometryOfParts = DataGridView.emptyGeometry
    final var cells = DataGridCells()
    /// The descriptions of visible columns, by column.
    final var shownColumns: [Int: DataGridColumn] = [:]
    /// The columns that have the width of their texts.
    final var fittedColumns: Set<Int> = []
    /// The heights of rows, by row, that differ from ``rowHeight``.
    final var ownHeights: [Int: Int] = [:]
    final var rowLengths = MeasuredLengths(count: 0, length: 1, lengths: [:])
    final var press: DataGridPress?
    final var editor: DataGridEditor?
    final var filterTexts: [String: String] = [:]
    final var find = DataGridFind()
    final var isAsking = false
    /// The rows of which the data source was informed last.
    private final var announcedRows = 0..<0

    private static var emptyGeometry: DataGridGeometry {
        let none = MeasuredLengths(count: 0, length: 1, lengths: [:])
        return DataGridGeometry(
            rows: none, columns: none, size: .zero, hasHeader: false, hasFilters: false,
            rowTitleWidth: 0, frozenRows: 0, frozenColumns: 0)
    }

    /// Creates a grid without cells.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        makesRoomForBars = true
        showsFocusInScrollIndicators = false
        on(BecameFirstResponder.self, DataGridView.focusDidChange)
        on { [weak self] (_: ResignedFirstResponder) in self?.focusDidChange() ?? .ignored }
    }

    // MARK: Content

    /// The number of rows.
    public final var numberOfRows: Int { rowLengths.count }

    /// The number of columns, with hidden ones.
    public final var numberOfColumns: Int { columns.count }

    /// Asks the data source again for everything.
    ///
    /// The scroll position, the selection, and the widths and the order of the columns stay as far as the rows and
    /// columns exist. With another number of columns, their widths and their order are reset. The text that the user
    /// types into a cell is dropped; the field of a filter stays open. A call while the grid asks for a cell is ignored
    /// and diagnosed.
    public final func reloadData() {
        guard !isAsking else {
            let source = dataSource.map { "\(type(of: $0))" } ?? "The data source"
            return diagnose("\(source) reloads the \(type(of: self)) that asks it for a cell")
        }
        cancelCellEditing()
        let count = max(0, dataSource?.numberOfColumns(in: self) ?? 0)
        if count != columns.count {
            removeEditor()
            columns = GridColumns(count: count, defaultWidth: columns.defaultWidth)
            fittedColumns = []
        }
        announcedRows = 0..<0
        rowsDidChange(count: max(0, dataSource?.numberOfRows(in: self) ?? 0))
        shownColumns = [:]
        selection.resize(rows: rowLengths.count, columns: columns.placeCount)
        geometryDidChange()
        invalidateIntrinsicContentSize()
    }

    /// Asks the data source again for visible cells.
    ///
    /// - Parameter rows: The rows of the cells; nil for all rows.
    public final func reloadCells(inRows rows: Range<Int>? = nil) {
        if let rows { cells.remove(rows: rows) } else { cells.removeAll() }
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Sets the number of rows, which keep their heights.
    final func rowsDidChange(count: Int) {
        ownHeights = ownHeights.filter { $0.key < count }
        rowLengths = MeasuredLengths(
            count: count, length: max(1, rowHeight), lengths: ownHeights, least: 1)
        cells.removeAll()
    }

    // MARK: Keys and mouse

    /// True, even for a grid without cells.
    open override var canBecomeFirstResponder: Bool { true }

    /// True: a press ends editing.
    open override var takesFocusOnPress: Bool { true }

    /// The actions that move, select, copy and edit.
    open override var actions: [Action] { DataGridActions.actions(of: self) }

    /// Begins editing with the typed text, if the current cell can be edited.
    open override func handleKey(_ event: KeyEvent) -> Disposition { beginTyping(event) }

    /// Pastes a block of cells at the current cell.
    open override func handlePaste(_ event: PasteEvent) -> Disposition {
        guard isEditable else { return .ignored }
        paste(event.text)
        if event.isTruncated { window?.application?.beep() }
        return .stop
    }

    /// Selects cells, rows and columns, and sizes, moves and sorts columns.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        let own = track(event)
        return own == .ignored ? super.handleMouse(event) : own
    }

    private final func focusDidChange(_ event: BecameFirstResponder) -> Disposition {
        focusDidChange()
    }

    private final func focusDidChange() -> Disposition {
        for range in selection.ranges { setNeedsDisplay(range) }
        return .ignored
    }

    /// Selects the cell at a point, unless it is selected, so that a context menu applies to it.
    open override func contextMenu(at location: Point?) -> Menu? {
        if let location, case .cell(let place) = part(at: location), !selection.contains(place) {
            changeSelection { $0.move(to: place) }
        }
        return super.contextMenu(at: location)
    }

    /// The rectangle of the current cell.
    open override var contextMenuAnchor: Rect {
        guard selection.hasCells else { return super.contextMenuAnchor }
        return geometryOfParts.frame(of: selection.cursor, origin: bounds.origin)
    }

    /// Scrolls to a focused view, but not to the fields of the grid, which are always visible.
    open override func scrollFocusToVisible() -> Bool {
        guard let focused = window?.firstResponder as? View, focused !== editor?.field,
            find.bar.map(focused.isDescendant) != true
        else { return false }
        return super.scrollFocusToVisible()
    }

    /// Informs the data source of the visible rows again when the grid enters a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        announcedRows = 0..<0
        setNeedsLayout()
    }

    // MARK: Elements

    /// A grid with the number of its cells; the titles and the visible cells are elements.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.grid)
        attributes.count = dataElementCount
        return attributes
    }

    /// The visible titles, then the visible cells row by row.
    open override var accessibilityParts: [AccessibilityPart] { visibleParts }

    // MARK: Layout

    /// Places the parts, and asks for the cells that become visible.
    open override func layoutSubviews() {
        updateGeometry()
        super.layoutSubviews()
        isAsking = true
        defer { isAsking = false }
        // Columns that take the width of their texts may make room for other columns.
        showCells()
        for _ in 0..<Self.maximumFittings {
            guard fitColumns() else { break }
            updateGeometry()
            super.layoutSubviews()
            showCells()
        }
        placeEditor()
        placeFindBar()
    }

    /// The maximum number of times that columns are fitted in one layout.
    private static var maximumFittings: Int { 8 }

    private func showCells() {
        let seen = visibleRect
        let rows = geometryOfParts.rows(from: seen.minY, to: seen.maxY)
        let places = geometryOfParts.places(from: seen.minX, to: seen.maxX)
        if rows != announcedRows {
            announcedRows = rows
            dataSource?.dataGridView(self, willShowRows: rows)
        }
        // The data source may ask for visible cells meanwhile, and sees the cells as they were before.
        var shown = cells
        shown.show(
            rows: rows, places: places, frozenRows: geometryOfParts.frozenRows,
            frozenColumns: geometryOfParts.frozenColumns, ask: ask)
        cells = shown
        let all = Array(0..<geometryOfParts.frozenColumns) + Array(places)
        let columns = all.map { self.columns.column(at: $0) }
        var described: [Int: DataGridColumn] = [:]
        for column in columns { described[column] = shownColumns[column] ?? self.column(column) }
        shownColumns = described
    }

    /// Draws the cells, the titles and the lines.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        drawParts(rect, in: canvas)
    }
}
