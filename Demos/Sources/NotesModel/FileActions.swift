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

/// What the user does to files and folders as a whole.
public enum FileActions {
    /// Creates an empty file, and the folders in its path that are missing.
    ///
    /// - Throws: `FileError`; with `EEXIST` if there is a file of that name.
    public static func create(_ path: String) throws(FileError) {
        try createFolder(FilePath.folder(of: path))
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard descriptor >= 0 else { throw FileError("created", path, code: errno) }
        close(descriptor)
    }

    /// Creates a folder and those in its path that are missing.
    public static func createFolder(
        _ path: String, permissions: UInt32 = 0o777
    ) throws(FileError) {
        var status = stat()
        if stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return }
        let parent = FilePath.folder(of: path)
        if parent != path, parent != "." { try createFolder(parent, permissions: permissions) }
        if mkdir(path, mode_t(permissions)) != 0, errno != EEXIST {
            throw FileError("created", path, code: errno)
        }
    }

    /// Renames a file or a folder, but never onto another one.
    ///
    /// - Throws: `FileError`; with `EEXIST` if there is a file of the new name.
    public static func rename(_ old: String, to new: String) throws(FileError) {
        var status = stat()
        guard lstat(new, &status) != 0 else { throw FileError("renamed", old, code: EEXIST) }
        // A link to the new name fails where another program created the name meanwhile. Folders have no links.
        if link(old, new) == 0 {
            guard unlink(old) == 0 else {
                let code = errno
                unlink(new)
                throw FileError("renamed", old, code: code)
            }
            return
        }
        if errno == EEXIST { throw FileError("renamed", old, code: EEXIST) }
        #if canImport(Glibc)
        let result = Glibc.rename(old, new)
        #elseif canImport(Musl)
        let result = Musl.rename(old, new)
        #else
        let result = Darwin.rename(old, new)
        #endif
        guard result == 0 else { throw FileError("renamed", old, code: errno) }
    }

    /// Removes a file, or a folder without files.
    public static func remove(_ path: String) throws(FileError) {
        var status = stat()
        guard lstat(path, &status) == 0 else { throw FileError("deleted", path, code: errno) }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard (isFolder ? rmdir(path) : unlink(path)) == 0 else {
            throw FileError("deleted", path, code: errno)
        }
    }
}

extension FileError {
    /// Whether there is no such file.
    var isAbsence: Bool { code == ENOENT }

    /// Whether there is another file of that name.
    public var isCollision: Bool { code == EEXIST }
}
