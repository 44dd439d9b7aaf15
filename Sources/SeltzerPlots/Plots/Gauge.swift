// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// A number between two limits, as a bar or as an arc, in the tone of the threshold that it has reached.
///
/// ```swift
/// let gauge = Gauge("Disk", value: 91, in: 0...100)
/// gauge.thresholds = [PlotThreshold(70, .warning), PlotThreshold(90, .danger)]
/// ```
///
///     Disk  ██████████████████▎   × 91 %
///
/// Without color, a sign before the number shows the tone. A gauge takes no keys and posts no events.
public final class Gauge: View {
    /// The form of a gauge.
    public enum Form: Hashable, Sendable, CaseIterable {
        /// A bar in one row or more.
        case bar
        /// Half a circle with the value below it; with less than 9 columns or 3 rows it becomes a bar.
        case arc
    }

    /// The name of the number; empty for none.
    public var title: String { didSet { if title != oldValue { sizeDidChange() } } }

    /// The number; nil if it is not known.
    ///
    /// A number that is not finite counts as unknown.
    public var value: Double? { didSet { if value != oldValue { setNeedsLayout() } } }

    /// The least and the greatest number; a number outside the range leaves the gauge empty, or fills it.
    public var range: ClosedRange<Double> { didSet { if range != oldValue { sizeDidChange() } } }

    /// The form of the gauge.
    public var form: Form { didSet { if form != oldValue { sizeDidChange() } } }

    /// The thresholds at which the gauge changes tone.
    public var thresholds: [PlotThreshold] = [] {
        didSet { if thresholds != oldValue { sizeDidChange() } }
    }

    /// Returns the text of a value; nil, the default, for the percentage of the range.
    ///
    /// The gauge retains the closure.
    public var valueText: (@MainActor (Double) -> String)? { didSet { sizeDidChange() } }

    private var surface = PlotSurface()

    /// Creates a gauge.
    ///
    /// - Parameters:
    ///   - title: The name of the number; empty for none.
    ///   - value: The number; nil if it is not known.
    ///   - range: The least and the greatest number.
    ///   - form: The form of the gauge.
    public init(
        _ title: String = "", value: Double? = nil, in range: ClosedRange<Double> = 0...1,
        form: Form = .bar
    ) {
        (self.title, self.value, self.range, self.form) = (title, value, range, form)
        super.init()
    }

    /// The tone of the value; nil below all thresholds.
    public var tone: Tone? { known.flatMap { thresholds.tone(of: $0) } }

    /// A sentence about the value, such as `Disk, 91 %, from 0 to 100, danger`.
    public var summary: String {
        (title.isEmpty ? "" : "\(title), ") + valueSummary
    }

    /// The sentence without the title.
    private var valueSummary: String {
        guard let known else { return "no value" }
        let ends = [range.lowerBound, range.upperBound].map(text(of:))
        // A short form may show the same text for both ends.
        let limits = ends[0] == ends[1] ? "" : ", from \(ends[0]) to \(ends[1])"
        return text(of: known) + limits + (tone.map { ", \($0)" } ?? "")
    }

    /// A level with its value, its range and its tone.
    public override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(
            .levelIndicator, label: title.isEmpty ? nil : title, value: valueSummary)
    }

    private var known: Double? { value.flatMap { $0.isFinite ? $0 : nil } }

    /// The part of the range below the value, from 0 to 1.
    private var fraction: Double { known.map(fraction) ?? 0 }

    private func fraction(of value: Double) -> Double {
        PlotScale(range).fraction(of: value) ?? 0
    }

    private func text(of value: Double) -> String {
        valueText?(value) ?? "\(Int((fraction(of: value) * 100).rounded())) %"
    }

    private var shownText: String { known.map(text(of:)) ?? NumberFormat.none }

    private func sizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Returns the size of a bar of 20 columns with its texts, or of an arc of 20 columns and 6 rows.
    public override func sizeThatFits(_ size: Size) -> Size {
        guard form == .bar else {
            return Size(width: min(20, size.width), height: min(6, size.height))
        }
        let titleWidth = title.isEmpty ? 0 : cellWidth(of: title).saturatingAdding(2)
        let width = titleWidth.saturatingAdding(valueWidth + 22)
        return Size(width: min(width, size.width), height: 1)
    }

    /// Makes the picture, and damages the cells that differ from the picture before.
    public override func layoutSubviews() {
        let isArc = form == .arc && bounds.width >= 9 && bounds.height >= 3
        surface.show(isArc ? arcPicture : barPicture, in: self)
    }

    /// Draws the picture.
    public override func draw(_ rect: Rect, in canvas: Canvas) {
        surface.draw(rect, of: self, in: canvas)
    }

    // MARK: The bar

    private var valueWidth: Int {
        let values = [range.lowerBound, range.upperBound, known ?? range.lowerBound]
        return (values.map { cellWidth(of: text(of: $0)) }.max() ?? 0)
            + (thresholds.isEmpty ? 0 : 2)
    }

    /// The sign of the tone, which shows the tone without color.
    private var sign: (unicode: Character, ascii: Character)? {
        switch tone {
        case .success: ("✓", "+")
        case .warning: ("!", "!")
        case .danger: ("×", "x")
        case .primary, .info, nil: nil
        }
    }

    private var fill: Color { tone?.fill ?? .accent }

    private var barPicture: PlotPicture {
        var picture = PlotPicture(size: bounds.size)
        var bar = Rect(origin: .zero, size: picture.size)
        let row = max(0, picture.size.height - 1) / 2
        let titleWidth = cellWidth(of: title), valueWidth = valueWidth
        if bar.width >= valueWidth + 6 {
            bar.size.width -= valueWidth + 2
            let value = Rect(x: bar.maxX + 2, y: row, width: valueWidth, height: 1)
            addValue(in: value, alignment: .right, to: &picture)
        }
        if titleWidth > 0, bar.width >= titleWidth.saturatingAdding(6) {
            let place = Rect(x: 0, y: row, width: titleWidth, height: 1)
            picture.labels.append(PlotLabel(text: title, rect: place, style: Style()))
            bar = bar.inset(by: Insets(left: titleWidth + 2))
        }
        drawBar(in: bar, of: &picture)
        return picture
    }

    /// The minimum width in cells of a bar with marks at its thresholds.
    private static let leastMarkedBar = 8

    private func drawBar(in bar: Rect, of picture: inout PlotPicture) {
        let whole = bar.width * 8
        // A value above the least fills at least an eighth of a cell, and only the greatest value fills the bar.
        var eighths = Int((fraction * Double(whole)).rounded(.down))
        if fraction > 0, fraction < 1 { eighths = eighths.clamped(1, max(1, whole - 1)) }
        // In a short bar the marks would hide the track.
        let marks = (bar.width < Self.leastMarkedBar ? [] : thresholds).map { threshold in
            (
                Int((fraction(of: threshold.value) * Double(bar.width)).rounded(.down)),
                threshold.tone
            )
        }
        for x in 0..<bar.width {
            var cell = PlotCell(color: fill, background: .track)
            let part = (eighths - x * 8).clamped(0, 8)
            if part > 0 {
                cell.ink = .row(part)
            } else if let mark = marks.first(where: { $0.0 == x && $0.0 > 0 }) {
                cell.ink = .sign("▏", ascii: "|")
                cell.color = mark.1.text
            } else {
                cell.ink = .rest
                cell.color = .separator
            }
            for y in bar.minY..<bar.maxY { picture[bar.minX + x, y] = cell }
        }
    }

    private func addValue(
        in rect: Rect, alignment: TextAlignment, isBold: Bool = false, to picture: inout PlotPicture
    ) {
        let text = shownText
        let width = min(rect.width, cellWidth(of: text))
        let start = alignment == .right ? rect.maxX - width : rect.minX + (rect.width - width) / 2
        picture.labels.append(
            PlotLabel(
                text: text, rect: Rect(x: start, y: rect.minY, width: width, height: 1),
                style: Style(foreground: .label, attributes: isBold ? .bold : [])))
        guard let sign, start - 2 >= rect.minX else { return }
        picture[start - 2, rect.minY] = PlotCell(
            ink: .sign(sign.unicode, ascii: sign.ascii), color: tone?.text ?? .label, isBold: true)
    }

    // MARK: The arc

    private var arcPicture: PlotPicture {
        var picture = PlotPicture(size: bounds.size)
        let size = picture.size
        let titleRows = !title.isEmpty && size.height > 3 ? 1 : 0
        let rows = min(size.height - titleRows, (size.width + 3) / 4)
        let width = min(size.width, rows * 4)
        let origin = Point(
            x: (size.width - width) / 2, y: (size.height - titleRows - rows) / 2)
        picture.linesOrigin = origin
        let arc = GaugeArc(size: Size(width: width, height: rows), fraction: fraction)
        picture.lines = [
            PlotLine(grid: arc.filled(with: fill), asciiSign: "#"),
            PlotLine(grid: arc.rest(with: .track), asciiSign: ".", needsFills: true),
            PlotLine(grid: arc.thinRest(with: .border), asciiSign: ".", needsFills: false),
        ]
        let row = Rect(x: origin.x, y: origin.y + rows - 1, width: width, height: 1)
        addValue(in: row, alignment: .center, isBold: true, to: &picture)
        guard titleRows > 0 else { return picture }
        picture.labels.append(
            PlotLabel(
                text: title, rect: Rect(x: 0, y: row.maxY, width: size.width, height: 1),
                alignment: .center))
        return picture
    }
}
