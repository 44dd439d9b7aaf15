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

/// Operations on whole files and folders.
public enum FileActions {
    /// Creates an empty file, and the missing folders in its path.
    ///
    /// - Throws: `FileError`; with `EEXIST` if there is a file of that name.
    public static func create(_ path: BytePath) throws(FileError) {
        try createFolder(path.folder)
        let descriptor = path.withCString {
            open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        }
        guard descriptor >= 0 else { throw FileError("created", path, code: errno) }
        close(descriptor)
    }

    /// Creates a folder, and the missing folders in its path.
    public static func createFolder(
        _ path: BytePath, permissions: UInt32 = 0o777
    ) throws(FileError) {
        var status = stat()
        if path.withCString({ stat($0, &status) }) == 0, status.st_mode & S_IFMT == S_IFDIR {
            return
        }
        let parent = path.folder
        if parent != path, parent != "." { try createFolder(parent, permissions: permissions) }
        if path.withCString({ mkdir($0, mode_t(permissions)) }) != 0, errno != EEXIST {
            throw FileError("created", path, code: errno)
        }
    }

    /// Renames a file or a folder, but never replaces another one.
    ///
    /// - Throws: `FileError`; with `EEXIST` if there is a file of the new name.
    public static func rename(_ old: BytePath, to new: BytePath) throws(FileError) {
        var status = stat()
        guard new.withCString({ lstat($0, &status) }) != 0 else {
            throw FileError("renamed", old, code: EEXIST)
        }
        // Creating a link with the new name fails if another program created the name meanwhile.
        // Folders cannot have links.
        if run(link, old, new) {
            guard old.withCString({ unlink($0) }) == 0 else {
                let code = errno
                new.withCString { _ = unlink($0) }
                throw FileError("renamed", old, code: code)
            }
            return
        }
        if errno == EEXIST { throw FileError("renamed", old, code: EEXIST) }
        #if canImport(Glibc)
        let isRenamed = run(Glibc.rename, old, new)
        #elseif canImport(Musl)
        let isRenamed = run(Musl.rename, old, new)
        #else
        let isRenamed = run(Darwin.rename, old, new)
        #endif
        guard isRenamed else { throw FileError("renamed", old, code: errno) }
    }

    /// Calls a function of the system with two paths; returns whether it succeeded.
    private static func run(
        _ function: (UnsafePointer<CChar>, UnsafePointer<CChar>) -> Int32, _ first: BytePath,
        _ second: BytePath
    ) -> Bool {
        first.withCString { one in second.withCString { function(one, $0) } } == 0
    }

    /// Removes a file, or a folder without files in it.
    public static func remove(_ path: BytePath) throws(FileError) {
        var status = stat()
        guard path.withCString({ lstat($0, &status) }) == 0 else {
            throw FileError("deleted", path, code: errno)
        }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        guard path.withCString({ isFolder ? rmdir($0) : unlink($0) }) == 0 else {
            throw FileError("deleted", path, code: errno)
        }
    }
}

extension FileError {
    /// Whether the error means that the file does not exist.
    var isAbsence: Bool { code == ENOENT }

    /// Whether the error means that another file has this name.
    public var isCollision: Bool { code == EEXIST }
}
