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

/// The file of a session, to which entries are only appended.
///
/// Only its owner can read the file. Each entry is one line, which is written at once: a crash loses at most the last
/// line. The key of the server is never written, even if a tool reads it.
public final class SessionLog: Sendable {
    /// The path of the file.
    public let path: BytePath
    private let descriptor: Int32
    private let secrets: [String]

    /// The reason why a session cannot be saved.
    public struct Failure: Error, Hashable, CustomStringConvertible {
        let path: BytePath
        let code: Int32

        /// The error in a sentence.
        public var description: String {
            "The session cannot be saved in \(path): \(String(cString: strerror(code)))."
        }
    }

    /// Opens a file for appending, and creates it if there is none.
    ///
    /// - Parameter secrets: Texts that are never written, such as the key of the server.
    public convenience init(path: BytePath, secrets: [String] = []) throws(Failure) {
        let descriptor = path.withCString {
            open($0, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        }
        guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
        self.init(path: path, descriptor: descriptor, secrets: secrets)
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw Failure(path: path, code: EINVAL)
        }
        // A crash may have left an incomplete line.
        var last: UInt8 = 0x0A
        if status.st_size > 0, pread(descriptor, &last, 1, status.st_size - 1) == 1, last != 0x0A {
            try write([0x0A])
        }
    }

    /// - Parameter descriptor: The open file; the log closes it.
    init(path: BytePath, descriptor: Int32, secrets: [String] = []) {
        (self.path, self.descriptor) = (path, descriptor)
        // A line has the text as JSON writes it.
        self.secrets = secrets.filter { $0.utf8.count >= 8 }.map {
            String(JSONValue.text($0).description.dropFirst().dropLast())
        }
    }

    deinit { close(descriptor) }

    /// Appends an entry.
    public func append(_ entry: SessionEntry) throws(Failure) {
        var line = entry.json.description
        for secret in secrets { line = line.replacing(secret, with: "•••") }
        try write(Array(line.utf8) + [0x0A])
    }

    private func write(_ bytes: [UInt8]) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(path: path, code: errno) }
            rest = rest.dropFirst(count)
        }
    }
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
