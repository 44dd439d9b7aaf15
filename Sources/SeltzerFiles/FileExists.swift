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

/// Returns whether anything exists at a path, such as a file or a folder, following symbolic links.
///
/// The function asks the system, and may block if the path is on a slow file system. The result is
/// false for a path with a zero byte.
public func fileExists(atPath path: BytePath) -> Bool {
    var status = stat()
    return path.withCString { stat($0, &status) } == 0
}

/// Returns whether anything exists at a path, such as a file or a folder, following symbolic links.
public func fileExists(atPath path: String) -> Bool { fileExists(atPath: BytePath(path)) }
