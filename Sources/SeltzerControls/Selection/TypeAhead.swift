// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// What the user types to get to a row: the letters that its text begins with.
///
/// Letters that follow each other soon are one beginning. The same letter again and again goes from one row that
/// begins with it to the next.
struct TypeAhead {
    /// How soon the next letter must follow to belong to the one before.
    static var interval: Duration { .seconds(1) }

    /// The rows that are looked at for one letter at most, so that a list of any length answers at once.
    static var maximumRows: Int { 200_000 }

    /// The letters typed so far.
    private(set) var text = ""
    private var lastTime: Duration = .zero

    /// Whether a letter typed now belongs to those before.
    func isUnderWay(at time: Duration) -> Bool {
        !text.isEmpty && time - lastTime < Self.interval
    }

    /// Adds what a key types.
    mutating func type(_ letters: String, at time: Duration) {
        text = isUnderWay(at: time) ? text + letters : letters
        lastTime = time
    }

    /// Forgets what was typed.
    mutating func cancel() {
        text = ""
    }

    /// Returns the row that what was typed leads to; nil for none.
    ///
    /// - Parameters:
    ///   - row: Where the search begins: the rows after it come first, then those from the top. Where a beginning
    ///     gets longer, the row itself comes first.
    ///   - count: The number of rows.
    ///   - text: Returns the text of a row; nil for one that cannot be got to.
    func match(from row: Int?, count: Int, text: (Int) -> String?) -> Int? {
        guard count > 0, let first = self.text.first else { return nil }
        let isOneLetter = self.text.allSatisfy { $0 == first }
        let beginning = isOneLetter ? String(first) : self.text
        let start = row.map { isOneLetter ? $0.saturatingAdding(1) : $0 } ?? 0
        let folded = beginning.lowercased()
        for step in 0..<min(count, Self.maximumRows) {
            let candidate = Self.place(start, step, count)
            if let text = text(candidate), Self.text(text, beginsWith: folded) { return candidate }
        }
        return nil
    }

    /// Returns the row so many after another, going on from the last at the first.
    private static func place(_ start: Int, _ step: Int, _ count: Int) -> Int {
        let start = start >= count || start < 0 ? 0 : start
        let left = count - start
        return step < left ? start + step : step - left
    }

    private static func text(_ text: String, beginsWith folded: String) -> Bool {
        // A text may be very long, and only its beginning counts.
        text.prefix(folded.count).lowercased().hasPrefix(folded)
    }
}
