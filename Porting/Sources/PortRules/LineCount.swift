// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// How many lines of code of a ported file somebody changed by hand afterwards.
public struct LineCount: Hashable, Sendable {
    /// The lines of code of the finished file, without comments and blank lines.
    public let total: Int
    /// The lines that only one of the files has; a line in place of another one counts once.
    public let changed: Int

    /// Compares a ported file with the finished one.
    ///
    /// Indentation does not count.
    public init(ported: String, finished: String) {
        let lines = Self.code(finished)
        total = lines.count
        let difference = lines.difference(from: Self.code(ported))
        changed = max(difference.insertions.count, difference.removals.count)
    }

    private static func code(_ text: String) -> [Substring] {
        text.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "\t" } }
            .filter { !$0.isEmpty && !$0.hasPrefix("//") }
    }
}
