// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The paths of the files below a folder, for a search by name.
///
/// ```swift
/// let index = try await FileIndex.read(below: ".")
/// ```
public struct FileIndex: Hashable, Sendable {
    /// The folder.
    public let folder: BytePath
    /// The path of each file, relative to the folder: files in fewer subfolders first, then in
    /// natural order.
    public let paths: [BytePath]
    /// Whether the paths are complete; false if there are more files than the limit.
    public let isComplete: Bool

    /// Creates an index from paths relative to the folder, without reading the disk.
    public init(folder: BytePath, paths: [BytePath], isComplete: Bool = true) {
        (self.folder, self.paths, self.isComplete) = (folder, paths, isComplete)
    }

    /// Reads a folder and all folders in it, on another thread; see the other function of this name.
    public nonisolated static func read(
        below folder: String, atMost limit: Int = 50_000, includingHidden: Bool = false
    ) async throws -> FileIndex {
        try await read(below: BytePath(folder), atMost: limit, includingHidden: includingHidden)
    }

    /// Reads a folder and all folders in it, on another thread.
    ///
    /// Symbolic links to folders are not followed. Inner folders that cannot be read are left out.
    ///
    /// - Parameters:
    ///   - folder: The path of the folder.
    ///   - limit: The number of files after which reading ends.
    ///   - includingHidden: Whether to include files and folders whose names begin with a dot.
    /// - Throws: ``FileError`` if there is no such folder, or if it may not be read; `CancellationError` if the task is
    ///   cancelled meanwhile.
    public nonisolated static func read(
        below folder: BytePath, atMost limit: Int = 50_000, includingHidden: Bool = false
    ) async throws -> FileIndex {
        var paths: [BytePath] = []
        var folders: [BytePath] = [""], next = 0
        while next < folders.count {
            let prefix = folders[next]
            next += 1
            let listing: DirectoryListing
            do {
                listing = try await DirectoryListing.read(
                    path: prefix.isEmpty ? folder : folder.appending(prefix))
            } catch is FileError where !prefix.isEmpty {
                continue
            }
            for entry in listing.sorted(includingHidden: includingHidden).entries {
                if entry.kind == .directory {
                    folders.append(prefix.appending(entry.fileName))
                } else if !entry.leadsToDirectory {
                    guard paths.count < limit else {
                        return FileIndex(folder: folder, paths: paths, isComplete: false)
                    }
                    paths.append(prefix.appending(entry.fileName))
                }
            }
        }
        return FileIndex(folder: folder, paths: paths)
    }
}
