// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The known tokens of a text, for any highlighter.
package protocol HighlightedText: Sendable {
    /// Notes an edit; the lines around it keep their tokens until ``highlight(_:of:budget:)`` finds
    /// new ones.
    mutating func apply(_ change: TextChange, from old: TextStorage, to new: TextStorage)

    /// Finds the tokens of some lines.
    ///
    /// - Parameters:
    ///   - lines: The lines, which must exist.
    ///   - storage: The text.
    ///   - budget: The maximum number of bytes to read; if more are needed, the next call
    ///     continues.
    /// - Returns: The lines whose tokens changed.
    mutating func highlight(
        _ lines: Range<Int>, of storage: TextStorage, budget: Int
    ) -> [Int]

    /// Returns whether the tokens of some lines are up to date.
    func isFresh(_ lines: Range<Int>) -> Bool

    /// Returns the tokens of a line; none for a line that was not highlighted.
    ///
    /// After an edit, a line has its old tokens until new ones are found.
    func tokens(ofLine line: Int) -> [SyntaxToken]

    /// Whether the highlighter finds regions.
    var findsRegions: Bool { get }

    /// Returns the depths of a line; nil for a line that was not highlighted.
    func depths(ofLine line: Int) -> FoldingDepths?

    /// Calls a closure with the depths of each line from a line on, until it returns false.
    ///
    /// Lines that were not highlighted are highlighted now, and not kept.
    ///
    /// - Parameter budget: The maximum number of bytes to read.
    func forEachDepths(
        from first: Int, of storage: TextStorage, budget: Int, _ body: (Int, FoldingDepths) -> Bool)
}

/// The states at the starts of some lines, and the tokens of the visible lines.
///
/// States are kept for each visible line, and elsewhere for one line in ``distance``. After an
/// edit, the states that follow it stay, but the first of them is unconfirmed. If the new state at
/// its line is the same, all later states are valid again; if not, the next state becomes
/// unconfirmed. So an edit costs the lines up to the first line whose state did not change.
///
/// If a line is far from all known states, the lines between are not read. Highlighting then starts
/// a few lines before it, in the initial state.
package struct HighlightedLines<Highlighter: SyntaxHighlighter>: HighlightedText {
    /// The number of lines between the states that are kept outside the visible lines.
    static var distance: Int { 128 }
    /// The maximum number of bytes that are read between a known state and a line.
    static var reach: Int { 1 << 20 }
    /// The number of lines that are read before a line that is far from all known states.
    static var runUp: Int { 100 }
    /// The maximum number of lines with tokens; above it, lines that are not visible lose theirs.
    static var maximumKept: Int { 1_000 }

    /// A line whose state is known.
    struct Entry: Sendable {
        var line: Int
        /// The state at the start of the line.
        var state: Highlighter.State
        /// Whether the state follows from the entry before.
        var isConfirmed = true
        /// The tokens; nil if they are not known.
        var tokens: [SyntaxToken]?
        /// The depths of regions, which are known together with the tokens.
        var depths = FoldingDepths()
        /// Whether the tokens match the present text and state.
        var isFresh = false
    }

    let highlighter: Highlighter
    /// The entries, in the order of their lines; the first is line 0.
    private(set) var entries: [Entry]
    /// A lower bound for the number of confirmed entries at the start.
    private var confirmedCount = 1
    private var tokenCount = 0

    package init(_ highlighter: Highlighter) {
        self.highlighter = highlighter
        entries = [Entry(line: 0, state: highlighter.initialState)]
    }

    /// Returns the index of the last entry at or before a line.
    func index(atOrBefore line: Int) -> Int {
        var low = 0, high = entries.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if entries[middle].line <= line { low = middle } else { high = middle }
        }
        return low
    }

    private mutating func setUnconfirmed(_ index: Int) {
        guard index < entries.count else { return }
        entries[index].isConfirmed = false
        confirmedCount = min(confirmedCount, index)
    }

    // MARK: Reading

    package func tokens(ofLine line: Int) -> [SyntaxToken] {
        let entry = entries[index(atOrBefore: line)]
        return entry.line == line ? entry.tokens ?? [] : []
    }

    package func isFresh(_ lines: Range<Int>) -> Bool {
        let first = index(atOrBefore: lines.lowerBound)
        guard first + lines.count <= entries.count else { return false }
        for (index, line) in zip(first..., lines) {
            let entry = entries[index]
            guard entry.line == line, entry.isFresh, index == first || entry.isConfirmed else {
                return false
            }
        }
        // A change before these lines may lead to different states here.
        return confirmedCount > first
            || entries[confirmedCount...first].allSatisfy(\.isConfirmed)
    }

    // MARK: Edits

    package mutating func apply(
        _ change: TextChange, from old: TextStorage, to new: TextStorage
    ) {
        let first = old.lineNumber(at: change.start)
        let last = old.lineNumber(at: change.start + change.oldCount)
        let shift = new.lineCount - old.lineCount
        let start = index(atOrBefore: first)
        var end = start + 1
        confirmedCount = min(confirmedCount, end)
        while end < entries.count, entries[end].line <= last { end += 1 }
        entries.removeSubrange(start + 1..<end)
        if entries[start].line == first {
            shiftTokens(ofEntry: start, by: change, lineStart: old.startOfLine(first))
        }
        setUnconfirmed(start + 1)
        guard shift != 0 else { return }
        for index in entries.indices.dropFirst(start + 1) { entries[index].line += shift }
    }

    /// Moves the tokens of a line with its text, so that colors do not flicker during typing.
    private mutating func shiftTokens(
        ofEntry index: Int, by change: TextChange, lineStart: Int
    ) {
        entries[index].isFresh = false
        guard let tokens = entries[index].tokens else { return }
        let start = change.start - lineStart, end = start + change.oldCount
        let shift = change.newCount - change.oldCount
        entries[index].tokens = tokens.compactMap { token in
            let lower = token.range.lowerBound, upper = token.range.upperBound
            let newLower = lower < start ? lower : lower < end ? start : lower + shift
            // Text that is typed after a word has the word's color at first.
            let newUpper = upper < start ? upper : upper < end ? start : upper + shift
            return newLower < newUpper ? SyntaxToken(newLower..<newUpper, token.kind) : nil
        }
    }

    // MARK: Highlighting

    package mutating func highlight(
        _ lines: Range<Int>, of storage: TextStorage, budget: Int
    ) -> [Int] {
        forgetTokens(notIn: lines)
        var run = Run(
            lines: lines, budget: budget,
            reader: SequentialLines(storage, maximumLength: Highlighter.maximumLength))
        var next = nextUnconfirmed(from: confirmedCount, upTo: lines.lowerBound)
        while let index = next, run.budget > 0, !Task.isCancelled {
            let line = entries[index].line
            let gap = storage.startOfLine(line) - storage.startOfLine(entries[index - 1].line)
            if gap > Self.reach {
                // The lines before a guessed initial state are not read.
                entries[index].isConfirmed = true
            } else {
                advance(from: index - 1, to: line, &run)
            }
            next = nextUnconfirmed(from: index, upTo: lines.lowerBound)
        }
        guard run.budget > 0 else { return run.changed }
        var start = index(atOrBefore: lines.lowerBound)
        let distance =
            storage.startOfLine(lines.lowerBound) - storage.startOfLine(entries[start].line)
        if distance > Self.reach { start = insertGuess(before: lines.lowerBound, after: start) }
        advance(from: start, to: lines.upperBound, &run)
        return run.changed
    }

    /// Returns the index of the first unconfirmed entry up to a line; nil if there is none.
    private mutating func nextUnconfirmed(from index: Int, upTo line: Int) -> Int? {
        let found = entries[index...].firstIndex { !$0.isConfirmed || $0.line > line }
        if index <= confirmedCount { confirmedCount = max(1, found ?? entries.count) }
        guard let found, !entries[found].isConfirmed, entries[found].line <= line else {
            return nil
        }
        return found
    }

    private mutating func insertGuess(before line: Int, after index: Int) -> Int {
        let start = max(entries[index].line + 1, line - Self.runUp)
        entries.insert(Entry(line: start, state: highlighter.initialState), at: index + 1)
        return index + 1
    }

    /// The progress of one call.
    private struct Run {
        let lines: Range<Int>
        var budget: Int
        var reader: SequentialLines
        var changed: [Int] = []
    }

    /// Finds the states from an entry up to a line, and the tokens of the requested lines.
    private mutating func advance(
        from start: Int, to end: Int, _ run: inout Run
    ) {
        var index = start, line = entries[start].line, state = entries[start].state
        while line < end {
            let isWanted = run.lines.contains(line)
            let next = index + 1 < entries.count ? entries[index + 1] : nil
            if let next, next.isConfirmed, entries[index].line == line,
                next.line <= max(line + 1, run.lines.lowerBound),
                !isWanted || entries[index].isFresh
            {
                // The next entry follows from this one, so the lines between need no work.
                (index, line, state) = (index + 1, next.line, next.state)
                continue
            }
            guard run.budget > 0, !Task.isCancelled else { return }
            highlightLine(line, at: index, &state, isWanted, &run)
            line += 1
            // If the budget ends here, the next call continues here.
            let isKept = run.lines.contains(line) || run.budget <= 0
            index = arrive(at: line, with: state, after: index, isKept: isKept)
        }
    }

    private mutating func highlightLine(
        _ line: Int, at index: Int, _ state: inout Highlighter.State, _ isWanted: Bool,
        _ run: inout Run
    ) {
        let bytes = run.reader.bytes(ofLine: line)
        var depths = FoldingDepths()
        let tokens = highlighter.tokens(of: bytes, number: line, state: &state, depths: &depths)
        // Each line costs something, even if it is empty.
        run.budget -= bytes.count + 32
        guard isWanted, entries[index].line == line else { return }
        if entries[index].tokens == nil { tokenCount += 1 }
        if (entries[index].tokens ?? []) != tokens || entries[index].depths != depths {
            run.changed.append(line)
        }
        entries[index].tokens = tokens
        entries[index].depths = depths
        entries[index].isFresh = true
    }

    /// Compares the new state of a line with its known state, or keeps the new state if none is
    /// known.
    ///
    /// - Returns: The index of the last entry at or before the line.
    private mutating func arrive(
        at line: Int, with state: Highlighter.State, after index: Int, isKept: Bool
    ) -> Int {
        if index + 1 < entries.count, entries[index + 1].line == line {
            entries[index + 1].isConfirmed = true
            if entries[index + 1].state != state {
                entries[index + 1].state = state
                entries[index + 1].isFresh = false
                setUnconfirmed(index + 2)
            }
            return index + 1
        }
        guard isKept || line - entries[index].line >= Self.distance else { return index }
        entries.insert(Entry(line: line, state: state), at: index + 1)
        if confirmedCount > index { confirmedCount += 1 }
        return index + 1
    }

    /// Removes the tokens and most states of lines that are no longer visible, if there are many.
    private mutating func forgetTokens(notIn lines: Range<Int>) {
        guard tokenCount > Self.maximumKept + lines.count else { return }
        var kept: [Entry] = []
        kept.reserveCapacity(entries.count)
        var confirmed = true
        for var entry in entries {
            confirmed = confirmed && entry.isConfirmed
            if !lines.contains(entry.line) {
                if let last = kept.last, entry.line - last.line < Self.distance { continue }
                entry.tokens = nil
                entry.isFresh = false
            }
            entry.isConfirmed = confirmed
            confirmed = true
            kept.append(entry)
        }
        entries = kept
        tokenCount = kept.count { $0.tokens != nil }
        confirmedCount = 1
    }
}
