// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerText
import SeltzerViews

/// The row with the field of the query; a second row has the field of the replacement.
///
///     ▏ lemon                     3 of 17   Aa  word  .*  ↑  ↓  ×
///     ▏ lime                                Replace  Replace all
final class FindBar: View {
    let field = TextField(placeholder: "Find")
    let replaceField = TextField(placeholder: "Replace with")
    private weak var interaction: FindInteraction?

    /// Whether the second row is shown.
    var showsReplace = false {
        didSet {
            for view in replaceViews { view.isHidden = !showsReplace }
            setNeedsLayout()
            setNeedsDisplay()
        }
    }

    /// The count or an error, the longest wording first; narrow bars show a shorter wording.
    private var notes: [String] = []
    private var isNoteError = false
    private var noteRect = Rect.zero

    private lazy var caseButton = FindButton("Aa", label: "Case counts") { [weak self] in
        self?.change { $0.ignoresCase.toggle() }
    }
    private lazy var wordButton = FindButton("word", label: "Whole words") { [weak self] in
        self?.change { $0.matchesWords.toggle() }
    }
    private lazy var expressionButton = FindButton(".*", label: "Regular expression") {
        [weak self] in
        self?.change { $0.isRegularExpression.toggle() }
    }
    private lazy var previousButton = FindButton(.arrowUp, label: "Previous match") {
        [weak self] in
        self?.interaction?.find(.backward, isByUser: true)
    }
    private lazy var nextButton = FindButton(.arrowDown, label: "Next match") { [weak self] in
        self?.interaction?.find(.forward, isByUser: true)
    }
    private lazy var closeButton = FindButton(.xmark, label: "Close") { [weak self] in
        self?.interaction?.dismiss(isByUser: true)
    }
    private lazy var replaceButton = FindButton("Replace") { [weak self] in
        self?.interaction?.replaceFoundText()
    }
    private lazy var replaceAllButton = FindButton("Replace all") { [weak self] in
        self?.interaction?.replaceAllFoundText()
    }
    private var replaceViews: [View] { [replaceField, replaceButton, replaceAllButton] }

    init(of interaction: FindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        backgroundColor = .surface
        clipsToBounds = true
        let views: [View] = [
            field, caseButton, wordButton, expressionButton, previousButton, nextButton,
            closeButton,
        ]
        for view in views + replaceViews { addSubview(view) }
        for view in replaceViews { view.isHidden = true }
        prepareFields()
    }

    private func prepareFields() {
        field.addAction(for: .editingChanged) { [weak self] field in
            self?.change { $0.string = field.text }
        }
        field.addAction(for: .primaryActionTriggered) { [weak self] _ in
            self?.interaction?.find(.forward, isByUser: true)
        }
        replaceField.addAction(for: .primaryActionTriggered) { [weak self] _ in
            self?.interaction?.replaceFoundText()
        }
        let commands: [(KeySequence, String, @MainActor (FindInteraction) -> Void)] = [
            ("down", "Next match", { $0.find(.forward, isByUser: true) }),
            ("up", "Previous match", { $0.find(.backward, isByUser: true) }),
            ("alt-enter", "Select all matches", { $0.selectAll(isByUser: true) }),
        ]
        for (keys, title, run) in commands {
            field.bind(keys, title, priority: .low) { [weak self] in self?.interaction.map(run) }
        }
        field.bind("alt-i", "Case counts", priority: .low) { [weak self] in
            self?.caseButton.performPrimaryAction()
        }
        field.bind("alt-o", "Whole words", priority: .low) { [weak self] in
            self?.wordButton.performPrimaryAction()
        }
        field.bind("alt-r", "Regular expression", priority: .low) { [weak self] in
            self?.expressionButton.performPrimaryAction()
        }
    }

    /// The keys that work while the focus is in the bar.
    override var actions: [Action] {
        let close = Action("close", title: "Close", keys: ["escape"]) { responder in
            (responder as? FindBar)?.interaction?.dismiss(isByUser: true)
            return .stop
        }.mayDecline(false)
        var next = Action("find-previous", keys: ["shift-enter"]) { responder in
            (responder as? FindBar)?.interaction?.find(.backward, isByUser: true)
            return .stop
        }.mayDecline(false)
        next.discoverabilityTitle = "Previous match"
        return [close, next] + focusMoves
    }

    /// In the bar Tab moves the focus, even if it indents in the searched view.
    private var focusMoves: [Action] {
        let moves: [(KeySequence, String, @MainActor (Window) -> Void)] = [
            ("tab", "Next field", { $0.focusNext() }),
            ("shift-tab", "Previous field", { $0.focusPrevious() }),
        ]
        return moves.map { keys, title, move in
            var action = Action(nil, keys: [keys]) { responder in
                if let window = responder.window { move(window) }
                return .stop
            }.mayDecline(false)
            action.discoverabilityTitle = title
            return action.category(.move)
        }
    }

    /// Stops keys that would edit the searched text: the text is above the bar in the responder chain.
    override func handleKey(_ event: KeyEvent) -> Disposition {
        guard let view = interaction?.view, view.insertsTypedText else { return .ignored }
        let isBound = view.currentBindings.contains { $0.keys.chords.first == event.chord }
        return isBound || event.text?.isEmpty == false ? .stop : .ignored
    }

    /// Stops a paste that no field took, so that it does not reach the searched text.
    override func handlePaste(_ event: PasteEvent) -> Disposition { .stop }

    private func change(_ body: (inout TextQuery) -> Void) {
        guard let interaction else { return }
        var query = interaction.query
        body(&query)
        interaction.setQuery(query, isByUser: true)
    }

    /// Shows the query and the state of the search.
    ///
    /// - Parameter replacementError: The reason why nothing was replaced, shown in place of the count.
    func update(
        _ query: TextQuery, _ session: FindSession?, _ replacementError: TextQueryError?
    ) {
        if field.text != query.string { field.text = query.string }
        caseButton.isSelected = !query.ignoresCase
        wordButton.isSelected = query.matchesWords
        expressionButton.isSelected = query.isRegularExpression
        field.isInvalid = session?.error != nil
        let count = session?.resultCount ?? 0
        for button in [previousButton, nextButton, replaceButton, replaceAllButton] {
            button.isEnabled = count > 0
        }
        let error = session?.error ?? replacementError
        let new = error.map { ["× \($0)"] } ?? session?.notes ?? []
        isNoteError = error != nil
        guard new != notes else { return }
        notes = new
        setNeedsLayout()
        setNeedsDisplay()
    }

    // MARK: Layout

    override func sizeThatFits(_ size: Size) -> Size {
        Size(width: size.width, height: showsReplace ? 2 : 1)
    }

    /// The minimum width of a field in cells.
    private static var leastField: Int { 12 }

    override func layoutSubviews() {
        // If there is not enough room for all buttons, these are left out first.
        var buttons: [FindButton] = [
            closeButton, nextButton, previousButton, expressionButton, wordButton, caseButton,
        ]
        let least = Self.leastField + 12
        func width(_ buttons: [FindButton]) -> Int {
            buttons.reduce(0) { $0 + $1.sizeThatFits(bounds.size).width }
        }
        for button in [previousButton, nextButton, wordButton, caseButton, expressionButton]
        where width(buttons) + least > bounds.width {
            buttons.removeAll { $0 === button }
            button.frame = .zero
        }
        var end = placed(buttons, endingAt: bounds.maxX, row: bounds.minY)
        let room = max(0, end - bounds.minX)
        let wanted = max(12, cellWidth(of: notes.first ?? "") + 1)
        let noteWidth = min(wanted, max(0, room - Self.leastField))
        noteRect = Rect(x: end - noteWidth, y: bounds.minY, width: noteWidth, height: 1)
        end -= noteWidth
        field.frame = Rect(
            x: bounds.minX, y: bounds.minY, width: max(0, end - bounds.minX), height: 1)
        guard showsReplace else { return }
        let row = bounds.minY + 1
        let replaceEnd = placed([replaceAllButton, replaceButton], endingAt: bounds.maxX, row: row)
        replaceField.frame = Rect(
            x: bounds.minX, y: row,
            width: max(0, min(field.frame.width, replaceEnd - bounds.minX)), height: 1)
    }

    /// Places buttons from the right to the left.
    ///
    /// - Returns: The column of the last button.
    private func placed(_ buttons: [FindButton], endingAt end: Int, row: Int) -> Int {
        var end = end
        for button in buttons {
            let width = button.sizeThatFits(bounds.size).width
            end -= width
            button.frame = Rect(x: end, y: row, width: width, height: 1)
        }
        return end
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        let room = noteRect.inset(by: Insets(right: 1))
        let note = notes.first { cellWidth(of: $0) <= room.width } ?? notes.last ?? ""
        canvas.draw(
            note, in: room,
            style: Style(foreground: isNoteError ? .danger : .secondaryLabel), alignment: .right)
    }
}

extension FindSession {
    /// The number of matches and the place of the current match, the longest wording first; empty without a query.
    fileprivate var notes: [String] {
        guard !query.string.isEmpty else { return [] }
        guard resultCount > 0 else { return [isSearching ? "Searching…" : "No results"] }
        func number(_ count: Int) -> String { NumberFormat().string(Double(count)) }
        let rest = found.isFull ? "+" : isSearching ? "…" : ""
        guard let place = highlightedResultIndex else {
            return [number(resultCount) + rest + " found"]
        }
        let count = "\(number(place + 1)) of " + number(resultCount) + rest
        guard let wrapDirection else { return [count] }
        return [(wrapDirection == .forward ? "from the top: " : "from the end: ") + count, count]
    }
}
