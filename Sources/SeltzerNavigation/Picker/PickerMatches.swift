// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The lines of a picker that match a pattern: their number, and the best lines.
public struct PickerMatches: Sendable {
    /// The pattern.
    public let pattern: FuzzyPattern
    /// All lines at the time of the search.
    public let lines: PickerLines
    /// The number of lines that match.
    public let count: Int
    /// The number of lines that were searched, starting with the first.
    public let searchedCount: Int
    /// The numbers of the best lines, the best first; nil for all lines in order.
    private let best: [Int]?

    /// Creates the matches of an empty pattern, which every line matches.
    init(pattern: FuzzyPattern, lines: PickerLines) {
        self.init(
            pattern: pattern, lines: lines, count: lines.count, best: nil,
            searchedCount: lines.count)
    }

    init(
        pattern: FuzzyPattern, lines: PickerLines, count: Int, best: [Int]?, searchedCount: Int
    ) {
        self.pattern = pattern
        self.lines = lines
        self.count = count
        self.best = best
        self.searchedCount = searchedCount
    }

    /// The number of ranked matches: the best 10,000 at most.
    public var rankedCount: Int { best?.count ?? count }

    /// Returns the number of a line.
    ///
    /// - Parameter rank: The rank, from 0 for the best line to less than ``rankedCount``.
    public func line(at rank: Int) -> Int { best?[rank] ?? rank }

    /// Returns the rank of a line; nil if the line is not ranked.
    public func rank(of line: Int) -> Int? {
        guard let best else { return line >= 0 && line < count ? line : nil }
        return best.firstIndex(of: line)
    }
}
