// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view that shows text, with or without styles.
///
/// As in UIKit, a label shows one line, and ``numberOfLines`` of 0 wraps the text into as many lines
/// as it needs. Text that does not fit ends with an ellipsis; ``lineBreakMode`` changes this. The
/// text is in the vertical middle of the label. A label gets no mouse events, unless
/// ``/SeltzerViews/View/isUserInteractionEnabled`` is set: a click reaches the view behind it.
/// Control characters of the text never reach the terminal. Only the visible rows of a long text are
/// laid out; measuring a wrapped text lays out all of it once.
///
/// ```swift
/// let label = Label("\(3, style: Style(foreground: .red)) errors in a sentence that may be long")
/// label.numberOfLines = 2
/// ```
open class Label: View {
    /// The place of the text in a label that is higher than the text.
    public enum VerticalAlignment: Hashable, Sendable {
        /// In the middle; an odd row is below the text.
        case center
        /// In the first rows.
        case top
        /// In the last rows.
        case bottom
    }

    /// The text without its styles.
    ///
    /// Setting it sets a text in the label's own style.
    open var text: String {
        get { styledText.string }
        set { styledText = StyledText(newValue) }
    }

    // Exclusivity checks are off for properties that each frame reads.
    /// The text with its styles; newlines separate paragraphs.
    @exclusivity(unchecked)
    public final var styledText: StyledText {
        didSet { if styledText != oldValue { layoutDidChange() } }
    }

    /// The default colors and attributes of the text; its parts may have their own.
    @exclusivity(unchecked)
    public final var style = Style() {
        didSet {
            if style != oldValue { setNeedsDisplay() }
            animateChange(of: \Label.style, from: oldValue)
        }
    }

    /// The weight and the slant of the text; ``style`` and the styles of parts win over its color.
    ///
    /// Setting nil sets the regular font.
    @exclusivity(unchecked)
    open var font: Font! = Font() {
        didSet { if font != oldValue { setNeedsDisplay() } }
    }

    /// The breaking, indents and alignment of lines.
    public final var paragraphStyle = ParagraphStyle(alignment: .natural) {
        didSet { if paragraphStyle != oldValue { layoutDidChange() } }
    }

    /// The alignment of lines that are shorter than the label; the edge where text begins by
    /// default.
    open var textAlignment: TextAlignment {
        get { paragraphStyle.alignment }
        set { paragraphStyle.alignment = newValue }
    }

    /// The treatment of text that is wider than the label; by default its tail is left out.
    ///
    /// If ``numberOfLines`` is not 1, text wraps after whole words, or after any cluster with
    /// ``/SeltzerScreen/LineBreakMode/byCharWrapping``. The mode then says which part the last line
    /// leaves out. Only ``/SeltzerScreen/LineBreakMode/byClipping`` never wraps: each line of the
    /// text is one row, cut at the edge.
    open var lineBreakMode: LineBreakMode {
        get { paragraphStyle.lineBreakMode }
        set { paragraphStyle.lineBreakMode = newValue }
    }

    /// The maximum number of lines; 1 by default, and 0 for as many as the text needs.
    ///
    /// If the text goes on after the last line, the line ends with an ellipsis.
    @exclusivity(unchecked)
    open var numberOfLines = 1 {
        didSet { if numberOfLines != oldValue { layoutDidChange() } }
    }

    /// The width at which the label wraps its text if it is measured without a limit, in cells; 0,
    /// the default, for none.
    open var preferredMaxLayoutWidth = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { layoutDidChange() } }
    }

    /// The place of the text in a label that is higher than the text; the middle by default.
    public final var verticalAlignment = VerticalAlignment.center {
        didSet { if verticalAlignment != oldValue { setNeedsDisplay() } }
    }

    /// The color of the text; nil for the color of plain text.
    ///
    /// It is the foreground of ``style``.
    open var textColor: Color! {
        get { style.foreground == .default ? .label : style.foreground }
        set { style.foreground = newValue ?? .default }
    }

    /// The text with its styles, as ``styledText``; nil counts as empty text.
    open var attributedText: StyledText? {
        get { styledText }
        set { styledText = newValue ?? StyledText() }
    }

    /// Whether the text has its own color, true by default; if false, it has the color of disabled controls.
    @exclusivity(unchecked)
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// A part of the text with a style over its own.
    package struct Highlight: Hashable {
        /// The part, in bytes.
        let range: Range<Int>
        let style: Style

        package init(range: Range<Int>, style: Style) {
            (self.range, self.style) = (range, style)
        }
    }

    /// The parts that a search found.
    package final var highlights: [Highlight] = [] {
        didSet { if highlights != oldValue { setNeedsDisplay() } }
    }

    /// The layout for the width that was used last.
    private final var layout: TextLayout?
    /// The last returned size, and the width that it belongs to.
    private final var measured: (width: Int, joined: JoinedClusters, size: Size)?

    /// Creates a label without text.
    public override init(frame: Rect) {
        styledText = StyledText()
        super.init(frame: frame)
        isInteractive = false
        layoutNature = .text
    }

    /// Creates a label with a text.
    ///
    /// ``numberOfLines`` is 1, or 0 if the text has several lines.
    public convenience init(
        _ text: String = "", style: Style = Style(), alignment: TextAlignment = .natural
    ) {
        self.init(StyledText(text), style: style, alignment: alignment)
    }

    /// Creates a label with styled text.
    ///
    /// ``numberOfLines`` is 1, or 0 if the text has several lines.
    public convenience init(
        _ text: StyledText, style: Style = Style(), alignment: TextAlignment = .natural
    ) {
        self.init(frame: .zero)
        styledText = text
        self.style = style
        textAlignment = alignment
        if text.string.utf8.contains(0x0A) { numberOfLines = 0 }
    }

    /// The text; nothing for an empty label.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.staticText, label: text)
    }

    /// Whether lines are as wide as the label at most: a text of one line is cut instead, and clipped
    /// lines keep their width.
    private final var wraps: Bool { numberOfLines != 1 && lineBreakMode != .byClipping }

    /// The style of the layout: text of several lines wraps.
    private final var layoutStyle: ParagraphStyle {
        var style = paragraphStyle
        if wraps, !lineBreakMode.isWrapping { style.lineBreakMode = .byWordWrapping }
        return style
    }

    /// Invalidates the size if it has changed and a superview has asked for it.
    private final func layoutDidChange() {
        layout = nil
        setNeedsDisplay()
        guard let old = measured else { return }
        measured = nil
        if wraps || sizeThatFits(Size(width: old.width, height: .max)) != old.size {
            invalidateIntrinsicContentSize()
        }
    }

    /// Returns the layout for a width, stored or new, and removes it from the label.
    ///
    /// The caller uses and changes the layout, and stores it again, so that it is never copied.
    private final func takeLayout(width: Int, joining joined: JoinedClusters) -> TextLayout {
        defer { layout = nil }
        if let layout, layout.width == max(1, width), layout.joinedClusters == joined {
            return layout
        }
        var layout = TextLayout(
            styledText, width: width, paragraphStyle: layoutStyle, joining: joined)
        if case .byTruncating(let mode) = lineBreakMode {
            layout.lastLineMode = mode
        } else {
            layout.lastLineMode = .tail
        }
        return layout
    }

    /// Returns the size of the text, at least one row high.
    ///
    /// Text that wraps is wrapped to the given width; a width of 0 is no limit. Text that does not
    /// wrap is as wide as its first line.
    open override func sizeThatFits(_ size: Size) -> Size {
        var width = wraps && size.width > 0 ? size.width : .max
        if width == .max, wraps, preferredMaxLayoutWidth > 0 { width = preferredMaxLayoutWidth }
        let joined = joinedClusters
        if let measured, measured.width == width, measured.joined == joined {
            return measured.size
        }
        var layout = takeLayout(width: width, joining: joined)
        let fitting = layout.size(numberOfLines: numberOfLines)
        measured = (width, joined, fitting)
        self.layout = layout
        return fitting
    }

    /// Draws the lines that fit into the bounds.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        if type(of: self) == Label.self {
            drawText(in: bounds, on: canvas)
        } else {
            drawing = Drawing(canvas)
            drawText(in: bounds)
            drawing = nil
        }
        for highlight in highlights {
            for cells in rects(of: highlight.range) { canvas.addStyle(highlight.style, in: cells) }
        }
    }

    /// Draws the lines that fit into a rectangle; ``draw(_:in:)`` calls it with the bounds.
    ///
    /// A subclass passes a smaller rectangle to `super`, and adds the difference to
    /// ``sizeThatFits(_:)``. Other calls draw nothing.
    open func drawText(in rect: Rect) {
        if let drawing { drawText(in: rect, on: drawing.canvas) }
    }

    /// The canvas while the text of a subclass is drawn.
    private final class Drawing {
        let canvas: Canvas
        init(_ canvas: Canvas) { self.canvas = canvas }
    }
    private final var drawing: Drawing?

    private final func drawText(in rect: Rect, on canvas: Canvas) {
        var layout = takeLayout(width: rect.width, joining: canvas.joinedClusters)
        canvas.draw(
            &layout, in: textRect(of: &layout, in: rect), style: style(on: canvas),
            numberOfLines: numberOfLines)
        self.layout = layout
    }

    /// Returns a rectangle without the rows above the text.
    private final func textRect(of layout: inout TextLayout, in bounds: Rect) -> Rect {
        var rect = bounds
        guard rect.height > 1, verticalAlignment != .top else { return rect }
        var rows = 1
        if numberOfLines != 1 {
            let limit = numberOfLines > 0 ? min(numberOfLines, rect.height) : rect.height
            rows = layout.lineCount(upTo: limit)
        }
        let free = rect.height - rows
        let above = verticalAlignment == .bottom ? free : free / 2
        rect.origin.y += above
        rect.size.height -= above
        return rect
    }

    /// Returns the style of the text.
    ///
    /// On a display without colors, attributes replace the label's background. The text then needs these attributes,
    /// too.
    private final func style(on canvas: Canvas) -> Style {
        var style = style.merged(over: font?.style ?? Style())
        if !isEnabled { style.foreground = .tertiaryLabel }
        guard !canvas.hasColors, let backgroundColor, style.background == .clear else {
            return style
        }
        return style.merged(over: Style(background: backgroundColor))
    }

    // MARK: Places

    /// Returns the cells of a range of bytes, in the label's own coordinates: a rectangle for each row.
    final func rects(of range: Range<Int>) -> [Rect] {
        var layout = takeLayout(width: bounds.width, joining: joinedClusters)
        defer { self.layout = layout }
        let origin = textRect(of: &layout, in: bounds).origin
        let string = styledText.string, length = string.utf8.count
        func cell(_ offset: Int) -> Point {
            layout.cell(of: string.index(atByte: min(offset, length)))
        }
        let start = cell(range.lowerBound), end = cell(range.upperBound)
        return (start.y...max(start.y, end.y)).map { row in
            let line = layout.lines(row..<row + 1, numberOfLines: numberOfLines).first
            let first = row == start.y ? start.x : line?.indent ?? 0
            let last = row == end.y ? end.x : line.map { $0.indent + $0.width } ?? first
            return Rect(
                x: origin.x + first, y: origin.y + row, width: max(0, last - first),
                height: 1)
        }
    }

    /// Returns the first row of the cells of a range of bytes.
    package final func rect(of range: Range<Int>) -> Rect { rects(of: range)[0] }
}
