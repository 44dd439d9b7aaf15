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
/// The user selects one or several rows by mouse or keys; typing selects the row that begins with the letters
/// (``allowsTypeSelect``). A ``TableViewDelegate`` decides which rows the user can select. The table posts
/// ``TableSelectionChanged`` and ``RowActivated``. If the table does not allow selection, the keys scroll. The table
/// scrolls to a focused view in a cell. Rows are as wide as the table; their content does not cover the column of the
/// scroll bar.
open class TableView: ScrollView {
    /// The object that provides the rows; without one, there are none.
    public final weak var dataSource: (any TableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// The object that decides about selections and heights.
    public final weak var delegate: (any TableViewDelegate)? {
        didSet { if delegate !== oldValue { heightsDidChange() } }
    }

    /// The object that decides which rows the user drags; without one, a drag selects rows.
    public final weak var dragDelegate: (any TableViewDragDelegate)? {
        didSet { updateDragAdapter() }
    }

    /// The object that takes items that the user drops on the table.
    public final weak var dropDelegate: (any TableViewDropDelegate)? {
        didSet { updateDragAdapter() }
    }

    /// The height of each row in cells, at least 1; ``automaticDimension`` for heights from the delegate.
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

    /// Whether the user can select a row.
    public final var allowsSelection = true {
        didSet { if allowsSelection != oldValue { selectionModeChanged() } }
    }

    /// Whether typing selects the row that begins with the typed letters; true by default.
    ///
    /// The name is AppKit's (`NSTableView.allowsTypeSelect`). A letter that is a key of an action in reach performs the
    /// action, whatever the rows are.
    public final var allowsTypeSelect = true {
        didSet { if !allowsTypeSelect { endTyping() } }
    }

    /// Whether every other row has a fill of its own; false by default.
    ///
    /// Use it for rows of several lines without space between them; rows of one line do not need it.
    public final var usesAlternatingRowBackgroundColors = false {
        didSet { if usesAlternatingRowBackgroundColors != oldValue { setNeedsLayout() } }
    }

    /// Whether the user can select several rows.
    public final var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { selectionModeChanged() } }
    }

    /// Whether a single click activates a row, as a double click or Enter does.
    public final var activatesOnSingleClick = false

    /// Whether a press or Tab focuses the table.
    ///
    /// If false, a focused neighbor, such as a text field above a list, moves the selection with
    /// ``moveSelection(_:extending:)``.
    public final var acceptsFirstResponder = true {
        didSet { if acceptsFirstResponder != oldValue { setNeedsLayout() } }
    }

    /// Whether the selection looks focused although a neighboring view is focused.
    public final var emphasizesSelection = false {
        didSet { if emphasizesSelection != oldValue { setNeedsDisplay() } }
    }

    /// The columns, with a header above them; none by default.
    ///
    /// A data source then provides a text for each column with ``TableViewDataSource/tableView(_:textFor:at:)``, and
    /// needs no cells of its own.
    public final var columns: [TableColumn] = [] {
        didSet { if columns != oldValue { columnsDidChange() } }
    }

    /// The order that the header shows; nil for none.
    ///
    /// The data source sorts the rows.
    public final var sortOrder: TableSortOrder? {
        didSet { if sortOrder != oldValue { header?.setNeedsDisplay() } }
    }

    final var geometry = TableGeometry(rowCounts: [], rowHeight: 1)
    /// The cells of the visible rows, by the number of the row over all sections.
    final var shownCells: [Int: TableViewCell] = [:]
    final let queue = ReuseQueue<TableViewCell>()
    final let sectionViews = TableSections()
    private final var storedRowHeight = 1
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
    /// The changes of the current ``performBatchUpdates(_:)``; nil otherwise.
    final var pendingUpdates: TableUpdates?
    /// The current press that selects rows; nil for none.
    final var press: TablePress?
    /// The object that drags rows and takes items; nil until there is a delegate.
    private(set) final var dragAdapter: TableDragAdapter?
    /// The view in the middle of the table while it has no rows; nil, the default, for none.
    ///
    /// A ``/SeltzerControls/ContentUnavailableView`` shows what is missing, and how to get it. The header stays.
    public final var emptyView: View? {
        didSet {
            guard emptyView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            emptyView.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }

    /// Creates a table without rows.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        on(BecameFirstResponder.self, TableView.focusCame)
    }

    // MARK: Reloading

    /// Asks the data source again for everything: for the numbers of rows now, for the visible cells before the next
    /// frame.
    ///
    /// The scroll position, the selection and the current row stay. If the data source implements
    /// ``TableViewDataSource/tableView(_:identifierForRowAt:)``, they stay with their rows, and otherwise with the row
    /// numbers. The reload itself is not reported. Subclasses call `super`.
    ///
    /// A selected row that is gone is deselected. If the current row is gone, the nearest row that was visible and
    /// remains becomes current. If the current row was selected and no selected row remains, the new current row is
    /// selected. In all these cases the table posts ``TableSelectionChanged`` in a later turn of the main actor, unless
    /// the program selects or deselects rows before. A table at its top stays there, so that new rows above are
    /// visible.
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
        let old = geometry
        let before = lookBeforeReload()
        geometry = makeGeometry(rowCounts: askForRowCounts())
        for cell in Array(shownCells.values) { recycle(cell) }
        let found = followRows(before)
        if found == nil {
            let selected = selection.rows
            if geometry != old { selection.clamp(to: geometry.rowCount) }
            identities = RowIdentities()
            selectionDidChange()
            if selection.rows != selected { selectedRowsDidVanish() }
        }
        sectionViews.reload()
        fittingWidths = [:]
        geometryDidChange()
        if let found { followAnchor(before, found) }
    }

    private func heightsDidChange() {
        geometry = makeGeometry(rowCounts: geometry.rowCounts)
        for cell in shownCells.values { configure(cell) }
        sectionViews.reload()
        geometryDidChange()
    }

    /// Requests a layout after rows, headers or footers have moved.
    final func geometryDidChange() {
        typeSearch = nil
        contentSize.height = geometry.height
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        if isFirstResponder { giveLead() }
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

    // MARK: Layout

    /// Returns the height of all rows and the header, and the given width.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = size.width == .max ? bounds.width : size.width
        let inset = contentInset.vertical.saturatingSubtracting(headerHeight)
            .saturatingAdding(columns.isEmpty ? 0 : 1)
        return Size(width: width, height: geometry.height.saturatingAdding(inset))
    }

    /// Gives each visible row a cell.
    open override func layoutSubviews() {
        makeRoomForHeader()
        layOutColumns()
        scrollToAwaitedRow()
        super.layoutSubviews()
        var rows = visibleRows
        if !hasTrueNumbers(of: rows) {
            reloadData()
            rows = visibleRows
        }
        // The cell of the current press stays, even out of view: it gets the events until the release.
        for (row, cell) in shownCells where !rows.contains(row) && row != press?.row {
            recycle(cell)
        }
        let width = max(contentSize.width, bounds.width)
        let covered = width.saturatingSubtracting(max(contentSize.width, visibleSize.width))
        for row in rows {
            if shownCells[row] == nil { showRow(row) }
            guard let cell = shownCells[row] else { continue }
            cell.coveredColumns = covered
            cell.frame = geometry.frame(ofRow: row, width: width)
            cell.isStriped = usesAlternatingRowBackgroundColors && row & 1 == 1
        }
        sectionViews.layOut(in: self)
        placeHeader()
        layOutEmptyView()
        updateScrollIndicators()
    }

    /// Lets the scroll bars show the focus only while the current row is invisible, so that a move of the focus redraws
    /// no scroll bar.
    private func updateScrollIndicators() {
        showsFocusInScrollIndicators = !(selection.lead.map(visibleRows.contains) ?? false)
    }

    // MARK: The user

    /// The actions that select rows; if the table does not allow selection, the actions that scroll.
    open override var actions: [Action] {
        let drag = dragAdapter?.actions ?? []
        guard allowsSelection else { return drag + super.actions }
        let own = TableActions.actions(isMultiple: allowsMultipleSelection)
        let keys = TableActions.keys(isMultiple: allowsMultipleSelection)
        return drag + own + super.actions.filter { keys.isDisjoint(with: $0.keys) }
    }

    /// Selects the row that begins with the typed letters.
    open override func handleKey(_ event: KeyEvent) -> Disposition {
        typeSelect(event) ? .stop : super.handleKey(event)
    }

    /// Selects the pressed row and the rows that a drag passes; the wheel scrolls.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        let answer = track(event)
        return answer == .ignored ? super.handleMouse(event) : answer
    }

    /// Selects the clicked row, unless it is selected, and returns the delegate's menu for the selected rows, or else
    /// the menu of the `contextMenuProvider`.
    open override func contextMenu(at location: Point?) -> Menu? {
        if let location { selectForContextMenu(at: location) }
        return menu(forRowsAt: indexPathsForContextMenu(at: location), point: location)
            ?? super.contextMenu(at: location)
    }

    /// Returns the menu for some rows; nil if there is none.
    func menu(forRowsAt indexPaths: [TableIndexPath], point: Point?) -> Menu? {
        delegate?.tableView(self, contextMenuForRowsAt: indexPaths, point: point)
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

    private func focusCame(_ event: BecameFirstResponder) -> Disposition {
        guard isFirstResponder else { return .ignored }
        layoutIfNeeded()
        giveLead()
        return .ignored
    }

    /// Forgets a cell that leaves the table; subclasses call `super`.
    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        guard let cell = subview as? TableViewCell else { return sectionViews.forget(subview) }
        if shownCells[cell.row] === cell { shownCells[cell.row] = nil }
        queue.remove(cell)
    }
}
