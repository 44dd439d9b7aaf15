// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The differences between versions of files, line by line.
///
/// A document is made from two texts, or from a unified diff as `git diff` and `diff -u` write it:
///
/// ```swift
/// let changes = DiffDocument(from: saved, to: edited, path: "notes.txt")
/// print("+\(changes.addedCount) −\(changes.removedCount)")
/// print(changes.unifiedText)
/// ```
public struct DiffDocument: Hashable, Sendable {
    /// The files that differ, in order.
    public var files: [DiffFile]

    /// Creates a document from the differences of files.
    public init(_ files: [DiffFile] = []) {
        self.files = files
    }

    /// Whether nothing differs.
    public var isEmpty: Bool { files.isEmpty }
    /// The number of added lines in all files.
    public var addedCount: Int { files.reduce(0) { $0 + $1.addedCount } }
    /// The number of removed lines in all files.
    public var removedCount: Int { files.reduce(0) { $0 + $1.removedCount } }
}
