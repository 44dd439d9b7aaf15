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

/// Reads and writes whole text files.
enum TextFile {
    /// Returns a variable of the environment; nil if it is not set.
    static func environment(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }

    /// Returns a file's text without a byte order mark; nil if it cannot be read.
    static func read(_ path: String) -> String? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = fread(&chunk, 1, chunk.count, file)
            guard count > 0 else { break }
            bytes += chunk.prefix(count)
        }
        guard ferror(file) == 0 else { return nil }
        return String(decoding: bytes.withoutByteOrderMark, as: UTF8.self)
    }

    /// Returns whether there is a file at a path.
    static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

    /// Makes a folder, unless there is one.
    static func makeFolder(_ path: some StringProtocol) { mkdir(String(path), 0o777) }

    /// Writes a text; makes the file's folder if necessary.
    ///
    /// - Returns: Whether all of it was written.
    static func write(_ text: String, to path: String) -> Bool {
        if let slash = path.lastIndex(of: "/") { makeFolder(path[..<slash]) }
        guard let file = fopen(path, "w") else { return false }
        let bytes = Array(text.utf8)
        let isWritten = fwrite(bytes, 1, bytes.count, file) == bytes.count
        return fclose(file) == 0 && isWritten
    }
}
