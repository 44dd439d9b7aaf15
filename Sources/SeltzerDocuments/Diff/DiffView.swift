// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A view of the differences between versions of files.
///
/// It shows a ``/SeltzerText/DiffDocument`` with line numbers, the colors of each file's language, and marks on
/// the words that changed within a line. Blocks that moved have a color and a sign of their own. Files and hunks
/// fold. In a wide view, both versions stand side by side.
///
/// ```swift
/// let changes = DiffView(DiffDocument(from: saved, to: edited, path: "notes.txt"))
/// changes.on { (press: DiffPartPressed) in
///     show(press.part)
///     return .stop
/// }
/// ```
///
/// One row is current: keys move it, Enter activates it, and the actions of ``actionsForHunk`` act on its hunk.
/// ``FindInteraction`` describes how text is found. The view draws only the visible rows.
///
/// The view posts ``DiffPartPressed``, ``DiffPartActivated``, ``DiffPartFolded`` and ``DiffSelectionChanged``, and
/// ``TextFound`` for a search. A change by the program posts nothing.
open class DiffView: Control {
    /// The arrangement of the versions.
    public enum Arrangement: Hashable, Sendable, CaseIterable {
        /// Side by side in a view of at least 120 columns, otherwise in one column.
        case automatic
        /// In one column, removed lines before added ones.
        case unified
        /// Side by side.
        case sideBySide
    }

    /// The width from which both versions have room side by side, in cells.
    private static var sideBySideWidth: Int { 120 }

    final var rows = DiffRows()
    final var viewport = RowViewport<DiffRows>()
    final let autoscroll = DragAutoscroll()
    final let scrollBar = ScrollBar(.vertical)
    /// The current row, and the other end of the selected rows; nil for none.
    final var selection: (anchor: Int, head: Int)?
    /// The row under the pointer; nil for none.
    final var hovered: Int?
    /// Whether a change by the user is running, which is reported at its end.
    final var isActingForUser = false

    /// The interaction of the search, with `/`, `n` and Shift-N.
    public private(set) final var findInteraction: FindInteraction?

    /// Creates a view of a document.
    public init(_ document: DiffDocument = DiffDocument()) {
        super.init()
        setUpScrolling()
        findInteraction = FindInteraction(self)
        rows.setDocument(document)
    }

    // MARK: The document

    /// The differences that are shown.
    ///
    /// Setting it scrolls to the beginning, unfolds all parts, and posts nothing.
    public final var document: DiffDocument {
        get { rows.document }
        set {
            rows.setDocument(newValue)
            (selection, hovered) = (nil, nil)
            viewport.keep(DiffRows.Place())
            viewport.move(toColumn: 0)
            findInteraction?.textDidChange()
            lookDidChange()
        }
    }

    /// The arrangement of the versions; ``Arrangement/automatic`` by default.
    public final var arrangement = Arrangement.automatic {
        didSet { if arrangement != oldValue { lookDidChange() } }
    }

    /// Whether the versions stand side by side now.
    public final var isSideBySide: Bool { isSideBySide(inWidth: bounds.width) }

    final func isSideBySide(inWidth width: Int) -> Bool {
        switch arrangement {
        case .automatic: width >= Self.sideBySideWidth
        case .unified: false
        case .sideBySide: true
        }
    }

    /// Whether each file begins with a row with its path and its numbers of lines; true by default.
    ///
    /// A file without hunks always has this row.
    public final var showsFileHeadings = true {
        didSet { if showsFileHeadings != oldValue { lookDidChange() } }
    }

    /// Whether each hunk begins with a row with its line numbers; true by default.
    ///
    /// Otherwise, a row with an ellipsis stands between two hunks.
    public final var showsHunkHeadings = true {
        didSet { if showsHunkHeadings != oldValue { lookDidChange() } }
    }

    /// Whether the lines have their numbers before them, if there is room; true by default.
    public final var showsLineNumbers = true {
        didSet { if showsLineNumbers != oldValue { lookDidChange() } }
    }

    /// The text that is shown, fainter, while nothing differs.
    public final var placeholder = "No differences" {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }

    /// A closure that returns the actions of a hunk, such as "Stage"; nil, the default, for none.
    ///
    /// The titles stand at the end of the heading of the current hunk and of the hunk under the pointer, where they
    /// can be pressed. The keys act while a row of the hunk is current, and the context menu has the actions, too.
    /// An action gets the view, and reads its ``currentPart``. The view keeps the closure.
    public final var actionsForHunk: (@MainActor (DiffPart) -> [Action])? {
        didSet { setNeedsDisplay() }
    }

    private final func lookDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Accessibility

    /// A document; its value says how many lines differ.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(.document, label: "Differences", value: spokenSummary)
    }

    /// The visible headings and lines.
    open override var accessibilityParts: [AccessibilityPart] { visibleParts }

    /// Scrolls by a page, or sideways.
    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        asUser { scrollPage(direction) }
    }

    // MARK: Keys and mouse

    /// The actions of the rows, and the actions of the current hunk.
    open override var actions: [Action] { currentHunkActions + DiffCommand.actions }

    /// Does nothing: a click selects a row, and Enter activates it.
    open override func activate() {}

    /// False: a click selects a row.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Scrolls by the wheel, and shows the row under the pointer.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        switch event.phase {
        case .scroll: return asUser { scroll(byWheelOf: event) } ? .stop : .ignored
        case .move, .enter, .leave:
            hover(event.phase == .leave ? nil : row(at: event.location))
            return super.handleMouse(event)
        default: return super.handleMouse(event)
        }
    }

    /// Selects the clicked row, unless it is selected, and returns the actions of its hunk, of copying and of
    /// folding, together with the menu of the `contextMenuProvider`.
    open override func contextMenu(at location: Point?) -> Menu? {
        menu(at: location, with: super.contextMenu(at: location))
    }

    /// The current row if it is visible, or else the anchor of every view.
    open override var contextMenuAnchor: Rect { currentRowRect ?? super.contextMenuAnchor }

    /// True: a drag selects rows.
    open override var tracksDrags: Bool { true }

    /// Selects the row under the pointer; with Shift, all rows to it.
    open override func beginTracking(_ event: MouseEvent) -> Bool { asUser { beginPress(event) } }

    /// Selects the rows to the pointer, and scrolls while the pointer is beyond an edge.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        continuePress(event)
        return true
    }

    /// Reports the pressed row, folds a heading, or performs the pressed action of a hunk.
    open override func endTracking(_ event: MouseEvent) {
        autoscroll.stop()
        endPress(event)
    }

    /// Ends selecting.
    open override func cancelTracking(_ event: MouseEvent) { autoscroll.stop() }

    private final func hover(_ row: Int?) {
        guard row != hovered else { return }
        hovered = row
        setNeedsDisplay()
    }

    // MARK: Layout

    /// Returns the size of all rows up to the given height, in the given width, or in 80 columns.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = size.width == .max || size.width <= 0 ? 80 : size.width
        let options = options(inWidth: width)
        var rows = rows
        if options != rows.options { rows.options = options }
        let limit = size.height <= 0 ? Int.max : size.height
        return Size(width: width, height: max(1, min(rows.rows.count, limit)))
    }

    private final func options(inWidth width: Int) -> DiffRows.Options {
        DiffRows.Options(
            isSideBySide: isSideBySide(inWidth: width), showsFileHeadings: showsFileHeadings,
            showsHunkHeadings: showsHunkHeadings)
    }

    /// Makes the rows that the width and the properties require; nothing if there is no change.
    final func updateRows() {
        let options = options(inWidth: bounds.width)
        if options != rows.options { changeRows { $0.options = options } }
    }

    /// Lays out the rows, and places the bars.
    open override func layoutSubviews() {
        findInteraction?.layOutFindBar(in: bounds)
        updateRows()
        layOutRows(width: .max)
        fittedViewport.fillColumns(width: columns.textWidth, in: &rows)
        scrollBar.frame = Rect(
            x: room.maxX - 1, y: room.minY, width: room.width > 6 ? 1 : 0, height: room.height)
        updateScrollBar()
    }

    /// The room above the bar of a search.
    final var room: Rect {
        var room = bounds
        room.size.height -= min(findInteraction?.barHeight ?? 0, room.height)
        return room
    }

    /// Draws the visible rows.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawRows(in: canvas) }
}

// The find bar is not part of the text that a screen reader reads.
extension DiffView: AccessoryHolder {
    package var accessoryViews: [View] { findInteraction?.visibleBars ?? [] }
}
