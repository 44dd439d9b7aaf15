// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A border around a view, with a title in its upper edge and margins inside.
open class BoxView: View {
    /// The lines of the border.
    public final var border: LineStyle {
        didSet { if border != oldValue { setNeedsDisplay() } }
    }

    /// The look of the border.
    public final var borderStyle = Style(foreground: .separator) {
        didSet {
            if borderStyle != oldValue { setNeedsDisplay() }
            animateChange(of: \BoxView.borderStyle, from: oldValue)
        }
    }

    /// The text in the upper edge; it is truncated if it does not fit.
    public final var title: StyledText {
        didSet {
            guard title != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The look of the title, for the attributes that its own styles do not set.
    public final var titleStyle = Style(foreground: .label, attributes: .bold) {
        didSet { if titleStyle != oldValue { setNeedsDisplay() } }
    }

    /// A remark at the right end of the upper edge, such as a number; left out if it does not fit
    /// beside the title.
    public final var note = StyledText() {
        didSet {
            guard note != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The place of the title in the upper edge.
    public final var titleAlignment = TextAlignment.left {
        didSet { if titleAlignment != oldValue { setNeedsDisplay() } }
    }

    /// Whether the border joins lines that are drawn already, such as the lines of a neighboring
    /// box.
    public final var joinsLines = false {
        didSet { if joinsLines != oldValue { setNeedsDisplay() } }
    }

    /// A group with the title as its label; no element without a title.
    open override var defaultAccessibility: AccessibilityAttributes {
        let name = title.string
        return name.isEmpty
            ? super.defaultAccessibility : AccessibilityAttributes(.group, label: name)
    }

    /// The view inside; nil for none.
    public final var contentView: View? {
        didSet {
            guard contentView !== oldValue else { return }
            if oldValue?.superview === self { oldValue?.removeFromSuperview() }
            contentView.map(addSubview)
            arrangementDidChange()
        }
    }

    /// Creates a box with a title, a border, margins and a content view.
    public init(
        title: StyledText = StyledText(), border: LineStyle = .rounded,
        layoutMargins: Insets = .zero, contentView: View? = nil
    ) {
        self.title = title
        self.border = border
        super.init()
        self.layoutMargins = layoutMargins
        self.contentView = contentView
        contentView.map(addSubview)
    }

    /// Creates a box around a column of views, with some empty rows between them.
    public convenience init(
        title: StyledText = StyledText(), border: LineStyle = .rounded,
        layoutMargins: Insets = .zero, spacing: Int = 0, @ViewBuilder _ views: () -> [View]
    ) {
        self.init(
            title: title, border: border, layoutMargins: layoutMargins,
            contentView: StackView(.vertical, views(), spacing: spacing))
    }

    /// Asks for a new layout, because the margins lie between the border and the content.
    ///
    /// Overrides call `super`.
    open override func layoutMarginsDidChange() { arrangementDidChange() }

    private func arrangementDidChange() {
        contentDidChange()
        layoutPrioritiesDidChange()
    }

    override var hasNaturalPrioritiesOfContent: Bool { true }

    override func naturalLayoutPriorities(for axis: Axis) -> LayoutPriorities {
        var priorities = LayoutPriorities(arranging: contentView.map { [$0] } ?? [], along: axis)
        // A title may be truncated. A long title must not push the views beside the box out of
        // sight.
        if axis == .horizontal, !title.isEmpty {
            priorities.compressionResistance = min(priorities.compressionResistance, .defaultLow)
        }
        return priorities
    }

    override func arranges(_ subview: View) -> Bool { subview === contentView }

    /// Clears ``contentView`` if that view is removed.
    ///
    /// Overrides call `super`.
    open override func willRemoveSubview(_ subview: View) {
        if subview === contentView { contentView = nil }
    }

    /// The insets of border and margins together.
    private var insets: Insets {
        Insets(
            top: layoutMargins.top.saturatingAdding(1),
            left: layoutMargins.left.saturatingAdding(1),
            bottom: layoutMargins.bottom.saturatingAdding(1),
            right: layoutMargins.right.saturatingAdding(1))
    }

    /// Returns the size that fits the content, the border, the margins and the title.
    open override func sizeThatFits(_ size: Size) -> Size {
        keptSize(in: size) {
            let insets = insets
            let room = size.inset(by: insets)
            let content =
                contentView.map { $0.isHidden ? .zero : $0.arrangedSize(in: room) } ?? .zero
            let titleWidth = edgeWidth(of: title).saturatingAdding(edgeWidth(of: note))
                .saturatingAdding(2)
            var fitted = content.grown(by: insets)
            fitted.width = max(titleWidth, fitted.width)
            return fitted.cut(to: size)
        }
    }

    /// Returns the number of columns that a text and the blanks around it take in the upper edge.
    private func edgeWidth(of text: StyledText) -> Int {
        text.isEmpty ? 0 : cellWidth(of: text).saturatingAdding(2)
    }

    /// Gives the content view the room inside.
    open override func layoutSubviews() {
        contentView?.frame = bounds.inset(by: insets)
    }

    /// Draws the border and the title.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        var drawn = StyledText()
        for run in title.runs { drawn.append(run.text, style: run.style.merged(over: titleStyle)) }
        canvas.drawBox(
            bounds, border: border, style: borderStyle, title: drawn,
            titleAlignment: titleAlignment, joinsLines: joinsLines)
        drawNote(in: canvas)
    }

    private func drawNote(in canvas: Canvas) {
        guard let room = noteFrame else { return }
        canvas.fill(room, with: Style())
        canvas.draw(
            note, in: room.inset(by: Insets(left: 1, right: 1)),
            style: Style(foreground: .secondaryLabel), paragraphStyle: ParagraphStyle())
    }

    /// The cells of the note and the blanks around it; nil if the note is left out.
    private var noteFrame: Rect? {
        let width = edgeWidth(of: note)
        let free = bounds.width.saturatingSubtracting(edgeWidth(of: title)).saturatingSubtracting(2)
        guard width > 0, width <= free, titleAlignment == .left else { return nil }
        return Rect(x: bounds.maxX - 1 - width, y: bounds.minY, width: width, height: 1)
    }

    /// The cells of the title and the blanks around it, as ``/SeltzerScreen/Canvas`` places them;
    /// nil if the title is not drawn.
    private var titleFrame: Rect? {
        guard !title.isEmpty, bounds.width > 4 else { return nil }
        let width = min(edgeWidth(of: title), bounds.width - 2)
        let rest = bounds.width - 2 - width
        let start =
            switch titleAlignment {
            case .left, .natural: 0
            case .center: rest / 2
            case .right: rest
            }
        return Rect(x: bounds.minX + 1 + start, y: bounds.minY, width: width, height: 1)
    }

    /// Returns whether a cell of the upper edge belongs to the title or the note, so that lines
    /// must not cross it.
    package final func hasCaption(at point: Point) -> Bool {
        [titleFrame, noteFrame].contains { $0?.contains(point) == true }
    }
}
