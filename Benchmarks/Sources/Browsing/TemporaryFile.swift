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

/// A file that is removed with the object.
final class TemporaryFile: Sendable {
    let path: String

    /// Creates a file that repeats a text up to a number of bytes.
    init(repeating text: [UInt8], bytes: Int) {
        path = Self.freePath()
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL, 0o600)
        precondition(descriptor >= 0, "No file could be created at \(path).")
        var written = 0
        while written < bytes {
            let count = write(descriptor, text, min(text.count, bytes - written))
            precondition(count > 0, "The disk has no room for \(bytes) bytes at \(path).")
            written += count
        }
        close(descriptor)
    }

    deinit { unlink(path) }

    /// Returns a path that no other process uses.
    static func freePath() -> String {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        return "\(folder)/seltzer-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    }
}
