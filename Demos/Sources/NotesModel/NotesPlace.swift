// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The folder that is shown, and the file that is opened first.
public struct NotesPlace: Hashable, Sendable {
    /// The folder, from the root of the file system.
    public let root: BytePath
    /// The file; nil if a folder was named.
    public let file: BytePath?

    /// Finds the folder of a path, which is a folder, a file, or a file that does not exist yet.
    ///
    /// - Throws: `FileError`, if there is no such folder.
    public init(path: BytePath) throws(FileError) {
        if let folder = Self.folder(path) {
            root = folder
            file = nil
            return
        }
        guard let folder = Self.folder(path.folder) else {
            throw FileError("opened", path, code: ENOENT)
        }
        root = folder
        file = folder.appending(path.lastComponent)
    }

    /// Returns the path of a folder from the root of the file system; nil if there is none.
    private static func folder(_ path: BytePath) -> BytePath? {
        guard let resolved = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(resolved) }
        var status = stat()
        guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return BytePath(cString: resolved)
    }
}
