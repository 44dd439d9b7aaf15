// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file that the environment names, with content that only the user may read.
///
/// The content may include typed text. Only its owner can read a file that is created here. An
/// existing file is refused if it belongs to another user, if other users have access to it, or if
/// it has a second name. Symbolic links, pipes and devices are refused too.
package final class PrivateFile {
    /// Why a file cannot be written.
    package struct Refusal: Error, CustomStringConvertible {
        /// The kind of the file, its path, and the reason, worded to end a sentence.
        let kind, path, reason: String

        package init(kind: String, path: String, reason: String) {
            (self.kind, self.path, self.reason) = (kind, path, reason)
        }

        /// One sentence, without characters that control a terminal.
        package var description: String {
            let name = path.unicodeScalars.map { (" "..."~").contains($0) ? Character($0) : "?" }
            return "The \(kind) \(String(name)) cannot be written: \(reason)."
        }
    }

    private let kind, path: String
    private let descriptor: Int32

    /// Opens a file for appending, and creates it if there is none.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - kind: The kind of the file, such as `trace`, for the refusal.
    package convenience init(path: String, kind: String) throws(Refusal) {
        try self.init(path: path, kind: kind, descriptor: Self.openFile(path, flags: O_CREAT))
    }

    /// Creates a file for appending; nil if that name exists already.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - kind: The kind of the file, such as `trace`, for the refusal.
    package static func create(path: String, kind: String) throws(Refusal) -> PrivateFile? {
        let descriptor = openFile(path, flags: O_CREAT | O_EXCL)
        if descriptor < 0, errno == EEXIST { return nil }
        return try PrivateFile(path: path, kind: kind, descriptor: descriptor)
    }

    /// Returns the descriptor of a file; a negative number for an error, which is in `errno`.
    private static func openFile(_ path: String, flags: Int32) -> Int32 {
        // A pipe that nobody reads must not make the program wait.
        open(path, flags | O_RDWR | O_APPEND | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    }

    /// Takes over an open file; a negative descriptor means an error, which is in `errno`.
    private init(path: String, kind: String, descriptor: Int32) throws(Refusal) {
        guard descriptor >= 0 else {
            throw Refusal(kind: kind, path: path, reason: Self.reason(errno))
        }
        if let reason = Self.objection(to: descriptor) {
            close(descriptor)
            throw Refusal(kind: kind, path: path, reason: reason)
        }
        self.kind = kind
        self.path = path
        self.descriptor = descriptor
    }

    /// Returns why an open file is not private to this user, worded to end a sentence; nil if it is
    /// private.
    private static func objection(to descriptor: Int32) -> String? {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return reason(ENXIO)
        }
        if status.st_uid != geteuid() { return "it belongs to another user; choose another path" }
        if status.st_mode & 0o077 != 0 {
            return "other users have access to it; set its mode to 600, or choose another path"
        }
        // In a shared folder, another user may have linked any file of this user to this name.
        if status.st_nlink > 1 { return "the file has a second name; choose another path" }
        return nil
    }

    deinit {
        close(descriptor)
    }

    /// Returns the refusal of the file for a reason, which must be worded to end a sentence.
    package func refusal(_ reason: String) -> Refusal {
        Refusal(kind: kind, path: path, reason: reason)
    }

    /// Appends bytes.
    ///
    /// - Returns: Whether all bytes were written; on a full disk, only some or none are.
    @discardableResult
    package func append(_ bytes: [UInt8]) -> Bool {
        write(descriptor, bytes, bytes.count) == bytes.count
    }

    /// Returns up to `count` bytes from the start of the file.
    package func start(_ count: Int) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = max(0, pread(descriptor, buffer.baseAddress, count, 0))
        }
    }

    /// Removes the content; returns whether that was possible.
    package func clear() -> Bool { ftruncate(descriptor, 0) == 0 }

    /// Replaces the system's messages that would mislead: for a link "too many links", and for a
    /// pipe "no such device".
    private static func reason(_ code: Int32) -> String {
        switch code {
        case ELOOP: "it is a symbolic link"
        case ENXIO: "it is not a regular file"
        default: String(cString: strerror(code))
        }
    }
}
