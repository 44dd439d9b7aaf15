// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The size, the time and the permissions of a file or folder, read when they are needed.
public struct FileStatus: Hashable, Sendable {
    /// The kind of thing; for a symbolic link, the kind of its target.
    public let kind: DirectoryEntry.Kind
    /// The size in bytes.
    public let size: Int
    /// The time of the last change of the content, in seconds since 1970.
    public let modificationTime: Int
    /// The permissions, as the lowest nine bits of the system's mode, such as `0o644`.
    public let permissions: Int

    /// Creates a status that is not read from the disk.
    public init(
        kind: DirectoryEntry.Kind, size: Int, modificationTime: Int, permissions: Int = 0o644
    ) {
        (self.kind, self.size) = (kind, size)
        (self.modificationTime, self.permissions) = (modificationTime, permissions)
    }

    /// Reads the status of a path, following links.
    ///
    /// - Throws: ``FileError`` if there is no such file, or if it cannot be reached.
    public init(path: String) throws(FileError) { try self.init(path: BytePath(path)) }

    /// Reads the status of a path, following links.
    ///
    /// - Throws: ``FileError`` if there is no such file, or if it cannot be reached.
    public init(path: BytePath) throws(FileError) {
        var status = stat()
        guard path.withCString({ stat($0, &status) }) == 0 else {
            throw FileError("read", path, code: errno)
        }
        kind = DirectoryEntry.Kind(mode: status.st_mode)
        size = Int(status.st_size)
        permissions = Int(status.st_mode & 0o777)
        #if canImport(Darwin)
        modificationTime = Int(status.st_mtimespec.tv_sec)
        #else
        modificationTime = Int(status.st_mtim.tv_sec)
        #endif
    }
}
