// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A view that shows Markdown.
///
/// It shows CommonMark with GitHub's tables, task lists, strikethrough and addresses. Images show their descriptions,
/// and HTML shows its source. Tab moves through the links. A chosen link posts ``/SeltzerControls/LinkActivated``; the
/// view opens nothing by itself. Sections fold at their headings.
///
/// The view lays out only the visible rows, so a long document costs no more than a short one. Use ``append(_:)`` for a
/// text that grows.
///
/// ```swift
/// let page = MarkdownView("# Tides\n\nSee the [tables](tables.md).")
/// page.on { (link: LinkActivated) in
///     open(link.destination)
///     return .stop
/// }
/// ```
open class MarkdownView: Control {
    final var rows = MarkdownRows()
    final var viewport = RowViewport<MarkdownRows>()
    /// The item that Enter acts on; nil for none.
    final var current: MarkdownItem?
    /// The item under the pointer, and the pressed item; nil for none.
    final var hovered: MarkdownItem?
    final var pressed: MarkdownItem?
    /// The ends of the selected text; nil for none.
    final var selection: (anchor: MarkdownPosition, head: MarkdownPosition)?
    final var press: TextPress<MarkdownPosition>?
    final let autoscroll = DragAutoscroll()
    /// The search in the text, with `/`, `n` and Shift-N.
    public private(set) final var findInteraction: FindInteraction?
    final let scrollBar = ScrollBar(.vertical)

    /// Creates a view of a text.
    public init(_ text: String = "") {
        super.init()
        setUpScrolling()
        findInteraction = FindInteraction(self)
        document = MarkdownDocument(text)
    }

    // MARK: The text

    /// The Markdown that is shown.
    ///
    /// Setting it keeps the line at the top, and unfolds all sections.
    public final var text: String {
        get { document.text }
        set { document = MarkdownDocument(newValue) }
    }

    /// The document that is shown.
    ///
    /// Setting it keeps the line at the top, and unfolds all sections. A document can be created on another thread.
    public final var document: MarkdownDocument {
        get { rows.document }
        set {
            let line = rows.line(of: top)
            rows.setDocument(newValue)
            (current, hovered, pressed) = (nil, nil, nil)
            forgetSelection()
            viewport.keep(rows.place(ofLine: line))
            documentDidChange()
        }
    }

    /// Adds text at the end.
    ///
    /// The cost depends on the last block and the visible rows. If ``followsEnd`` is set and the end is visible, it
    /// stays visible.
    public final func append(_ text: String) {
        let selected = selectedEnd
        rows.append(text)
        if selected != selectedEnd { forgetSelection() }
        if let item = current, item.block >= rows.document.blockCount { current = nil }
        hovered = nil
        pressed = nil
        documentDidChange()
    }

    /// Whether ``append(_:)`` keeps a visible end visible, as in a log; false by default.
    ///
    /// Setting it scrolls to the end.
    public final var followsEnd = false {
        didSet {
            if followsEnd, !oldValue {
                viewport.isFollowing = true
                setNeedsLayout()
            } else if !followsEnd {
                viewport.isFollowing = false
            }
        }
    }

    private final func documentDidChange() {
        findInteraction?.textDidChange()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// The maximum width of the text in cells; 80 by default.
    public final var maximumTextWidth = 80 {
        didSet { if maximumTextWidth != oldValue { documentDidChange() } }
    }

    /// A document; its value is the first 64 KiB of the text.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(
            .document, value: String(decoding: text.utf8.prefix(1 << 16), as: UTF8.self))
        attributes.placeholder = firstHeading
        return attributes
    }

    /// The visible links and headings.
    open override var accessibilityParts: [AccessibilityPart] { visibleParts }

    /// Scrolls by a page, or a table sideways by a column.
    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        switch direction {
        case .up: scroll(.pages(-1))
        case .down: scroll(.pages(1))
        case .left: scrollTable(-1)
        case .right: scrollTable(1)
        }
    }

    // MARK: Keys and mouse

    /// True if there is a text.
    open override var canBecomeFirstResponder: Bool { isEnabled && rows.first != nil }

    /// The actions of a pager, of links, of sections and of the selection.
    open override var actions: [Action] { MarkdownCommand.actions }

    /// Does nothing: a click follows the link under it.
    open override func activate() {}

    /// False: a click follows a link or folds a section instead.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Scrolls by the wheel, and selects, follows links and folds sections with the left button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .scroll:
            if event.scroll.x != 0, scrollTable(event.scroll.x.signum(), at: event.location) {
                return .stop
            }
            return scroll(byWheelOf: event) ? .stop : .ignored
        case .move, .enter, .leave:
            hover(event.phase == .leave ? nil : item(at: event.location))
            return super.handleMouse(event)
        default: return super.handleMouse(event)
        }
    }

    /// True: a drag marks text.
    open override var tracksDrags: Bool { true }

    /// Marks the link or the heading under the pointer, and begins to select.
    ///
    /// With Shift it extends the selection. A double click selects a word, a triple click a line of code, a row of a
    /// table or the text of another block.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        asUser { beginPress(event) }
        return true
    }

    /// Extends the selection to the pointer, and scrolls while the pointer is beyond an edge.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        continuePress(event)
        return true
    }

    /// Follows the link, or folds the section whose sign was pressed, unless text was selected.
    ///
    /// Selected text is copied, unless ``/SeltzerViews/TextMarking`` says otherwise.
    open override func endTracking(_ event: MouseEvent) {
        let item = pressed
        endPress()
        if window?.application?.textMarking == .copiesOnRelease { copy() }
        guard let item, item == self.item(at: event.location) else { return }
        if !item.isHeading || headingOfSign(at: event.location) != nil { activate(item) }
    }

    /// Forgets the press.
    open override func cancelTracking(_ event: MouseEvent) { endPress() }

    private final func hover(_ item: MarkdownItem?) {
        guard item != hovered else { return }
        hovered = item
        setNeedsDisplay()
    }

    // MARK: Layout

    /// Returns the size of the text in the given width, limited to the given height.
    ///
    /// Rows beyond the given height are not measured.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = max(1, min(size.width, maximumTextWidth.saturatingAdding(4)))
        let limit = size.height == .max ? 10_000 : max(1, size.height)
        var rows = rows
        rows.joinedClusters = joinedClusters
        rows.width = textRect(in: Rect(x: 0, y: 0, width: width, height: limit)).width
        var place = rows.first
        var count = 0
        while let present = place, count < limit {
            count += 1
            place = rows.next(after: present)
        }
        return Size(width: width, height: max(1, count))
    }

    /// The cells of the text, in the view's own coordinates.
    final var textRect: Rect { textRect(in: bounds) }

    private final func textRect(in bounds: Rect) -> Rect {
        // The first column is for the focus bar, and the last column is for the scroll bar. In a wide view an empty
        // column separates both from the text.
        let margin = bounds.width >= 16 ? 2 : bounds.width > 3 ? 1 : 0
        var rect = bounds.inset(by: Insets(left: margin, right: margin))
        rect.size.width = max(1, min(rect.width, max(1, maximumTextWidth)))
        return rect
    }

    /// Lays out the rows for the width, and places the scroll bar.
    open override func layoutSubviews() {
        layOutRows(width: textRect.width)
        // A larger size or a folded section can make the end visible.
        visibleRowsDidMove(endIsSeen: isAtEnd)
        scrollBar.frame = Rect(
            x: bounds.maxX - 1, y: bounds.minY, width: bounds.width > 2 ? 1 : 0,
            height: pageHeight)
        findInteraction?.layOutFindBar(in: bounds)
        updateScrollBar()
    }

    /// The visible rows of the text.
    final var pageHeight: Int { max(0, bounds.height - (findInteraction?.barHeight ?? 0)) }

    /// Draws the visible rows.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawRows(in: canvas) }
}

// The find bar is not part of the text that a screen reader reads.
extension MarkdownView: AccessoryHolder {
    package var accessoryViews: [View] { findInteraction?.visibleBars ?? [] }
}
