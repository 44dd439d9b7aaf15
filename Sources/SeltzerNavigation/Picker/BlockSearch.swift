// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The lines of a block that match a pattern, one bit for each line.
struct BlockMatches: Sendable {
    private(set) var words: [UInt64]
    private(set) var count = 0

    init(lines: Int) {
        words = Array(repeating: 0, count: (lines + 63) / 64)
    }

    mutating func insert(_ line: Int) {
        words[line >> 6] |= 1 << UInt64(line & 63)
        count += 1
    }
}

/// Searches for a pattern in blocks of lines, one after the other.
struct BlockSearch: ~Copyable {
    private var matcher: FuzzyMatcher
    private(set) var ranking = LineRanking()

    init(_ pattern: FuzzyPattern) {
        matcher = FuzzyMatcher(pattern)
        // Long lines are searched up to their end.
        matcher.maximumTextLength = .max
    }

    /// Searches a block, and ranks the matches.
    ///
    /// - Parameter candidates: The lines to search; nil for all lines.
    mutating func search(_ block: LineBlock, in candidates: BlockMatches?) -> BlockMatches {
        var found = BlockMatches(lines: block.count)
        let wanted = matcher.pattern.signature
        block.bytes.withUnsafeBufferPointer { bytes in
            block.ends.withUnsafeBufferPointer { ends in
                block.signatures.withUnsafeBufferPointer { signatures in
                    for word in found.words.indices {
                        let first = word << 6
                        var bits = candidates?.words[word] ?? .max
                        if first + 64 > ends.count { bits &= 1 << UInt64(ends.count - first) &- 1 }
                        while bits != 0 {
                            let line = first + bits.trailingZeroBitCount
                            bits &= bits &- 1
                            guard signatures[line].contains(wanted) else { continue }
                            let start = line == 0 ? 0 : Int(ends[line - 1]) + 1
                            let text = UnsafeBufferPointer(rebasing: bytes[start..<Int(ends[line])])
                            guard let score = matcher.score(text) else { continue }
                            found.insert(line)
                            ranking.insert(
                                LineRanking.Rank(
                                    score: score, length: text.count, line: block.firstLine + line))
                        }
                    }
                }
            }
        }
        return found
    }
}
