// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Reads the bytes of a file, a pipe or standard input up to a limit.
struct FileBytes {
    /// The result of reading.
    struct Content {
        var bytes: [UInt8]
        /// Whether the limit ended the reading.
        var isCut = false
    }

    private let descriptor: Int32
    private let name: String
    private let limit: Int
    private let stopsAtNUL: Bool
    /// The number of bytes read, plus the bytes that an index of their rows will take.
    private var held = 0

    private init(descriptor: Int32, name: String, limit: Int, stopsAtNUL: Bool) {
        self.descriptor = descriptor
        self.name = name
        self.limit = max(1, limit)
        self.stopsAtNUL = stopsAtNUL
    }

    /// Returns the bytes of the file at a path; `-` is standard input.
    ///
    /// - Parameters:
    ///   - path: The bytes of the path, which need not be UTF-8.
    ///   - limit: The number of bytes after which reading stops; each row counts as 8 bytes more.
    ///   - stopsAtNUL: Whether reading stops at a NUL byte. A stream that is not text may be
    ///     endless.
    /// - Throws: An error if the file cannot be read or is a directory.
    static func read(
        pathBytes path: [UInt8], name: String, limit: Int, stopsAtNUL: Bool = false
    ) throws(DelimitedTextError) -> Content {
        let isStandardInput = path == [UInt8(ascii: "-")]
        let descriptor =
            isStandardInput
            ? STDIN_FILENO
            : (path + [0]).withUnsafeBytes { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    open($0.baseAddress!, O_RDONLY | O_CLOEXEC)
                }
            }
        guard descriptor >= 0 else { throw .unreadable(name: name, reason: reason(errno)) }
        defer { if !isStandardInput { close(descriptor) } }
        var file = FileBytes(
            descriptor: descriptor, name: name, limit: limit, stopsAtNUL: stopsAtNUL)
        return try file.readAll()
    }

    /// Reads a file of known, unchanging size into one array, without growing or copying it.
    private mutating func readAll() throws(DelimitedTextError) -> Content {
        var chunks: [[UInt8]] = []
        var total = 0
        // Reads one byte more, so that the end of the file is found within the first array.
        var size = try expectedSize() + 1
        while true {
            let (chunk, isEnd) = try readChunk(of: min(size, max(1, limit - held)))
            total += chunk.count
            chunks.append(chunk)
            let isFull = !isEnd && held >= limit
            let isCut = isFull ? try hasMore() : false
            if isEnd || isFull || (stopsAtNUL && chunk.contains(0)) {
                return Content(bytes: Self.joined(&chunks, count: total), isCut: isCut)
            }
            size = Self.streamChunkSize
        }
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
        return Int(status.st_size)
    }

    /// Reads until the chunk is full, the limit is reached, or the file ends.
    private mutating func readChunk(
        of size: Int
    ) throws(DelimitedTextError) -> (bytes: [UInt8], isEnd: Bool) {
        var failure: Int32 = 0
        var isEnd = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size, held < limit {
                let free = UnsafeMutableRawBufferPointer(buffer)[count...]
                let part = UnsafeMutableRawBufferPointer(
                    rebasing: free.prefix(Self.streamChunkSize))
                let length = readSome(part)
                if length > 0 {
                    count += length
                    let rows = LineEnds.count(in: UnsafeRawBufferPointer(rebasing: part[..<length]))
                    held += length + rows * RowIndex.bytesPerRow
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

    /// Reads one byte, and returns whether there was one.
    private func hasMore() throws(DelimitedTextError) -> Bool {
        var length = 0
        repeat {
            length = withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { readSome($0) }
        } while length < 0 && errno == EINTR
        if length < 0 { throw .unreadable(name: name, reason: Self.reason(errno)) }
        return length > 0
    }

    private func readSome(_ buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #elseif canImport(Musl)
        Musl.read(descriptor, buffer.baseAddress, buffer.count)
        #else
        Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    /// Joins the chunks, and frees each one after it is copied.
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
