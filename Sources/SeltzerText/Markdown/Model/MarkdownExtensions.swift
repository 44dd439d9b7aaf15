// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Additions to CommonMark, as GitHub specifies them.
public struct MarkdownExtensions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) {
        self.rawValue = rawValue
    }

    /// Tables with `|` between the cells.
    public static let tables = Self(rawValue: 1)
    /// List items that begin with `[ ]` or `[x]`.
    public static let taskLists = Self(rawValue: 2)
    /// Text between `~` or `~~`.
    public static let strikethrough = Self(rawValue: 4)
    /// Addresses without angle brackets, such as `www.example.org` and `me@example.org`.
    public static let autolinks = Self(rawValue: 8)

    /// All extensions.
    public static let all: Self = [.tables, .taskLists, .strikethrough, .autolinks]
}
