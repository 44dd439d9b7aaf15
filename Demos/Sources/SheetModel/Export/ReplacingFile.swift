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

/// A file that is written beside its place, and then renamed.
///
/// A file that is not finished is removed. Unlike `FileWriter` it need not know the whole text.
struct ReplacingFile: ~Copyable {
    private let path: String
    private let draft: String
    private var descriptor: Int32

    /// Creates the hidden file beside the path.
    ///
    /// - Throws: ``SheetError`` if the folder cannot be written.
    init(path: String) throws(SheetError) {
        self.path = path
        let folder = BytePath(path).folder
        let number = UInt32.random(in: 0...UInt32.max)
        draft = folder.appending(".sheet-\(number).part").text ?? path + ".part"
        descriptor = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw Self.failure(path) }
    }

    deinit {
        if descriptor >= 0 {
            close(descriptor)
            unlink(draft)
        }
    }

    private static func failure(_ path: String) -> SheetError {
        .unwritable(path: path, reason: String(cString: strerror(errno)))
    }

    /// Adds text.
    mutating func write(_ text: String) throws(SheetError) {
        var text = text
        let isWritten = text.withUTF8 { bytes in
            var rest = UnsafeRawBufferPointer(bytes)
            while !rest.isEmpty {
                let count = sysWrite(rest)
                if count < 0, errno == EINTR { continue }
                if count <= 0 { return false }
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            }
            return true
        }
        if !isWritten { throw Self.failure(path) }
    }

    private func sysWrite(_ bytes: UnsafeRawBufferPointer) -> Int {
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #elseif canImport(Musl)
        Musl.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
    }

    /// Stores the file on the disk, and puts it in its place.
    mutating func finish() throws(SheetError) {
        // `EINVAL`: the file system does not support `fsync`.
        if fsync(descriptor) != 0, errno != EINVAL { throw Self.failure(path) }
        var status = stat()
        if stat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFREG else {
                throw .unwritable(path: path, reason: "It is no regular file")
            }
            fchmod(descriptor, status.st_mode & 0o7777)
        }
        guard rename(draft, path) == 0 else { throw Self.failure(path) }
        close(descriptor)
        descriptor = -1
    }
}
