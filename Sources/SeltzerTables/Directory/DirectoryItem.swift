// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles

/// A file, a folder or a link in a ``DirectoryView``; its identity is its path.
public struct DirectoryItem: Hashable, Sendable {
    /// The path.
    public let path: BytePath
    /// The name and the kind.
    public let entry: DirectoryEntry

    /// Creates an item.
    public init(path: BytePath, entry: DirectoryEntry) {
        (self.path, self.entry) = (path, entry)
    }

    /// Creates an item that equals the item of the folder with a path.
    init(folder path: BytePath) {
        self.init(path: path, entry: DirectoryEntry(fileName: path, kind: .directory))
    }

    /// Creates the item of the row that leads above a folder.
    init(parentOf folder: BytePath) {
        let name: BytePath = ".."
        self.init(
            path: folder.appending(name), entry: DirectoryEntry(fileName: name, kind: .directory))
    }

    /// Whether the item is the row that leads to the folder above.
    public var isParent: Bool { entry.fileName == ".." }

    /// Whether the item is a folder, or a link that leads to one.
    public var isDirectory: Bool { entry.leadsToDirectory }

    /// Returns whether two items have the same path, and both are folders or neither is.
    public static func == (first: DirectoryItem, second: DirectoryItem) -> Bool {
        first.path == second.path && first.isDirectory == second.isDirectory
    }

    /// Hashes the path.
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
