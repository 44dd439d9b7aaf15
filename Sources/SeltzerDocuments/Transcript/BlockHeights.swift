// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The heights of many blocks above each other, of which most are estimates.
///
/// A binary indexed tree (Fenwick 1994) holds their sums: a change, the top of a block and the block at a row each cost a
/// number of steps that is the logarithm of the number of blocks.
struct BlockHeights {
    private var heights: [Int32] = []
    /// Each element is the sum of the heights that end at its index; the first element is unused.
    private var sums: [Int] = [0]
    /// The height of all blocks.
    private(set) var total = 0

    var count: Int { heights.count }

    subscript(index: Int) -> Int { Int(heights[index]) }

    /// Adds a block at the end.
    mutating func append(_ height: Int) {
        let height = height.clamped(0, Int(Int32.max))
        heights.append(Int32(height))
        let number = heights.count
        var sum = height
        var child = number - 1
        let end = number - (number & -number)
        while child > end {
            sum += sums[child]
            child -= child & -child
        }
        sums.append(sum)
        total += height
    }

    /// Changes the height of a block.
    mutating func set(_ height: Int, at index: Int) {
        let height = height.clamped(0, Int(Int32.max))
        let change = height - self[index]
        guard change != 0 else { return }
        heights[index] = Int32(height)
        total += change
        var number = index + 1
        while number < sums.count {
            sums[number] += change
            number += number & -number
        }
    }

    /// Returns the row at which a block begins; the height of all blocks for the index after the last one.
    func top(of index: Int) -> Int {
        var number = index.clamped(0, count)
        var sum = 0
        while number > 0 {
            sum += sums[number]
            number -= number & -number
        }
        return sum
    }

    /// Returns the block that contains a row; the first or the last block for a row beyond them, and 0 without blocks.
    ///
    /// Blocks without height contain no row.
    func index(at row: Int) -> Int {
        guard count > 0, row >= 0 else { return 0 }
        var number = 0
        var rest = row
        var step = 1
        while step * 2 <= count { step *= 2 }
        while step > 0 {
            if number + step <= count, sums[number + step] <= rest {
                number += step
                rest -= sums[number]
            }
            step /= 2
        }
        return min(number, count - 1)
    }

    /// Removes the first blocks.
    mutating func removeFirst(_ number: Int) {
        let rest = heights.dropFirst(number)
        self = BlockHeights()
        for height in rest { append(Int(height)) }
    }
}
