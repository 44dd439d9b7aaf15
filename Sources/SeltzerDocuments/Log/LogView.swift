// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A view of lines that any thread can append, with the keys of a pager.
///
/// The view follows its end until the user scrolls up. Then the visible lines stay in place, and a note at the bottom
/// counts the new lines. If there are more lines than
/// ``maximumLineCount``, the earliest lines are removed, and the first row shows their number. ``FindInteraction``
/// describes how text is found.
///
/// ```swift
/// let log = LogView()
/// log.append("listening on port 8080", level: .info)
/// log.append("\u{1B}[31mno route\u{1B}[0m to /tides", level: .error)
/// ```
///
/// The view posts ``LogFollowingChanged`` and ``LogSelectionChanged``, and ``TextFound`` for a
/// search. A change by the program posts nothing.
open class LogView: Control, TextSearching {
    /// All lines of the log.
    final var log = LogDocument()
    /// The lines that the filter shows; nil if the filter shows all lines.
    final var filtered: FilteredLog?
    final var rows = TextRows()
    final var viewport = RowViewport<TextRows>()
    /// The width of the text at the last layout.
    private final var laidOutWidth = 0
    /// The numbers of the lines where the selection begins and ends.
    final var selection: (anchor: Int, head: Int)?
    /// The number after the last visited line, while the view does not follow its end.
    final var seenEnd = 0
    final let autoscroll = DragAutoscroll()
    final let scrollBar = ScrollBar(.vertical)
    final var filterTask: Task<Void, Never>?
    final let searcher = TextSearcher()
    /// The line to scroll to the top again when a new filter has reached it.
    final var filterAnchor: Int?
    private final let collector = LogCollector()

    /// Appends lines from any thread.
    public nonisolated final let writer: LogWriter

    /// The interaction of the search.
    public private(set) final var findInteraction: FindInteraction?

    /// Creates a view without lines.
    public init() {
        let queue = LogQueue()
        writer = LogWriter(queue)
        super.init()
        setUpScrolling { view in view.asUser { view.scrollByBar() } }
        viewport.isFollowing = true
        rows.styles = { [weak self] in self?.styled($0) ?? StyledText($0.string) }
        findInteraction = FindInteraction(self)
        on { [weak self] (_: BecameFirstResponder) in self?.focusDidChange() ?? .ignored }
        on { [weak self] (_: ResignedFirstResponder) in self?.focusDidChange() ?? .ignored }
        // The task ends with the stream, which `deinit` finishes.
        Task.detached { [collector, weak self] in
            await collector.collect(queue) { [weak self] in
                Task { @MainActor in await self?.takeLines() }
            }
        }
    }

    deinit { writer.finish() }

    private final func focusDidChange() -> Disposition {
        setNeedsDisplay()
        return .ignored
    }

    /// A document with the number of its lines.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(
            .document, value: lineCount == 1 ? "1 line" : "\(lineCount) lines",
            traits: .updatesFrequently)
        attributes.placeholder = "Log"
        return attributes
    }

    /// Scrolls by a page; sideways if lines do not wrap.
    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        asUser { scrollPage(direction) }
    }

    // MARK: Lines

    /// Appends a text of one or more lines; can be called from any thread.
    ///
    /// - Parameters:
    ///   - text: The text; escape sequences for colors and attributes become styles, and all other sequences are left
    ///     out.
    ///   - level: The level of the lines; nil for none.
    public nonisolated final func append(_ text: String, level: LogLevel? = nil) {
        writer.append(text, level: level)
    }

    /// Appends a text of one or more lines with its styles; can be called from any thread.
    public nonisolated final func append(_ text: StyledText, level: LogLevel? = nil) {
        writer.append(text, level: level)
    }

    /// Appends a text at once, for the first lines of a log.
    ///
    /// For frequent lines ``append(_:level:)-(String,_)`` is cheaper. Its lines that the view has not taken yet come
    /// after this text.
    public final func appendImmediately(_ text: String, level: LogLevel? = nil) {
        var batch = LogBatch()
        batch.append(LogItem(content: .text(text), level: level))
        add(batch)
    }

    /// Removes all lines from the view.
    public final func removeAll() {
        var new = LogDocument()
        (new.maximumLineCount, new.maximumByteCount) = (maximumLineCount, maximumByteCount)
        log = new
        selection = nil
        seenEnd = 0
        filterDidChange()
    }

    /// The number of lines in the view.
    public final var lineCount: Int { log.lineCount }

    /// The number of removed earlier lines.
    public final var removedLineCount: Int { log.removedLineCount }

    /// The number of lines that were left out, because they came faster than the view could take them.
    ///
    /// Waiting lines take at most about 300 MB. If a thread appends more, the earliest waiting lines are left out, so
    /// that appending neither waits nor fills the memory. The first row shows their number.
    public final var skippedLineCount: Int { log.skippedLineCount }

    /// The maximum number of lines; 1,000,000 by default.
    ///
    /// Beyond it, the earliest sixteenth of the lines is removed.
    public final var maximumLineCount: Int {
        get { log.maximumLineCount }
        set { log.maximumLineCount = max(1, newValue) }
    }

    /// The maximum number of bytes; 256 MiB by default.
    ///
    /// Beyond it, the earliest lines are removed.
    public final var maximumByteCount: Int {
        get { log.maximumByteCount }
        set { log.maximumByteCount = max(1, newValue) }
    }

    private final func takeLines() async {
        let taken = await collector.take()
        add(taken.batch, skipped: taken.skippedCount)
        // A new task lets input run first, and does not retain the view.
        if taken.hasMore { Task { [weak self] in await self?.takeLines() } }
    }

    // MARK: The look

    /// Whether lines that are wider than the view continue in the next row; if not, the view scrolls sideways.
    public final var wrapsLines = false {
        didSet { if wrapsLines != oldValue { layoutDidChange() } }
    }

    /// Whether each line begins with the word of its level; true by default.
    public final var showsLevels = true {
        didSet { if showsLevels != oldValue { layoutDidChange() } }
    }

    /// The text that is shown, fainter, while there are no lines.
    public final var placeholder = "" {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }

    /// The condition for the shown lines; by default all lines are shown.
    ///
    /// A new filter keeps the line at the top in place; if it hides this line, the next shown line is at the top. Lines
    /// are filtered off the main actor.
    public final var filter = LogFilter() {
        didSet { if filter != oldValue { filterDidChange() } }
    }

    /// The reason why the filter shows no line; nil for none.
    public internal(set) final var filterError: TextQueryError? {
        didSet { if filterError != oldValue { setNeedsDisplay() } }
    }

    /// Whether the view shows new lines as they come.
    ///
    /// Setting it is not reported; true scrolls to the end.
    public final var followsEnd: Bool {
        get { viewport.isFollowing }
        set {
            guard newValue != viewport.isFollowing else { return }
            viewport.isFollowing = newValue
            seenEnd = log.numbers.upperBound
            updateScrollBar()
            setNeedsDisplay()
        }
    }

    final func layoutDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Keys and mouse

    /// The actions of a pager and of the selection.
    open override var actions: [Action] { LogCommand.actions }

    /// Does nothing: Enter is free for the program.
    open override func activate() {}

    /// False: a click selects.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Scrolls by the wheel.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.phase == .scroll else { return super.handleMouse(event) }
        return asUser { scroll(byWheelOf: event) } ? .stop : .ignored
    }

    /// True: a drag marks text.
    open override var tracksDrags: Bool { true }

    /// Selects a line, or with Shift all lines to it; a press on the note about new lines scrolls to the end.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        asUser { beginPress(event) }
    }

    /// Selects the lines to the pointer, and scrolls while it is beyond an edge.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        continuePress(event)
        return true
    }

    /// Ends selecting, and copies the lines that a drag selected, unless ``/SeltzerViews/TextMarking`` says otherwise.
    open override func endTracking(_ event: MouseEvent) {
        autoscroll.stop()
        copyDraggedLines()
    }

    /// Ends selecting.
    open override func cancelTracking(_ event: MouseEvent) { autoscroll.stop() }

    // MARK: Layout

    /// Returns 40 by 8 cells, or the room if it is smaller.
    open override func sizeThatFits(_ size: Size) -> Size {
        Size(
            width: size.width > 0 ? min(40, size.width) : 40,
            height: size.height > 0 ? min(8, size.height) : 8)
    }

    /// The room above the bar of a search.
    final var room: Rect {
        var room = bounds
        room.size.height -= min(findInteraction?.barHeight ?? 0, room.height)
        return room
    }

    /// The width of the levels before the text, in cells.
    final var levelWidth: Int {
        showsLevels && log.hasLevels && bounds.width >= 24 ? LogLevel.wordWidth + 2 : 0
    }

    /// The cells of the text, in the view's own coordinates.
    final var textRect: Rect {
        var rect = room
        guard rect.width > 6 else { return rect }
        // At the left, a cell for the bar of the selection and an empty cell; at the right, a cell for the scroll bar.
        rect = rect.inset(by: Insets(left: 2 + levelWidth, right: 1))
        return rect
    }

    /// Lays out the rows for the width, and places the bars.
    open override func layoutSubviews() {
        findInteraction?.layOutFindBar(in: bounds)
        let rect = textRect
        rows.tabInterval = 8
        layOutRows(width: wrapsLines ? max(1, rect.width) : Int.max)
        if rect.width != laidOutWidth {
            laidOutWidth = rect.width
            fittedViewport.fillColumns(width: rect.width, in: &rows)
        }
        scrollBar.frame = Rect(
            x: room.maxX - 1, y: room.minY, width: room.width > 6 ? 1 : 0, height: room.height)
        updateScrollBar()
    }

    /// Draws the visible lines.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawContents(in: canvas) }
}
