// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A condition for the value of a column.
public struct SheetFilter: Hashable, Sendable {
    /// The kinds of conditions.
    public enum Condition: Hashable, Sendable {
        /// The text contains these characters, without regard to the case of ASCII letters.
        case contains(String)
        /// The text begins with these characters.
        case begins(String)
        /// The value is this one; a number in a text counts as the number.
        case equal(SheetValue)
        case notEqual(SheetValue)
        case less(SheetValue)
        case atMost(SheetValue)
        case greater(SheetValue)
        case atLeast(SheetValue)
        case between(SheetValue, SheetValue)
        case isNull
        case isNotNull
    }

    /// The index of the column; nil for any column.
    public var column: Int?
    /// The condition.
    public var condition: Condition

    /// Creates a condition for a column.
    public init(column: Int?, _ condition: Condition) {
        self.column = column
        self.condition = condition
    }

    /// Creates the condition that a typed text means; nil for an empty text.
    ///
    /// The forms are `word` (contains), `^word` (begins), `=5`, `!=5`, `<5`, `<=5`, `>5`, `>=5`,
    /// `5..9` (between), `null`, `!null`, and `today`.
    ///
    /// - Parameter today: The date that `today` means, as `2026-03-01`; nil to search for the word.
    public init?(column: Int?, typed text: String, today: String? = nil) {
        guard let condition = FilterText.condition(typed: text, today: today) else { return nil }
        self.init(column: column, condition)
    }
}
