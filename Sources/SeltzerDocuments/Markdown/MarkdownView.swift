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
/// It shows CommonMark with GitHub's tables, task lists, strikethrough and addresses. Images show as their descriptions, and
/// HTML as the text that it is. Links are focused with Tab and post ``/SeltzerControls/LinkActivated``; nothing is opened by itself. Sections
/// fold at their headings.
///
/// The view lays out only what is seen, so a long document costs what a short one does. A text that grows is added with
/// ``append(_:)``.
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
    /// The items under the pointer and under a press; nil for none.
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
        clipsToBounds = true
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        addSubview(scrollBar)
        scrollBar.addAction(for: .valueChanged) { [weak self] _ in self?.scrollByBar() }
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
    /// This costs the last block and what is seen. If ``followsEnd`` is set and the end is seen, it stays in sight.
    public final func append(_ text: String) {
        let selected = selectedEnd
        rows.append(text)
        if selected != selectedEnd { forgetSelection() }
        if let item = current, item.block >= rows.document.blockCount { current = nil }
        hovered = nil
        pressed = nil
        documentDidChange()
    }

    /// Whether ``append(_:)`` keeps the end in sight while it is seen, as in a log; false by default.
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

    /// The widest line of text in cells; 80 by default.
    public final var maximumTextWidth = 80 {
        didSet { if maximumTextWidth != oldValue { documentDidChange() } }
    }

    /// A document with the first 64 KiB of its text.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            .document, value: String(decoding: text.utf8.prefix(1 << 16), as: UTF8.self))
    }

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

    /// The keys of a pager, and those of links, sections and the selection.
    open override var actions: [Action] { MarkdownCommand.actions }

    /// Does nothing: a click follows the link under it.
    open override func activate() {}

    /// False: a click follows what is under it.
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

    /// Follows the link, or folds the section at whose sign the press began, unless text was selected.
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

    /// Returns the size of the whole text in the given width, as far as it is lower than the room.
    ///
    /// A text of more rows than the room is not measured further.
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
        // The first column is free for the bar, and the last one for the scroll bar; air is beside both.
        let margin = bounds.width >= 16 ? 2 : bounds.width > 3 ? 1 : 0
        var rect = bounds.inset(by: Insets(left: margin, right: margin))
        rect.size.width = max(1, min(rect.width, max(1, maximumTextWidth)))
        return rect
    }

    /// Lays out the rows for the width, and places the scroll bar.
    open override func layoutSubviews() {
        rows.joinedClusters = joinedClusters
        let width = textRect.width
        if rows.width != width {
            // The row that was the first one in the size before.
            viewport.keep(rows.setWidth(width, keeping: viewport.top(of: &rows)))
        }
        // Room or folding may bring the end into sight.
        visibleRowsDidMove(endIsSeen: isAtEnd)
        scrollBar.frame = Rect(
            x: bounds.maxX - 1, y: bounds.minY, width: bounds.width > 2 ? 1 : 0,
            height: pageHeight)
        findInteraction?.layOutFindBar(in: bounds)
        updateScrollBar()
    }

    /// The rows of the text that are seen.
    final var pageHeight: Int { max(0, bounds.height - (findInteraction?.barHeight ?? 0)) }

    /// Draws the visible rows.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawRows(in: canvas) }
}

// The bar of a search is no part of the text that a reader reads.
extension MarkdownView: AccessoryHolder {
    package var accessoryViews: [View] { findInteraction?.visibleBars ?? [] }
}
