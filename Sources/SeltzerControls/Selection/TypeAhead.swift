// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The letters that the user types to select the row that begins with them.
///
/// Letters typed shortly after each other form one beginning. Repeating one letter moves to the next row that begins
/// with it.
package struct TypeAhead {
    /// The maximum time between two letters of one beginning.
    static var interval: Duration { .seconds(1) }

    /// The maximum number of letters of one beginning; a paste that arrives as keys may have many more.
    static var maximumLetters: Int { 100 }

    /// The letters typed so far, up to ``maximumLetters``.
    private(set) var text = ""
    private var lastTime: Duration = .zero

    package init() {}

    /// Returns whether a letter typed at a time continues the letters before.
    package func isUnderWay(at time: Duration) -> Bool {
        !text.isEmpty && time - lastTime < Self.interval
    }

    /// Adds the text of a key.
    package mutating func type(_ letters: String, at time: Duration) {
        let all = isUnderWay(at: time) ? text + letters : letters
        text = String(all.prefix(Self.maximumLetters))
        lastTime = time
    }

    /// Forgets the letters.
    package mutating func cancel() {
        text = ""
    }

    /// Whether the letters are one letter, which is repeated.
    var isOneLetter: Bool { text.allSatisfy { $0 == text.first } }

    /// Returns whether a text begins with the letters; false without letters.
    package func isBeginning(of text: String) -> Bool {
        guard let first = self.text.first else { return false }
        return TextFolding().text(text, beginsWith: isOneLetter ? String(first) : self.text)
    }
}
