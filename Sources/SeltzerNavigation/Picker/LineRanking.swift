// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The best of many lines, in a heap whose top is the worst kept line.
struct LineRanking: Sendable {
    /// The maximum number of lines to keep.
    static let limit = 10_000

    /// The rank of a line.
    ///
    /// A higher score wins, then the shorter line, then the earlier line.
    struct Rank: Comparable, Sendable {
        private let value: UInt64

        init(score: Int, length: Int, line: Int) {
            // Poor matches of long patterns have negative scores.
            let score = UInt64(UInt16(clamping: score + 1 << 12))
            let length = UInt64(UInt16.max - UInt16(clamping: length))
            value = score << 48 | length << 32 | UInt64(UInt32.max - UInt32(clamping: line))
        }

        /// The number of the line.
        var line: Int { Int(UInt32.max - UInt32(truncatingIfNeeded: value)) }

        static func < (first: Rank, second: Rank) -> Bool { first.value < second.value }
    }

    private var heap: [Rank] = []

    /// Adds a line if it is among the best lines.
    @inline(__always)
    mutating func insert(_ rank: Rank) {
        if heap.count < Self.limit {
            heap.append(rank)
            siftUp()
        } else if rank > heap[0] {
            heap[0] = rank
            siftDown()
        }
    }

    /// Adds all lines of another ranking.
    mutating func formUnion(_ other: LineRanking) {
        for rank in other.heap { insert(rank) }
    }

    /// The numbers of the lines, the best first.
    var lines: [Int] { heap.sorted(by: >).map(\.line) }

    private mutating func siftUp() {
        var child = heap.count - 1
        let rank = heap[child]
        while child > 0 {
            let parent = (child - 1) / 2
            guard rank < heap[parent] else { break }
            heap[child] = heap[parent]
            child = parent
        }
        heap[child] = rank
    }

    private mutating func siftDown() {
        let rank = heap[0]
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1] < heap[child] { child += 1 }
            guard heap[child] < rank else { break }
            heap[parent] = heap[child]
            parent = child
        }
        heap[parent] = rank
    }
}
