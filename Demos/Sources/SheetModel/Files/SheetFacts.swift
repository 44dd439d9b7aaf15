// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What the heading of a screen says about a file.
public struct SheetFacts: Hashable, Sendable {
    /// The format, such as `SQLite 3.45`, `CSV` or `JSON lines`.
    public var format: String
    /// The size of the file in bytes.
    public var size: Int
    /// The encoding of texts, such as `UTF-8`.
    public var encoding: String
    /// A sentence about something unusual in the file, such as a quote that never closes; nil for
    /// nothing.
    public var remark: String?

    /// Creates facts about a file.
    public init(format: String, size: Int, encoding: String = "UTF-8", remark: String? = nil) {
        self.format = format
        self.size = size
        self.encoding = encoding
        self.remark = remark
    }
}
