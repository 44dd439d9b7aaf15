// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// A view that shows text, with styles of its parts where they have some.
///
/// At first each line of the text has a row, and one that does not fit is cut with an ellipsis; with another
/// ``lineBreakMode`` lines wrap. What the text holds never reaches the terminal as control. Of a long text only
/// the rows that are seen are laid out; measuring it costs all of it, once.
///
/// ```swift
/// let label = Label("\(3, style: Style(foreground: .red)) errors in a sentence that may be long")
/// label.lineBreakMode = .byWordWrapping
/// label.numberOfLines = 2
/// ```
open class Label: View {
    /// The text without its styles; setting one sets text in no style but the label's.
    public final var text: String {
        get { styledText.string }
        set { styledText = StyledText(newValue) }
    }

    /// The text; paragraphs are parted by newlines.
    public final var styledText: StyledText {
        didSet { if styledText != oldValue { layoutDidChange() } }
    }

    /// The colours and attributes of what has none of its own in the text.
    public final var style = Style() {
        didSet {
            if style != oldValue { setNeedsDisplay() }
            animateChange(of: \Label.style, from: oldValue)
        }
    }

    /// How lines are broken, indented and aligned.
    public final var paragraphStyle = ParagraphStyle() {
        didSet { if paragraphStyle != oldValue { layoutDidChange() } }
    }

    /// Where a line stands that is shorter than the label is wide.
    public final var textAlignment: TextAlignment {
        get { paragraphStyle.alignment }
        set { paragraphStyle.alignment = newValue }
    }

    /// What becomes of a line that is wider than the label: at first its tail is cut.
    public final var lineBreakMode: LineBreakMode {
        get { paragraphStyle.lineBreakMode }
        set { paragraphStyle.lineBreakMode = newValue }
    }

    /// The rows that the text takes at most; 0, as at first, for as many as it needs.
    ///
    /// Where wrapped text goes on after the last row, that one ends with an ellipsis.
    public final var numberOfLines = 0 {
        didSet { if numberOfLines != oldValue { layoutDidChange() } }
    }

    /// The lines in the width that was asked for last.
    private final var layout: TextLayout?
    /// The last answer to a superview, and what it was for.
    private final var measured: (width: Int, joined: JoinedClusters, size: Size)?

    /// Creates a label.
    public convenience init(
        _ text: String = "", style: Style = Style(), alignment: TextAlignment = .left
    ) {
        self.init(StyledText(text), style: style, alignment: alignment)
    }

    /// Creates a label with text in several styles.
    public init(_ text: StyledText, style: Style = Style(), alignment: TextAlignment = .left) {
        styledText = text
        super.init()
        self.style = style
        textAlignment = alignment
    }

    private final var wraps: Bool {
        lineBreakMode == .byWordWrapping || lineBreakMode == .byCharWrapping
    }

    /// Lays the superviews out anew, where one of them has asked for the size and it is another now.
    private final func layoutDidChange() {
        layout = nil
        setNeedsDisplay()
        guard let old = measured else { return }
        measured = nil
        if wraps || sizeThatFits(Size(width: old.width, height: .max)) != old.size {
            invalidateIntrinsicContentSize()
        }
    }

    /// Returns the layout for a width, remembered or new, and forgets it: it is changed and given back.
    private final func takeLayout(width: Int, joining joined: JoinedClusters) -> TextLayout {
        defer { layout = nil }
        if let layout, layout.width == max(1, width), layout.joinedClusters == joined {
            return layout
        }
        return TextLayout(
            styledText, width: width, paragraphStyle: paragraphStyle, joining: joined)
    }

    /// Returns the size of the text, of which one row is the least: wrapped to the room's width where lines wrap,
    /// a width of 0 being no limit, and as wide as the widest line else.
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

    /// Draws the lines that the bounds have room for.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        var layout = takeLayout(width: bounds.width, joining: canvas.joinedClusters)
        canvas.draw(&layout, in: bounds, style: style, numberOfLines: numberOfLines)
        self.layout = layout
    }
}
