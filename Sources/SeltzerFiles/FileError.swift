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

/// The reason why an operation on a file or a folder failed.
public struct FileError: Error, Hashable, Sendable {
    /// The operation that failed, as a participle that completes "… cannot be", such as `read`.
    public let operation: String
    /// The path as it was given.
    public let path: BytePath
    /// The system's error number, such as `ENOENT`.
    public let code: Int32

    /// Creates an error from the system's error number.
    public init(_ operation: String, _ path: BytePath, code: Int32) {
        self.operation = operation
        self.path = path
        self.code = code
    }

    /// Creates an error from the system's error number.
    public init(_ operation: String, _ path: String, code: Int32) {
        self.init(operation, BytePath(path), code: code)
    }

    /// The system's words for the reason, such as "No such file or directory".
    public var reason: String { String(cString: strerror(code)) }
}

extension FileError: CustomStringConvertible {
    /// The error in one sentence.
    public var description: String { "\(path) cannot be \(operation): \(reason)." }
}
