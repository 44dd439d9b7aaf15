// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads all bytes of a file, a pipe or standard input.
struct FileBytes {
    private let descriptor: Int32
    private let name: String
    private let limit: Int
    private let stopsAtNUL: Bool

    /// Returns the bytes of the file at `path`, of standard input for `-`.
    ///
    /// - Parameter stopsAtNUL: Whether the rest of a stream that is no text is left unread; it may be endless.
    /// - Throws: An error where it cannot be read, is a directory or larger than `limit` bytes.
    static func read(
        path: String, name: String, limit: Int = physicalMemory, stopsAtNUL: Bool = false
    ) throws(DelimitedTextError) -> [UInt8] {
        let isStandardInput = path == "-"
        let descriptor = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(name: name, reason: reason(errno)) }
        defer { if !isStandardInput { close(descriptor) } }
        return try FileBytes(
            descriptor: descriptor, name: name, limit: limit, stopsAtNUL: stopsAtNUL
        ).readAll()
    }

    /// The bytes of memory this machine has.
    static var physicalMemory: Int {
        let pages = sysconf(Int32(_SC_PHYS_PAGES))
        let pageSize = sysconf(Int32(_SC_PAGESIZE))
        let (bytes, overflows) = pages.multipliedReportingOverflow(by: pageSize)
        return pages <= 0 || pageSize <= 0 || overflows ? .max : bytes
    }

    /// One array of the file's size when that is known and stays so: no growing, no copy.
    private func readAll() throws(DelimitedTextError) -> [UInt8] {
        let size = try expectedSize()
        var chunks: [[UInt8]] = []
        var total = 0
        // One byte more, so that the end of the file shows within the first array.
        var chunkSize = size + 1
        while true {
            let (chunk, isEnd) = try readChunk(of: chunkSize)
            total += chunk.count
            chunks.append(chunk)
            if isEnd || (stopsAtNUL && chunk.contains(0)) { break }
            guard total < limit else { throw .tooLarge(name: name) }
            chunkSize = Self.streamChunkSize
        }
        return Self.joined(&chunks, count: total)
    }

    private static let streamChunkSize = 4 << 20

    private func expectedSize() throws(DelimitedTextError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .unreadable(name: name, reason: Self.reason(errno))
        }
        if status.st_mode & S_IFMT == S_IFDIR { throw .isDirectory(name: name) }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            return Self.streamChunkSize
        }
        guard status.st_size < limit else { throw .tooLarge(name: name) }
        return Int(status.st_size)
    }

    /// Reads until the chunk is full or the file ends.
    private func readChunk(
        of size: Int
    ) throws(DelimitedTextError) -> (bytes: [UInt8], isEnd: Bool) {
        var failure: Int32 = 0
        var isEnd = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                guard let free = buffer.baseAddress else { return }
                #if canImport(Darwin)
                let length = Darwin.read(descriptor, free + count, size - count)
                #elseif canImport(Musl)
                let length = Musl.read(descriptor, free + count, size - count)
                #else
                let length = Glibc.read(descriptor, free + count, size - count)
                #endif
                if length > 0 {
                    count += length
                } else if length == 0 {
                    isEnd = true
                    return
                } else if errno != EINTR {
                    failure = errno
                    return
                }
            }
        }
        if failure != 0 { throw .unreadable(name: name, reason: Self.reason(failure)) }
        return (bytes, isEnd)
    }

    /// Joins the chunks and frees each one as soon as it is copied.
    private static func joined(_ chunks: inout [[UInt8]], count: Int) -> [UInt8] {
        if chunks.count == 1 { return chunks.removeLast() }
        chunks.reverse()
        return [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            while let chunk = chunks.popLast() {
                copy(chunk, to: buffer, at: &filled)
            }
        }
    }

    private static func copy(
        _ chunk: [UInt8], to buffer: UnsafeMutableBufferPointer<UInt8>, at filled: inout Int
    ) {
        _ = UnsafeMutableBufferPointer(rebasing: buffer[filled...]).update(fromContentsOf: chunk)
        filled += chunk.count
    }

    private static func reason(_ code: Int32) -> String {
        String(cString: strerror(code))
    }
}
