// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles

/// The order of the files of each folder in a ``DirectoryView``.
public struct DirectorySortOrder: Hashable, Sendable {
    /// The facts by which files are sorted.
    public enum Key: String, Hashable, Sendable {
        /// The name, in natural order.
        case name
        /// The size; folders have none.
        case size
        /// The time of the last change.
        case modified
    }

    /// The fact; files that are equal in it are in the order of their names.
    public var key: Key
    /// Whether the smallest value comes first.
    public var isAscending: Bool

    /// Creates an order.
    public init(_ key: Key = .name, isAscending: Bool = true) {
        (self.key, self.isAscending) = (key, isAscending)
    }
}

/// The rules by which a folder becomes rows.
struct DirectoryRules: Sendable {
    var showsHidden = false
    var foldersFirst = true
    var order = DirectorySortOrder()
    /// The test of the files that are shown, or nil for all files.
    ///
    /// Folders are always shown.
    var includesFile: (@Sendable (DirectoryEntry) -> Bool)?
}
