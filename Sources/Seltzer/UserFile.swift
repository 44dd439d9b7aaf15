// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads small files that users write by hand, such as keys and themes.
enum UserFile {
    /// The maximum number of bytes, far more than users write by hand.
    private static var maximumSize: Int { 1 << 20 }

    /// Reads a value from a file.
    ///
    /// - Parameter parse: Reads the value from the bytes of the file.
    static func value<Value>(
        of path: String, _ parse: ([UInt8]) throws(SettingsError) -> Value
    ) throws(UserFileError) -> Value {
        let bytes = try bytes(of: path)
        do {
            return try parse(bytes)
        } catch {
            throw UserFileError(path: path, reason: .content(error))
        }
    }

    /// Returns all bytes of a file.
    static func bytes(of path: String) throws(UserFileError) -> [UInt8] {
        // Opens the file without waiting, because a pipe under that name may have no writer.
        let descriptor = BytePath(argument: path).withCString {
            open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        }
        guard descriptor >= 0 else { throw error(errno, path) }
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
                throw error(errno, path)
            }
        }
        guard count <= maximumSize else { throw UserFileError(path: path, reason: .tooLarge) }
        return Array(bytes.prefix(count))
    }

    private static func error(_ code: Int32, _ path: String) -> UserFileError {
        UserFileError(
            path: path,
            reason: code == ENOENT ? .missing : .unreadable(String(cString: strerror(code))))
    }
}
