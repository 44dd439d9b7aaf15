// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines that a picker has read so far; a value that is cheap to copy at any size.
public struct PickerLines: Sendable {
    /// Whether there may be more.
    public enum State: Hashable, Sendable {
        /// More lines may arrive.
        case reading
        /// The input ended.
        case ended
        /// The limit was reached, and reading stopped.
        case full
        /// Reading failed; the value is a sentence with the reason.
        case failed(String)
    }

    /// Whether there may be more.
    public internal(set) var state = State.reading
    /// The number of lines.
    public private(set) var count = 0
    /// The complete blocks.
    private(set) var blocks: [LineBlock] = []
    /// The lines after the complete blocks, which will be part of a larger block.
    private(set) var tail: LineBlock?

    /// Creates an empty value that is still being read.
    public init() {}

    /// Creates the lines of texts, which are complete.
    ///
    /// A text with line feeds is one line.
    public init(_ texts: some Sequence<String>) {
        var collector = LineCollector(limit: PickerFeed.greatestLimit)
        for text in texts { collector.append(line: text.utf8) }
        collector.end()
        self = collector.current()
    }

    /// Returns a line as text, with U+FFFD for invalid UTF-8.
    ///
    /// The text may contain control characters; see ``/SeltzerScreen/TextSanitizer``.
    ///
    /// - Parameter number: The line's number, from 0 to less than ``count``.
    public func text(at number: Int) -> String { String(decoding: self[number], as: UTF8.self) }

    /// Returns the bytes of a line, without its newline.
    ///
    /// - Parameter number: The line's number, from 0 to less than ``count``.
    public subscript(number: Int) -> ArraySlice<UInt8> {
        if let tail, number >= tail.firstLine { return tail.line(number - tail.firstLine) }
        var low = 0
        var high = blocks.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if blocks[middle].firstLine <= number { low = middle } else { high = middle - 1 }
        }
        return blocks[low].line(number - blocks[low].firstLine)
    }

    /// Adds a complete block, which begins where the last one ends.
    mutating func append(_ block: LineBlock) {
        blocks.append(block)
        tail = nil
        count = block.firstLine + block.count
    }

    /// Replaces the lines after the complete blocks.
    mutating func setTail(_ block: LineBlock?) {
        let before = count - (tail?.count ?? 0)
        tail = block
        count = before + (block?.count ?? 0)
    }
}

extension PickerLines: CustomStringConvertible, CustomReflectable {
    /// The number of lines.
    public var description: String { count == 1 ? "1 line" : "\(count) lines" }

    /// Only the number of lines, because there may be millions.
    public var customMirror: Mirror { Mirror(self, children: ["count": count]) }
}
