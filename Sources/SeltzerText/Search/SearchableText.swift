// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A text that a search reads line by line, on any thread.
///
/// ``TextStorage`` conforms to it, and so does ``TextLines`` for strings.
public protocol SearchableText: Sendable {
    /// The number of lines.
    var lineCount: Int { get }

    /// Calls a closure with lines in order, until it returns false.
    ///
    /// An enormous line may come in parts, each of which begins at the end of the part before it.
    ///
    /// - Parameters:
    ///   - lines: The numbers of lines, from 0; numbers that do not exist are left out.
    ///   - body: Gets the number of the line, the position of the part in its line, and the UTF-8 of the part without
    ///     the line end.
    func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    )

    /// Calls a closure with lines in order, each as a whole, until it returns false.
    ///
    /// By default, the parts of a line are copied into one buffer.
    ///
    /// - Parameters:
    ///   - lines: The numbers of lines, from 0; numbers that do not exist are left out.
    ///   - body: Gets the number of the line, and the line without its end.
    func forEachWholeLine(
        in lines: Range<Int>, _ body: (_ line: Int, _ text: SearchableLine) -> Bool
    )
}

extension SearchableText {
    /// Calls a closure with lines in order, each as a whole; copies them.
    public func forEachWholeLine(
        in lines: Range<Int>, _ body: (_ line: Int, _ text: SearchableLine) -> Bool
    ) {
        var number: Int?, whole: [UInt8] = []
        func tell() -> Bool {
            guard let number else { return true }
            return whole.withUnsafeBufferPointer { body(number, SearchableLine($0)) }
        }
        var goesOn = true
        forEachLine(in: lines) { line, start, bytes in
            if line != number {
                goesOn = tell()
                guard goesOn else { return false }
                number = line
                whole.removeAll(keepingCapacity: true)
            }
            // Parts may overlap.
            whole.append(contentsOf: bytes.dropFirst(max(0, whole.count - start)))
            return true
        }
        if goesOn { _ = tell() }
    }
}

/// Strings as the lines of a text.
public struct TextLines: SearchableText {
    /// The lines.
    public let lines: [String]

    /// Creates a text whose lines are the strings.
    public init(_ lines: [String]) {
        self.lines = lines
    }

    /// The number of strings.
    public var lineCount: Int { lines.count }

    /// Calls a closure with each string as one line.
    public func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        for number in lines.clamped(to: 0..<self.lines.count) {
            var line = self.lines[number]
            guard line.withUTF8({ body(number, 0, $0) }) else { return }
        }
    }

    /// Calls a closure with each string as one line.
    public func forEachWholeLine(
        in lines: Range<Int>, _ body: (_ line: Int, _ text: SearchableLine) -> Bool
    ) {
        forEachLine(in: lines) { line, _, bytes in body(line, SearchableLine(bytes)) }
    }
}

extension TextStorage: SearchableText {
    /// The number of bytes that are read at once.
    private static var blockSize: Int { 1 << 18 }

    /// Calls a closure with each line, or with its parts.
    public func forEachLine(
        in lines: Range<Int>,
        _ body: (_ line: Int, _ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool
    ) {
        forEachWholeLine(in: lines) { line, text in
            var goesOn = true
            text.forEachPart { start, bytes in
                goesOn = body(line, start, bytes)
                return goesOn
            }
            // An empty line has no part.
            if goesOn, text.count == 0, text.contiguous == nil {
                goesOn = body(line, 0, UnsafeBufferPointer(start: nil, count: 0))
            }
            return goesOn
        }
    }

    /// Calls a closure with each line; reads the text in blocks, but does not copy a line that is
    /// longer than a block.
    public func forEachWholeLine(
        in lines: Range<Int>, _ body: (_ line: Int, _ text: SearchableLine) -> Bool
    ) {
        let lines = lines.clamped(to: 0..<lineCount)
        guard !lines.isEmpty else { return }
        let end = lines.upperBound == lineCount ? count : startOfLine(lines.upperBound)
        var place = startOfLine(lines.lowerBound), number = lines.lowerBound
        repeat {
            let blockEnd = min(end, place + Self.blockSize)
            let step = bytes(in: place..<blockEnd).withUnsafeBufferPointer { block in
                Self.forEachLine(of: block, from: number, isLast: blockEnd == end, body)
            }
            guard let step else { return }
            if step.read == 0, blockEnd < end {
                // The line is longer than the block.
                let line = rangeOfLine(number)
                guard body(number, SearchableLine(self, in: line)) else { return }
                number += 1
                place = number < lineCount ? startOfLine(number) : count
            } else {
                number = step.line
                place += step.read
            }
        } while place < end
    }

    /// Calls a closure with the lines that end in a block.
    ///
    /// - Returns: The number of the next line, and the number of bytes that were read; nil if the
    ///   closure returned false.
    private static func forEachLine(
        of bytes: UnsafeBufferPointer<UInt8>, from line: Int, isLast: Bool,
        _ body: (_ line: Int, _ text: SearchableLine) -> Bool
    ) -> (line: Int, read: Int)? {
        var line = line, start = 0
        func tell(_ end: Int) -> Bool {
            body(line, SearchableLine(UnsafeBufferPointer(rebasing: bytes[start..<end])))
        }
        for index in bytes.indices where bytes[index] == 0x0A {
            let hasReturn = index > start && bytes[index - 1] == 0x0D
            guard tell(hasReturn ? index - 1 : index) else { return nil }
            (line, start) = (line + 1, index + 1)
        }
        guard isLast else { return (line, start) }
        // If the bytes end with a line feed, the line after it was not requested.
        if start < bytes.count || bytes.isEmpty { guard tell(bytes.count) else { return nil } }
        return (line, bytes.count)
    }
}
