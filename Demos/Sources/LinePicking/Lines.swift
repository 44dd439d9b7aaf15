// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines read so far; a value that is cheap to copy at any size.
public struct Lines: Sendable {
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

    /// A sentence that says why lines are missing; nil while reading continues and after the end.
    public var omission: String? {
        switch (state, count) {
        case (.reading, _), (.ended, _): nil
        case (.full, 0):
            "The first line is too long. --limit sets how much memory the lines may use."
        case (.full, _):
            "Only the first \(count) lines were read. --limit sets how much memory they may use."
        case (.failed(let reason), _): reason
        }
    }

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
