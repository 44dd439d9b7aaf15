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

/// A file that the user's editor changes; only the user can read it.
struct TemporaryText {
    let path: String

    /// Uses an existing file.
    init(existing path: String) {
        self.path = path
    }

    /// Writes a text into a new file.
    init(_ text: String) throws {
        let folder = processEnvironment()["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
        var name = Array("\(folder)/seltzer-XXXXXX.txt".utf8CString)
        let descriptor = mkstemps(&name, 4)
        guard descriptor >= 0 else { throw Failure("No file for the editor") }
        close(descriptor)
        path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        do {
            try write(text)
        } catch {
            remove()
            throw error
        }
    }

    /// Writes another text into the file.
    func write(_ text: String) throws {
        let descriptor = open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("The text cannot be written") }
        defer { close(descriptor) }
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Self.write(descriptor, $0) }
            guard count > 0 || errno == EINTR else { throw Failure("The text cannot be written") }
            rest = rest.dropFirst(max(0, count))
        }
    }

    private static func write(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Returns the text of the file, without the final line feed that editors add.
    func text() throws -> String {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw Failure("The text cannot be read") }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += part.prefix(count)
        }
        let text = String(decoding: bytes.withoutByteOrderMark, as: UTF8.self)
        return text.last?.isNewline == true ? String(text.dropLast()) : text
    }

    /// Deletes the file.
    func remove() { unlink(path) }

    /// An error of the file, in one sentence.
    struct Failure: Error, CustomStringConvertible {
        let description: String

        /// Creates the error of the last system call.
        init(_ what: String) {
            description = "\(what): \(String(cString: strerror(errno)))."
        }
    }
}
