// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The user changed the filter of a column; posted after each change by the grid, whose own handlers run first.
///
/// The grid does not filter. A handler filters the rows and calls ``DataGridView/reloadData()``.
public struct GridFilterChanged: RoutedEvent, Hashable, Sendable {
    /// The grid.
    public let gridView: DataGridView
    /// The identifier of the column.
    public let column: String
    /// The text of the filter; empty for none.
    public let text: String

    /// Creates an event.
    public init(gridView: DataGridView, column: String, text: String) {
        (self.gridView, self.column, self.text) = (gridView, column, text)
    }
}

extension DataGridView {
    // MARK: Filters

    /// The texts of the filters by the identifiers of their columns, without empty ones.
    ///
    /// Setting them is not reported.
    public final var filters: [String: String] {
        get { filterTexts }
        set {
            filterTexts = newValue.filter { !$0.value.isEmpty }
            setNeedsDisplay()
        }
    }

    final func filtersDidAppear() {
        if case .filter = editor?.target { endEditing(isCommitted: false) }
        geometryDidChange()
    }

    /// Focuses the filter of the current cell's column.
    ///
    /// - Returns: False without columns. A grid without rows has filters, which the user may have to change to see rows.
    final func filterCurrentColumn() -> Bool {
        guard columns.placeCount > 0 else { return false }
        beginFiltering(columns.column(at: selection.cursor.column))
        return true
    }

    /// Focuses the filter of a column; does nothing if the filters are not visible, or if the column has none.
    public final func beginFiltering(_ column: Int) {
        layoutIfNeeded()
        guard let place = columns.place(of: column), geometryOfParts.filterHeight > 0 else {
            return
        }
        let described = self.column(column)
        guard described.isFilterable else { return }
        endEditing(isCommitted: true)
        if rowLengths.count > 0 {
            scroll(toPlace: GridPosition(row: visibleRows.first ?? 0, column: place))
        }
        let text = filterTexts[described.identifier] ?? ""
        let field = TextField(text)
        field.on { [weak self] (event: TextChanged) -> Disposition in
            self?.setFilterByUser(event.text, ofColumn: column)
            return .stop
        }
        show(
            DataGridEditor(
                target: .filter(column), oldText: text, unchangedText: text, field: field))
    }

    /// Sets a filter, and reports it if it changed.
    final func setFilterByUser(_ text: String, ofColumn column: Int) {
        let identifier = self.column(column).identifier
        guard text != filterTexts[identifier] ?? "" else { return }
        filterTexts[identifier] = text.isEmpty ? nil : text
        setNeedsDisplay(filterRect)
        forgetUndoSteps()
        post(
            GridFilterChanged(gridView: self, column: identifier, text: text), includingSelf: true)
    }

    private var filterRect: Rect {
        Rect(
            x: bounds.minX, y: bounds.minY + geometryOfParts.headerHeight, width: bounds.width,
            height: geometryOfParts.filterHeight)
    }

    /// Draws the filter of the column at a place.
    final func drawFilter(ofPlace place: Int, span: Range<Int>, _ canvas: Canvas) {
        let column = column(columns.column(at: place))
        guard column.isFilterable else { return }
        let room = Rect(
            x: span.lowerBound + 1, y: filterRect.minY, width: max(0, span.count - 2), height: 1)
        let style = ControlLook.field([])
        canvas.fill(room, with: style)
        if !canvas.hasFills {
            canvas.fill(room, with: Style(foreground: .separator), character: "_")
        }
        guard let text = filterTexts[column.identifier] else { return }
        canvas.draw(text, in: room, style: Style(foreground: .accent).merged(over: style))
    }
}
