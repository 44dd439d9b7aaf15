// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension KeyMap {
    /// Reads a user's own keys from a file.
    ///
    /// ```swift
    /// application.keyMap = try KeyMap(contentsOfFile: "\(home)/.config/notes/keys")
    /// ```
    ///
    /// - Parameter path: The file's path, from the directory of the process if it is not absolute.
    /// - Throws: ``KeyFileError``, whose description a program can show as it is.
    public init(contentsOfFile path: String) throws(KeyFileError) {
        let bytes = try Self.bytes(ofFile: path)
        do {
            try self.init(parsing: bytes)
        } catch {
            throw KeyFileError(path: path, reason: .problems(error.problems))
        }
    }

    /// The most bytes that a file of keys has; nobody writes as many by hand.
    private static var maximumSize: Int { 1 << 20 }

    private static func bytes(ofFile path: String) throws(KeyFileError) -> [UInt8] {
        // Without waiting: a pipe under that name may have no writer.
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { throw KeyFileError(path: path, code: errno) }
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
                throw KeyFileError(path: path, code: errno)
            }
        }
        guard count <= maximumSize else { throw KeyFileError(path: path, reason: .tooLarge) }
        return Array(bytes.prefix(count))
    }
}

/// Why a file of keys could not be used.
public struct KeyFileError: Error, Hashable, Sendable {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// There is no such file.
        case missing
        /// It cannot be read, for what the system says.
        case unreadable(String)
        /// It is larger than a mebibyte.
        case tooLarge
        /// Lines of it cannot be read.
        case problems([KeyMapProblem])
    }

    /// The file's path.
    public let path: String
    /// What is wrong with it.
    public let reason: Reason

    init(path: String, reason: Reason) {
        self.path = path
        self.reason = reason
    }

    init(path: String, code: Int32) {
        self.init(
            path: path,
            reason: code == ENOENT ? .missing : .unreadable(String(cString: strerror(code))))
    }
}

extension KeyFileError: CustomStringConvertible {
    /// The error in a sentence; of a file with several bad lines one for each.
    public var description: String {
        switch reason {
        case .missing: "There is no file \(path)."
        case .unreadable(let words): "\(path) cannot be read: \(words)."
        case .tooLarge: "\(path) is too large for a file of keys."
        case .problems(let problems):
            KeyMapError(problems: problems).description.split(separator: "\n")
                .map { "\(path), \($0)" }.joined(separator: "\n")
        }
    }
}
