// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// A control in which the user writes a text of one or more lines, and sends it with Enter.
///
/// ```swift
/// let prompt = PromptBox(placeholder: "Ask about the harbor")
/// prompt.on { (sent: PromptSubmitted) in
///     transcript.append(sent.text)
///     return .stop
/// }
/// ```
///
/// The field grows with its text, up to ``maximumRows``. Ctrl-J, Alt-Enter, Shift-Enter (if the terminal reports it), and
/// Enter after a backslash break the line. Up and Down walk through the ``history``, Ctrl-R searches it. Long pastes and
/// dropped files become tokens (``TextToken``). While ``isBusy`` is true, sent texts wait in the ``queue``.
///
/// The box posts ``PromptSubmitted``, ``PromptEnded`` (Ctrl-D), ``PromptInterrupted`` (Ctrl-C) and
/// ``PromptQueueChanged``.
///
///     ▌ › Leave the forecast alone and use   ▐
///     ▌   the rows in @ti                    ▐
open class PromptBox: Control {
    /// The field of the box.
    public final var textView: TextView { field }
    final let field = PromptTextView()
    private final lazy var queueView = PromptQueueView(of: self)
    private final let searchRow = PromptSearchRow()
    private final let hintLabel = Label()
    private final lazy var hintRow = StackView(.vertical, [hintLabel])
    private final let stack = StackView(.vertical, [])
    final var walk = PromptHistoryWalk()
    /// The search in the history; nil while there is none.
    private(set) final var search: PromptSearch? {
        didSet { searchRow.show(search) }
    }
    final let fileDrops: FileDropInteraction
    private final var isSendingQueue = false

    /// The texts that were sent; a program can keep them for the next run.
    public final var history = PromptHistory()

    /// The text that the user sent last; nil before the first one.
    public private(set) final var submittedText: PromptText?

    /// The texts that wait until ``isBusy`` is false, in the order in which they will be sent.
    public private(set) final var queue: [PromptText] = [] {
        didSet { queueView.show(queue) }
    }

    /// Whether sent texts wait in the ``queue``; false by default.
    ///
    /// Setting it to false sends the first waiting text: the box posts ``PromptSubmitted``. If a handler sets it to true
    /// again, the other texts wait on.
    public final var isBusy = false {
        didSet { if !isBusy { sendQueue() } }
    }

    /// The number of lines above which a paste becomes a token; 10 by default.
    public final var maximumPastedLines = 10

    /// The number of characters above which a paste becomes a token; 1,000 by default.
    public final var maximumPastedCharacters = 1_000

    /// Whether files that are dropped on the terminal, and pasted paths of files that exist, become tokens; true by
    /// default.
    public final var acceptsFiles = true

    /// The completions of the token at the cursor; none by default.
    public final var completionProviders: [CompletionProvider] = [] {
        didSet { updateProviders() }
    }

    /// Whether the rest of the latest sent text that begins with the text of the line is shown after the cursor; false
    /// by default.
    ///
    /// Right, End and Tab take it.
    public final var suggestsHistory = false {
        didSet { updateProviders() }
    }

    /// The sign before the name of a command, such as `/`; nil, the default, for no commands.
    ///
    /// A text that is the sign and the identifier of an action of the responders around the box, such as `/theme`, performs
    /// this action, also while the box is busy. The names of the enabled actions with titles are completed.
    public final var commandSign: Character? {
        didSet { updateProviders() }
    }

    /// The sign before the text; nil for none, `›` by default.
    public final var promptSymbol: Symbol? = .chevronRight {
        didSet { field.gutters = promptSymbol.map { [PromptGutter(symbol: $0)] } ?? [] }
    }

    /// The row below the field; empty, the default, for none.
    public final var hint = StyledText() {
        didSet {
            hintLabel.styledText = hint
            hintRow.isHidden = hint.isEmpty
        }
    }

    /// Whether a text that the user sends is reported at once although the box is busy; false by default.
    ///
    /// Set it while the program asks a question that the next text answers. The texts of the ``queue`` wait on.
    public final var sendsWhileBusy = false

    /// Creates a box.
    ///
    /// - Parameters:
    ///   - placeholder: The fainter text that is shown while the field is empty.
    ///   - action: Runs when a text was sent; ``submittedText`` is the text. The box retains it.
    public convenience init(
        placeholder: String = "", action: (@MainActor (PromptBox) -> Void)? = nil
    ) {
        self.init(frame: .zero)
        self.placeholder = placeholder
        if let action { addAction(for: .primaryActionTriggered, action) }
    }

    /// Creates an empty box with a frame.
    public override init(frame: Rect) {
        fileDrops = FileDropInteraction(on: field)
        super.init(frame: frame)
        field.box = self
        field.acceptsTab = false
        // A prompt has no modes.
        field.keyStyle = .standard
        field.isFindInteractionEnabled = false
        field.maximumRows = 8
        field.gutters = [PromptGutter(symbol: .chevronRight)]
        hintRow.isHidden = true
        hintRow.layoutMargins = Insets(left: 2)
        hintRow.isLayoutMarginsRelativeArrangement = true
        hintLabel.style = Style(foreground: .secondaryLabel)
        for view in [queueView, field, searchRow, hintRow] { stack.addArrangedSubview(view) }
        addSubview(stack)
        setContentHuggingPriority(.defaultLow, for: .horizontal)
        takeFiles()
    }

    // MARK: The text

    /// The text with its tokens.
    ///
    /// Setting it is not reported, and clears the history of undoing.
    public final var prompt: PromptText {
        get { PromptText(field.text, tokens: field.tokens) }
        set {
            field.setText(newValue.text, tokens: newValue.tokens)
        }
    }

    /// The whole text, in which the tokens are replaced by the texts for which they stand.
    ///
    /// Setting it is not reported.
    public final var text: String {
        get { field.contents }
        set { prompt = PromptText(newValue) }
    }

    /// The fainter text that is shown while the field is empty.
    public final var placeholder: String {
        get { field.placeholder }
        set { field.placeholder = newValue }
    }

    /// The minimum number of rows of the field; 1 by default.
    public final var minimumRows: Int {
        get { field.minimumRows }
        set { field.minimumRows = newValue }
    }

    /// The number of rows to which the field grows, and then scrolls; 8 by default.
    public final var maximumRows: Int {
        get { field.maximumRows ?? 8 }
        set { field.maximumRows = newValue }
    }

    // MARK: Sending

    /// Sends the text as the user does with Enter: a blank text is not sent, and a busy box queues the text
    /// unless ``sendsWhileBusy`` is true.
    ///
    /// Undoing brings the text back into the field.
    public final func send() {
        guard isEnabled, !field.breakLineAtBackslash() else { return }
        let prompt = prompt
        guard !prompt.isBlank, !performCommand(prompt) else { return }
        history.append(prompt)
        walk = PromptHistoryWalk()
        field.replaceAll(with: "", tokens: [])
        guard isBusy, !sendsWhileBusy else { return report(prompt) }
        queue.append(prompt)
        post(PromptQueueChanged(queue: queue), includingSelf: true)
    }

    private final func report(_ prompt: PromptText) {
        submittedText = prompt
        report(PromptSubmitted(prompt: prompt), for: .primaryActionTriggered)
    }

    private final func sendQueue() {
        guard !isSendingQueue else { return }
        isSendingQueue = true
        while !isBusy, !queue.isEmpty { report(queue.removeFirst()) }
        isSendingQueue = false
    }

    // MARK: The queue

    /// Takes a queued text back into the field, before the text there, as an act of the user.
    ///
    /// - Parameter index: The index in ``queue``; nothing happens if it does not exist.
    public final func takeBack(at index: Int) {
        guard isEnabled, queue.indices.contains(index) else { return }
        let prompt = queue.remove(at: index).followed(by: prompt)
        field.replaceAll(with: prompt.text, tokens: prompt.tokens)
        field.becomeFirstResponder()
        post(PromptQueueChanged(queue: queue), includingSelf: true)
    }

    /// Removes a queued text as an act of the user.
    ///
    /// - Parameter index: The index in ``queue``; nothing happens if it does not exist.
    public final func removeFromQueue(at index: Int) {
        guard isEnabled, queue.indices.contains(index) else { return }
        queue.remove(at: index)
        post(PromptQueueChanged(queue: queue), includingSelf: true)
    }

    // MARK: The search

    /// Begins to search the history.
    final func beginSearch() {
        field.completer?.dismiss()
        search = PromptSearch(history)
    }

    final func changeSearch(_ body: (inout PromptSearch) -> Void) {
        guard var new = search else { return }
        body(&new)
        search = new
    }

    /// Ends the search, and replaces the text by the found one, or keeps it.
    final func endSearch(takingFound: Bool) {
        let search = search
        self.search = nil
        guard takingFound, let found = search?.found else { return }
        walk.jump(to: found, from: prompt, in: history)
        field.replaceAll(with: found.text, tokens: found.tokens)
    }

    // MARK: The control

    /// Whether the box takes input; a disabled box keeps its text.
    open override var isEnabled: Bool {
        didSet {
            field.isEnabled = isEnabled
            if !isEnabled { search = nil }
        }
    }

    /// Nothing: the field and the rows are elements of their own.
    open override var defaultAccessibility: AccessibilityAttributes { AccessibilityAttributes() }

    /// False: the field takes the focus.
    open override var canBecomeFirstResponder: Bool { false }

    /// Whether the field is the first responder.
    open override var isFirstResponder: Bool { field.isFirstResponder }

    /// Focuses the field.
    @discardableResult
    open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }

    /// Takes the focus from the field.
    @discardableResult
    open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }

    /// Returns the size of the field, with the rows above and below it.
    open override func sizeThatFits(_ size: Size) -> Size { stack.sizeThatFits(size) }

    /// Lays out the rows.
    open override func layoutSubviews() {
        super.layoutSubviews()
        stack.frame = bounds
    }
}
