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

/// A log file to which whole lines are appended.
///
/// When `append` returns, the line is with the system, so the log is complete even after a crash of
/// the program. A log may contain typed text. Therefore only its owner can read a new file. These
/// files are refused: files of other users, files that other users can access, files with a second
/// name, symbolic links, pipes and devices.
public final class RouteLog {
    private let path: String
    private let descriptor: Int32

    /// The error of the first line that could not be written; nil if there is none.
    public private(set) var failure: RouteLogError?

    /// Opens the file for appending, and creates it if there is none.
    ///
    /// - Throws: An error that names the file and the reason.
    public convenience init(path: String) throws(RouteLogError) {
        // Opening a pipe without a reader must not block the program.
        let flags = O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK
        let descriptor = BytePath(argument: path).withCString { open($0, flags, 0o600) }
        guard descriptor >= 0 else { throw RouteLogError(path: path, code: errno) }
        if let reason = Self.objection(to: descriptor) {
            close(descriptor)
            throw RouteLogError(path: path, reason: reason)
        }
        self.init(path: path, descriptor: descriptor)
    }

    /// Returns the reason why an open file is not readable by this user alone; nil if it is.
    private static func objection(to descriptor: Int32) -> String? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return "it is not a regular file"
        }
        if status.st_uid != geteuid() { return "it belongs to another user" }
        if status.st_mode & 0o077 != 0 { return "other users have access to it" }
        return status.st_nlink > 1 ? "the file has a second name" : nil
    }

    /// Takes over an open descriptor.
    init(path: String, descriptor: Int32) {
        self.path = path
        self.descriptor = descriptor
    }

    deinit {
        close(descriptor)
    }

    /// Throws the error that kept lines from being written, if there is one.
    public func finish() throws(RouteLogError) {
        if let failure { throw failure }
    }

    /// Appends a line; does nothing after a failure.
    public func append(_ line: RouteLogLine) {
        append(json: line.json)
    }

    /// Appends a JSON value that is on one line, without a line feed at its end.
    public func append(json: String) {
        guard failure == nil else { return }
        let bytes = Array((json + "\n").utf8)
        var written = 0
        while written < bytes.count {
            let count = bytes[written...].withUnsafeBytes {
                write(descriptor, $0.baseAddress, $0.count)
            }
            if count > 0 {
                written += count
            } else if errno != EINTR {
                failure = RouteLogError(path: path, code: errno)
                return
            }
        }
    }
}

/// A log file that cannot be written.
public struct RouteLogError: Error, Equatable, CustomStringConvertible {
    /// The file.
    public let path: String
    /// The reason why it cannot be written, as the end of a sentence.
    public let reason: String

    /// Creates an error from the path of the file and a reason, which ends a sentence.
    public init(path: String, reason: String) {
        self.path = path
        self.reason = reason
    }

    /// Creates an error with the system's reason for an error code.
    public init(path: String, code: Int32) {
        // For a symbolic link, the system's message would speak of too many links.
        let isLink = code == ELOOP
        self.init(
            path: path, reason: isLink ? "it is a symbolic link" : String(cString: strerror(code)))
    }

    /// One sentence with the file's name and the reason.
    public var description: String {
        "The log \(TextSanitizer.line(path)) cannot be written: \(reason). Give another file to --log."
    }
}
