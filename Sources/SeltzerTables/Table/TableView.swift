// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A scrolling view of rows in sections.
///
/// As in UIKit, a data source provides the number of rows and their cells. Only visible rows have cells, which are
/// reused while the table scrolls. So a million rows cost no more than the visible rows.
///
/// ```swift
/// table.register(NameCell.self, forCellReuseIdentifier: "name")
/// table.dataSource = names
/// ```
///
/// As in UIKit, the arrow keys move the focus of the row, and a click, Enter or Space selects a row. So a table that
/// pushes a detail from ``TableViewDelegate/tableView(_:didSelectRowAt:)`` works by mouse and by
/// keys. With ``selectionFollowsFocus`` the arrow keys select, as in a ``ListView``. Typing goes to the row that begins
/// with the letters (``allowsTypeSelect``). A ``TableViewDelegate`` decides which rows the user can select. The table
/// posts ``TableSelectionChanged`` and ``RowActivated``. If the table does not allow selection, the keys scroll. The
/// table scrolls to a focused view in a cell. Rows are as wide as the table; their content does not cover the column of
/// the scroll bar.
open class TableView: ScrollView {
    /// The object that provides the rows; without one, there are none.
    public final weak var dataSource: (any TableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            editing.forgetAbilities()
            if !waitsForReload { reloadData() }
        }
    }

    /// The object that decides about selections and heights, and follows the scrolling: a ``TableViewDelegate``.
    open override var delegate: (any ScrollViewDelegate)? {
        didSet {
            guard delegate !== oldValue else { return }
            tableDelegate = delegate as? any TableViewDelegate
            if let delegate, tableDelegate == nil {
                diagnose(
                    "\(type(of: delegate)) is no TableViewDelegate, and only follows the scrolling")
            }
            heightsDidChange()
        }
    }

    /// The ``delegate`` with the type of a table's delegate; nil if there is none.
    public private(set) final weak var tableDelegate: (any TableViewDelegate)?

    /// The object that decides which rows the user drags; without one, a drag selects rows.
    public final weak var dragDelegate: (any TableViewDragDelegate)? {
        didSet { updateDragAdapter() }
    }

    /// The object that takes items that the user drops on the table.
    public final weak var dropDelegate: (any TableViewDropDelegate)? {
        didSet { updateDragAdapter() }
    }

    /// The height in cells of each row for which the delegate has no height, at least 1.
    ///
    /// With ``automaticDimension``, the default, a row has one line, or as many as the constraints or the labels of its
    /// cell need. The table measures a cell when its row becomes visible.
    public final var rowHeight: Int {
        get { storedRowHeight }
        set {
            let height = newValue == Self.automaticDimension ? newValue : max(1, newValue)
            guard height != storedRowHeight else { return }
            storedRowHeight = height
            verticalLineScroll = max(1, height)
            heightsDidChange()
        }
    }

    /// The height of section headers in cells.
    ///
    /// ``automaticDimension``, the default, gives one line to a section if the data source has a title for it.
    public final var sectionHeaderHeight = TableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }

    /// The height of section footers in cells.
    ///
    /// ``automaticDimension``, the default, gives one line to a section if the data source has a title for it.
    public final var sectionFooterHeight = TableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// Whether every other row has a fill of its own; false by default.
    ///
    /// Use it for rows of several lines without space between them; rows of one line do not need it.
    public final var usesAlternatingRowBackgroundColors = false {
        didSet { if usesAlternatingRowBackgroundColors != oldValue { setNeedsLayout() } }
    }

    /// The columns, with a header above them; none by default.
    ///
    /// A data source then provides a text for each column with ``TableViewDataSource/tableView(_:textFor:at:)``, and
    /// needs no cells of its own.
    public final var columns: [TableColumn] = [] {
        didSet { if columns != oldValue { columnsDidChange() } }
    }

    /// Whether the titles of the columns are shown; true by default.
    public final var showsHeader = true { didSet { headerMayAppear() } }

    /// The order that the header shows; nil for none.
    ///
    /// The data source sorts the rows.
    public final var sortOrder: TableSortOrder? {
        didSet { if sortOrder != oldValue { header?.setNeedsDisplay() } }
    }

    /// Whether the user can move columns by dragging their titles; false by default.
    public final var allowsColumnReordering = false

    /// The look of the sections.
    public let style: Style

    /// How the user selects rows.
    final var selecting = TableSelecting()
    /// The layout of the rows.
    final var geometry = TableGeometry(rowCounts: [], rowHeight: 1)
    /// The cells of the visible rows, by the number of the row over all sections.
    final var shownCells: [Int: TableViewCell] = [:]
    final let queue = ReuseQueue<TableViewCell>()
    final let sectionViews = TableSections()
    private final var storedRowHeight = TableView.automaticDimension
    final var ownHeights = OwnRowHeights()
    final var edgeViews = TableEdgeViews()
    final var separators = TableSeparators()
    /// The first visible row at the last layout; nil before.
    final var rowAtTop: Int?
    /// The row to which the table scrolled since the last layout; nil for none.
    final var requestedRow: (row: Int, position: ScrollPosition)?
    /// The width for which headers and footers were measured.
    final var measuredWidth = 0
    final var isAskingForCell = false
    final var selection = RowSelection() {
        didSet {
            selectionDidChange()
            updateScrollIndicators()
        }
    }
    /// The identities of the selected rows, for the next reload.
    final var identities = RowIdentities()
    /// Whether a reload removed selected rows, and this is not reported yet.
    final var hasLostSelection = false
    /// The search for rows during a reload; nil otherwise.
    final var rowSearch: RowSearch?
    final var typeAhead = TypeAhead()
    /// The search for the row that begins with the typed letters, while it takes several turns; nil otherwise.
    final var typeSearch: TypeSearch?
    /// The row to scroll to as soon as the table has a height.
    final var awaitedRow: (row: Int, position: ScrollPosition)?
    final var header: TableHeaderView?
    /// The current height of the header in cells.
    final var headerHeight = 0
    final var columnLayout = TableColumnLayout([], room: 0)
    /// The widths of columns that the user has resized, by their identifiers.
    final var ownWidths: [String: Int] = [:]
    /// The widths of fitting columns, by their identifiers.
    final var fittingWidths: [String: Int] = [:]
    /// The clusters that the display joined when the fitting widths were measured.
    final var measuredClusters = JoinedClusters.all
    final var hasColumnsCells = false
    /// Whether only the order and the visibility of the columns change now.
    final var isArrangingColumns = false
    /// The first column that the user can move.
    var firstMovableColumn: Int { 0 }
    /// The changes of the current ``performBatchUpdates(_:completion:)``; nil otherwise.
    final var pendingUpdates: TableUpdates?
    /// The number of calls of ``beginUpdates()`` that are not ended.
    final var updateDepth = 0
    /// The cell of the row that ``reconfigureRows(at:)`` asks for; nil otherwise.
    final var reconfiguredCell: TableViewCell?
    /// The current press that selects rows; nil for none.
    final var press: TablePress?
    /// Whether the table asks for no rows before the next ``reloadData()``, because its controller has not appeared.
    final var waitsForReload = false
    /// The control with which the user loads the rows again; nil, the default, for none.
    public final var refreshControl: RefreshControl? {
        didSet { refreshControlDidChange(from: oldValue) }
    }
    /// The current height of the refresh control in cells.
    final var refreshHeight = 0
    /// The state of edit mode, and of rows whose actions are uncovered.
    final let editing = TableEditing()
    /// The object that drags rows and takes items; nil until there is a delegate.
    private(set) final var dragAdapter: TableDragAdapter?
    /// The views behind the rows.
    final var backdrop = TableBackdrop()

    /// Creates a table without rows.
    ///
    /// - Parameters:
    ///   - frame: The frame in cells.
    ///   - style: The look of the sections.
    public init(frame: Rect = .zero, style: Style = .plain) {
        self.style = style
        super.init(frame: frame)
        on(BecameFirstResponder.self, TableView.focusCame)
        on(ResignedFirstResponder.self, TableView.focusLeft)
    }

    /// Creates a plain table without rows.
    public override convenience init(frame: Rect) {
        self.init(frame: frame, style: .plain)
    }

    // MARK: Reloading

    /// Asks the data source again for everything: for the numbers of rows now, for the visible cells before the next
    /// frame.
    ///
    /// As in UIKit, all rows are deselected, unless the table knows the selected rows again: if the data source
    /// implements ``TableViewDataSource/tableView(_:identifierForRowAt:)``, or if ``remembersSelectionOnReload`` is set.
    /// The scroll position and the focus of the row stay, with identities at their rows, and otherwise at the row
    /// numbers. The reload itself is not reported. Subclasses call `super`.
    ///
    /// In a table that keeps its selection, a selected row that is gone is deselected. If the current row is gone, the
    /// nearest row that was visible and remains becomes current. If the current row was selected and no selected row
    /// remains, the new current row is selected. In all these cases the table posts ``TableSelectionChanged`` in a later
    /// turn of the main actor, unless the program selects or deselects rows before. A table at its top stays there, so
    /// that new rows above are visible.
    ///
    /// Without identities the cost does not depend on the number of rows. With identities the table asks for the
    /// identity of each visible or selected row, and for the identities around a row that is no longer at its place. If
    /// a row is gone, the table asks for all rows, unless the data source implements
    /// ``TableViewDataSource/tableView(_:indexPathForRowWithIdentifier:)``.
    open func reloadData() {
        guard !isAskingForCell else {
            diagnose("\(sourceName) reloads the \(type(of: self)) that asks it for a cell")
            return
        }
        reload()
    }

    /// The value of ``acceptsFirstResponder``, even for a table without rows.
    open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }

    /// The role of the table.
    var accessibilityTableRole: AccessibilityRole { .table }

    /// A table with the number of its rows; the visible rows are elements.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = AccessibilityAttributes(accessibilityTableRole)
        attributes.count = geometry.rowCount
        return attributes
    }

    // MARK: Dragging

    /// Adds or removes the object that drags rows and takes items.
    final func updateDragAdapter() {
        let adapter = dragAdapter ?? makeDragAdapter()
        dragAdapter = adapter
        adapter.update()
    }

    /// Creates the object that drags rows and takes items.
    func makeDragAdapter() -> TableDragAdapter { TableDragAdapter(of: self) }

    // MARK: Editing

    /// Begins or ends edit mode, in which the user deletes, inserts and moves rows; subclasses call `super`.
    ///
    /// The table asks for each visible row whether and how it can be edited
    /// (``TableViewDataSource/tableView(_:canEditRowAt:)``,
    /// ``TableViewDelegate/tableView(_:editingStyleForRowAt:)``). Such a row has a mark at the left. A click on the mark
    /// uncovers the button that deletes the row; the Delete key deletes the focused row at once.
    ///
    /// - Parameters:
    ///   - isEditing: Whether the user edits the rows.
    ///   - animated: Without effect: the marks are in the next frame.
    open func setEditing(_ isEditing: Bool, animated: Bool) {
        guard isEditing != editing.isEditing else { return }
        layoutIfNeeded()
        coverActions()
        endReorder(isCancelled: true)
        editing.isEditing = isEditing
        selectionModeChanged()
        showEditing(animated: animated)
    }

    // MARK: Layout

    /// Returns the height of all rows and the header, and the given width.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = size.width == .max ? bounds.width : size.width
        let inset = contentInset.vertical.saturatingSubtracting(headerHeight)
            .saturatingAdding(columns.isEmpty || !showsHeader ? 0 : 1)
        return Size(width: width, height: geometry.height.saturatingAdding(inset))
    }

    /// Gives each visible row a cell.
    open override func layoutSubviews() {
        measureHeaders()
        makeRoomForHeader()
        layOutColumns()
        scrollToAwaitedRow()
        super.layoutSubviews()
        layOutRows()
        // Measured cells may make room for other rows, which are measured in turn.
        for _ in 0..<Self.maximumMeasurements {
            guard measureRows() else { break }
            showMeasuredRows()
            super.layoutSubviews()
            layOutRows()
        }
        (rowAtTop, requestedRow) = (visibleRows.first, nil)
        sectionViews.layOut(in: self)
        layOutBackgroundView()
        edgeViews.layOut(in: self)
        placeHeader()
        placeRefreshControl()
        layOutEmptyView()
        updateScrollIndicators()
    }

    /// The maximum number of measurements in one layout.
    private static var maximumMeasurements: Int { 4 }

    /// Draws the lines between rows; subclasses call `super`.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        super.draw(rect, in: canvas)
        drawSeparators(rect, in: canvas)
    }

    // MARK: The user

    /// The actions that select rows; if the table does not allow selection, the actions that scroll.
    open override var actions: [Action] {
        let drag =
            (dragAdapter?.actions ?? []) + TableEditingActions.actions(of: self) + refreshActions
        guard allowsSelection else { return drag + super.actions }
        let own = TableActions.of(self)
        return drag + own.actions + super.actions.filter { own.keys.isDisjoint(with: $0.keys) }
    }

    /// Selects the row that begins with the typed letters.
    open override func handleKey(_ event: KeyEvent) -> Disposition {
        typeSelect(event) || deletes(event) ? .stop : super.handleKey(event)
    }

    /// Highlights the pressed row, and selects it at the release; the wheel scrolls.
    ///
    /// If the selection follows the focus, the press selects, and a drag selects the rows that it passes.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        if swipe(event) { return .stop }
        let answer = track(event)
        guard answer == .ignored else { return answer }
        let scrolled = super.handleMouse(event)
        if scrolled == .ignored { pullRefreshControl(event) }
        return scrolled
    }

    /// Focuses the clicked row, and returns the delegate's menu for it, or else the menu of the `contextMenuProvider`.
    ///
    /// On a selected row, the menu applies to all selected rows. If the selection follows the focus, the click selects
    /// the row, unless it is selected.
    open override func contextMenu(at location: Point?) -> Menu? {
        if let location { selectForContextMenu(at: location) }
        let rows = indexPathsForContextMenu(at: location)
        let own = menu(forRowsAt: rows, point: location) ?? super.contextMenu(at: location)
        return menu(own, withSwipeActionsOf: rows)
    }

    /// Returns the menu for some rows; nil if there is none.
    func menu(forRowsAt indexPaths: [TableIndexPath], point: Point?) -> Menu? {
        tableDelegate?.tableView(self, contextMenuForRowsAt: indexPaths, point: point)
    }

    /// The current row if it is visible, or else the anchor of every view.
    open override var contextMenuAnchor: Rect {
        guard let row = selection.lead, visibleRows.contains(row) else {
            return super.contextMenuAnchor
        }
        return geometry.frame(ofRow: row, width: min(visibleSize.width, 8))
    }

    /// Scrolls to the current column if the header is focused, and otherwise to the focused view.
    @discardableResult
    open override func scrollFocusToVisible() -> Bool {
        guard let header, header.isFirstResponder else { return super.scrollFocusToVisible() }
        let offset = contentOffset
        scroll(toColumn: header.currentColumn)
        return contentOffset != offset
    }

    /// Forgets a cell that leaves the table; subclasses call `super`.
    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        guard let cell = subview as? TableViewCell else { return sectionViews.forget(subview) }
        if shownCells[cell.row] === cell { shownCells[cell.row] = nil }
        queue.remove(cell)
    }
}
