// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// The base of controls that show the values of series, such as ``LineChart`` and ``BarChart``.
///
/// The pointer and the arrow keys highlight a value: the plot shows its text beside it, and posts ``DatumHighlighted``.
/// A click or Enter posts ``DatumSelected``. A plot without values shows its ``emptyView``.
///
/// A plot draws nothing while its series do not change. When they change, only the cells that differ are drawn.
public class PlotControl: Control {
    /// The series, the first in front.
    public final var series: [PlotSeries] {
        didSet {
            for series in oldValue { series.remove(self) }
            for series in series { series.add(self) }
            highlight = nil
            sizeDidChange()
        }
    }

    /// The text above the plot, or beside a small plot; empty for none.
    public final var title = "" {
        didSet { if title != oldValue { sizeDidChange() } }
    }

    /// Returns the text of a value; nil, the default, for a number with grouped digits.
    ///
    /// The plot retains the closure.
    public final var valueText: (@MainActor (Double) -> String)? {
        didSet { sizeDidChange() }
    }

    /// The view in the middle of a plot that has no values; a ``/SeltzerControls/ContentUnavailableView`` by default.
    public final var emptyView: View? = ContentUnavailableView("No data") {
        didSet {
            oldValue?.removeFromSuperview()
            setNeedsPlot()
        }
    }

    /// The value that the pointer or the keys highlight; nil for none.
    public final var highlightedDatum: PlotDatum? { highlight.flatMap(datum) }

    /// A highlighted value: the index of its series, and its number since the beginning of the series.
    struct Highlight: Hashable {
        var series: Int
        var number: Int
    }

    final var highlight: Highlight? {
        didSet { if highlight != oldValue { setNeedsPlot() } }
    }
    private final var surface = PlotSurface()

    init(_ series: [PlotSeries]) {
        self.series = series
        super.init()
        for series in series { series.add(self) }
        on { [weak self] (_: ResignedFirstResponder) in
            self?.show(nil)
            return .ignored
        }
    }

    // MARK: For subclasses

    /// Returns everything that the plot shows in a size.
    func picture(in size: Size) -> PlotPicture { PlotPicture(size: size) }

    /// Returns the value at a cell; nil for none.
    func datum(at point: Point) -> Highlight? { nil }

    /// Returns the value after a move by keys; nil if no value is in that direction.
    func highlight(after move: ListMove, along axis: Axis) -> Highlight? { nil }

    /// Whether the values can be highlighted and selected.
    var canHighlight: Bool { true }

    /// Redraws the changed cells of the plot in the next frame.
    final func setNeedsPlot() {
        setNeedsLayout()
    }

    final func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsPlot()
    }

    /// Whether no series has a value.
    final var isEmpty: Bool { series.allSatisfy { $0.extent == nil } }

    /// Returns the color of a series.
    final func color(of index: Int) -> Color {
        series[index].color ?? PlotPalette.color(at: index)
    }

    /// Returns the text of a value.
    final func text(of value: Double) -> String {
        if let valueText { return valueText(value) }
        return value == value.rounded()
            ? NumberFormat().string(value) : NumberFormat(decimals: 2).string(value)
    }

    // MARK: For users who do not see the plot

    /// A sentence about the values, such as `CPU, 60 values from 2 to 97, last 41, rising`.
    public var summary: String {
        PlotSummary(text: text).sentence(title: title, series: series)
    }

    /// A chart with the sentence about its values.
    public override var defaultAccessibility: AccessibilityAttributes {
        let names = series.map(\.name).filter { !$0.isEmpty }.joined(separator: ", ")
        let label = title.isEmpty ? names : title
        return super.defaultAccessibility.with(
            .chart, label: label.isEmpty ? nil : label,
            value: PlotSummary(text: text).sentence(title: "", series: series, named: label))
    }

    // MARK: The highlighted value

    private final func datum(_ highlight: Highlight) -> PlotDatum? {
        guard series.indices.contains(highlight.series) else { return nil }
        let values = series[highlight.series]
        let index = highlight.number - values.droppedCount
        guard (0..<values.count).contains(index) else { return nil }
        return PlotDatum(
            series: highlight.series, index: index, position: values.position(of: index),
            value: values[index])
    }

    /// Returns the value of a series after a move along it.
    ///
    /// - Parameters:
    ///   - move: The move; without a highlighted value, it begins before the first or after the last value.
    ///   - index: The index of the series, which has values.
    ///   - item: The number of values that a key moves by; a page is a tenth of all values, and at least this number.
    final func highlight(after move: ListMove, in index: Int, item: Int) -> Highlight {
        let values = series[index]
        let range = 0...max(0, values.count - 1)
        let page = max(item, values.count / 10)
        let target =
            highlightedDatum.map {
                move.target(from: $0.index, in: range, item: item, page: page)
            } ?? move.target(in: range, page: page)
        return Highlight(series: index, number: target + values.droppedCount)
    }

    /// Highlights a value for the user, or none when the focus leaves, and posts the event.
    final func show(_ new: Highlight?) {
        guard new != highlight else { return }
        highlight = new
        post(DatumHighlighted(datum: highlightedDatum), includingSelf: true)
    }

    private final func select() -> Bool {
        guard let datum = highlightedDatum else { return false }
        reportChange(DatumSelected(datum: datum))
        return true
    }

    /// True while the plot is enabled and has values to highlight.
    public override var canBecomeFirstResponder: Bool { isEnabled && canHighlight }

    /// Does nothing: a click selects the value under the pointer.
    public override func activate() {}

    /// The actions `next-datum` and `previous-datum` on Right and Left, `first-datum` and `last-datum` on Home and End,
    /// `next-data` and `previous-data` on Page Down and Page Up, `datum-above` and `datum-below` on Up and Down,
    /// `select-datum` on Enter and Space.
    public override var actions: [Action] {
        guard canHighlight else { return [] }
        let moves: [(String, String, KeySequence, ListMove, Axis)] = [
            ("previous-datum", "Previous value", "left", .items(-1), .horizontal),
            ("next-datum", "Next value", "right", .items(1), .horizontal),
            ("datum-above", "Value above", "up", .items(-1), .vertical),
            ("datum-below", "Value below", "down", .items(1), .vertical),
            ("previous-data", "Far back", "pageup", .pages(-1), .horizontal),
            ("next-data", "Far ahead", "pagedown", .pages(1), .horizontal),
            ("first-datum", "First value", "home", .first, .horizontal),
            ("last-datum", "Last value", "end", .last, .horizontal),
        ]
        return moves.map { identifier, title, key, move, axis in
            let isStep = move == .items(-1) || move == .items(1)
            return Action(identifier, title: title, keys: [key]) {
                // A key without a target goes on to a scroll view, or moves the focus.
                guard let plot = $0 as? PlotControl,
                    let new = plot.highlight(after: move, along: axis)
                else { return .ignored }
                plot.show(new)
                return .stop
            }.placement(isStep ? .footer : .help).priority(.low).group(.moves(move, "Values"))
                .mayDecline().category(.move)
        } + [
            Action(
                "select-datum", title: "Select value", keys: ["enter", "space"]
            ) { ($0 as? PlotControl)?.select() == true ? .stop : .ignored }.priority(.low)
                .mayDecline()
        ]
    }

    /// Highlights the value under the pointer, and selects it on a click.
    public override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard canHighlight, isEnabled else { return super.handleMouse(event) }
        switch event.phase {
        case .move, .enter: show(datum(at: event.location))
        case .leave: if !isFocused { show(nil) }
        default: break
        }
        return super.handleMouse(event)
    }

    /// True: a drag moves the mark.
    public override var tracksDrags: Bool { true }

    /// Highlights the value under the press.
    public override func beginTracking(_ event: MouseEvent) -> Bool {
        if canHighlight { show(datum(at: event.location)) }
        return canHighlight
    }

    /// Highlights the value under the pointer.
    public override func continueTracking(_ event: MouseEvent) -> Bool {
        show(datum(at: event.location))
        return true
    }

    /// Selects the value under the pointer.
    public override func endTracking(_ event: MouseEvent) {
        if bounds.contains(event.location) { _ = select() }
    }

    // MARK: The picture

    /// Makes the picture, and damages the cells that differ from the picture before.
    public override func layoutSubviews() {
        layOutEmptyView()
        surface.show(isEmpty ? emptyPicture : picture(in: bounds.size), in: self)
    }

    /// Draws the picture and the focus: bars at both ends of a low plot, or one bar along the side of a higher plot.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        surface.draw(rect, of: self, in: canvas)
        guard canHighlight else { return }
        guard bounds.height > Self.rowsBetweenBars else {
            ControlLook.drawBars(state, in: bounds, of: canvas)
            return
        }
        guard isFocused, isEnabled, bounds.width > 2 else { return }
        let column = Rect(x: bounds.minX, y: bounds.minY, width: 1, height: bounds.height)
        ControlLook.drawFocusBar(in: column, of: canvas)
    }

    /// The maximum height of a plot that looks like other controls.
    private static var rowsBetweenBars: Int { 3 }

    /// The minimum height of a plot with an empty view; a lower plot shows a word instead.
    private static var emptyRows: Int { 3 }

    private final func layOutEmptyView() {
        guard let emptyView else { return }
        let isShown = isEmpty && bounds.height >= Self.emptyRows && bounds.width > 8
        guard isShown else { return emptyView.removeFromSuperview() }
        if emptyView.superview !== self { addSubview(emptyView) }
        let size = emptyView.sizeThatFits(bounds.size)
        let height = min(size.height, bounds.height)
        emptyView.frame = Rect(
            x: bounds.minX, y: bounds.minY + (bounds.height - height) * 2 / 5,
            width: bounds.width, height: height)
    }

    private final var emptyPicture: PlotPicture {
        var picture = PlotPicture(size: bounds.size)
        guard emptyView?.superview !== self else { return picture }
        let text = bounds.width < 7 ? NumberFormat.none : "No data"
        picture.labels = [
            PlotLabel(
                text: text,
                rect: Rect(x: 0, y: max(0, bounds.height - 1) / 2, width: bounds.width, height: 1),
                alignment: .center)
        ]
        return picture
    }
}
