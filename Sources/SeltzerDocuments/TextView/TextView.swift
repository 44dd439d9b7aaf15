// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A control in which the user edits text of many lines.
///
/// The text may have any length and any bytes: invalid UTF-8 shows as `�` and is kept. Several cursors edit at
/// once. The view posts ``/SeltzerControls/EditingBegan``, ``TextEdited``, ``TextSelectionMoved`` and ``/SeltzerControls/EditingEnded``. Changes
/// by the program are not reported.
///
/// ```swift
/// let notes = TextView("Buy lemons.\n")
/// notes.showsLineNumbers = true
/// notes.on { (edited: TextEdited) in
///     save(notes.storage)
///     return .stop
/// }
/// ```
open class TextView: Control {
    /// The text with its cursors, selections and history.
    final var document = EditableDocument()
    final var rows = TextRows()
    final var viewport = RowViewport<TextRows>()
    /// Whether the next layout scrolls to the cursor.
    final var wantsCursor = false
    /// The size of the text at the last layout.
    final var laidOutSize = Size.zero
    /// The columns that the cursors tend to when they move by rows; nil after another move.
    final var goalColumns: [Int]?
    final var press: TextPress<Int>?
    /// The row and the column of a press with Alt, from which a block is selected.
    final var blockStart: (place: TextRows.Place, column: Int)?
    final var highlighting: TextHighlighting?
    final var sortedDecorations = SortedDecorations()
    /// Whether the next Tab moves the focus, because Escape was the key before it.
    final var tabLeavesText = false
    /// The value of ``lineEndings``; nil before it is first read.
    final var countedLineEndings: TextLineEndings?
    final let autoscroll = DragAutoscroll()
    final let scrollBar = ScrollBar(.vertical)

    /// The interaction through which the user finds and replaces text.
    public private(set) final var findInteraction: FindInteraction?

    /// Creates a text view.
    public init(_ text: String = "", placeholder: String = "") {
        super.init()
        self.placeholder = placeholder
        clipsToBounds = true
        for axis in [Axis.horizontal, .vertical] {
            setContentHuggingPriority(.defaultLow, for: axis)
            setContentCompressionResistancePriority(.defaultLow, for: axis)
        }
        addSubview(scrollBar)
        scrollBar.addAction(for: .valueChanged) { [weak self] _ in self?.scrollByBar() }
        on { [weak self] (_: BecameFirstResponder) in self?.focusDidChange(true) ?? .ignored }
        on { [weak self] (_: ResignedFirstResponder) in self?.focusDidChange(false) ?? .ignored }
        self.text = text
        findInteraction = FindInteraction(self)
    }

    /// A text area; the value is the first 64 KiB of the text.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(
            .textArea, value: storage.string(in: 0..<min(storage.count, 1 << 16)))
        attributes.placeholder = placeholder.isEmpty ? nil : placeholder
        return attributes
    }

    /// Replaces the text as if the user had typed it.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled, isEditable else { return false }
        edit {
            $0.selectAll()
            $0.insert(value)
        }
        return true
    }

    /// Scrolls by a page, and leaves the cursor; sideways if lines do not wrap.
    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    // MARK: The text

    /// The whole text, with U+FFFD for invalid UTF-8.
    ///
    /// Setting it is not reported, and clears the history. Use ``storage`` for a text that may be
    /// long.
    public final var text: String {
        get { storage.string }
        set { storage = TextStorage(newValue) }
    }

    /// The text as it is stored.
    ///
    /// Setting it is not reported, and clears the history. The cursor and the first visible row
    /// keep their lines, as far as there are lines.
    ///
    /// A byte order mark before it is no part of the text. The storage remembers the mark, and `FileWriter` writes it again.
    public final var storage: TextStorage {
        get { document.storage }
        set {
            wantsCursor = wantsCursor || isCursorVisible(in: laidOutSize)
            document.setStorage(newValue)
            countedLineEndings = nil
            rows.setStorage(document.storage, change: nil)
            sortedDecorations = SortedDecorations()
            restartHighlighting()
            goalColumns = nil
            // The columns are those of another text.
            laidOutSize = .zero
            textDidChange()
            findInteraction?.textDidChange()
        }
    }

    /// How often each kind of line end occurs in the text.
    ///
    /// All line ends are kept, and a new one is of the kind of those around it. The first call after ``storage`` was
    /// set reads the whole text; after that an edit costs what it changes.
    public final var lineEndings: TextLineEndings {
        if let countedLineEndings { return countedLineEndings }
        let endings = storage.lineEndings(in: 0..<storage.count)
        countedLineEndings = endings
        return endings
    }

    /// The text that is shown, fainter, while the text is empty.
    public final var placeholder = "" {
        didSet { if placeholder != oldValue { setNeedsDisplay() } }
    }

    /// Whether the user can change the text; if not, the cursor still moves and selects.
    ///
    /// A text that cannot be changed leaves all keys that would edit it to the superiors: letters, Enter, Tab, Backspace and
    /// the others. So a screen can have actions on them. Keys that move, select, copy and find stay.
    public final var isEditable = true {
        didSet { if isEditable != oldValue { findInteraction?.bindKeys() } }
    }

    /// The selected ranges in order, in bytes; an empty one for each cursor without a selection.
    ///
    /// Setting it is not reported. Ranges beyond the text are cut to it. An empty list is ignored.
    public final var selectedRanges: [Range<Int>] {
        get { document.selectedRanges }
        set {
            select { $0.select(newValue) }
        }
    }

    /// The position of the cursor that was placed last, in bytes.
    public final var cursor: Int { document.cursor }

    /// The selected text, with line feeds between the texts of several selections; empty for none.
    public final var selectedText: String { document.selectedText }

    /// The lines with a cursor, from 0.
    public final var linesWithCursor: Set<Int> {
        Set(document.cursors.map { storage.lineNumber(at: $0) })
    }

    // MARK: The look

    /// Whether lines that are wider than the view continue in the next row; if not, the view scrolls sideways.
    public final var wrapsLines = true {
        didSet { if wrapsLines != oldValue { layoutDidChange() } }
    }

    /// The distance of the tab stops in cells; 4 by default.
    public final var tabInterval = 4 {
        didSet {
            rows.tabInterval = tabInterval.clamped(1, 64)
            if tabInterval != oldValue { layoutDidChange() }
        }
    }

    /// Whether the Tab key inserts spaces up to the next tab stop; if false, the default, it inserts a tab.
    public final var usesSpacesForTabs = false

    /// Whether the Tab key edits the text; if not, it moves the focus.
    ///
    /// The user leaves a text that takes Tab with Esc and then Tab, or with Ctrl-Tab.
    public final var acceptsTab = true

    /// Whether the lines are numbered.
    public final var showsLineNumbers: Bool {
        get { gutters.contains { $0 is LineNumberGutter } }
        set {
            guard newValue != showsLineNumbers else { return }
            if newValue {
                gutters.append(LineNumberGutter())
            } else {
                gutters.removeAll { $0 is LineNumberGutter }
            }
        }
    }

    /// The colours of the text; nil, the default, for none.
    ///
    /// ``/SeltzerText/SyntaxLanguage`` finds the highlighter of a file. Setting it starts the highlighting again.
    public final var highlighter: (any SyntaxHighlighter)? {
        didSet { restartHighlighting() }
    }

    /// The ranges with a look of their own, in the order of their starts; empty by default.
    ///
    /// They move with their text when the user edits it. Ranges beyond the text are cut to it, and a new
    /// ``storage`` has none. For more than a few thousand, use ``decorators``.
    public final var decorations: [TextDecoration] {
        get { sortedDecorations.all }
        set {
            sortedDecorations = SortedDecorations(
                newValue.compactMap { decoration in
                    let range = decoration.range.clamped(to: 0..<storage.count)
                    return range.isEmpty ? nil : TextDecoration(range, style: decoration.style)
                })
            setNeedsDisplay()
        }
    }

    /// The objects that decorate the visible part of the text, above ``decorations``; the last one lies on top.
    public final var decorators: [any TextDecorator] = [] {
        didSet { setNeedsDisplay() }
    }

    /// The columns at the left of the text.
    public final var gutters: [any TextGutter] = [] {
        didSet { layoutDidChange() }
    }

    /// Whether the line with the cursor has a fill.
    public final var highlightsCurrentLine = false {
        didSet { if highlightsCurrentLine != oldValue { setNeedsDisplay() } }
    }

    /// Whether the view looks like a field, with a fill and bars for the focus; if not, its superview shows through.
    public final var drawsBackground = true {
        didSet { if drawsBackground != oldValue { layoutDidChange() } }
    }

    /// The preferred size of the visible text in cells.
    public final var preferredSize = Size(width: 40, height: 5) {
        didSet { if preferredSize != oldValue { invalidateIntrinsicContentSize() } }
    }

    final func layoutDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Focus

    private final func focusDidChange(_ isFocused: Bool) -> Disposition {
        tabLeavesText = false
        setNeedsDisplay()
        if isFocused {
            report(EditingBegan(), for: .editingDidBegin)
        } else {
            // The text may be long.
            if mayBeHeard(EditingEnded.self) {
                report(EditingEnded(text: text), for: .editingDidEnd)
            } else {
                sendActions(for: .editingDidEnd)
            }
        }
        return .ignored
    }

    // MARK: Keys

    /// The actions of editing, with the names that they have in Emacs; without ``isEditable`` those that leave the text as
    /// it is.
    open override var actions: [Action] {
        isEditable ? Self.editingActions : Self.readingActions
    }

    private static let editingActions =
        TextViewCommand.actions + [pasteAction] + TextCommand.actionsOfLines

    private static let readingActions = editingActions.filter {
        $0.category != .edit || $0.identifier == "copy"
    }

    /// Inserts the text of the key, if the text can be changed.
    open override func handleKey(_ event: KeyEvent) -> Disposition {
        guard isEnabled, isEditable, event.press.phase != .release, let text = event.text,
            !text.isEmpty
        else {
            return .ignored
        }
        insertText(text)
        return .stop
    }

    /// Replaces the selections with the pasted text; its line ends become those of the text.
    ///
    /// Rings the bell if the paste was truncated. A text that cannot be changed leaves the paste to the superiors.
    open override func handlePaste(_ event: PasteEvent) -> Disposition {
        guard isEnabled, isEditable else { return .ignored }
        insertPasted(event.text)
        if event.isTruncated { window?.application?.beep() }
        return .stop
    }

    /// Does nothing: Enter breaks the line.
    open override func activate() {}

    // MARK: The mouse

    /// False: a click only places the cursor.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Scrolls by the wheel, pastes at a press of the middle button, and selects with the left one.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .scroll { return scroll(byWheelOf: event) ? .stop : .ignored }
        guard event.button == .middle else { return super.handleMouse(event) }
        paste(at: event)
        return .stop
    }

    /// Places the cursor.
    ///
    /// With Shift it extends the selection, with Alt or Ctrl it adds a cursor. A double click selects a word, a triple
    /// click a line, and so does a press on a gutter.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        asUser { beginPress(event) }
        return true
    }

    /// Extends the selection to the pointer, and scrolls while the pointer is beyond an edge.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        continuePress(event)
        return true
    }

    /// Ends selecting.
    open override func endTracking(_ event: MouseEvent) { endPress() }

    /// Ends selecting.
    open override func cancelTracking(_ event: MouseEvent) { endPress() }

    // MARK: Layout

    /// Returns ``preferredSize`` with the gutters, the scroll bar and the bars.
    open override func sizeThatFits(_ size: Size) -> Size {
        let sides = gutterWidth + 1 + (drawsBackground ? 3 : 0)
        return Size(
            width: max(0, preferredSize.width).saturatingAdding(sides),
            height: max(1, preferredSize.height))
    }

    /// Lays out the rows for the width, and places the scroll bar.
    open override func layoutSubviews() {
        findInteraction?.layOutFindBar(in: bounds)
        let rect = textRect
        layOutRows(for: rect.size)
        scrollBar.frame = Rect(
            x: rect.maxX, y: bounds.minY, width: bounds.width > 2 ? 1 : 0, height: rect.height)
        updateScrollBar()
    }

    /// Draws the visible part of the text, the selections and the gutters.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawContents(in: canvas) }

    /// The shape over text.
    open override var pointerShape: PointerShape { .text }

    /// A bar.
    open override var cursorShape: CursorShape { .bar }

    /// The cell of the terminal's cursor; nil while it is not visible.
    open override var cursorPosition: Point? {
        cell(of: document.cursor)
    }
}
