// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A search of the history, letter by letter, from the latest text to the oldest one; upper and lower case are equal.
struct PromptSearch {
    /// The texts, the latest last.
    let entries: [PromptText]
    /// The typed text.
    private(set) var query = ""
    /// The place of the found text; nil if nothing was found yet.
    private(set) var index: Int?
    /// Whether no further text has the query.
    private(set) var isFailing = false
    private let folded: [String]

    /// Creates a search in a history.
    init(_ history: PromptHistory) {
        entries = history.entries
        let folding = TextFolding()
        folded = history.entries.map { folding.folded($0.text) }
    }

    /// The found text; nil for none.
    var found: PromptText? { index.map { entries[$0] } }

    /// Adds letters to the query.
    mutating func type(_ text: String) {
        query += text
        look(from: index ?? entries.count - 1, by: -1)
    }

    /// Removes the last letter of the query, and searches from the latest text again.
    ///
    /// - Returns: False if the query is empty.
    mutating func deleteBackward() -> Bool {
        guard !query.isEmpty else { return false }
        query.removeLast()
        index = nil
        isFailing = false
        if !query.isEmpty { look(from: entries.count - 1, by: -1) }
        return true
    }

    /// Finds the next earlier text, or the next later one.
    mutating func move(by step: Int) {
        guard !query.isEmpty else { return }
        look(from: index.map { $0 + step } ?? entries.count - 1, by: step)
    }

    private mutating func look(from start: Int, by step: Int) {
        let wanted = TextFolding().folded(query)
        var place = start
        while entries.indices.contains(place) {
            if folded[place].contains(wanted), place == start || entries[place] != found {
                index = place
                isFailing = false
                return
            }
            place += step
        }
        isFailing = true
    }

    /// The line of the found text that has the query, or its first line; nil for none.
    var foundLine: String? {
        guard let found else { return nil }
        let folding = TextFolding(), wanted = folding.folded(query)
        let lines = found.text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)
        return (lines.first { folding.folded($0).contains(wanted) } ?? lines.first).map(String.init)
    }
}
