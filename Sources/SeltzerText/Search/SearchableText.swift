// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A text that a search reads line by line, on any thread.
///
/// A ``TextStorage`` is one, and ``TextLines`` makes one of strings.
public protocol SearchableText: Sendable {
    /// The number of lines.
    var lineCount: Int { get }

    /// Calls a closure with lines in order, until it returns false.
    ///
    /// An enormous line comes in parts: each begins ``TextPattern/overlap`` bytes before the end of the one before it.
    ///
    /// - Parameters:
    ///   - lines: The numbers of lines, from 0; those that do not exist are left out.
    ///   - body: Gets the number of the line, the position of the part in its line, and the UTF-8 of the part without
    ///     the line end.
    func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    )
}

/// Strings as the lines of a text.
public struct TextLines: SearchableText {
    /// The lines.
    public let lines: [String]

    /// Creates a text.
    public init(_ lines: [String]) {
        self.lines = lines
    }

    /// The number of strings.
    public var lineCount: Int { lines.count }

    /// Calls a closure with each string.
    public func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        for number in lines.clamped(to: 0..<self.lines.count) {
            var line = self.lines[number]
            let goesOn = line.withUTF8 { bytes in
                bytes.forEachTextPart { place, part in
                    body(number, place, UnsafeBufferPointer(rebasing: bytes[part]))
                }
            }
            guard goesOn else { return }
        }
    }
}

extension TextStorage: SearchableText {
    /// The bytes that are read at once.
    private static var blockSize: Int { 1 << 18 }

    /// Calls a closure with each line; reads the text in blocks, however long its lines are.
    public func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        let lines = lines.clamped(to: 0..<lineCount)
        guard !lines.isEmpty else { return }
        let end = lines.upperBound == lineCount ? count : startOfLine(lines.upperBound)
        var place = startOfLine(lines.lowerBound), number = lines.lowerBound
        // The part of the present line that was read already.
        var offset = 0
        repeat {
            let blockEnd = min(end, place + Self.blockSize)
            let step = bytes(in: place..<blockEnd).withUnsafeBufferPointer { block in
                LineBlock(line: number, offset: offset, isLast: blockEnd == end)
                    .forEachLine(of: block, body)
            }
            guard let step else { return }
            (number, offset) = (step.line, step.offset)
            place += step.read
        } while place < end
    }
}

/// A stretch of a text that is cut into lines.
private struct LineBlock {
    var line: Int
    /// The position of the block in its first line.
    var offset: Int
    /// Whether the text ends with the block.
    let isLast: Bool

    /// Calls a closure with the lines.
    ///
    /// - Returns: Where the next block begins: the line, the position there, and how many bytes of this one are done;
    ///   nil if the closure returned false.
    func forEachLine(
        of bytes: UnsafeBufferPointer<UInt8>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) -> (line: Int, offset: Int, read: Int)? {
        var (line, offset, start) = (line, offset, 0)
        func tell(_ end: Int) -> Bool {
            let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
            return text.forEachTextPart { place, part in
                body(line, offset + place, UnsafeBufferPointer(rebasing: text[part]))
            }
        }
        for index in bytes.indices where bytes[index] == 0x0A {
            let hasReturn = index > start && bytes[index - 1] == 0x0D
            guard tell(hasReturn ? index - 1 : index) else { return nil }
            (line, offset, start) = (line + 1, 0, index + 1)
        }
        if isLast {
            // A line feed at the end belongs to a line that was asked for; after it begins one that was not.
            if start < bytes.count || bytes.isEmpty { guard tell(bytes.count) else { return nil } }
            return (line, offset, bytes.count)
        }
        if start > 0 { return (line, offset, start) }
        // The line is longer than the block.
        guard tell(bytes.count) else { return nil }
        let read = bytes.count - TextPattern.overlap
        return (line, offset + read, read)
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Calls a closure with the parts in which a line is searched, until it returns false.
    fileprivate func forEachTextPart(_ body: (_ start: Int, _ range: Range<Int>) -> Bool) -> Bool {
        guard count > TextPattern.maximumLength else { return body(0, 0..<count) }
        var start = 0
        while true {
            let end = Swift.min(count, start + TextPattern.maximumLength)
            guard body(start, start..<end) else { return false }
            if end == count { return true }
            start = end - TextPattern.overlap
        }
    }
}
