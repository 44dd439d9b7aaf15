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
/// The text may have any length and any bytes: invalid UTF-8 shows as
/// `�` and is kept. Several cursors can edit at once. The view posts ``/SeltzerControls/EditingBegan``,
/// ``TextEdited``, ``TextSelectionChanged`` and ``/SeltzerControls/EditingEnded``. Changes by the program are not
/// reported.
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
    /// The look, whose parts are properties of their own.
    final var look = Look() {
        didSet { if look != oldValue { lookDidChange(from: oldValue) } }
    }
    /// The size of the text at the last layout.
    final var laidOutSize = Size.zero
    /// The wanted columns of the cursors while they move by rows; nil after any other move.
    final var goalColumns: [Int]?
    final var press: TextPress<Int>?
    /// The token that the release of the press unfolds, and the cell of the press; nil for none.
    final var tokenPress: (token: PlacedTextToken, cell: Point)?
    /// The row and the column of a press with Alt or Ctrl, where a selected block begins.
    final var blockStart: (place: TextRows.Place, column: Int)?
    final var highlighting: TextHighlighting?
    final var sortedDecorations = SortedDecorations()
    /// Whether the next Tab moves the focus, because the last key was Escape.
    final var tabLeavesText = false
    /// The vi keys; nil with standard keys.
    final var vi: TextViewVi?
    /// The value of ``keyStyle``.
    final var ownKeyStyle: KeyStyle?
    /// The completer of the token at the cursor; nil until it is first needed.
    package final var completer: Completer?
    /// Whether the edit that runs is a typed character or a deletion, after which completions are looked for.
    final var isTyping = false
    /// The value of ``lineEndings``; nil until it is read for the first time.
    final var countedLineEndings: TextLineEndings?
    /// The value of ``linesWithCursor`` while the gutters are drawn, which read it for each line.
    final var drawnLinesWithCursor: Set<Int>?
    final let autoscroll = DragAutoscroll()
    final let scrollBar = ScrollBar(.vertical)

    /// The interaction through which the user finds and replaces text; nil if ``isFindInteractionEnabled`` is false.
    public private(set) final var findInteraction: FindInteraction?

    /// Whether the user can find and replace text; true by default.
    public final var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            findInteraction?.end()
            findInteraction = newValue ? FindInteraction(self) : nil
        }
    }

    /// The object that decides about the edits of the user; held weakly.
    public final weak var delegate: (any TextViewDelegate)?

    /// Creates a text view.
    public convenience init(_ text: String = "", placeholder: String = "") {
        self.init(frame: .zero)
        // A subclass may have set both.
        if !placeholder.isEmpty { self.placeholder = placeholder }
        if !text.isEmpty { self.text = text }
    }

    /// Creates an empty text view with a frame.
    public override init(frame: Rect) {
        super.init(frame: frame)
        setUpScrolling()
        on { [weak self] (_: BecameFirstResponder) in self?.focusDidChange(true) ?? .ignored }
        on { [weak self] (_: ResignedFirstResponder) in self?.focusDidChange(false) ?? .ignored }
        findInteraction = FindInteraction(self)
    }

    /// A text area; its value is the first 64 KiB of the text.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(
            .textArea, value: storage.string(in: 0..<min(storage.count, 1 << 16)))
        attributes.placeholder = placeholder.isEmpty ? nil : placeholder
        if let viMode { attributes.hint = "\(viMode.title) mode" }
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

    /// Scrolls by a page without moving the cursor, also sideways if lines do not wrap.
    open override func accessibilityScroll(_ direction: AccessibilityScrollDirection) -> Bool {
        scrollPage(direction)
    }

    /// Whether the user can change the text; if not, the cursor still moves and selects.
    ///
    /// A text that is not editable passes all editing keys on to its superviews and controllers: letters, Enter, Tab,
    /// Backspace and so on. So a screen can have actions on these keys. Keys that move, select, copy and find still
    /// work.
    public final var isEditable = true {
        didSet {
            guard isEditable != oldValue else { return }
            findInteraction?.bindKeys()
            if !isEditable { completer?.dismiss() }
        }
    }

    /// Whether the user can select text that is not editable; true by default.
    ///
    /// If the text is neither editable nor selectable, the view takes no focus.
    public final var isSelectable = true {
        didSet { if isSelectable != oldValue { window?.application?.setNeedsFrame() } }
    }

    /// True while the view is enabled, and its text is editable or selectable.
    open override var canBecomeFirstResponder: Bool {
        super.canBecomeFirstResponder && (isEditable || isSelectable)
    }

    // MARK: The look

    /// Whether the Tab key inserts spaces up to the next tab stop; if false, the default, it inserts a tab.
    public final var usesSpacesForTabs = false

    /// Whether the Tab key edits the text; if not, it moves the focus.
    ///
    /// The user leaves a text that takes Tab with Esc and then Tab, or with Ctrl-Tab.
    public final var acceptsTab = true

    /// The colors of the text; nil, the default, for none.
    ///
    /// ``/SeltzerText/SyntaxLanguage`` finds the highlighter of a file. Setting it starts the highlighting again.
    public final var highlighter: (any SyntaxHighlighter)? {
        didSet { restartHighlighting() }
    }

    /// The objects that decorate the visible part of the text, above ``decorations``; the last object decorates on top.
    public final var decorators: [any TextDecorator] = [] {
        didSet { setNeedsDisplay() }
    }

    /// The columns at the left of the text.
    public final var gutters: [any TextGutter] = [] {
        didSet {
            hasFoldingGutter = gutters.contains { $0 is FoldingGutter }
            layoutDidChange()
        }
    }
    /// Whether one of the gutters folds; each key asks for it.
    private(set) final var hasFoldingGutter = false

    // MARK: Keys

    /// The editing actions, named as in Emacs; if ``isEditable`` is false, only the actions that do not change the
    /// text.
    open override var actions: [Action] {
        let actions =
            vi != nil
            ? viActions
            : isEditable ? Self.editingActions.after(typingActions) : Self.readingActions
        return hasFoldingGutter && vi == nil ? actions + Self.foldingActions : actions
    }

    static let editingActions =
        TextViewCommand.actions + [pasteAction] + TextCommand.actionsOfLines

    private static let readingActions = editingActions.filter {
        $0.category != .edit || $0.identifier == "copy"
    }

    /// Inserts the text of the key, if the text can be changed.
    open override func handleKey(_ event: KeyEvent) -> Disposition {
        if isViEscape(event.chord), event.press.phase != .release {
            return handleViEscape(event.chord)
        }
        if let vi, vi.engine.mode != .insert { return handleViCharacter(event) }
        guard isEnabled, isEditable, event.press.phase != .release, let text = event.text,
            !text.isEmpty
        else {
            return .ignored
        }
        asTyping { edit { $0.insert(text) } }
        return .stop
    }

    /// Replaces the selections with the pasted text, and converts its line ends to the line ends of the text.
    ///
    /// Rings the bell if the paste was truncated. A text that is not editable passes the paste on to its superviews and
    /// controllers.
    open override func handlePaste(_ event: PasteEvent) -> Disposition {
        if insertIntoViLine(event.text) { return .stop }
        guard isEnabled, isEditable else { return .ignored }
        insertPasted(event.text)
        if event.isTruncated { window?.application?.beep() }
        return .stop
    }

    /// Does nothing: Enter breaks the line.
    open override func activate() {}

    /// Returns the token that stands for a pasted text; nil to insert the text itself.
    func pastedToken(for text: String) -> TextToken? { nil }

    // MARK: The mouse

    /// False: a click only places the cursor.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Scrolls by the wheel, pastes at a press of the middle button, and selects with the left button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        if event.phase == .scroll {
            return isScrollEnabled && scroll(byWheelOf: event) ? .stop : .ignored
        }
        guard event.button == .middle else { return super.handleMouse(event) }
        paste(at: event)
        return .stop
    }

    /// True: a drag selects text.
    open override var tracksDrags: Bool { true }

    /// Places the cursor.
    ///
    /// With Shift it extends the selection, with Alt or Ctrl it adds a cursor. A double click selects a word, a triple
    /// click a line, and so does a press on a gutter, unless a handler of ``TextGutterPressed`` stops it.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        endPress()
        if performGutterPress(event) { return false }
        guard isEditable || isSelectable else { return false }
        asUser { beginPress(event) }
        return true
    }

    /// Extends the selection to the pointer, and scrolls while the pointer is beyond an edge.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        continuePress(event)
        return true
    }

    /// Ends selecting; unfolds the pressed token.
    open override func endTracking(_ event: MouseEvent) {
        let token = tokenPress?.token
        endPress()
        if let token { edit { $0.unfold(token) } }
    }

    /// Ends selecting.
    open override func cancelTracking(_ event: MouseEvent) { endPress() }

    // MARK: Layout

    /// Returns ``preferredSize``, or the size of all rows if ``isScrollEnabled`` is false or ``maximumRows`` is set; with
    /// the gutters, the scroll bar, the bars and the insets.
    open override func sizeThatFits(_ size: Size) -> Size { fittingSize(in: size) }

    /// Lays out the rows for the width, and places the scroll bar.
    open override func layoutSubviews() {
        findInteraction?.layOutFindBar(in: bounds)
        layOutRows(for: textRect.size)
        let container = textContainerRect
        scrollBar.frame = Rect(
            x: container.maxX, y: bounds.minY,
            width: bounds.width > 2 && isScrollEnabled ? 1 : 0, height: container.height)
        updateScrollBar()
    }

    /// Hides the completions when the view leaves its window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        completer?.dismiss()
        keyStyleDidChange()
    }

    /// Draws the visible part of the text, the selections and the gutters.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawContents(in: canvas) }

    /// The pointer shape for text.
    open override var pointerShape: PointerShape { .text }

    /// A bar; with vi keys the shape depends on the mode.
    open override var cursorShape: CursorShape { viCursorShape ?? .bar }

    /// The cell of the terminal's cursor; nil while it is not visible.
    open override var cursorPosition: Point? {
        viLineCursor ?? cell(of: viCursor ?? document.mainSelection.head)
    }
}
