// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Where each row begins, at 8 bytes a row.
///
/// The offsets are kept in blocks of fixed length: one array would, each time it grows, hold the
/// old and the new offsets at once.
struct RowIndex: Sendable {
    /// The memory that a row costs.
    static let bytesPerRow = MemoryLayout<Int>.size

    private static let blockLength = 8192

    private var blocks: [[Int]] = []
    private(set) var count = 0

    mutating func append(_ offset: Int) {
        if count % Self.blockLength == 0 {
            var block: [Int] = []
            block.reserveCapacity(Self.blockLength)
            blocks.append(block)
        }
        blocks[blocks.count - 1].append(offset)
        count += 1
    }

    subscript(row: Int) -> Int {
        blocks[row / Self.blockLength][row % Self.blockLength]
    }
}
