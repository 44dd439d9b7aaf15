// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A grid of clickable cells, of any size, that scrolls both ways under a fixed header.
///
/// Only visible cells are views, used again while the grid scrolls; what is beyond costs nothing. The arrow
/// keys move the current cell, Enter or a click makes it post ``CellClicked``.
///
///     Number  Name
///     1       Hydrogen
///     2       Helium
open class CellGridView: View {
    /// What the grid shows; the grid has empty cells without one.
    public final weak var dataSource: (any CellGridViewDataSource)? {
        didSet { reloadData() }
    }

    /// The width of a column that the data source has no other for, in cells.
    public final var defaultColumnWidth = 3 {
        didSet { if defaultColumnWidth != oldValue { reloadData() } }
    }

    /// The number of columns that a grid has at most; a data source's further ones are left out.
    public static var maximumColumns: Int { 1_000_000 }

    /// The rows that one step of the wheel scrolls.
    public final var rowsPerWheelStep = 3

    private final let fixedSize: (rows: Int, columns: Int)
    private final var geometry: GridGeometry
    private final let header = CellGridHeaderView()
    private final var cells: [GridPosition: CellView] = [:]
    private final var spareCells: [CellView] = []
    private final var storedPosition = GridPosition(row: 0, column: 0)

    /// Creates a grid; rows and columns count as long as there is no data source.
    public init(rows: Int = 0, columns: Int = 0) {
        fixedSize = (max(0, rows), max(0, columns))
        geometry = GridGeometry(rows: 0, columnWidths: [], headerHeight: 0)
        super.init()
        clipsToBounds = true
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        header.isUserInteractionEnabled = false
        addSubview(header)
        reloadData()
    }

    // MARK: Content

    /// The number of rows.
    public final var numberOfRows: Int { geometry.rows }

    /// The number of columns.
    public final var numberOfColumns: Int { geometry.columns }

    /// Asks the data source for everything anew: counts, widths, titles, and the visible cells.
    public final func reloadData() {
        let rows = dataSource?.numberOfRows(in: self) ?? fixedSize.rows
        let columns = (dataSource?.numberOfColumns(in: self) ?? fixedSize.columns)
            .clamped(0, Self.maximumColumns)
        let widths = (0..<columns).map {
            dataSource?.gridView(self, widthOfColumn: $0) ?? defaultColumnWidth
        }
        let hasHeader = columns > 0 && dataSource?.gridView(self, titleOfColumn: 0) != nil
        geometry = GridGeometry(
            rows: rows, columnWidths: widths, headerHeight: hasHeader ? 1 : 0)
        recycleAll()
        storedPosition = clamped(storedPosition)
        scroll(to: bounds.origin)
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Returns the view of a cell; nil where the cell is not visible.
    public final func cellView(at position: GridPosition) -> CellView? {
        layoutIfNeeded()
        return cells[position]
    }

    /// The cells visible now, even in part.
    public final var visiblePositions: [GridPosition] {
        layoutIfNeeded()
        return cells.keys.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
    }

    // MARK: The current cell

    /// The cell that the keys act on; a position beyond the grid is brought to the nearest cell.
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

    /// Scrolls as little as needed to make a cell visible, as much of it as there is room for.
    public final func scrollToVisible(_ position: GridPosition) {
        guard geometry.rows > 0, geometry.columns > 0 else { return }
        let frame = geometry.frame(of: clamped(position))
        let visible = bounds.inset(by: Insets(top: geometry.headerHeight))
        var origin = bounds.origin
        if frame.maxX > visible.maxX {
            origin.x = origin.x.saturatingAdding(frame.maxX.saturatingSubtracting(visible.maxX))
        }
        if frame.minX < origin.x { origin.x = frame.minX }
        if frame.maxY > visible.maxY {
            origin.y = origin.y.saturatingAdding(frame.maxY.saturatingSubtracting(visible.maxY))
        }
        if frame.minY < origin.y.saturatingAdding(geometry.headerHeight) {
            origin.y = frame.minY - geometry.headerHeight
        }
        scroll(to: origin)
    }

    /// Scrolls so that a point of the content lies at the left top corner, as far as the content goes.
    ///
    /// - Returns: Whether anything moved.
    @discardableResult
    public final func scroll(to origin: Point) -> Bool {
        let size = geometry.contentSize
        let limited = Point(
            x: origin.x.clamped(0, max(0, size.width.saturatingSubtracting(bounds.width))),
            y: origin.y.clamped(0, max(0, size.height.saturatingSubtracting(bounds.height)))
        )
        guard limited != bounds.origin else { return false }
        bounds.origin = limited
        return true
    }

    private func clamped(_ position: GridPosition) -> GridPosition {
        GridPosition(
            row: position.row.clamped(0, max(0, geometry.rows - 1)),
            column: position.column.clamped(0, max(0, geometry.columns - 1))
        )
    }

    // MARK: Keys and mouse

    /// True where there is a cell.
    open override var canBecomeFirstResponder: Bool { geometry.rows > 0 && geometry.columns > 0 }

    /// The arrows, the paging keys, and Enter.
    open override var keyBindings: [KeyBinding] { GridNavigation.keyBindings }

    /// Makes the current cell post ``CellClicked``, scrolling to it first.
    public final func pressCurrentCell() {
        scrollToVisible(storedPosition)
        cellView(at: storedPosition)?.performPrimaryAction()
    }

    /// Moves the current cell, and scrolls to it.
    final func move(_ step: GridNavigation.Step) {
        let page = max(1, bounds.height.saturatingSubtracting(geometry.headerHeight))
        currentPosition = step.target(
            from: storedPosition, page: page, rows: geometry.rows, columns: geometry.columns)
        scrollToVisible(storedPosition)
    }

    /// Scrolls by the wheel as far as the content goes; at its end the wheel is left to superviews.
    open override func mouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll else { return .ignored }
        let isSideways = event.modifiers.contains(.shift)
        let dx = isSideways ? event.scroll.y : event.scroll.x
        let dy = isSideways ? 0 : event.scroll.y
        let moved = scroll(
            to: bounds.origin.offsetBy(
                dx: dx.saturatingMultiplied(by: rowsPerWheelStep.saturatingMultiplied(by: 2)),
                dy: dy.saturatingMultiplied(by: rowsPerWheelStep)))
        return moved ? .stop : .ignored
    }

    // MARK: Layout

    /// Returns the size of all cells.
    open override func sizeThatFits(_ size: Size) -> Size { geometry.contentSize }

    /// Gives each visible cell a view.
    open override func layoutSubviews() {
        scroll(to: bounds.origin)
        layOutHeader()
        let visible = bounds.inset(by: Insets(top: geometry.headerHeight))
        let rows = geometry.rows(from: visible.minY, to: visible.maxY)
        let columns = geometry.columns(from: visible.minX, to: visible.maxX)
        let gone = cells.values.filter {
            !rows.contains($0.position.row) || !columns.contains($0.position.column)
        }
        gone.forEach(recycle)
        for row in rows {
            for column in columns { showCell(at: GridPosition(row: row, column: column)) }
        }
    }

    private func showCell(at position: GridPosition) {
        guard cells[position] == nil else { return }
        let cell = spareCells.popLast() ?? makeCell()
        cells[position] = cell
        cell.position = position
        cell.text = dataSource?.gridView(self, textForCellAt: position) ?? ""
        cell.isCurrent = position == storedPosition
        cell.frame = geometry.frame(of: position)
        cell.isHidden = false
    }

    private func makeCell() -> CellView {
        let cell = CellView()
        insertSubview(cell, belowSubview: header)
        return cell
    }

    private func recycle(_ cell: CellView) {
        cells[cell.position] = nil
        // A press on the cell must not go on at the place that the view shows next.
        cell.isHidden = true
        spareCells.append(cell)
    }

    private func recycleAll() {
        for cell in Array(cells.values) { recycle(cell) }
    }

    private func layOutHeader() {
        header.isHidden = geometry.headerHeight == 0
        guard !header.isHidden else { return }
        header.frame = Rect(
            origin: bounds.origin, size: Size(width: bounds.width, height: geometry.headerHeight))
        let columns = geometry.columns(from: bounds.minX, to: bounds.maxX)
        header.titles = columns.map { column in
            let cell = geometry.frame(of: GridPosition(row: 0, column: column))
            let frame = Rect(
                x: cell.minX - bounds.minX, y: 0, width: cell.width, height: 1)
            return (frame, dataSource?.gridView(self, titleOfColumn: column) ?? "")
        }
    }
}
