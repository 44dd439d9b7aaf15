// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads the small files that users write by hand: their keys, their colours.
enum UserFile {
    /// Why a file could not be read.
    enum Problem: Error {
        case missing
        case unreadable(String)
        case tooLarge

        /// The problem in a sentence.
        func description(of path: String) -> String {
            switch self {
            case .missing: "There is no file \(path)."
            case .unreadable(let words): "\(path) cannot be read: \(words)."
            case .tooLarge: "\(path) is larger than a mebibyte."
            }
        }
    }

    /// The most bytes that a file has; nobody writes as many by hand.
    private static var maximumSize: Int { 1 << 20 }

    /// Returns all bytes of a file.
    static func bytes(of path: String) throws(Problem) -> [UInt8] {
        // Without waiting: a pipe under that name may have no writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw problem(errno) }
        defer { close(descriptor) }
        var bytes = [UInt8](repeating: 0, count: maximumSize + 1)
        var count = 0
        while count < bytes.count {
            let result = bytes.withUnsafeMutableBytes { buffer in
                read(descriptor, buffer.baseAddress! + count, buffer.count - count)
            }
            if result == 0 { break }
            if result > 0 {
                count += result
            } else if errno != EINTR {
                throw problem(errno)
            }
        }
        guard count <= maximumSize else { throw .tooLarge }
        return Array(bytes.prefix(count))
    }

    private static func problem(_ code: Int32) -> Problem {
        code == ENOENT ? .missing : .unreadable(String(cString: strerror(code)))
    }
}
