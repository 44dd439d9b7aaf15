// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// A text field with a list of texts to choose from.
///
/// The button at its end, Down and Alt-Down open the whole list. Typing narrows it down to the items that match
/// (``/SeltzerScreen/FuzzyMatcher``), the best first. If ``allowsOtherText`` is false, a text that is not in the list
/// shows a message when editing ends.
///
/// When the user chooses an item, the combo box posts ``TextChanged`` and ``SuggestionTaken``, runs
/// its actions for ``/SeltzerViews/Control/Event/valueChanged``, and posts ``OptionSelected``. A
/// text that the program sets is not reported.
///
/// ```swift
/// let city = ComboBox(["Basel", "Bern", "Zürich"], text: "Bern") { weather.city = $0.text }
/// ```
///
///     ▕Bern                [▾]
open class ComboBox: TextField {
    /// The items of the list.
    ///
    /// Setting the items keeps the text.
    public final var items: [String] {
        didSet {
            completer?.dismiss()
        }
    }

    /// Whether the field completes the typed text: it shows the rest of the first matching item after the cursor; false
    /// at first.
    ///
    /// Right, End or Tab takes the item, Escape removes the rest, and a typed letter continues the typed text. Upper
    /// and lower case are equal. The name is AppKit's.
    public final var completes = false {
        didSet { if !completes { completer?.setInline(nil) } }
    }

    /// Whether a text that is no item is valid; true at first.
    ///
    /// If false, the best match is selected while the user types, so that Enter takes it. When editing ends, a text
    /// that differs from an item only in case is replaced by the text of the item.
    public final var allowsOtherText = true {
        didSet {
            guard allowsOtherText != oldValue else { return }
            completer?.settings = shownCompletionSettings
            if validationMessage != nil { validate() }
            invalidateIntrinsicContentSize()
        }
    }

    /// The maximum number of rows of the list; less than 1 counts as 1.
    public final var maximumVisibleItems = 10 {
        didSet { completer?.settings = shownCompletionSettings }
    }

    /// Whether the pointer is on the button.
    private final var isButtonHovered = false {
        didSet { if isButtonHovered != oldValue { setNeedsDisplay() } }
    }

    /// Creates a combo box.
    ///
    /// - Parameters:
    ///   - items: The items.
    ///   - text: The initial text.
    ///   - placeholder: The fainter text that is shown while the field is empty.
    ///   - action: Runs when the user has chosen an item. The combo box retains it.
    public init(
        _ items: [String], text: String = "", placeholder: String = "",
        action: (@MainActor (ComboBox) -> Void)? = nil
    ) {
        self.items = items
        super.init(frame: .zero)
        self.text = text
        self.placeholder = placeholder
        if let action { addAction(for: .valueChanged, action) }
        suggestions = TextSuggestions(items: { [weak self] in await self?.matches(of: $0) ?? [] })
    }

    /// The index of the first item that equals the text; nil for none.
    ///
    /// Setting it sets the text, and is not reported. An index that does not exist sets an empty text.
    public final var selectedIndex: Int? {
        get { items.firstIndex(of: text) }
        set { text = newValue.flatMap { items.indices.contains($0) ? items[$0] : nil } ?? "" }
    }

    /// A combo box with its text as the value.
    open override var defaultAccessibility: AccessibilityAttributes {
        var attributes = super.defaultAccessibility
        attributes.role = .comboBox
        return attributes
    }

    // MARK: The list

    /// Whether the list is open.
    public final var isOpen: Bool { completer?.isShown == true }

    /// Opens the list with all items, and selects the item of the text; does nothing if the field is not focused.
    public final func open() {
        guard isEnabled, isFocused else { return }
        madeCompleter().showAll(items.map { CompletionItem($0) }, selecting: selectedIndex)
        setNeedsDisplay()
    }

    /// Closes the list without choosing an item.
    public final func close() {
        completer?.hide()
        setNeedsDisplay()
    }

    private final func matches(of text: String) async -> [CompletionItem] {
        if text.isEmpty { return items.map { CompletionItem($0) } }
        return await TextSuggestions.words(items, matching: text)
    }

    override var shownCompletionSettings: CompletionSettings {
        var settings = completionSettings
        settings.maximumRows = maximumVisibleItems
        if !allowsOtherText { settings.selectsFirst = true }
        return settings
    }

    override func didTakeSuggestion() {
        super.didTakeSuggestion()
        guard let index = selectedIndex else { return }
        report(OptionSelected(index: index, title: items[index]), for: .valueChanged)
    }

    // MARK: The text

    /// Whether a row below the field is kept for messages; false in a form, which has its own row.
    package final var keepsMessageRow = true {
        didSet { if keepsMessageRow != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var canBeInvalid: Bool {
        keepsMessageRow && (super.canBeInvalid || !allowsOtherText)
    }

    override func problem(of text: String) -> String? {
        if !allowsOtherText, !text.isEmpty, !items.contains(text) {
            return Self.problem(of: text, in: items)
        }
        return super.problem(of: text)
    }

    /// Returns the problem of a text that is not in a list.
    package nonisolated static func problem(of text: String, in items: [String]) -> String {
        if let nearest = text.nearest(in: items) { return "Did you mean “\(nearest)”?" }
        return "Choose one of the list"
    }

    override func completion(of text: String) -> String? {
        guard completes else { return nil }
        return items.first { $0.completes(text) || $0 == text }.flatMap { $0 == text ? nil : $0 }
    }

    override func completeText() {
        guard !allowsOtherText, !text.isEmpty, selectedIndex == nil else { return }
        let folding = TextFolding(), typed = folding.folded(text)
        if let item = items.first(where: { folding.folded($0) == typed }) {
            madeCompleter().takeLine(item)
        }
    }

    // MARK: The user

    override var listAction: Action? {
        Action(
            "open", title: "Choose", keys: ["down", "alt-down", "f4", "ctrl-space"], ComboBox.open
        ).priority(.low).enabled { (box: ComboBox) in !box.items.isEmpty }
    }

    /// Opens or closes the list if the press is on the button, and otherwise places the cursor.
    open override func beginTracking(_ event: MouseEvent) -> Bool {
        guard buttonRect.contains(event.location) else { return super.beginTracking(event) }
        if isOpen { close() } else { open() }
        return false
    }

    /// Tracks whether the pointer is on the button.
    open override func handleMouse(_ event: MouseEvent) -> Disposition {
        isButtonHovered = event.phase != .leave && buttonRect.contains(event.location)
        return super.handleMouse(event)
    }

    // MARK: The picture

    /// The button needs three columns, and is left out if too few columns would remain for text.
    override var accessoryWidth: Int { fillColumns.count >= 8 ? 3 : 0 }

    /// Returns the size for ``TextField/columns`` cells of text, the button and the bars.
    open override func sizeThatFits(_ size: Size) -> Size {
        var fitting = super.sizeThatFits(size)
        // The button counts even before the field has a width.
        fitting.width = fitting.width.saturatingAdding(3 - accessoryWidth)
        return fitting
    }

    /// The cells of the button, in the field's own coordinates; empty if it has no room.
    private final var buttonRect: Rect {
        Rect(
            x: fillColumns.upperBound - accessoryWidth, y: bounds.minY, width: accessoryWidth,
            height: min(1, bounds.height))
    }

    /// Draws the field and its button.
    open override func draw(_ rect: Rect, in canvas: Canvas) {
        super.draw(rect, in: canvas)
        let button = buttonRect
        guard !button.isEmpty else { return }
        var state = self.state.intersection([.disabled])
        if isButtonHovered { state.insert(.hovered) }
        if isOpen { state.insert(.highlighted) }
        let style = ControlLook.chip(state)
        if canvas.hasFills {
            canvas.fill(button, with: style)
        } else if isEnabled {
            canvas.draw("[ ]", in: button, style: style)
        }
        canvas.draw(
            .triangleDown, at: button.origin.offsetBy(dx: 1, dy: 0), style: style)
    }
}
