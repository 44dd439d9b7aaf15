// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines read so far; a value that costs little to copy, whatever its size.
public struct Lines: Sendable {
    /// Whether there may be more.
    public enum State: Hashable, Sendable {
        /// More may come.
        case reading
        /// These are all.
        case ended
        /// There is more than is kept: reading was given up.
        case full
        /// Reading failed; the sentence that says why.
        case failed(String)
    }

    /// Whether there may be more.
    public internal(set) var state = State.reading
    /// The number of lines.
    public private(set) var count = 0
    /// The blocks that do not change any more.
    private(set) var blocks: [LineBlock] = []
    /// The lines after them, which will be part of a larger block.
    private(set) var tail: LineBlock?

    /// Creates no lines, of which more may come.
    public init() {}

    /// Why not all lines are here, as a sentence; nil while reading goes on and after the end.
    public var omission: String? {
        switch (state, count) {
        case (.reading, _), (.ended, _): nil
        case (.full, 0): "The first line is too long: --limit sets how much is kept."
        case (.full, _): "Only the first \(count) lines were read; --limit sets how much is kept."
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

    /// Adds a block that does not change any more; it begins where the last one ends.
    mutating func append(_ block: LineBlock) {
        blocks.append(block)
        tail = nil
        count = block.firstLine + block.count
    }

    /// Puts what comes after the blocks.
    mutating func setTail(_ block: LineBlock?) {
        let before = count - (tail?.count ?? 0)
        tail = block
        count = before + (block?.count ?? 0)
    }
}
