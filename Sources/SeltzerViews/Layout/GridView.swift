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
/// A view that is given no place follows the one before, row by row, also when ``columns`` change: a grid of
/// `[.adaptive(minimum: 24)]` holds cards that reflow, and one of two columns becomes one of one where it is narrow.
///
/// A view fills the cells that it covers. Rows that are not given are as high as their views would like, or as
/// constraints on a view's own width and height say. Where room
/// lacks, the fractions give way first, then the tracks that fit their views, then the fixed ones, the last ones
/// before those before them.
open class GridView: View {
    /// How wide a column or how high a row is.
    public enum Track: Hashable, Sendable {
        /// So many cells.
        case fixed(Int)
        /// A part of the room that the other tracks leave, in proportion to the parts of others.
        case fraction(Int)
        /// As much as the largest of its views would like.
        case fitting
        /// As many equal columns as there is room for beside the fixed ones, each at least so many cells wide; no
        /// more than there are views. Among ``GridView/rows`` the same as ``fitting``.
        case adaptive(minimum: Int)

        /// The least width of the columns that it becomes; nil for another kind.
        var minimum: Int? {
            if case .adaptive(let minimum) = self { max(0, minimum) } else { nil }
        }

        var isFixed: Bool { if case .fixed = self { true } else { false } }

        /// The part of the room that is left; 0 for none.
        var weight: Int { if case .fraction(let parts) = self { max(0, parts) } else { 0 } }
    }

    /// The most rows that a grid has.
    public static var maximumRows: Int { 10_000 }

    /// The columns; one that fits its views where none is given.
    public final var columns: [Track] {
        didSet { if columns != oldValue { arrangementDidChange() } }
    }

    /// The rows that do not just fit their views, from the top.
    public final var rows: [Track] {
        didSet { if rows != oldValue { arrangementDidChange() } }
    }

    /// The empty cells between columns; negative ones let neighbours overlap by a cell, so that boxes around them
    /// have an edge in common.
    public final var columnSpacing = 0 {
        didSet { if columnSpacing != oldValue { arrangementDidChange() } }
    }

    /// The empty cells between rows; negative ones let neighbours overlap by a cell.
    public final var rowSpacing = 0 {
        didSet { if rowSpacing != oldValue { arrangementDidChange() } }
    }

    /// The empty cells along the edges.
    public final var layoutMargins = Insets.zero {
        didSet { if layoutMargins != oldValue { arrangementDidChange() } }
    }

    private final var placements: [GridPlacement] = []

    /// Creates a grid without views.
    public init(
        columns: [Track], rows: [Track] = [], columnSpacing: Int = 0, rowSpacing: Int = 0
    ) {
        self.columns = columns
        self.rows = rows
        super.init()
        self.columnSpacing = columnSpacing
        self.rowSpacing = rowSpacing
    }

    /// The views laid out, in the order of adding; hidden ones take no room.
    public final var arrangedSubviews: [View] { placements.map(\.view) }

    /// Adds a view in the cell after that of the one added before it, row by row.
    public final func addArrangedSubview(_ view: View) {
        place(GridPlacement(view: view, cell: nil))
    }

    /// Adds a view over several cells, in the first place after the one added before it that is free and wide enough.
    ///
    /// - Parameters:
    ///   - view: The view; one that is there already becomes the last one.
    ///   - rowSpan: The number of rows that it covers.
    ///   - columnSpan: The number of columns that it covers; all there are where there are fewer.
    public final func addArrangedSubview(_ view: View, rowSpan: Int, columnSpan: Int) {
        place(GridPlacement(view: view, cell: nil, rowSpan: rowSpan, columnSpan: columnSpan))
    }

    /// Adds a view in a cell, or over several; what lies outside of the grid is moved or cut to what is in.
    ///
    /// - Parameters:
    ///   - view: The view; one that is there already gets another place.
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

    /// Takes a view out of the grid, as removing it from its superview does too.
    open override func willRemoveSubview(_ subview: View) {
        placements.removeAll { $0.view === subview }
        arrangementDidChange()
    }

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

    /// Returns the room that the views would like together.
    open override func sizeThatFits(_ size: Size) -> Size {
        keptSize(in: size) {
            let visible = placements.filter { !$0.view.isHidden }
            let room = Rect(origin: .zero, size: size).inset(by: layoutMargins).size
            let fitted = layout(of: visible, in: room.width).fittingSize(in: room) {
                visible[$0].view.arrangedSize(in: $1)
            }
            return Size(
                width: fitted.width.saturatingAdding(layoutMargins.horizontal)
                    .clamped(0, size.width),
                height: fitted.height.saturatingAdding(layoutMargins.vertical)
                    .clamped(0, size.height))
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
            rowSpacing: max(-1, rowSpacing),
            items: places.map { place in
                GridLayout.Item(
                    columns: GridLayout.Span(place.columns, of: columns.count),
                    rows: GridLayout.Span(place.rows, of: rows.count))
            })
    }
}
