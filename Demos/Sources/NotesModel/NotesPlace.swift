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

/// The folder to show, and the file to open first.
public struct NotesPlace: Hashable, Sendable {
    /// The absolute path of the folder.
    public let root: BytePath
    /// The file; nil if the path named a folder.
    public let file: BytePath?

    /// Finds the folder for a path; the path may name a folder, a file, or a file that does not
    /// exist yet.
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

    /// Returns the absolute path of a folder; nil if it does not exist.
    private static func folder(_ path: BytePath) -> BytePath? {
        guard let resolved = path.withCString({ realpath($0, nil) }) else { return nil }
        defer { free(resolved) }
        var status = stat()
        guard stat(resolved, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        return BytePath(cString: resolved)
    }
}
