// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerText

/// A text of any length with cursors, selections and a history: the model of a ``TextView``.
///
/// It knows neither views nor keys. There is always at least one cursor, between two grapheme clusters. Further cursors
/// make the same edits at their places. All positions are bytes from the start of the text. An edit takes O(log n) time
/// for each cursor.
///
/// ```swift
/// var document = EditableDocument(TextStorage("let a = 1\n"))
/// document.select([4..<5])
/// document.insert("answer")
/// document.storage.string    // "let answer = 1\n"
/// ```
public struct EditableDocument: Sendable {
    /// The text.
    public internal(set) var storage: TextStorage

    /// A number that grows with each change of the text.
    public internal(set) var changeCount = 0

    /// The latest change of the text; nil before the first.
    public internal(set) var lastChange: TextChange?

    /// The last killed text, by one kill or by several kills in a row.
    public private(set) var killed = ""

    /// The selections in order; no two of them overlap.
    var selections = [EditableText.Selection(cursor: 0)]
    /// The index of the last made selection.
    var main = 0
    /// The tokens in order; no two of them overlap, and no cursor is inside of one.
    var tokens: [PlacedTextToken] = []
    var history = EditHistory<DocumentEdit>()
    var isKilling = false
    /// The change of all edits in ``asOneChange(_:)``; nil before the first.
    var joinedChange: TextChange?
    var joinsChanges = false
    /// Whether edits are joined to one step of undoing, and whether the step has an edit already.
    var group: (isOpen: Bool, hasEdit: Bool) = (false, false)

    /// Creates a document with the cursor at the beginning of a text.
    ///
    /// A byte order mark before the text is not part of it, see ``/SeltzerText/TextStorage/hasByteOrderMark``.
    public init(_ storage: TextStorage = TextStorage()) {
        self.storage = storage
        self.storage.separateByteOrderMark()
    }

    /// Replaces the whole text, and clears the history and the tokens.
    ///
    /// The cursor keeps its line and its place in the line if they exist.
    public mutating func setStorage(_ new: TextStorage) {
        setStorage(new, tokens: [])
    }

    mutating func setStorage(_ new: TextStorage, tokens: [PlacedTextToken]) {
        let line = storage.lineNumber(at: cursor)
        let place = mainSelection.head - storage.startOfLine(line)
        var new = new
        new.separateByteOrderMark()
        lastChange = TextChange(start: 0, oldCount: storage.count, newCount: new.count)
        storage = new
        self.tokens = tokens
        history = EditHistory()
        isKilling = false
        changeCount += 1
        let range = new.rangeOfLine(line)
        setSelections([
            .init(cursor: new.boundary(atOrBefore: min(range.upperBound, range.lowerBound + place)))
        ])
    }

    // MARK: Selections

    /// The selection that was made last.
    var mainSelection: EditableText.Selection { selections[main] }

    /// The position of the cursor that was placed last.
    public var cursor: TextPosition { TextPosition(mainSelection.head) }

    /// The positions of all cursors, in order.
    public var cursors: [TextPosition] { selections.map { TextPosition($0.head) } }

    /// The selected ranges, in order; an empty range for each cursor without a selection.
    public var selectedRanges: [Range<TextPosition>] { selections.map { Range($0.range) } }

    /// The selected text, with line feeds between the texts of several selections; of a token, the text for which it
    /// stands.
    public var selectedText: String {
        selections.filter { !$0.isEmpty }.map { contents(in: $0.range) }.joined(separator: "\n")
    }

    /// Whether any text is selected.
    public var hasSelection: Bool { selections.contains { !$0.isEmpty } }

    /// Selects ranges, with the cursors at their ends; does nothing for an empty list.
    public mutating func select(_ ranges: [Range<TextPosition>]) {
        guard !ranges.isEmpty else { return }
        setSelections(
            ranges.map { range in
                .init(
                    anchor: storage.boundary(atOrBefore: range.lowerBound.offset),
                    head: storage.boundary(atOrBefore: range.upperBound.offset))
            })
    }

    /// Sets the selections; overlapping selections become one.
    ///
    /// - Parameters:
    ///   - new: At least one selection, in any order.
    ///   - main: The index of the last made selection; nil for the last in the list.
    mutating func setSelections(_ new: [EditableText.Selection], main: Int? = nil) {
        history.close()
        isKilling = false
        assign(new, main: main ?? new.count - 1)
    }

    private mutating func assign(_ new: [EditableText.Selection], main: Int) {
        let new = movedOutOfTokens(new)
        let last = new[main]
        var merged: [EditableText.Selection] = []
        for selection in new.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard let previous = merged.last, previous.overlaps(selection) else {
                merged.append(selection)
                continue
            }
            let end = max(previous.range.upperBound, selection.range.upperBound)
            let isForward =
                (selection.isEmpty ? previous : selection).anchor
                <= (selection.isEmpty ? previous : selection).head
            let start = previous.range.lowerBound
            merged[merged.count - 1] =
                isForward ? .init(anchor: start, head: end) : .init(anchor: end, head: start)
        }
        selections = merged
        self.main =
            merged.firstIndex { $0 == last }
            ?? merged.firstIndex {
                $0.range.lowerBound <= last.head && last.head <= $0.range.upperBound
            }
            ?? merged.count - 1
    }

    /// Adds a cursor at a position, or removes the cursor there; the only cursor stays.
    public mutating func toggleCursor(at position: TextPosition) {
        let position = storage.boundary(atOrBefore: position.offset)
        if let index = selections.firstIndex(where: {
            $0.range.contains(position) || $0.head == position
        }) {
            guard selections.count > 1 else { return }
            var rest = selections
            rest.remove(at: index)
            return setSelections(rest)
        }
        setSelections(selections + [.init(cursor: position)])
    }

    /// Removes all cursors except the last placed cursor and its selection.
    public mutating func removeOtherCursors() { setSelections([mainSelection]) }

    /// Selects the whole text.
    public mutating func selectAll() {
        setSelections([.init(anchor: 0, head: storage.count)])
    }

    /// Moves all cursors.
    ///
    /// A move by a character that does not select goes to the end of the selection in that direction.
    public mutating func move(
        _ direction: TextStorageDirection, by granularity: TextGranularity,
        isSelecting: Bool = false
    ) {
        moveCursors(isSelecting: isSelecting) { selection, storage in
            if !isSelecting, !selection.isEmpty, granularity == .character {
                return direction == .forward
                    ? selection.range.upperBound : selection.range.lowerBound
            }
            return storage.boundary(from: selection.head, by: granularity, direction)
        }
    }

    /// Moves each cursor to a place that depends on its selection.
    mutating func moveCursors(
        isSelecting: Bool, _ place: (EditableText.Selection, TextStorage) -> Int
    ) {
        setSelections(
            selections.map { selection in
                let head = place(selection, storage)
                return .init(anchor: isSelecting ? selection.anchor : head, head: head)
            }, main: main)
    }

    // MARK: Changes

    /// A range and the text that replaces it.
    struct Replacement {
        var range: Range<Int>
        var text: TextStorage
        /// The tokens in the text, in bytes from its start.
        var tokens: [PlacedTextToken]

        init(_ range: Range<Int>, _ text: TextStorage, _ tokens: [PlacedTextToken] = []) {
            self.range = range
            self.text = text
            self.tokens = tokens
        }

        init(_ range: Range<Int>, _ text: String, _ tokens: [PlacedTextToken] = []) {
            self.init(range, TextStorage(text), tokens)
        }
    }

    /// Replaces each selection with a text, and moves the cursors after it.
    public mutating func insert(_ text: String) {
        guard !text.isEmpty || hasSelection else { return }
        let kind = text.isSingleCharacter ? EditKind.typing : .other
        let stored = TextStorage(text)
        replace(
            selections.map { Replacement($0.range, stored) }, as: kind,
            endsInBlank: text.endsInBlank, removesTokens: true)
    }

    /// Replaces each selection with a text of its own.
    ///
    /// If the numbers of texts and selections differ, replaces each selection with all texts, one below the other.
    public mutating func insert(_ texts: [String]) {
        guard texts.count == selections.count else {
            return insert(texts.joined(separator: "\n"))
        }
        replace(
            zip(selections, texts).map { Replacement($0.range, $1) }, as: .other,
            removesTokens: true)
    }

    /// Deletes the selections; at a cursor without a selection, deletes the text that a step passes.
    ///
    /// - Returns: Whether any text was deleted.
    @discardableResult
    public mutating func delete(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) -> Bool {
        let ranges = deletable(direction, by: granularity)
        guard ranges.contains(where: { !$0.isEmpty }) else { return false }
        let isRun = !hasSelection && granularity == .character
        let kind = direction == .forward ? EditKind.deletingForward : .deletingBackward
        replace(
            ranges.map { Replacement($0, "") }, as: isRun ? kind : .other, removesTokens: true)
        return true
    }

    /// Deletes text as ``delete(_:by:)`` does, and stores it in ``killed``.
    ///
    /// As in Emacs, a kill directly after another kill adds its text to ``killed``, and a kill at the end of a line
    /// takes the line end.
    ///
    /// - Returns: Whether any text was deleted.
    @discardableResult
    public mutating func kill(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) -> Bool {
        var ranges = deletable(direction, by: granularity)
        if granularity == .line, ranges.allSatisfy(\.isEmpty) {
            ranges = deletable(direction, by: .character)
        }
        guard ranges.contains(where: { !$0.isEmpty }) else { return false }
        let old = isKilling ? killed : ""
        let new = ranges.map { contents(in: $0) }.joined(separator: "\n")
        killed = direction == .forward ? old + new : new + old
        replace(ranges.map { Replacement($0, "") }, as: .other, removesTokens: true)
        isKilling = true
        return true
    }

    private func deletable(
        _ direction: TextStorageDirection, by granularity: TextGranularity
    ) -> [Range<Int>] {
        var end = 0
        return selections.map { selection in
            var range = selection.range
            if range.isEmpty {
                let head = storage.boundary(from: selection.head, by: granularity, direction)
                range = min(head, selection.head)..<max(head, selection.head)
            }
            // Two cursors in one word delete it once.
            range = wholeTokens(range)
            range = max(range.lowerBound, end)..<max(range.upperBound, end)
            end = range.upperBound
            return range
        }
    }

    /// Replaces ranges, and sets the selections.
    ///
    /// The ranges must be in order, without overlaps.
    ///
    /// - Parameters:
    ///   - replacements: One replacement for each selection, unless `selections` are given.
    ///   - kind: The kind of the edit.
    ///   - endsInBlank: Whether the edit ends with a typed space.
    ///   - removesTokens: Whether a token of which a part is replaced goes as a whole. If not, such a replacement is left
    ///     out.
    ///   - selections: The new selections; nil for cursors after the new texts.
    mutating func replace(
        _ replacements: [Replacement], as kind: EditKind, endsInBlank: Bool = false,
        removesTokens: Bool = false, selections newSelections: [EditableText.Selection]? = nil
    ) {
        let before = DocumentEdit.State(
            storage: storage, selections: selections, main: main, tokens: tokens)
        let replacements = fitted(replacements, removesTokens: removesTokens)
        guard !replacements.isEmpty else { return }
        tokens = self.tokens(after: replacements)
        var shift = 0
        var cursors: [EditableText.Selection] = []
        for replacement in replacements {
            let start = replacement.range.lowerBound + shift
            storage.replaceSubrange(
                start..<start + replacement.range.count, with: replacement.text)
            cursors.append(.init(cursor: start + replacement.text.count))
            shift += replacement.text.count - replacement.range.count
        }
        guard let first = replacements.first, let last = replacements.last else { return }
        let change = TextChange(
            start: first.range.lowerBound,
            oldCount: last.range.upperBound - first.range.lowerBound,
            newCount: last.range.upperBound + shift - first.range.lowerBound)
        isKilling = false
        lastChange = change
        if joinsChanges { joinedChange = joinedChange?.followed(by: change) ?? change }
        changeCount += 1
        let main = min(self.main, (newSelections ?? cursors).count - 1)
        assign((newSelections ?? cursors).map { joinedCluster($0) }, main: main)
        append(
            DocumentEdit(
                before: before,
                after: .init(
                    storage: storage, selections: selections, main: self.main, tokens: tokens),
                change: change, kind: kind, endsInBlank: endsInBlank))
    }

    /// Moves a cursor, or the ends of a selection, out of a cluster that new and old text form together.
    private func joinedCluster(_ selection: EditableText.Selection) -> EditableText.Selection {
        let start = storage.boundary(atOrBefore: selection.head)
        guard selection.isEmpty else {
            return .init(anchor: storage.boundary(atOrBefore: selection.anchor), head: start)
        }
        guard start < selection.head else { return selection }
        return .init(cursor: storage.boundary(from: start, by: .character, .forward))
    }
}

extension EditableText.Selection {
    /// Whether two selections have text in common, or one is a cursor in or at an end of the other.
    fileprivate func overlaps(_ other: Self) -> Bool {
        if isEmpty || other.isEmpty {
            return range.lowerBound <= other.range.upperBound
                && other.range.lowerBound <= range.upperBound
        }
        return range.overlaps(other.range)
    }
}
