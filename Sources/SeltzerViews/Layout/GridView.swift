// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A view that lays its arranged subviews out in columns and rows.
///
/// ```swift
/// let form = GridView(columns: [.fitting, .fraction(1)], columnSpacing: 1)
/// form.addArrangedSubview(Label("Name"))
/// form.addArrangedSubview(name)
/// form.addArrangedSubview(hint, row: 1, column: 0, columnSpan: 2)
/// ```
///
/// A view without a place of its own follows the previous view, row by row, even after ``columns``
/// change. So the views in a grid of `[.adaptive(minimum: 24)]` reflow, and a grid can change from
/// two columns to one.
///
/// A view fills the cells that it covers. Rows without a given track fit their views, or the
/// constraints on the views' own sizes. If there is not enough room, fractions shrink first, then
/// fitting tracks, then fixed tracks, each kind from the last one backwards.
open class GridView: View {
    /// The width of a column or the height of a row.
    public enum Track: Hashable, Sendable {
        /// A number of cells.
        case fixed(Int)
        /// A share of the remaining room, in proportion to the other fractions.
        case fraction(Int)
        /// The length that fits the largest view in the track.
        case fitting
        /// As many equal columns as fit beside the fixed columns, each at least a minimum number of
        /// cells wide; at most one for each view.
        ///
        /// Among ``GridView/rows`` it is the same as ``fitting``.
        case adaptive(minimum: Int)

        /// The minimum width of the columns of an adaptive track; nil for other tracks.
        var minimum: Int? {
            if case .adaptive(let minimum) = self { max(0, minimum) } else { nil }
        }

        var isFixed: Bool { if case .fixed = self { true } else { false } }

        /// The share of the spare room; 0 for none.
        var weight: Int { if case .fraction(let parts) = self { max(0, parts) } else { 0 } }
    }

    /// The maximum number of rows of a grid.
    public static var maximumRows: Int { 10_000 }

    /// The columns; an empty array stands for one column that fits its views.
    public final var columns: [Track] {
        didSet { if columns != oldValue { arrangementDidChange() } }
    }

    /// The rows from the top.
    ///
    /// Further rows fit their views.
    public final var rows: [Track] {
        didSet { if rows != oldValue { arrangementDidChange() } }
    }

    /// The number of empty cells between columns.
    ///
    /// If negative, neighbors overlap by a cell, so that boxes share an edge.
    public final var columnSpacing = 0 {
        didSet { if columnSpacing != oldValue { arrangementDidChange() } }
    }

    /// The number of empty cells between rows.
    ///
    /// If negative, neighbors overlap by a cell.
    public final var rowSpacing = 0 {
        didSet { if rowSpacing != oldValue { arrangementDidChange() } }
    }

    /// The number of empty cells between rows in a compact layout (``LayoutDensity``); nil, the
    /// default, uses ``rowSpacing``.
    public final var compactRowSpacing: Int? {
        didSet { if compactRowSpacing != oldValue { arrangementDidChange() } }
    }

    private final var placements: [GridPlacement] = []

    /// Creates a grid without views, from its tracks and the empty cells between them.
    public init(
        columns: [Track], rows: [Track] = [], columnSpacing: Int = 0, rowSpacing: Int = 0
    ) {
        self.columns = columns
        self.rows = rows
        super.init()
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
    }

    /// The views of the grid, in the order in which they were added; hidden views take no room.
    public final var arrangedSubviews: [View] { placements.map(\.view) }

    /// Adds a view in the cell after the previous view, row by row.
    public final func addArrangedSubview(_ view: View) {
        place(GridPlacement(view: view, cell: nil))
    }

    /// Adds a view over several cells, in the first free and wide enough place after the previous
    /// view.
    ///
    /// - Parameters:
    ///   - view: The view; a view that is in the grid already becomes the last one.
    ///   - rowSpan: The number of rows that it covers.
    ///   - columnSpan: The number of columns that it covers; all columns if there are fewer.
    public final func addArrangedSubview(_ view: View, rowSpan: Int, columnSpan: Int) {
        place(GridPlacement(view: view, cell: nil, rowSpan: rowSpan, columnSpan: columnSpan))
    }

    /// Adds a view in one or several cells.
    ///
    /// Cells outside of the grid are moved into it or left out.
    ///
    /// - Parameters:
    ///   - view: The view; a view that is in the grid already gets the new place.
    ///   - row: Its first row, counted from 0; at most ``maximumRows`` less one.
    ///   - column: Its first column, counted from 0.
    ///   - rowSpan: The number of rows that it covers.
    ///   - columnSpan: The number of columns that it covers.
    public final func addArrangedSubview(
        _ view: View, row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1
    ) {
        let cell = GridPlacement.Cell(row: row, column: column)
        place(GridPlacement(view: view, cell: cell, rowSpan: rowSpan, columnSpan: columnSpan))
    }

    private func place(_ placement: GridPlacement) {
        let view = placement.view
        if view.superview !== self { addSubview(view) }
        guard view.superview === self else { return }
        placements.removeAll { $0.view === view }
        placements.append(placement)
        arrangementDidChange()
    }

    /// Removes a view from the grid.
    ///
    /// Overrides call `super`.
    open override func willRemoveSubview(_ subview: View) {
        placements.removeAll { $0.view === subview }
        arrangementDidChange()
    }

    private var presentRowSpacing: Int {
        guard let compactRowSpacing, hasCompactLayout else { return rowSpacing }
        return compactRowSpacing
    }

    /// Asks for a new layout.
    ///
    /// Overrides call `super`.
    open override func layoutMarginsDidChange() { arrangementDidChange() }

    override func arranges(_ subview: View) -> Bool {
        placements.contains { $0.view === subview }
    }

    private func arrangementDidChange() {
        setNeedsLayout()
        layoutPrioritiesDidChange()
    }

    override var hasNaturalPrioritiesOfContent: Bool { true }

    override func naturalLayoutPriorities(for axis: Axis) -> LayoutPriorities {
        let tracks = axis == .horizontal ? columns : rows
        if tracks.contains(where: { $0.weight > 0 || axis == .horizontal && $0.minimum != nil }) {
            return .flexible
        }
        return LayoutPriorities(arranging: arrangedSubviews, along: axis)
    }

    /// Returns the size that fits all views.
    open override func sizeThatFits(_ size: Size) -> Size {
        keptSize(in: size) {
            let visible = placements.filter { !$0.view.isHidden }
            let room = size.inset(by: layoutMargins)
            let fitted = layout(of: visible, in: room.width).fittingSize(in: room) {
                visible[$0].view.arrangedSize(in: $1)
            }
            return fitted.grown(by: layoutMargins).cut(to: size)
        }
    }

    /// Sets the frames of the arranged subviews.
    open override func layoutSubviews() {
        let visible = placements.filter { !$0.view.isHidden }
        let room = bounds.inset(by: layoutMargins)
        let frames = layout(of: visible, in: room.width).frames(in: room) {
            visible[$0].view.arrangedSize(in: $1)
        }
        for (placement, frame) in zip(visible, frames) { placement.view.frame = frame }
    }

    private func layout(of placements: [GridPlacement], in width: Int) -> GridLayout {
        let columnSpacing = max(-1, columnSpacing)
        let columns = GridLayout.columns(
            columns, in: width, spacing: columnSpacing, count: placements.count)
        let places = GridPlacement.places(of: placements, in: columns.count)
        let rowCount = places.map { $0.rows.upperBound }.max() ?? 0
        let rows = self.rows + Array(repeating: .fitting, count: max(0, rowCount - self.rows.count))
        return GridLayout(
            columns: columns, rows: rows, columnSpacing: columnSpacing,
            rowSpacing: max(-1, presentRowSpacing),
            items: places.map { place in
                GridLayout.Item(
                    columns: GridLayout.Span(place.columns, of: columns.count),
                    rows: GridLayout.Span(place.rows, of: rows.count))
            })
    }
}
