// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines of a hunk that replace one another.
///
/// If as many lines were removed as added, they are paired in order. Otherwise similar lines are paired,
/// and the lines between them in order.
package struct LinePairing {
    /// For each line of the hunk, the index of the line that it replaces, or that replaces it; -1 for
    /// none.
    package private(set) var partners: [Int32]

    /// The maximum number of pairs of lines that are compared in one block.
    private static var maximumBlock: Int { 400 }
    /// The minimum similarity of a pair, in percent.
    private static var minimumSimilarity: Int { 40 }

    /// - Parameters:
    ///   - hunk: The hunk.
    ///   - budget: The number of pairs of lines that may be compared; what was used is taken off.
    package init(_ hunk: DiffHunk, budget: inout Int) {
        partners = Array(repeating: -1, count: hunk.lines.count)
        for block in hunk.blocks {
            let product = block.removed.count.multipliedReportingOverflow(by: block.added.count)
            var pairs: [(Int, Int)] = []
            if block.removed.count != block.added.count, !product.overflow,
                product.partialValue <= min(budget, Self.maximumBlock)
            {
                budget -= product.partialValue
                pairs = Self.similarPairs(hunk.lines, block.removed, block.added)
            }
            pair(block.removed, block.added, around: pairs)
        }
    }

    /// Pairs lines in order between the given pairs.
    private mutating func pair(
        _ removed: Range<Int>, _ added: Range<Int>, around pairs: [(Int, Int)]
    ) {
        var (old, new) = (removed.lowerBound, added.lowerBound)
        for (nextOld, nextNew) in pairs + [(removed.upperBound, added.upperBound)] {
            while old < nextOld, new < nextNew {
                set(old, new)
                (old, new) = (old + 1, new + 1)
            }
            if nextOld < removed.upperBound { set(nextOld, nextNew) }
            (old, new) = (nextOld + 1, nextNew + 1)
        }
    }

    private mutating func set(_ old: Int, _ new: Int) {
        (partners[old], partners[new]) = (Int32(new), Int32(old))
    }

    /// Returns pairs in order with the greatest sum of similarities, by the textbook's table.
    private static func similarPairs(
        _ lines: [DiffLine], _ removed: Range<Int>, _ added: Range<Int>
    ) -> [(Int, Int)] {
        guard !removed.isEmpty, !added.isEmpty else { return [] }
        let olds = removed.map { trimmed(lines[$0].text) }
        let news = added.map { trimmed(lines[$0].text) }
        let similarities = olds.map { old in news.map { similarity(old, $0) } }
        var table = [[Int]](
            repeating: Array(repeating: 0, count: news.count + 1), count: olds.count + 1)
        for old in olds.indices.reversed() {
            for new in news.indices.reversed() {
                let paired = similarities[old][new] + table[old + 1][new + 1]
                table[old][new] = max(table[old + 1][new], table[old][new + 1], paired)
            }
        }
        var pairs: [(Int, Int)] = []
        var (old, new) = (0, 0)
        while old < olds.count, new < news.count {
            if table[old][new] == table[old + 1][new] {
                old += 1
            } else if table[old][new] == table[old][new + 1] {
                new += 1
            } else {
                pairs.append((removed.lowerBound + old, added.lowerBound + new))
                (old, new) = (old + 1, new + 1)
            }
        }
        return pairs
    }

    /// Returns the bytes of a line without the blanks around it.
    private static func trimmed(_ text: String) -> ArraySlice<UInt8> {
        var bytes = Array(text.utf8)[...]
        while bytes.first?.isWhitespace == true { bytes.removeFirst() }
        while bytes.last?.isWhitespace == true { bytes.removeLast() }
        return bytes
    }

    /// Returns how much of the longer line is at the start and the end of the shorter one, too, in
    /// percent; 0 for too little.
    private static func similarity(_ old: ArraySlice<UInt8>, _ new: ArraySlice<UInt8>) -> Int {
        let longest = max(old.count, new.count)
        let shortest = min(old.count, new.count)
        guard shortest > 0 else { return 0 }
        var start = 0
        while start < shortest, old[old.startIndex + start] == new[new.startIndex + start] {
            start += 1
        }
        var end = 0
        while end < shortest - start, old[old.endIndex - 1 - end] == new[new.endIndex - 1 - end] {
            end += 1
        }
        let percent = 100 * (start + end) / longest
        return percent >= minimumSimilarity ? percent : 0
    }
}
