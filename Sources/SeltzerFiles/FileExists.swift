// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

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
public func fileExists(atPath path: BytePath) -> Bool {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0
}

/// Returns whether there is a file, a folder or anything else at a path, or where a symbolic link there leads to.
public func fileExists(atPath path: String) -> Bool { fileExists(atPath: BytePath(path)) }
