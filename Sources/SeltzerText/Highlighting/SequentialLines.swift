// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads the lines of a text one after the other, without a search in the tree for each line.
struct SequentialLines {
    /// The number of bytes that are read at once.
    private static var chunk: Int { 1 << 14 }

    private let storage: TextStorage
    private let maximumLength: Int
    /// The number of the next line; nil before the first.
    private var line: Int?
    /// The position at which the next line begins.
    private var position = 0
    private var buffer: [UInt8] = []
    /// The position of the first byte of the buffer.
    private var bufferStart = 0

    /// - Parameter maximumLength: The maximum number of bytes that are read of a line.
    init(_ storage: TextStorage, maximumLength: Int) {
        self.storage = storage
        self.maximumLength = maximumLength
    }

    /// Returns the bytes of a line without its end.
    mutating func bytes(ofLine number: Int) -> [UInt8] {
        if number != line { position = storage.startOfLine(number) }
        line = number + 1
        if let bytes = bufferedLine() { return bytes }
        buffer = storage.bytes(in: position..<position + Self.chunk)
        bufferStart = position
        if let bytes = bufferedLine() { return bytes }
        // The line is the last one, or it is enormous.
        let range = storage.rangeOfLine(number)
        position = storage.startOfLine(number + 1)
        return storage.bytes(
            in: range.lowerBound..<min(range.upperBound, range.lowerBound + maximumLength))
    }

    /// Returns the next line; nil if the buffer does not contain all of it.
    private mutating func bufferedLine() -> [UInt8]? {
        let start = position - bufferStart
        guard start >= 0, start < buffer.count else { return nil }
        var end = start
        while end < buffer.count, buffer[end] != 0x0A { end += 1 }
        guard end < buffer.count, end - start <= maximumLength else { return nil }
        position = bufferStart + end + 1
        if end > start, buffer[end - 1] == 0x0D { end -= 1 }
        return Array(buffer[start..<end])
    }
}
