// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The line with the cursor, in which a ``CompletionTrigger`` looks for a token.
package struct CompletionContext: Hashable, Sendable {
    /// The text of the line before the cursor; only its end if the line is long.
    package var before: String
    /// The text of the line after the cursor; only its beginning if the line is long.
    package var after: String
    /// The position of ``before`` in the whole text, in bytes.
    package var start: Int
    /// Whether ``before`` begins where the line begins.
    package var beginsLine: Bool
    /// Whether text is selected.
    package var hasSelection: Bool

    /// The number of bytes of a long line that are looked at on each side of the cursor.
    package static var maximumLength: Int { 4_096 }

    package init(
        before: String, after: String, start: Int, beginsLine: Bool, hasSelection: Bool
    ) {
        self.before = before
        self.after = after
        self.start = start
        self.beginsLine = beginsLine
        self.hasSelection = hasSelection
    }
}
