// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The differences between two versions of a file.
public struct DiffFile: Hashable, Sendable {
    /// What happened to a file as a whole.
    public enum Change: Hashable, Sendable {
        /// Both versions exist.
        case modified
        /// The file is new.
        case added
        /// The file was deleted.
        case deleted
        /// The file has another path, and perhaps other lines.
        case renamed
        /// The file is a copy of another one, and perhaps has other lines.
        case copied
    }

    /// The path of the old version; nil if there is none.
    public var oldPath: String?
    /// The path of the new version; nil if there is none.
    public var newPath: String?
    /// What happened to the file as a whole.
    public var change: Change
    /// The parts that differ, in order; none if only the path or the attributes differ.
    public var hunks: [DiffHunk]
    /// The lines before the first hunk that a unified diff had, such as `index 1a2b..3c4d`; empty
    /// for differences that were found in texts.
    public var header: [String]
    /// Whether the file has no lines, so that its differences are not shown.
    public var isBinary = false

    /// Creates the differences of a file.
    public init(
        oldPath: String?, newPath: String?, change: Change = .modified, hunks: [DiffHunk] = [],
        header: [String] = []
    ) {
        self.oldPath = oldPath
        self.newPath = newPath
        self.change = change
        self.hunks = hunks
        self.header = header
    }

    /// The path of the new version, or of the old one if there is no new one; may be empty.
    public var path: String { newPath ?? oldPath ?? "" }
    /// The number of added lines.
    public var addedCount: Int { hunks.reduce(0) { $0 + $1.addedCount } }
    /// The number of removed lines.
    public var removedCount: Int { hunks.reduce(0) { $0 + $1.removedCount } }
}
