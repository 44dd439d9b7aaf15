// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view that shows text, with or without styles.
///
/// By default each line of the text takes one row, and a line that does not fit is truncated with an ellipsis. With
/// another ``lineBreakMode`` lines wrap. Control characters of the text never reach the terminal. Only the visible rows
/// of a long text are laid out; measuring it lays out the whole text once.
///
/// ```swift
/// let label = Label("\(3, style: Style(foreground: .red)) errors in a sentence that may be long")
/// label.lineBreakMode = .byWordWrapping
/// label.numberOfLines = 2
/// ```
open class Label: View {
    /// The text without its styles.
    ///
    /// Setting it sets a text in the label's own style.
    public final var text: String {
        get { styledText.string }
        set { styledText = StyledText(newValue) }
    }

    /// The text with its styles; newlines separate paragraphs.
    public final var styledText: StyledText {
        didSet { if styledText != oldValue { layoutDidChange() } }
    }

    /// The default colors and attributes of the text; its parts may have their own.
    public final var style = Style() {
        didSet {
            if style != oldValue { setNeedsDisplay() }
            animateChange(of: \Label.style, from: oldValue)
        }
    }

    /// The breaking, indents and alignment of lines.
    public final var paragraphStyle = ParagraphStyle() {
        didSet { if paragraphStyle != oldValue { layoutDidChange() } }
    }

    /// The alignment of lines that are shorter than the label.
    public final var textAlignment: TextAlignment {
        get { paragraphStyle.alignment }
        set { paragraphStyle.alignment = newValue }
    }

    /// The treatment of a line that is wider than the label; by default its tail is truncated.
    public final var lineBreakMode: LineBreakMode {
        get { paragraphStyle.lineBreakMode }
        set { paragraphStyle.lineBreakMode = newValue }
    }

    /// The maximum number of rows; 0, the default, for as many as the text needs.
    ///
    /// The last row ends with an ellipsis if the text goes on.
    public final var numberOfLines = 0 {
        didSet { if numberOfLines != oldValue { layoutDidChange() } }
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

    /// Creates a label.
    public convenience init(
        _ text: String = "", style: Style = Style(), alignment: TextAlignment = .left
    ) {
        self.init(StyledText(text), style: style, alignment: alignment)
    }

    /// Creates a label with styled text.
    public init(_ text: StyledText, style: Style = Style(), alignment: TextAlignment = .left) {
        styledText = text
        super.init()
        self.style = style
        textAlignment = alignment
    }

    /// The text; nothing for an empty label.
    open override var defaultAccessibility: AccessibilityAttributes {
        AccessibilityAttributes(.staticText, label: text)
    }

    private final var wraps: Bool {
        lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
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
        return TextLayout(
            styledText, width: width, paragraphStyle: paragraphStyle, joining: joined)
    }

    /// Returns the size of the text, at least one row high.
    ///
    /// Text that wraps is wrapped to the given width; a width of 0 is no limit. Text that does not wrap is as wide as
    /// its widest line.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = wraps && size.width > 0 ? size.width : .max
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
        var layout = takeLayout(width: bounds.width, joining: canvas.joinedClusters)
        canvas.draw(
            &layout, in: bounds, style: style(on: canvas), numberOfLines: numberOfLines)
        self.layout = layout
        for highlight in highlights {
            for cells in rects(of: highlight.range) { canvas.addStyle(highlight.style, in: cells) }
        }
    }

    /// Returns the style of the text.
    ///
    /// On a display without colors, attributes replace the label's background. The text then needs these attributes,
    /// too.
    private final func style(on canvas: Canvas) -> Style {
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
        let string = styledText.string, length = string.utf8.count
        func cell(_ offset: Int) -> Point {
            layout.cell(of: string.index(atByte: min(offset, length)))
        }
        let start = cell(range.lowerBound), end = cell(range.upperBound)
        return (start.y...max(start.y, end.y)).map { row in
            let line = layout.lines(row..<row + 1).first
            let first = row == start.y ? start.x : line?.indent ?? 0
            let last = row == end.y ? end.x : line.map { $0.indent + $0.width } ?? first
            return Rect(
                x: bounds.minX + first, y: bounds.minY + row, width: max(0, last - first),
                height: 1)
        }
    }

    /// Returns the first row of the cells of a range of bytes.
    package final func rect(of range: Range<Int>) -> Rect { rects(of: range)[0] }
}
