// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A walk through the history with the arrow keys, which keeps the draft and all edits of earlier texts.
///
/// Prompt boxes and questions of command-line tools use it.
package struct PromptHistoryWalk {
    /// Whether the walk shows only texts that begin as the draft does.
    private let looksForBeginning: Bool
    /// The place in ``entries``; nil at the draft.
    private(set) var index: Int?
    /// The history when the walk began.
    private var entries: [PromptText] = []
    private var draft = PromptText()
    /// The edited texts by their places.
    private var edited: [Int: PromptText] = [:]

    /// Creates a walk that begins at the draft.
    package init(looksForBeginning: Bool = true) {
        self.looksForBeginning = looksForBeginning
    }

    private func mayShow(_ entry: PromptText, after current: PromptText) -> Bool {
        entry.text != current.text
            && (!looksForBeginning || entry.text.hasPrefix(draft.text))
    }

    /// Returns the next earlier text; nil if there is none.
    ///
    /// - Parameters:
    ///   - current: The text that the user sees.
    ///   - history: The history, which counts at the beginning of a walk.
    package mutating func earlier(than current: PromptText, in history: PromptHistory)
        -> PromptText?
    {
        var walk = self
        walk.keep(current, in: history)
        let end = walk.index ?? walk.entries.count
        let found = walk.entries[..<end].lastIndex { walk.mayShow($0, after: current) }
        guard let found else { return nil }
        walk.index = found
        self = walk
        return walk.shown(found)
    }

    /// Returns the next later text, or the draft after the latest one; nil if the draft is shown.
    package mutating func later(than current: PromptText) -> PromptText? {
        guard let index else { return nil }
        keep(current, at: index)
        let found = entries[(index + 1)...].firstIndex { mayShow($0, after: current) }
        self.index = found
        guard let found else { return draft }
        return shown(found)
    }

    /// Continues the walk at a text that a search has found, whatever the draft is.
    mutating func jump(to entry: PromptText, from current: PromptText, in history: PromptHistory) {
        keep(current, in: history)
        if !entries.contains(entry) { entries.append(entry) }
        index = entries.lastIndex(of: entry)
        if let index { edited[index] = nil }
    }

    private mutating func keep(_ current: PromptText, in history: PromptHistory) {
        if let index { return keep(current, at: index) }
        draft = current
        // The places of edited texts stay valid.
        if edited.isEmpty { entries = history.entries }
    }

    private mutating func keep(_ current: PromptText, at index: Int) {
        edited[index] = current == entries[index] ? nil : current
    }

    private func shown(_ index: Int) -> PromptText { edited[index] ?? entries[index] }
}
