// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The offset of each row, in 8 bytes a row.
///
/// The offsets are in blocks of a fixed length. A single array would keep the old and the new
/// offsets in memory each time it grows.
package struct RowIndex: Sendable {
    /// The number of bytes for each row.
    static let bytesPerRow = MemoryLayout<Int>.size

    private static let blockLength = 8192

    private var blocks: [[Int]] = []
    package private(set) var count = 0

    package mutating func append(_ offset: Int) {
        if count % Self.blockLength == 0 {
            var block: [Int] = []
            block.reserveCapacity(Self.blockLength)
            blocks.append(block)
        }
        blocks[blocks.count - 1].append(offset)
        count += 1
    }

    package subscript(row: Int) -> Int {
        blocks[row / Self.blockLength][row % Self.blockLength]
    }
}
