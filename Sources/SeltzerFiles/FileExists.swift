// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Returns whether there is a file, a folder or anything else at a path, or where a symbolic link there leads to.
///
/// It asks the system, and may wait for it where the path is on a slow file system. A path with a zero byte has no file.
public func fileExists(atPath path: String) -> Bool {
    guard !path.isEmpty, !path.utf8.contains(0) else { return false }
    var status = stat()
    return stat(path, &status) == 0
}
