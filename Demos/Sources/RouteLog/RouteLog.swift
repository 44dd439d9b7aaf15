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

/// A file to which lines are appended, each whole and at once.
///
/// Lines have been handed to the system when `append` returns, so that the log tells the truth after a crash
/// of the program too. A pipe that nobody reads is refused, and one that is full ends the log: nothing waits.
public final class RouteLog {
    private let path: String
    private let descriptor: Int32

    /// Why a line could not be written; nil while all is well.
    public private(set) var failure: RouteLogError?

    /// Opens the file for appending, and creates it if there is none.
    ///
    /// - Throws: A sentence that names the file and the reason.
    public init(path: String) throws(RouteLogError) {
        self.path = path
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC | O_NONBLOCK, 0o644)
        guard descriptor >= 0 else { throw RouteLogError(path: path, code: errno) }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
    }

    /// Throws what kept lines from being written, if anything did.
    public func finish() throws(RouteLogError) {
        if let failure { throw failure }
    }

    /// Appends a line; after a failure nothing more is written.
    public func append(_ line: RouteLogLine) {
        append(json: line.json)
    }

    /// Appends a JSON value that is one line already, without its line feed.
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
    /// The system's error code.
    public let code: Int32

    /// One sentence with the file's name and the reason.
    public var description: String {
        "The log \(TextSanitizer.line(path)) cannot be written: \(String(cString: strerror(code)))."
    }
}
