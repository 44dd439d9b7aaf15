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
/// The mouse and the keys select rows, one or several at once, and typing goes to the row that begins so; a
/// ``TableViewDelegate`` has a say in it, and ``SelectionChanged`` and ``RowActivated`` tell. Where selecting is
/// not allowed the keys scroll. A view in a cell that gets the keys is scrolled into sight. Rows are as wide as the
/// table; their content leaves the bar's column free.
open class TableView: ScrollView {
    /// What the table shows; no rows without one.
    public final weak var dataSource: (any TableViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }

    /// Who is asked and told about what the user does; nobody at first.
    public final weak var delegate: (any TableViewDelegate)? {
        didSet { if delegate !== oldValue { heightsDidChange() } }
    }

    /// The lines that each row takes, at least 1; ``automaticDimension`` for those that the delegate tells.
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

    /// The lines of the header of each section; as at first, ``automaticDimension``, a line where the data source
    /// has a title.
    public final var sectionHeaderHeight = TableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { heightsDidChange() } }
    }

    /// The lines of the footer of each section; as at first, ``automaticDimension``, a line where the data source
    /// has a title.
    public final var sectionFooterHeight = TableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { heightsDidChange() } }
    }

    /// Whether the user can select a row.
    public final var allowsSelection = true {
        didSet { if allowsSelection != oldValue { selectionModeChanged() } }
    }

    /// Whether the user can select several rows.
    public final var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { selectionModeChanged() } }
    }

    /// Whether a single click activates a row, as a double click or Enter does.
    public final var activatesOnSingleClick = false

    /// Whether the table can become first responder, by a press or by Tab; true by default.
    ///
    /// If a neighbour keeps the focus, for instance a text field above a list, the neighbour moves the selection with
    /// ``moveSelection(_:extending:)``.
    public final var acceptsFirstResponder = true {
        didSet { if acceptsFirstResponder != oldValue { setNeedsLayout() } }
    }

    /// Whether the selection looks as if the table were focused, although a neighbour is.
    public final var emphasizesSelection = false {
        didSet { if emphasizesSelection != oldValue { setNeedsDisplay() } }
    }

    /// The columns, with a header above them; none at first.
    ///
    /// A data source without cells of its own then has a text for each, ``TableViewDataSource``'s `textFor`.
    public final var columns: [TableColumn] = [] {
        didSet { if columns != oldValue { columnsDidChange() } }
    }

    /// By which column the rows are sorted, as the header shows; whoever has the rows sorts them.
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
        didSet { if selection != oldValue { selectionDidChange() } }
    }
    /// What identifies the rows that are selected, for the next reload.
    final var identities = RowIdentities()
    /// The search for rows after a reload; nil while there is none.
    final var rowSearch: RowSearch?
    final var typeAhead = TypeAhead()
    /// The row to scroll to as soon as rows are seen.
    final var awaitedRow: (row: Int, position: ScrollPosition)?
    final var header: TableHeaderView?
    /// The lines that the header takes now.
    final var headerHeight = 0
    final var columnLayout = TableColumnLayout(widths: [], least: [], room: 0)
    /// The widths that the user has given to columns, by their identifiers.
    final var ownWidths: [String: Int] = [:]
    /// The widths of the columns that fit their texts.
    final var fittingWidths: [String: Int] = [:]
    /// The clusters that the display joined when those were measured.
    final var measuredClusters = JoinedClusters.all
    final var hasColumnsCells = false
    /// The changes that are shown together when all have been told; nil while there are none.
    final var pendingUpdates: TableUpdates?
    /// The press that selects; nil while there is none.
    final var press: TablePress?
    /// The label of ``emptyText``; nil until a text is set.
    final var emptyLabel: Label?

    /// Creates a table without rows.
    public override init(frame: Rect = .zero) {
        super.init(frame: frame)
        on(BecameFirstResponder.self, TableView.focusCame)
    }

    // MARK: Reloading

    /// Asks the data source for everything anew: the numbers at once, the visible cells before the next frame.
    ///
    /// The scroll position, the selection and the current row stay. Where the data source implements
    /// ``TableViewDataSource/tableView(_:identifierForRowAt:)``, they stay with their rows, and otherwise with the
    /// numbers of the rows. Nobody is told. Subclasses call `super`.
    ///
    /// A selected row that has gone is deselected. Where no selected row remains and the current row was selected, the
    /// row that is current now is selected in its place. Where the current row has gone, the nearest
    /// row that was seen and remains becomes current. A table at its top stays there, so that new rows above are seen.
    ///
    /// Without identities a reload costs nothing for each row. With them the table asks for the identity of each row that
    /// is seen or selected, and for those around a row that is no longer there. Rows that have gone cost a question for
    /// each row of the table, unless the data source implements
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
            if geometry != old { selection.clamp(to: geometry.rowCount) }
            identities = RowIdentities()
            selectionDidChange()
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

    /// Lays out anew what lies elsewhere now.
    final func geometryDidChange() {
        contentSize.height = geometry.height
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        if isFirstResponder { giveLead() }
    }

    /// The value of ``acceptsFirstResponder``, even for a table without rows.
    open override var canBecomeFirstResponder: Bool { acceptsFirstResponder }

    // MARK: Layout

    /// Returns the room that all rows and the header take, over the width given.
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
        // The cell that a press began on hears of its end, wherever it is then.
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
        }
        sectionViews.layOut(in: self)
        placeHeader()
        layOutEmptyText()
    }

    // MARK: The user

    /// The keys that select, or scroll where selecting is not allowed.
    open override var actions: [Action] {
        guard allowsSelection else { return super.actions }
        let own = TableActions.actions(isMultiple: allowsMultipleSelection)
        let keys = Set(own.flatMap(\.keys))
        return own + super.actions.filter { keys.isDisjoint(with: $0.keys) }
    }

    /// Goes to the row whose text begins with what is typed.
    open override func handleKey(_ event: KeyEvent) -> Disposition {
        typeSelect(event) ? .stop : super.handleKey(event)
    }

    /// Selects the row that is pressed and those that the pointer is dragged over; scrolls by the wheel.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        let answer = track(event)
        return answer == .ignored ? super.handleMouse(event) : answer
    }

    /// Shows the column that the keys are on, where they are in the header; else as every scroll view does.
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

    /// Forgets a cell that is taken away; subclasses call `super`.
    open override func willRemoveSubview(_ subview: View) {
        super.willRemoveSubview(subview)
        guard let cell = subview as? TableViewCell else { return sectionViews.forget(subview) }
        if shownCells[cell.row] === cell { shownCells[cell.row] = nil }
        queue.remove(cell)
    }
}
