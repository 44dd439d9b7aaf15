// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The letters that the user types to select the row that begins with them.
///
/// Letters typed shortly after each other are one beginning. The same letter repeated goes from one row that begins
/// with it to the next.
struct TypeAhead {
    /// The maximum time between two letters of one beginning.
    static var interval: Duration { .seconds(1) }

    /// The maximum number of rows that are compared for one letter, so that a list of any length responds at once.
    static var maximumRows: Int { 200_000 }

    /// The maximum number of letters of one beginning; a paste that arrives as keys may have many more.
    static var maximumLetters: Int { 100 }

    /// The letters typed so far, up to ``maximumLetters``.
    private(set) var text = ""
    private var lastTime: Duration = .zero

    /// Returns whether a letter typed at a time continues the letters before.
    func isUnderWay(at time: Duration) -> Bool {
        !text.isEmpty && time - lastTime < Self.interval
    }

    /// Adds the text of a key.
    mutating func type(_ letters: String, at time: Duration) {
        let all = isUnderWay(at: time) ? text + letters : letters
        text = String(all.prefix(Self.maximumLetters))
        lastTime = time
    }

    /// Forgets the letters.
    mutating func cancel() {
        text = ""
    }

    /// Returns the row that begins with the letters; nil for none.
    ///
    /// - Parameters:
    ///   - row: The row at which the search begins; it continues from the top after the last row. For one letter the
    ///     search begins after the row.
    ///   - count: The number of rows.
    ///   - text: Returns the text of a row; nil for a row that cannot be selected.
    func match(from row: Int?, count: Int, text: (Int) -> String?) -> Int? {
        guard count > 0, let first = self.text.first else { return nil }
        let isOneLetter = self.text.allSatisfy { $0 == first }
        let beginning = isOneLetter ? String(first) : self.text
        let start = row.map { isOneLetter ? $0.saturatingAdding(1) : $0 } ?? 0
        let folded = beginning.lowercased()
        let length = folded.count
        for step in 0..<min(count, Self.maximumRows) {
            let candidate = Self.place(start, step, count)
            if let text = text(candidate), Self.text(text, beginsWith: folded, length) {
                return candidate
            }
        }
        return nil
    }

    /// Returns the row a number of steps after another; after the last row comes the first.
    private static func place(_ start: Int, _ step: Int, _ count: Int) -> Int {
        let start = start >= count || start < 0 ? 0 : start
        let left = count - start
        return step < left ? start + step : step - left
    }

    private static func text(_ text: String, beginsWith folded: String, _ length: Int) -> Bool {
        // Only the beginning is compared, because a text may be very long.
        text.prefix(length).lowercased().hasPrefix(folded)
    }
}
