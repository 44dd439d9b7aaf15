// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A text field whose text becomes pieces that the user removes and moves as a whole, as in AppKit's `NSTokenField`.
///
/// ```swift
/// let tags = TokenField(["swift", "terminal"], placeholder: "Tags")
/// tags.on { (event: TokenFieldChanged) in
///     document.tags = event.tokens
///     return .stop
/// }
/// ```
///
///     swift ×  terminal ×  ui▏
///
/// A comma or Enter makes a token of the text, and so does leaving the field. A pasted text is split at commas and line
/// ends. Backspace selects the token before the cursor, and deletes it when it is pressed again; the arrow keys and Shift
/// select other tokens. Enter edits the selected token, and Alt with an arrow key moves it. The mouse removes a token by
/// its cross, selects it, and drags it to another place; a double click edits it.
///
/// When the user changes the tokens, the field runs its actions for ``/SeltzerViews/Control/Event/valueChanged``, then
/// posts ``TokenFieldChanged``. A refused token (``validateToken``, ``allowsDuplicates``) stays as text, and
/// ``TokenFieldRefused`` is posted.
open class TokenField: Control {
    /// The tokens.
    ///
    /// Setting them is not reported. Line ends in a token become spaces; empty tokens are left out.
    public final var tokens: [String] {
        get { list }
        set {
            list = newValue.compactMap { Self.token($0) }
            selection = nil
            insertionIndex = list.count
            tokensDidChange()
        }
    }

    /// The characters that end a token while the user types or pastes; a comma at first.
    ///
    /// Line ends of a pasted text always end a token.
    public final var tokenizingCharacterSet: Set<Character> = [","]

    /// Returns what is wrong with a token; nil if it may be added.
    ///
    /// The field retains the closure.
    public final var validateToken: (@MainActor (String) -> String?)? {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Whether a token may occur several times; true by default, as in AppKit.
    public final var allowsDuplicates = true {
        didSet { invalidateIntrinsicContentSize() }
    }

    /// Whether tokens that do not fit begin another row; true by default.
    ///
    /// If false, the field has one row, and scrolls.
    public final var wraps = true {
        didSet { if wraps != oldValue { tokensDidChange() } }
    }

    /// The maximum number of rows of tokens that the field asks for; more rows scroll.
    ///
    /// 4 at first; less than 1 counts as 1.
    public final var maximumNumberOfRows = 4 {
        didSet { if maximumNumberOfRows != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// Whether the reason of a refused token is shown in a row below; true by default.
    public final var showsMessage = true {
        didSet { if showsMessage != oldValue { invalidateIntrinsicContentSize() } }
    }

    /// The text that is shown while there are no tokens and no text.
    public final var placeholder: String {
        get { placeholderText }
        set {
            placeholderText = newValue
            updatePlaceholder()
        }
    }

    /// The suggestions while the user types; nil, the default, for none.
    ///
    /// A suggestion that the user takes becomes a token.
    public final var suggestions: TextSuggestions? {
        get { editor.suggestions }
        set { editor.suggestions = newValue }
    }

    /// The text that is no token yet; setting it is not reported.
    public final var text: String {
        get { editor.text }
        set {
            editor.text = newValue
            setNeedsLayout()
        }
    }

    /// The reason why the text was refused as a token; nil for none.
    public private(set) final var validationMessage: String? {
        didSet {
            guard validationMessage != oldValue else { return }
            isInvalid = validationMessage != nil
            setNeedsDisplay()
        }
    }

    /// The indices of the selected tokens; nil for none.
    public final var selectedTokens: ClosedRange<Int>? {
        selection.map { min($0.anchor, $0.head)...max($0.anchor, $0.head) }
    }

    final let editor = TokenEditor()
    final var list: [String] = []
    /// The number of tokens before the text.
    final var insertionIndex = 0
    /// The first and the last chosen token; nil for none.
    final var selection: (anchor: Int, head: Int)?
    final var layout = TokenLayout(
        widths: [], fieldIndex: 0, fieldWidth: 0, width: 1, wraps: true)
    /// The cells of the content that are scrolled out of view.
    final var offset = Point.zero
    /// The press on a token; nil for none.
    final var tokenPress: TokenPress?
    private final var placeholderText = ""
    private final var widths: (joined: JoinedClusters, all: [Int])?

    /// Creates a field.
    ///
    /// - Parameters:
    ///   - tokens: The tokens at the beginning.
    ///   - placeholder: The text that is shown while the field is empty.
    ///   - action: Runs when the user has changed the tokens. The field retains it.
    public init(
        _ tokens: [String] = [], placeholder: String = "",
        action: (@MainActor (TokenField) -> Void)? = nil
    ) {
        super.init(frame: .zero)
        layoutNature = .line
        clipsToBounds = true
        editor.owner = self
        editor.borderStyle = .none
        editor.accessibilityLabel = "New token"
        // The tokens and the text are elements, too.
        isAccessibilityElement = false
        addSubview(editor)
        self.tokens = tokens
        self.placeholder = placeholder
        if let action { addAction(for: .valueChanged, action) }
        listen()
    }

    private final func listen() {
        editor.on { [weak self] (_: TextChanged) in
            self?.textDidChange()
            return .observed
        }
        editor.on { [weak self] (_: EditingBegan) in
            self?.setNeedsDisplay()
            return .observed
        }
        editor.on { [weak self] (_: EditingEnded) in
            self?.endEditing()
            return .observed
        }
        editor.on { [weak self] (_: TextSubmitted) in self?.submit() ?? .ignored }
        editor.on { [weak self] (_: SuggestionTaken) in
            self?.tokenize()
            return .observed
        }
    }

    // MARK: Focus

    /// False: the text in the field is focused.
    open override var canBecomeFirstResponder: Bool { false }

    /// Whether the text in the field is focused.
    open override var isFirstResponder: Bool { editor.isFirstResponder }

    /// Focuses the text in the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { editor.becomeFirstResponder() }

    /// Takes the focus from the text in the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { editor.resignFirstResponder() }

    /// Whether the user can change the tokens.
    open override var isEnabled: Bool {
        didSet { editor.isEnabled = isEnabled }
    }

    /// The state of a control, and focused while the text in the field is.
    open override var state: State {
        editor.isFirstResponder ? super.state.union(.focused) : super.state
    }

    // MARK: Keys and mouse

    /// The actions of tokens; where no token is concerned, the text gets the keys.
    open override var actions: [Action] { Self.tokenActions }

    /// True: a drag moves a token.
    open override var tracksDrags: Bool { true }

    /// False: the press itself selects.
    open override var releasePerformsPrimaryAction: Bool { false }

    /// Selects a token, or focuses the text.
    open override func beginTracking(_ event: MouseEvent) -> Bool { beginPress(event) }

    /// Shows where the dragged token would go.
    open override func continueTracking(_ event: MouseEvent) -> Bool { continuePress(event) }

    /// Removes the token of a pressed cross, or moves a dragged token.
    open override func endTracking(_ event: MouseEvent) { endPress(event) }

    /// Leaves the tokens as they are.
    open override func cancelTracking(_ event: MouseEvent) { cancelPress() }

    // MARK: Changes

    /// Returns a text as a token, in one line and without blanks around it; nil for an empty text.
    static func token(_ text: String) -> String? {
        let text = String(text.singleLine.trimmed)
        return text.isEmpty ? nil : text
    }

    final func tokensDidChange() {
        widths = nil
        updatePlaceholder()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        setNeedsDisplay()
    }

    final func show(message: String?) { validationMessage = message }

    private final func updatePlaceholder() {
        editor.placeholder = list.isEmpty ? placeholderText : ""
    }

    // MARK: Layout

    /// The columns of the content: without the bars and the blank before it.
    final func contentWidth(in width: Int) -> Int { max(1, width.saturatingSubtracting(4)) }

    private final var hasMessageRow: Bool {
        showsMessage && (validateToken != nil || !allowsDuplicates)
    }

    /// The rows of the tokens.
    final var tokenRows: Rect {
        let below = hasMessageRow && bounds.height > 1 ? 1 : 0
        return Rect(
            x: bounds.minX, y: bounds.minY, width: bounds.width,
            height: max(0, bounds.height - below))
    }

    private final func makeLayout(in width: Int) -> TokenLayout {
        let joined = joinedClusters
        if widths?.joined != joined {
            // A blank, the text, a blank, the cross, a blank.
            widths = (joined, list.map { cellWidth(of: $0).saturatingAdding(4) })
        }
        let shown = editor.text.isEmpty ? editor.placeholder : editor.text
        return TokenLayout(
            widths: widths?.all ?? [], fieldIndex: insertionIndex,
            fieldWidth: cellWidth(of: shown).saturatingAdding(1),
            width: contentWidth(in: width), wraps: wraps)
    }

    /// Returns the rows that the tokens need, at most ``maximumNumberOfRows``.
    open override func sizeThatFits(_ size: Size) -> Size {
        let width = size.width == .max ? 40 : size.width
        let rows = makeLayout(in: width).size.height
        return Size(
            width: width,
            height: min(rows, max(1, maximumNumberOfRows)) + (hasMessageRow ? 1 : 0))
    }

    /// Places the text after its tokens, and scrolls to it or to the selected token.
    open override func layoutSubviews() {
        let old = layout.size.height
        layout = makeLayout(in: bounds.width)
        if layout.size.height != old { invalidateIntrinsicContentSize() }
        let rows = tokenRows
        let shown = selection.flatMap {
            layout.tokens.indices.contains($0.head) ? layout.tokens[$0.head] : nil
        }
        reveal(
            shown ?? layout.field,
            in: Size(width: contentWidth(in: bounds.width), height: rows.height))
        let origin = contentOrigin
        editor.frame = Rect(
            x: layout.field.minX + origin.x - TokenEditor.leading,
            y: layout.field.minY + origin.y,
            width: min(layout.field.width, contentWidth(in: bounds.width)) + 3,
            height: min(1, rows.height))
    }

    /// The place of the content's first cell in the view.
    final var contentOrigin: Point {
        Point(x: bounds.minX + 2 - offset.x, y: bounds.minY - offset.y)
    }

    private final func reveal(_ rect: Rect, in size: Size) {
        offset.x = max(0, min(offset.x, layout.size.width - size.width, rect.minX))
        offset.y = max(0, min(offset.y, layout.size.height - size.height, rect.minY))
        offset.x = max(offset.x, min(rect.minX, rect.maxX - size.width))
        offset.y = max(offset.y, min(rect.minY, rect.maxY - size.height))
    }

    /// Draws the ground, the tokens and the message.
    open override func draw(_ rect: Rect, in canvas: Canvas) { drawTokens(in: canvas) }

    // MARK: Elements

    /// A group with the tokens as its value; the text in it is a text field.
    open override var defaultAccessibility: AccessibilityAttributes {
        super.defaultAccessibility.with(
            .group, value: list.joined(separator: ", "), hint: validationMessage)
    }

    /// The tokens, each with its text as the label.
    open override var accessibilityParts: [AccessibilityPart] {
        let origin = contentOrigin, selected = selectedTokens
        return zip(list, layout.tokens).enumerated().map { index, token in
            var traits: AccessibilityTraits = selected?.contains(index) == true ? .selected : []
            if !isEnabled { traits.insert(.notEnabled) }
            var attributes = AccessibilityAttributes(.cell, label: token.0, traits: traits)
            attributes.index = index
            return AccessibilityPart(
                attributes, frame: token.1.offsetBy(dx: origin.x, dy: origin.y))
        }
    }

    /// Replaces the tokens and the text by the tokens of a text that separates them by commas.
    open override func accessibilityChangeValue(to value: String) -> Bool {
        guard isEnabled else { return false }
        removeTokens(in: 0..<list.count)
        editor.text = ""
        insertByUser(value)
        tokenize()
        return true
    }
}
