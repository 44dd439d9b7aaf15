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

/// Creates a folder; the folder that contains it must exist.
///
/// - Throws: ``FileError`` if the system refuses, for instance because something with this name exists.
public func createDirectory(atPath path: BytePath) throws(FileError) {
    guard path.withCString({ mkdir($0, 0o777) }) == 0 else {
        throw FileError("created", path, code: errno)
    }
}

/// Gives a file or a folder another path, and never replaces another file.
///
/// - Throws: ``FileError`` if the system refuses, and with `EEXIST` if something exists at the new path. If another program
///   creates a file there at the same moment, that file is replaced.
public func renameFile(atPath path: BytePath, to newPath: BytePath) throws(FileError) {
    var (old, new) = (stat(), stat())
    let isTaken = newPath.withCString { lstat($0, &new) } == 0
    // On a file system without regard to case, a new case of letters is the same file.
    let isSame =
        path.withCString { lstat($0, &old) } == 0 && old.st_dev == new.st_dev
        && old.st_ino == new.st_ino
    guard !isTaken || isSame else { throw FileError("renamed", path, code: EEXIST) }
    let result = path.withCString { old in newPath.withCString { rename(old, $0) } }
    guard result == 0 else { throw FileError("renamed", path, code: errno) }
}
