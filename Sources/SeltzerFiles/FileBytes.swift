// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The bytes of a file, read on demand.
///
/// A text of 1 GB that is created from them takes little memory:
///
/// ```swift
/// let log = TextStorage(source: try FileBytes(path: "access.log"))
/// ```
///
/// The file stays open while the object exists. Changes by other programs are visible; if the file
/// became shorter, fewer bytes are returned.
public final class FileBytes: TextByteSource {
    private let descriptor: Int32
    /// The size of the file in bytes when it was opened.
    public let count: Int
    /// The version of the file when it was opened.
    public let version: FileVersion

    /// Opens a file for reading.
    ///
    /// - Throws: ``FileError`` if there is no such file, if it may not be read, or if it is not a
    ///   regular file.
    public convenience init(path: String) throws(FileError) {
        try self.init(path: BytePath(path))
    }

    /// Opens a file for reading.
    ///
    /// - Throws: ``FileError`` if there is no such file, if it may not be read, or if it is not a
    ///   regular file.
    public init(path: BytePath) throws(FileError) {
        // `O_NONBLOCK`, because opening a pipe without a writer would wait.
        let descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK) }
        guard descriptor >= 0 else { throw FileError("read", path, code: errno) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            let code = status.st_mode & S_IFMT == S_IFDIR ? EISDIR : EINVAL
            close(descriptor)
            throw FileError("read", path, code: code)
        }
        self.descriptor = descriptor
        count = Int(status.st_size)
        version = FileVersion(status)
    }

    deinit {
        close(descriptor)
    }

    /// Returns the bytes in a range; fewer if the file became shorter or cannot be read any more.
    public func bytes(in range: Range<Int>) -> [UInt8] {
        let start = range.lowerBound.clamped(0, count)
        let length = range.upperBound.clamped(start, count) - start
        return [UInt8](unsafeUninitializedCapacity: length) { buffer, initialized in
            while initialized < length {
                let room = UnsafeMutableRawBufferPointer(
                    rebasing: UnsafeMutableRawBufferPointer(buffer)[initialized...])
                let result = pread(
                    descriptor, room.baseAddress, room.count, off_t(start + initialized))
                if result < 0, errno == EINTR { continue }
                if result <= 0 { break }
                initialized += result
            }
        }
    }
}
