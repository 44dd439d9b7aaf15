// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SheetModel

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A copy of a database that is written beside its place, and then renamed.
struct DatabaseDraft {
    /// The path of the hidden file.
    let path: String
    /// The path that was asked for.
    private let name: String
    /// The path at the end of symbolic links.
    private let target: String

    /// Creates an empty file with the permissions of the original.
    ///
    /// - Throws: ``SheetError`` if the target belongs to a database that is in use, or if the folder
    ///   cannot be written.
    init(of original: String, to name: String) throws(SheetError) {
        self.name = name
        target = try Self.linkTarget(of: name)
        for end in ["-wal", "-journal"] where access(target + end, F_OK) == 0 {
            // The database would add the old changes to the new file.
            throw .unwritable(
                path: name, reason: "it is a database with unfinished changes in \(name)\(end)")
        }
        path = target + ".\(UInt32.random(in: 0...UInt32.max)).part"
        var status = stat()
        let permissions = stat(original, &status) == 0 ? status.st_mode & 0o7777 : 0o600
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw Self.failure(name) }
        fchmod(descriptor, permissions | 0o600)
        close(descriptor)
    }

    private static func linkTarget(of name: String) throws(SheetError) -> String {
        if let resolved = realpath(name, nil) {
            defer { free(resolved) }
            return String(cString: resolved)
        }
        var status = stat()
        guard errno == ENOENT, lstat(name, &status) != 0 else { throw failure(name) }
        return name
    }

    private static func failure(_ name: String) -> SheetError {
        .unwritable(path: name, reason: String(cString: strerror(errno)))
    }

    /// Puts the file in its place.
    func finish() throws(SheetError) {
        guard access(path + "-wal", F_OK) != 0 else {
            throw .unwritable(path: name, reason: "its last changes are not written")
        }
        guard rename(path, target) == 0 else { throw Self.failure(name) }
    }

    /// Removes the file, if it is not in its place.
    func remove() {
        for end in ["", "-wal", "-shm", "-journal"] { unlink(path + end) }
    }
}
