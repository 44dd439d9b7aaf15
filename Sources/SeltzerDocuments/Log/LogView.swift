// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A view of lines that are appended, from any thread, and read as in a pager.
///
/// The view follows its end until the user scrolls up. Then the visible lines stay in place, and a note at the bottom counts
/// the new ones. Of more lines than ``maximumLineCount``, the earliest are removed, and the first row shows how many.
/// ``FindInteraction`` describes how text is found.
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
    /// All lines.
    final var log = LogDocument()
    /// The lines that the filter shows; nil if it shows all.
    final var filtered: FilteredLog?
    final var rows = TextRows()
    final var viewport = RowViewport<TextRows>()
    /// The width of the text at the last layout.
    private final var laidOutWidth = 0
    /// The numbers of the line where the selection began and of the one where it ends.
    final var selection: (anchor: Int, head: Int)?
    /// The number after the last line that was seen, while the view does not follow its end.
    final var seenEnd = 0
    final let autoscroll = DragAutoscroll()
    final let scrollBar = ScrollBar(.vertical)
    final var filterTask: Task<Void, Never>?
    final let searcher = TextSearcher()
    /// The line to put at the top again once a new filter has reached it.
    final var filterAnchor: Int?
    private final let collector = LogCollector()

    /// The way to append lines that can be given to another thread.
    public nonisolated final let writer: LogWriter

    /// The interaction of the search.
    public private(set) final var findInteraction: FindInteraction?

    /// Creates a view without lines.
    public init() {
        let queue = LogQueue()
        writer = LogWriter(queue)
        super.init()
        clipsToBounds = true
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        addSubview(scrollBar)
        scrollBar.addAction(for: .valueChanged) { [weak self] _ in
            self?.asUser { self?.scrollByBar() }
        }
        viewport.isFollowing = true
        rows.styles = { [weak self] in self?.styled($0) ?? StyledText($0.string) }
        findInteraction = FindInteraction(self)
        on { [weak self] (_: BecameFirstResponder) in self?.focusDidChange() ?? .ignored }
        on { [weak self] (_: ResignedFirstResponder) in self?.focusDidChange() ?? .ignored }
        // Ends with the stream.
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
        super.defaultAccessibility.with(
            .document, label: "Log", value: "\(lineCount) lines", traits: .updatesFrequently)
    }

    /// Scrolls by a page; sideways if lines do not wrap.
    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        asUser { scrollPage(direction) }
    }

    // MARK: Lines

    /// Appends a text of one or more lines; can be called from any thread.
    ///
    /// - Parameters:
    ///   - text: The text; its escape sequences for colours and attributes become styles, and all others are left out.
    ///   - level: The level of the lines; nil for none.
    public nonisolated final func append(_ text: String, level: LogLevel? = nil) {
        writer.append(text, level: level)
    }

    /// Appends a text of one or more lines with its styles; can be called from any thread.
    public nonisolated final func append(_ text: StyledText, level: LogLevel? = nil) {
        writer.append(text, level: level)
    }

    /// Appends a text at once, for lines that are there from the start.
    ///
    /// For frequent lines ``append(_:level:)-(String,_)`` is cheaper. Lines that it has not delivered yet come after this
    /// text.
    public final func appendImmediately(_ text: String, level: LogLevel? = nil) {
        var batch = LogBatch()
        batch.append(LogItem(content: .text(text), level: level))
        add(batch)
    }

    /// Removes all lines that are in the view.
    public final func removeAll() {
        var new = LogDocument()
        (new.maximumLineCount, new.maximumByteCount) = (maximumLineCount, maximumByteCount)
        log = new
        selection = nil
        seenEnd = 0
        filterDidChange()
    }

    /// The number of lines that are in the view.
    public final var lineCount: Int { log.lineCount }

    /// The number of earlier lines that are gone.
    public final var removedLineCount: Int { log.removedLineCount }

    /// The number of lines that were left out, because they came faster than they could be taken.
    ///
    /// Lines that wait take at most about 300 MB: if a thread appends more of them, the earliest are left out, so that
    /// appending neither waits nor fills the memory. The first row says how many.
    public final var skippedLineCount: Int { log.skippedLineCount }

    /// The number of lines beyond which the earliest are removed, a sixteenth at a time; 1,000,000 by default.
    public final var maximumLineCount: Int {
        get { log.maximumLineCount }
        set { log.maximumLineCount = max(1, newValue) }
    }

    /// The number of bytes beyond which the earliest lines are removed; 256 MiB by default.
    public final var maximumByteCount: Int {
        get { log.maximumByteCount }
        set { log.maximumByteCount = max(1, newValue) }
    }

    private final func takeLines() async {
        let taken = await collector.take()
        add(taken.batch, skipped: taken.skippedCount)
        // Input gets its turn first, and the view may go.
        if taken.hasMore { Task { [weak self] in await self?.takeLines() } }
    }

    // MARK: The look

    /// Whether lines that are wider than the view continue in the next row; if not, the view scrolls sideways.
    public final var wrapsLines = false {
        didSet { if wrapsLines != oldValue { layoutDidChange() } }
    }

    /// Whether the word of a line's level is before it; true by default.
    public final var showsLevels = true {
        didSet { if showsLevels != oldValue { layoutDidChange() } }
    }

    /// The text that is shown, fainter, while there are no lines.
    public final var placeholder = "" {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }

    /// The condition for the lines that are shown; at first all are.
    ///
    /// The line at the top stays there if it is still shown, and otherwise the next one. Lines are filtered off the main
    /// actor.
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

    /// The keys of a pager, and those of the selection.
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

    /// Selects a line, or with Shift all lines to it; a press on the note about new lines scrolls to the end.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        asUser { beginPress(event) }
    }

    /// Selects the lines to the pointer, and scrolls while it is beyond an edge.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        continuePress(event)
        return true
    }

    /// Ends selecting; copies lines that a drag selected, unless ``/SeltzerViews/TextMarking`` says otherwise.
    open override func endTracking(_ event: MouseEvent) {
        autoscroll.stop()
        copyDraggedLines()
    }

    /// Ends selecting.
    open override func cancelTracking(_ event: MouseEvent) { autoscroll.stop() }

    // MARK: Layout

    /// Returns 40 by 8 cells, or less if there is not so much room.
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

    /// The cells of the levels before the text.
    final var levelWidth: Int {
        showsLevels && log.hasLevels && bounds.width >= 24 ? LogLevel.wordWidth + 2 : 0
    }

    /// The cells of the text, in the view's own coordinates.
    final var textRect: Rect {
        var rect = room
        guard rect.width > 6 else { return rect }
        // A cell for the bar of the selection and one of air; one for the scroll bar.
        rect = rect.inset(by: Insets(left: 2 + levelWidth, right: 1))
        return rect
    }

    /// Lays out the rows for the width, and places the bars.
    open override func layoutSubviews() {
        findInteraction?.layOutFindBar(in: bounds)
        let rect = textRect
        rows.joinedClusters = joinedClusters
        rows.tabInterval = 8
        let width = wrapsLines ? max(1, rect.width) : Int.max
        if rows.width != width {
            // The row that was the first one in the size before.
            viewport.keep(rows.setWidth(width, keeping: viewport.top(of: &rows)))
            if wrapsLines { viewport.move(toColumn: 0) }
        }
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
