// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The lines that a pattern is found in: how many, and the best of them.
public struct LineMatches: Sendable {
    /// What was looked for.
    public let pattern: FuzzyPattern
    /// The number of lines that it is found in.
    public let count: Int
    /// The number of lines that were searched, from the first one on.
    public let searchedCount: Int
    /// The numbers of the best lines, the best first; nil for all lines in their order.
    private let best: [Int]?

    /// Every line matches, as an empty pattern does.
    init(pattern: FuzzyPattern, lines: Int = 0) {
        self.init(pattern: pattern, count: lines, best: nil, searchedCount: lines)
    }

    init(pattern: FuzzyPattern, count: Int, best: [Int]?, searchedCount: Int) {
        self.pattern = pattern
        self.count = count
        self.best = best
        self.searchedCount = searchedCount
    }

    /// The number of matches that can be shown, the best ones: no more than 10,000 of a pattern's.
    public var rankedCount: Int { best?.count ?? count }

    /// Returns the number of a line.
    ///
    /// - Parameter rank: Its place, 0 for the best, less than ``rankedCount``.
    public func line(at rank: Int) -> Int { best?[rank] ?? rank }

    /// Returns the place of a line among the best; nil where it is not there.
    public func rank(of line: Int) -> Int? {
        guard let best else { return line < count ? line : nil }
        return best.firstIndex(of: line)
    }
}
