// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A grid of clickable cells, of any size, that scrolls in both directions below a fixed header.
///
/// Only visible cells have views, which are reused while the grid scrolls; other cells cost nothing. The arrow keys
/// move the current cell. Enter or a click makes a cell post ``CellClicked``. The wheel and the bars scroll.
///
///     Number  Name
///     1       Hydrogen
///     2       Helium
open class CellGridView: ScrollView {
    /// The object that provides sizes and texts; without one, the cells are empty.
    public final weak var dataSource: (any CellGridViewDataSource)? {
        didSet { reloadData() }
    }

    /// The width in cells of a column, unless the data source returns another width.
    public final var defaultColumnWidth = 3 {
        didSet { if defaultColumnWidth != oldValue { reloadData() } }
    }

    /// The number of empty cells between neighboring columns; 1 by default.
    ///
    /// With 2, as in a table, texts of different lengths are easier to read.
    public final var columnSpacing = GridGeometry.gap {
        didSet { if columnSpacing != oldValue { reloadData() } }
    }

    /// The maximum number of columns; further columns of a data source are left out.
    public static var maximumColumns: Int { 1_000_000 }

    private final let fixedSize: (rows: Int, columns: Int)
    private final var geometry: GridGeometry
    private final let header = CellGridHeaderView()
    private final var cells = ShownCells<CellView>()
    private final let spareCells = SpareViews<CellView>()
    /// The number of cell views, shown or spare.
    private final var cellCount = 0
    private final var titledColumns = 0..<0
    /// The cells that the left or the right edge cuts.
    private final var cutCells: [CellView] = []
    /// The columns of cells between the left and the right edge, in the coordinates of the content.
    private final var seenColumns = 0..<0
    private final var isAskingForText = false
    private final var storedPosition = GridPosition(row: 0, column: 0)

    /// Creates a grid.
    ///
    /// - Parameters:
    ///   - rows: The number of rows without a data source.
    ///   - columns: The number of columns without a data source.
    public init(rows: Int = 0, columns: Int = 0) {
        fixedSize = (max(0, rows), max(0, columns))
        geometry = GridGeometry(rows: 0, columnWidths: [], headerHeight: 0)
        super.init(frame: .zero)
        makesRoomForBars = true
        header.isUserInteractionEnabled = false
        reloadData()
    }

    // MARK: Content

    /// The number of rows.
    public final var numberOfRows: Int { geometry.rows }

    /// The number of columns.
    public final var numberOfColumns: Int { geometry.columns }

    /// Asks the data source again for everything: counts, widths, titles, and the visible cells.
    ///
    /// A call while the grid asks the data source for texts is ignored and diagnosed.
    public final func reloadData() {
        guard !isAskingForText else {
            let source = dataSource.map { "\(type(of: $0))" } ?? "The data source"
            diagnose("\(source) reloads the \(type(of: self)) that asks it for a text")
            return
        }
        let rows = dataSource?.numberOfRows(in: self) ?? fixedSize.rows
        let columns = (dataSource?.numberOfColumns(in: self) ?? fixedSize.columns)
            .clamped(0, Self.maximumColumns)
        let widths = (0..<columns).map {
            dataSource?.gridView(self, widthOfColumn: $0) ?? defaultColumnWidth
        }
        let hasHeader = columns > 0 && dataSource?.gridView(self, titleOfColumn: 0) != nil
        geometry = GridGeometry(
            rows: rows, columnWidths: widths, headerHeight: hasHeader ? 1 : 0,
            gap: max(0, columnSpacing))
        cells.removeAll(hide: recycle)
        titledColumns = 0..<0
        storedPosition = clamped(storedPosition)
        contentSize = geometry.contentSize
        scrollIndicatorInsets.top = geometry.headerHeight
        addStickyHeader(header, for: Rect(origin: .zero, size: contentSize))
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Returns the view of a cell; nil if the cell is not visible.
    public final func cellView(at position: GridPosition) -> CellView? {
        layoutIfNeeded()
        return cells[position]
    }

    /// The positions of the cells that are visible, even in part.
    public final var visiblePositions: [GridPosition] {
        layoutIfNeeded()
        return cells.positions
    }

    // MARK: The current cell

    /// The position of the cell that keys act on; a position outside the grid becomes the position of the nearest cell.
    public final var currentPosition: GridPosition {
        get { storedPosition }
        set {
            let position = clamped(newValue)
            guard position != storedPosition else { return }
            cells[storedPosition]?.isCurrent = false
            storedPosition = position
            cells[position]?.isCurrent = true
        }
    }

    /// Scrolls as little as needed to make a cell visible.
    public final func scrollToVisible(_ position: GridPosition) {
        guard geometry.rows > 0, geometry.columns > 0 else { return }
        scrollRectToVisible(geometry.frame(of: clamped(position)))
    }

    private func clamped(_ position: GridPosition) -> GridPosition {
        GridPosition(
            row: position.row.clamped(0, max(0, geometry.rows - 1)),
            column: position.column.clamped(0, max(0, geometry.columns - 1))
        )
    }

    // MARK: Keys and mouse

    /// A grid with the number of its cells; the visible cells are elements.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(.grid)
        attributes.count = numberOfRows.saturatingMultiplied(by: numberOfColumns)
        return attributes
    }

    /// True, even for a grid without cells.
    open override var canBecomeFirstResponder: Bool { true }

    /// Whether there is at least one cell.
    final var hasCells: Bool { geometry.rows > 0 && geometry.columns > 0 }

    /// Actions that move the current cell, and `press-cell` on Enter.
    open override var actions: [Action] { GridActions.all }

    /// Scrolls to the current cell, which then posts ``CellClicked``.
    public final func pressCurrentCell() {
        scrollToVisible(storedPosition)
        cellView(at: storedPosition)?.performPrimaryActionByKey()
    }

    /// Makes another cell the current one, and scrolls to it.
    final func moveCurrentCell(_ move: GridActions.Move) {
        let page = visibleSize.height.saturatingSubtracting(geometry.headerHeight)
        let last = GridPosition(
            row: max(0, geometry.rows - 1), column: max(0, geometry.columns - 1))
        currentPosition = GridPosition(
            row: move.rows.target(from: storedPosition.row, in: 0...last.row, page: page),
            column: move.columns.target(from: storedPosition.column, in: 0...last.column, page: 1))
        scrollToVisible(storedPosition)
    }

    // MARK: Layout

    /// Gives each visible cell a view.
    open override func layoutSubviews() {
        header.frame.size = Size(
            width: max(contentSize.width, bounds.width), height: geometry.headerHeight)
        super.layoutSubviews()
        isAskingForText = true
        defer { isAskingForText = false }
        layOutHeader()
        let visible = visibleRect.inset(by: Insets(top: geometry.headerHeight))
        seenColumns = visible.minX..<visible.maxX
        // The data source may ask for cell views while the grid asks it for texts. It then sees the cells as they were
        // before.
        var shown = cells
        shown.show(
            rows: geometry.rows(from: visible.minY, to: visible.maxY),
            columns: geometry.columns(from: visible.minX, to: visible.maxX),
            hide: recycle, show: makeCell)
        cells = shown
        cut(at: visible)
    }

    /// Updates ``CellView/seenColumns`` of the cells that the left or the right edge cuts.
    private func cut(at visible: Rect) {
        for cell in cutCells { cell.seenColumns = nil }
        cutCells = []
        let columns = geometry.columns(from: visible.minX, to: visible.maxX)
        guard let first = columns.first, let last = columns.last else { return }
        for column in Set([first, last]) {
            let frame = geometry.frame(of: GridPosition(row: 0, column: column))
            let seen = seenPart(of: frame)
            guard seen.width < frame.width else { continue }
            for row in geometry.rows(from: visible.minY, to: visible.maxY) {
                guard let cell = cells[GridPosition(row: row, column: column)] else { continue }
                cell.seenColumns = seen.minX - frame.minX..<seen.maxX - frame.minX
                cutCells.append(cell)
            }
        }
    }

    /// Returns the part of a rectangle between the left and the right edge; both are in the coordinates of the content.
    final func seenPart(of frame: Rect) -> Rect {
        var part = frame
        part.origin.x = max(frame.minX, seenColumns.lowerBound)
        part.size.width = max(0, min(frame.maxX, seenColumns.upperBound) - part.minX)
        return part
    }

    private func makeCell(at position: GridPosition) -> CellView {
        let cell = spareCells.take() ?? addCell()
        cell.position = position
        cell.text = dataSource?.gridView(self, textForCellAt: position) ?? ""
        cell.alignment = alignment(ofColumn: position.column)
        cell.isCurrent = position == storedPosition
        cell.frame = geometry.frame(of: position)
        cell.isHidden = false
        return cell
    }

    private func addCell() -> CellView {
        let cell = CellView()
        insertSubview(cell, belowSubview: header)
        cellCount += 1
        return cell
    }

    private func recycle(_ cell: CellView) { spareCells.add(cell) }

    private func layOutHeader() {
        header.isHidden = geometry.headerHeight == 0
        guard !header.isHidden else { return }
        let columns = geometry.columns(from: bounds.minX, to: bounds.maxX)
        guard columns != titledColumns else { return }
        titledColumns = columns
        header.titles = columns.map { column in
            let cell = geometry.frame(of: GridPosition(row: 0, column: column))
            let frame = Rect(x: cell.minX, y: 0, width: cell.width, height: 1)
            let title = title(ofColumn: column) ?? ""
            return (frame, title, alignment(ofColumn: column))
        }
    }

    /// Returns the title of a column; nil if the grid has no titles.
    final func title(ofColumn column: Int) -> String? {
        dataSource?.gridView(self, titleOfColumn: column)
    }

    private func alignment(ofColumn column: Int) -> TextAlignment {
        dataSource?.gridView(self, alignmentOfColumn: column) ?? .left
    }

    /// Returns the deepest view at a point, computing the cell from the point instead of testing each one.
    open override func hitTest(_ point: Point, with event: MouseEvent?) -> View? {
        let room = visibleRect.inset(by: Insets(top: geometry.headerHeight))
        // The grid's own subviews are the cells, the header and two bars. Any other subview may cover a cell.
        guard subviews.count == cellCount + 3, room.contains(point), !isHidden,
            isUserInteractionEnabled, self.point(inside: point, with: event),
            let position = geometry.position(at: point), let cell = cells[position]
        else { return super.hitTest(point, with: event) }
        return cell.hitTest(convert(point, to: cell), with: event) ?? self
    }
}
