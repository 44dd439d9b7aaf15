// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The row of titles above the columns of a ``TableView``.
///
/// A click on a title sorts by the column. Dragging the line after a title resizes the column, and a double click there
/// fits the column to its content. Dragging a title moves the column, if the table allows it. With keys, the arrows move
/// between titles, Enter sorts, `<` and `>` resize, `=` fits, and `{` and `}` move the column.
final class TableHeaderView: View {
    /// The table of the header; nil after the header was removed.
    private var table: TableView? { superview as? TableView }
    /// The column that keys act on.
    private(set) var currentColumn = 0
    private var pointer: Int? {
        didSet { if pointer != oldValue { setNeedsDisplay() } }
    }
    private var press: Press? {
        didSet { setNeedsDisplay() }
    }

    private enum Press {
        /// A press on a title.
        case title(Int)
        /// A drag of a title, and the column to whose place it moves its column.
        case move(Int, to: Int)
        /// A press on the line after a column: the place of the press, and the width of the column at its beginning.
        case separator(Int, place: Int, width: Int)
    }

    override var canBecomeFirstResponder: Bool {
        guard let table, table.acceptsFirstResponder else { return false }
        return table.columns.contains { $0.isSortable || $0.isResizable }
    }

    /// False: a click sorts, and the focus stays on the rows.
    override var takesFocusOnPress: Bool { false }

    override var actionsCategory: Action.Category { Action.Category("Columns") }

    // MARK: Keys

    override var actions: [Action] {
        table?.allowsColumnReordering == true
            ? TableHeaderActions.all + TableHeaderActions.moving : TableHeaderActions.all
    }

    /// Moves to another column.
    func moveColumn(_ move: ListMove) {
        guard let table else { return }
        let shown = shownColumns
        guard !shown.isEmpty else { return }
        let place = shown.lastIndex { $0 <= currentColumn } ?? 0
        currentColumn =
            shown[move.target(from: place, in: 0...shown.count - 1, page: shown.count)]
        table.scroll(toColumn: currentColumn)
        setNeedsDisplay()
    }

    /// Moves to the nearest column that is shown.
    func clampColumn() {
        let shown = shownColumns
        currentColumn = shown.last { $0 <= currentColumn } ?? shown.first ?? 0
    }

    private var shownColumns: [Int] {
        guard let layout = table?.columnLayout else { return [] }
        return (0..<layout.count).filter(layout.shows)
    }

    func sort() {
        table?.sortByUser(column: currentColumn)
        setNeedsDisplay()
    }

    func widen(by cells: Int) {
        guard let table, let column = resizableColumn else { return }
        table.setWidth(
            table.width(ofColumn: column).saturatingAdding(cells), ofColumn: column)
        table.scroll(toColumn: column)
    }

    func fit() {
        if let column = resizableColumn { table?.sizeColumnToFit(column) }
    }

    private var resizableColumn: Int? {
        guard let columns = table?.columns, columns.indices.contains(currentColumn) else {
            return nil
        }
        return columns[currentColumn].isResizable ? currentColumn : nil
    }

    // MARK: The mouse

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .move, .enter: pointer = event.location.x
        case .leave: pointer = nil
        case .down where event.button == .left:
            begin(event)
            return .stop
        case .drag where press != nil:
            drag(to: event.location.x)
            return .stop
        case .up where press != nil:
            end(event)
            return .stop
        case .cancel: press = nil
        default: break
        }
        return .ignored
    }

    private func begin(_ event: MouseEvent) {
        guard let table else { return }
        let place = event.location.x
        if let column = separator(at: place) {
            if event.clickCount > 1 { return table.sizeColumnToFit(column) }
            press = .separator(column, place: place, width: table.width(ofColumn: column))
        } else if let column = table.columnLayout.column(at: place) {
            press = .title(column)
        }
    }

    private func drag(to place: Int) {
        if case .title(let column) = press { return dragTitle(column, to: place) }
        if case .move(let column, _) = press { return dragTitle(column, to: place) }
        guard case .separator(let column, let start, let width) = press else { return }
        table?.setWidth(
            width.saturatingAdding(place.saturatingSubtracting(start)), ofColumn: column)
    }

    private func dragTitle(_ column: Int, to place: Int) {
        guard let table, let target = table.columnLayout.column(at: place),
            table.canMoveColumn(column), table.canMoveColumn(target)
        else { return }
        if case .title = press, target == column { return }
        press = .move(column, to: target)
    }

    /// Moves the current column by a step among the columns that are shown.
    func moveCurrentColumn(by step: Int) {
        let shown = shownColumns
        guard let table, let place = shown.firstIndex(of: currentColumn),
            shown.indices.contains(place + step)
        else { return }
        let target = shown[place + step]
        guard table.canMoveColumn(currentColumn), table.canMoveColumn(target) else { return }
        table.moveColumnByUser(currentColumn, to: target)
        currentColumn = target
        table.scroll(toColumn: target)
    }

    private func end(_ event: MouseEvent) {
        defer { press = nil }
        if case .move(let column, let target) = press {
            table?.moveColumnByUser(column, to: target)
            return
        }
        guard let table, case .title(let column) = press, bounds.contains(event.location),
            table.columnLayout.column(at: event.location.x) == column
        else { return }
        currentColumn = column
        table.sortByUser(column: column)
    }

    private func separator(at place: Int) -> Int? {
        guard let table, let column = table.columnLayout.separator(at: place),
            table.columns.indices.contains(column), table.columns[column].isResizable
        else { return nil }
        return column
    }

    // MARK: Accessibility

    /// The titles of the columns that are shown.
    override var accessibilityParts: [AccessibilityPart] {
        guard let table else { return [] }
        let layout = table.columnLayout
        return shownColumns.filter(table.columns.indices.contains).map { index in
            let column = table.columns[index]
            let order = table.sortOrder.flatMap { $0.column == column.identifier ? $0 : nil }
            var attributes = AccessibilityAttributes(
                .columnHeader, label: column.title,
                value: order.map { $0.isAscending ? "ascending" : "descending" },
                traits: column.isSortable ? .button : [])
            attributes.index = index
            attributes.isCurrent = index == currentColumn
            return AccessibilityPart(
                attributes,
                frame: Rect(
                    x: layout.start(of: index), y: 0, width: layout.width(of: index), height: 1))
        }
    }

    // MARK: Drawing

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard let table else { return }
        let header = ControlLook.header(on: canvas)
        canvas.fill(bounds, with: header)
        let layout = table.columnLayout
        for index in layout.columns(from: rect.minX, to: rect.maxX)
        where index < table.columns.count && layout.shows(index) {
            let room = Rect(
                x: layout.start(of: index), y: 0, width: layout.width(of: index), height: 1)
            draw(index, of: table, in: room, canvas)
            // The lines show where to resize a column; at rest, spaces separate the titles.
            guard pointer != nil || isFocused, table.columns[index].isResizable else { continue }
            let isHeld = separator(at: pointer ?? -1) == index
            canvas.drawOrnament(
                .verticalLine, at: Point(x: room.maxX, y: 0),
                style: Style(foreground: isHeld ? .accent : .separator))
        }
        drawDropMark(layout, in: canvas)
    }

    /// Draws the place to which a drag moves a column.
    private func drawDropMark(_ layout: TableColumnLayout, in canvas: Canvas) {
        guard case .move(let column, let target) = press, target != column, target < layout.count
        else { return }
        let start = layout.start(of: target)
        let x = target < column ? start - 1 : start + layout.width(of: target)
        canvas.drawOrnament(
            .heavyVerticalLine, at: Point(x: x, y: 0), style: Style(foreground: .accent))
    }

    private func draw(
        _ index: Int, of table: TableView, in room: Rect, _ canvas: Canvas
    ) {
        let column = table.columns[index]
        let header = ControlLook.header(on: canvas)
        let style = style(ofColumn: index, in: table) ?? header
        if style != header { canvas.fill(room, with: style) }
        guard let mark = mark(of: column, in: table), room.width > 2 else {
            canvas.draw(column.title, in: room, style: style, alignment: column.alignment)
            return
        }
        // The mark is at the inner end of the title: right of left-aligned titles, left of right-aligned titles.
        var place = room
        place.size.width -= 2
        if column.alignment == .right { place.origin.x += 2 }
        let sorted = Style(foreground: .label, attributes: .bold).merged(over: style)
        canvas.draw(column.title, in: place, style: sorted, alignment: column.alignment)
        // The mark stands next to the title.
        let width = min(place.width, cellWidth(of: column.title))
        let x =
            switch column.alignment {
            case .left, .natural: place.minX + width + 1
            case .center: place.maxX + 1
            case .right: place.maxX - width - 2
            }
        canvas.draw(
            mark, at: Point(x: x, y: 0), style: Style(foreground: .accent).merged(over: style))
    }

    /// Returns the look of a title that is pressed, focused or under the pointer; nil for any other title.
    private func style(ofColumn index: Int, in table: TableView) -> Style? {
        var state: Control.State = []
        if case .title(index) = press { state.insert(.highlighted) }
        if isFocused, currentColumn == index { state.formUnion([.focused, .selected]) }
        let isOver = pointer.map { table.columnLayout.column(at: $0) == index } ?? false
        if isOver, table.columns[index].isSortable, separator(at: pointer ?? -1) == nil {
            state.insert(.hovered)
        }
        return state.isEmpty ? nil : ControlLook.row(state)
    }

    private func mark(of column: TableColumn, in table: TableView) -> Symbol? {
        guard let order = table.sortOrder, order.column == column.identifier else { return nil }
        return order.isAscending ? .triangleUp : .triangleDown
    }
}
