// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The place of a pattern in a text, and the quality of the match.
public struct FuzzyMatch: Hashable, Sendable {
    /// The quality of the match; a higher score is better.
    public let score: Int

    /// The ranges of the match as offsets in the text's UTF-8, in ascending order and without
    /// touching each other.
    public let ranges: [Range<Int>]

    /// - Parameter places: The places of all scalars, in any order.
    init(score: Int, places: [Range<Int>]) {
        self.score = score
        var ranges: [Range<Int>] = []
        for place in places.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = ranges.last, last.upperBound >= place.lowerBound {
                let end = max(last.upperBound, place.upperBound)
                ranges[ranges.count - 1] = last.lowerBound..<end
            } else {
                ranges.append(place)
            }
        }
        self.ranges = ranges
    }

    /// Returns the cells of the match in its text, counted from 0 on one line, and widened to whole
    /// clusters.
    ///
    /// - Parameters:
    ///   - text: The text that contains the match.
    ///   - joined: The kinds of clusters that the display shows as one character.
    public func cells(
        in text: some StringProtocol, joining joined: JoinedClusters = .all
    ) -> [Range<Int>] {
        var cells: [Range<Int>] = []
        var rest = ranges[...]
        var offset = 0
        var column = 0
        for character in text {
            guard let range = rest.first else { break }
            let end = offset + character.utf8.count
            let width = character.cellWidth(joining: joined)
            if range.lowerBound < end, width > 0 {
                if let last = cells.last, last.upperBound == column {
                    cells[cells.count - 1] = last.lowerBound..<column + width
                } else {
                    cells.append(column..<column + width)
                }
            }
            while let range = rest.first, range.upperBound <= end { rest.removeFirst() }
            offset = end
            column += width
        }
        return cells
    }
}
