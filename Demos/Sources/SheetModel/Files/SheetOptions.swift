// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText

/// How a file is opened.
public struct SheetOptions: Hashable, Sendable {
    /// Whether the file is opened so that nothing can change it.
    public var isReadOnly = false
    /// The delimiter of a text file, such as `;` or `tab`; nil for the likeliest one.
    public var delimiter: String?
    /// Whether the first row of a text file names the columns; nil to decide by the first rows.
    public var hasHeader: Bool?

    /// Whether a text is a ``delimiter``: one ASCII character that separates fields, or `tab`.
    package static func isDelimiter(_ text: String) -> Bool { Delimiter(text) != nil }

    /// Creates the usual options: a file that can be changed, whose form is found out.
    public init(isReadOnly: Bool = false, delimiter: String? = nil, hasHeader: Bool? = nil) {
        self.isReadOnly = isReadOnly
        self.delimiter = delimiter
        self.hasHeader = hasHeader
    }
}
