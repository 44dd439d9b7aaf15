// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A control in which the user types a line of text.
///
/// ```swift
/// let name = TextField(placeholder: "Your name")
/// name.addAction(for: .editingChanged) { field in greeting.text = "Hello, \(field.text)" }
/// ```
///
/// The field scrolls so that the cursor is visible. It places the terminal's cursor there, which input methods need.
/// Pasted lines become one line. The field posts ``EditingBegan``, ``TextChanged``, ``TextSubmitted`` and
/// ``EditingEnded``.
open class TextField: Control {
    /// The text.
    ///
    /// Setting it is not reported, clears the history, and moves the cursor to the end, as in UIKit. The text is never
    /// nil.
    ///
    /// With a ``mask``, the text includes the literals of the mask.
    open var text: String {
        get { mask?.text(of: editor.text) ?? editor.text }
        set {
            guard newValue != text else { return }
            editor.setText(newValue)
            completer?.dismiss()
            editorDidChange()
            if validationMessage != nil { validate() }
        }
    }

    /// The look, whose parts are properties of their own.
    final var look = Look() {
        didSet { if look != oldValue { setNeedsDisplay() } }
    }

    /// The preferred width of the visible text in cells.
    public final var columns = 20 {
        didSet { if columns != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The maximum number of grapheme clusters that the user can type; nil, the default, for no limit.
    ///
    /// If the user types or pastes more, the field posts ``TextOverflowed`` and rings the terminal's bell. Even without
    /// a maximum length, the same happens if a paste makes the text longer than 16 MiB.
    public final var maximumLength: Int? {
        get { editor.maximumLength }
        set { editor.maximumLength = newValue }
    }

    /// The suggestions while the user types; nil, the default, for none.
    ///
    /// The list shows beside the field while there are suggestions; the field stays focused. A secure field has no
    /// suggestions.
    ///
    /// They complete the whole text. ``completionProviders`` complete a word of it, and are asked first.
    public final var suggestions: TextSuggestions? {
        didSet { updateProviders() }
    }

    /// The completions of the token at the cursor; none by default.
    ///
    /// When the user takes one, the field posts ``CompletionTaken``. A secure field has no completions.
    public final var completionProviders: [CompletionProvider] = [] {
        didSet { updateProviders() }
    }

    /// The keys and the look of ``suggestions`` and ``completionProviders``; by default no item is selected at first.
    public final var completionSettings = CompletionSettings(selectsFirst: false) {
        didSet { completer?.settings = shownCompletionSettings }
    }

    /// The condition that the text must fulfill; nil, the default, for none.
    public final var validation: TextValidation? {
        didSet {
            if validationMessage != nil { validate() }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The problem that the last validation found; nil for none.
    public internal(set) final var validationMessage: String? {
        didSet {
            guard validationMessage != oldValue else { return }
            isInvalid = validationMessage != nil
            scrollToCursor()
            setNeedsDisplay()
            validityDidChange()
        }
    }

    /// Whether the text is a secret.
    ///
    /// Each cluster shows as `•`. Nothing of the text reaches the pasteboard. The whole text counts as one word.
    /// Descriptions of events, as in logs of routes, leave the text out.
    open var isSecureTextEntry = false {
        didSet {
            editor.isSecureTextEntry = isSecureTextEntry
            editorDidChange()
        }
    }

    /// Whether typed text replaces the characters after the cursor; false by default.
    ///
    /// The cursor is then a block. The Insert key switches between both modes. Pasted text is always inserted.
    public final var isOverwriting = false {
        didSet { if isOverwriting != oldValue { setNeedsDisplay() } }
    }

    /// The color of the text while the field is enabled; nil, the default, for the color of the look.
    open var textColor: Color? {
        get { look.text.color }
        set { look.text.color = newValue }
    }

    /// The weight and the slant of the text; nil, the default, for the regular font.
    open var font: Font? {
        get { look.text.font }
        set { look.text.font = newValue }
    }

    /// The fainter text that is shown while the field is empty.
    open var placeholder: String {
        get { look.text.placeholder }
        set { look.text.placeholder = newValue }
    }

    /// The text as text with styles; it is shown in the ``textColor`` and the ``font``.
    open var attributedText: StyledText? {
        get { StyledText(text) }
        set { text = newValue?.string ?? "" }
    }

    /// Whether ``isSecureTextEntry`` is set.
    open override var keepsInputSecret: Bool { isSecureTextEntry }

    /// The maximum size in bytes to which pastes can extend the text: the size of the largest paste.
    private static var maximumSize: Int { 16 << 20 }

    // MARK: Subclasses with a list

    /// The columns at the end of the fill that have no room for text.
    var accessoryWidth: Int { rightWidth }
    /// Whether the field may show messages.
    var canBeInvalid: Bool { validation != nil || mask != nil }
    /// The settings in effect.
    var shownCompletionSettings: CompletionSettings { completionSettings }
    /// The action that shows the list while it is hidden; nil for none.
    var listAction: Action? {
        guard suggestions != nil || !completionProviders.isEmpty else { return nil }
        return Completer.askAction(["ctrl-space", "alt-down"])
    }

    /// Returns the problem of a text; nil for none.
    func problem(of text: String) -> String? { validation?.message(text) }

    /// Returns the completion of a typed text, whose rest is shown after the cursor; nil for none.
    func completion(of text: String) -> String? { nil }

    /// Called when the text becomes valid or invalid, so that a subclass can show it elsewhere.
    func validityDidChange() {}

    /// Completes the text before it is checked at the end of editing.
    func completeText() {}

    /// Reports that the user took a suggestion.
    func didTakeSuggestion() {
        post(SuggestionTaken(text: text), includingSelf: true)
    }

    /// The text with its cursor, selection and history.
    package final var editor = EditableText()
    /// The position in the text of the first visible cluster, in bytes.
    final var firstShown = 0
    /// The current press of the mouse; nil for none.
    final var press: TextPress<Int>?
    /// The ``EditableText/changeCount`` of the text that is shown.
    final var shownChangeCount = 0
    final let autoscroll = DragAutoscroll()
    /// The completer of the text; nil until it is first needed.
    package final var completer: Completer?

    /// The object that decides about the edits of the user; held weakly.
    public final weak var delegate: (any TextFieldDelegate)?

    /// Whether the text is cleared when editing begins; false by default.
    ///
    /// The delegate can refuse it in ``TextFieldDelegate/textFieldShouldClear(_:)``.
    public final var clearsOnBeginEditing = false

    /// The views beside the text, and their modes.
    final var sides = SideViews() {
        didSet {
            invalidateIntrinsicContentSize()
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// Creates a field.
    public convenience init(_ text: String = "", placeholder: String = "") {
        self.init(frame: .zero)
        // A subclass may have set both.
        if !text.isEmpty { self.text = text }
        if !placeholder.isEmpty { self.placeholder = placeholder }
    }

    /// Creates an empty field with a frame.
    public override init(frame: Rect) {
        super.init(frame: frame)
        editor.maximumSize = Self.maximumSize
        layoutNature = .line
        clipsToBounds = true
        setContentHuggingPriority(.defaultLow, for: .horizontal)
        on { [weak self] (_: BecameFirstResponder) in self?.focusDidChange(true) ?? .ignored }
        on { [weak self] (_: ResignedFirstResponder) in self?.focusDidChange(false) ?? .ignored }
    }

    /// Hides the list of suggestions when the field leaves its window.
    open override func didMoveToWindow() {
        completer?.dismiss()
    }

    private final lazy var ownUndoManager = makeUndoManager()

    /// The undo manager of the field, which undoes its edits; it is cleared when the field resigns.
    open override var undoManager: UndoManager? { ownUndoManager }

    /// Runs the actions for `editingDidEndOnExit` and `primaryActionTriggered`, then posts ``TextSubmitted``.
    open override func activate() {
        _ = submit()
    }

    // MARK: Keys

    /// The actions of editing, with their names in Emacs and readline.
    open override var actions: [Action] {
        let special = completer?.actions(showingList: listAction) ?? listAction.map { [$0] } ?? []
        return special.isEmpty ? Self.editingActions : special + Self.editingActions
    }

    private static let editingActions =
        [
            Action("submit", keys: ["enter", "kp-enter"]) { responder in
                (responder as? TextField)?.submit() == true ? .stop : .ignored
            }.mayDecline()
        ] + [pasteAction, overwriteAction] + TextCommand.actions

    /// Inserts the text of the key.
    open override func handleKey(_ event: KeyEvent) -> Disposition {
        guard isEnabled, event.press.phase != .release, let text = event.text, !text.isEmpty else {
            return .ignored
        }
        let cursor = editor.selection.head
        if isOverwriting { selectOverwritten(by: text) }
        if !insert(text), isOverwriting { editor.select(anchor: cursor, head: cursor) }
        return .stop
    }

    /// Replaces the selection with the pasted text.
    ///
    /// Rings the bell if the paste was truncated.
    open override func handlePaste(_ event: PasteEvent) -> Disposition {
        insert(event.text)
        if event.isTruncated { window?.application?.beep() }
        return .stop
    }

    // MARK: Mouse

    /// False: a click only places the cursor.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Pastes at the position of a press of the middle button; the left button selects.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        guard event.button == .middle else { return super.handleMouse(event) }
        if event.phase == .down, isEnabled {
            let offset = offset(at: event.location)
            edit { $0.select(anchor: offset, head: offset) }
            window?.application?.performAction("paste")
        }
        return .stop
    }

    /// True: a drag selects text.
    open override var tracksDrags: Bool { true }

    /// Places the cursor.
    ///
    /// With Shift it extends the selection; a double click selects a word, a triple click the text.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        if clearsText(at: event.location) { return false }
        let offset = offset(at: event.location)
        let press = TextPress(
            at: offset,
            by: TextGranularity(clickCount: event.clickCount, line: .document),
            extendingFrom: event.modifiers.contains(.shift) ? editor.selection.anchor : nil,
            in: editor.range)
        self.press = press
        select(to: offset, press)
        return true
    }

    /// Extends the selection to the pointer, and scrolls while the pointer is beyond an edge.
    open override func continueTracking(_ event: MouseEvent) -> Bool {
        guard let press else { return true }
        select(to: offset(at: event.location), press)
        let columns = textColumns
        autoscroll.stop()
        if event.location.x < columns.lowerBound {
            scroll(.backward, press)
        } else if event.location.x >= columns.upperBound {
            scroll(.forward, press)
        }
        return true
    }

    /// Ends selecting.
    open override func endTracking(_ event: MouseEvent) { endPress() }

    /// Ends selecting.
    open override func cancelTracking(_ event: MouseEvent) { endPress() }

    /// A text field with its text as the value, one bullet for each character of a secret, and the problem as the hint.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility.with(
            .textField, value: isSecureTextEntry ? String(repeating: "•", count: text.count) : text,
            hint: validationMessage)
        attributes.placeholder = placeholder.isEmpty ? nil : placeholder
        return attributes
    }

    /// Replaces the text as if the user had typed it.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled else { return false }
        selectAll()
        insert(value)
        return true
    }

    // MARK: Layout

    /// Returns the size for ``columns`` cells of text, or for the mask, with the bars, in one row; a second row is
    /// added if messages are shown below.
    open override func sizeThatFits(_ size: Size) -> Size {
        let shown = mask.map { mask in
            mask.literals.reduce(mask.places.count) { $0.saturatingAdding(cellWidth(of: $1)) }
        }
        return Size(
            width: max(0, shown ?? columns).saturatingAdding(4 + leftWidth + accessoryWidth),
            height: hasMessageRow ? 2 : 1)
    }

    /// Places the views beside the text, and scrolls to the cursor.
    open override func layoutSubviews() {
        layOutSideViews()
        scrollToCursor()
    }

    /// The shape over text.
    open override var pointerShape: PointerShape { .text }

    /// A bar, or a block while typed text replaces the text after the cursor.
    open override var cursorShape: CursorShape { isOverwriting ? .block : .bar }

    /// The cell of the terminal's cursor.
    open override var cursorPosition: Point? {
        let line = line
        guard let column = line.column(of: editor.selection.head) else { return nil }
        let place = textColumns.lowerBound.saturatingAdding(column + indent(of: line))
        let last = min(textColumns.upperBound, bounds.maxX.saturatingSubtracting(1))
        return Point(x: min(place, last), y: bounds.minY)
    }

    // MARK: Drawing

    /// Draws the visible part of the text, or the placeholder.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        drawContents(in: canvas)
    }
}

// For tools that explain keys.
extension TextField: TypingView {
    package var keyHandler: InputResponder.Type? { TextField.self }
    package var mayRefuseText: Bool { delegate != nil }

    package func typingEffect(of character: Character) -> TypingEffect? {
        guard isEnabled else { return nil }
        guard mask != nil || maximumLength != nil else { return .inserts }
        var next = editor
        if isOverwriting, mask == nil, next.selection.isEmpty {
            next.move(.forward, by: .character, isSelecting: true)
        }
        let rest = next.insert("\(character)")
        if rest.isEmpty || next.changeCount != editor.changeCount { return .inserts }
        return mask == nil ? .overflows : .misfits
    }

    package func insertsTyped(_ character: Character) -> Bool { isEnabled }
}
