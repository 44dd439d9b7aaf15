// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The folded regions of a text; of each region only its first line is visible.
struct FoldedLines: Hashable {
    /// The folded regions, in the order of their first lines; regions may contain other ones.
    private(set) var regions: [ClosedRange<Int>] = []
    /// The hidden lines in order; ranges neither touch nor overlap.
    private(set) var hidden: [Range<Int>] = []
    /// The number of hidden lines before each range.
    private var counts: [Int] = []

    var isEmpty: Bool { regions.isEmpty }

    init(_ regions: [ClosedRange<Int>] = []) { set(regions) }

    private mutating func set(_ new: [ClosedRange<Int>]) {
        regions = new
        (hidden, counts) = ([], [])
        var count = 0
        for region in regions {
            let lines = region.lowerBound + 1..<region.upperBound + 1
            if let last = hidden.last, lines.lowerBound <= last.upperBound {
                guard lines.upperBound > last.upperBound else { continue }
                count += lines.upperBound - last.upperBound
                hidden[hidden.count - 1] = last.lowerBound..<lines.upperBound
            } else if !lines.isEmpty {
                counts.append(count)
                count += lines.count
                hidden.append(lines)
            }
        }
    }

    // MARK: Folding

    /// Returns whether the region that begins with a line is folded.
    func isFolded(_ line: Int) -> Bool {
        let index = firstRegion(from: line)
        return index < regions.count && regions[index].lowerBound == line
    }

    mutating func fold(_ region: ClosedRange<Int>) {
        guard region.count > 1, !isFolded(region.lowerBound) else { return }
        var new = regions
        new.insert(region, at: firstRegion(from: region.lowerBound))
        set(new)
    }

    /// Unfolds the region that begins with a line.
    mutating func unfold(_ line: Int) { set(regions.filter { $0.lowerBound != line }) }

    /// Unfolds all regions that hide a line.
    mutating func reveal(_ line: Int) {
        guard isHidden(line) else { return }
        set(regions.filter { !($0.lowerBound < line && line <= $0.upperBound) })
    }

    /// Moves the regions with their lines after an edit, and unfolds the regions with changed lines.
    ///
    /// - Parameters:
    ///   - lines: The changed lines of the old text.
    ///   - distance: The number of lines that were added, or removed if negative.
    mutating func shift(replaced lines: ClosedRange<Int>, by distance: Int) {
        guard !isEmpty else { return }
        set(
            regions.compactMap { region in
                if region.upperBound < lines.lowerBound { return region }
                if region.lowerBound > lines.upperBound {
                    return region.lowerBound + distance...region.upperBound + distance
                }
                let isInFirstLine =
                    distance == 0 && lines == region.lowerBound...region.lowerBound
                return isInFirstLine ? region : nil
            })
    }

    private func firstRegion(from line: Int) -> Int {
        Self.firstIndex(below: regions.count) { regions[$0].lowerBound >= line }
    }

    private static func firstIndex(below count: Int, where isFound: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isFound(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    // MARK: Lines

    /// Returns the hidden lines around a line; nil if the line is visible.
    private func hiddenLines(around line: Int) -> Range<Int>? {
        guard !hidden.isEmpty else { return nil }
        let index = Self.firstIndex(below: hidden.count) { hidden[$0].upperBound > line }
        return index < hidden.count && hidden[index].contains(line) ? hidden[index] : nil
    }

    func isHidden(_ line: Int) -> Bool { hiddenLines(around: line) != nil }

    /// Returns the first visible line at or after a line; it may be beyond the text.
    func visible(atOrAfter line: Int) -> Int { hiddenLines(around: line)?.upperBound ?? line }

    /// Returns the first hidden line after a visible line; `Int.max` if there is none.
    func endOfVisible(from line: Int) -> Int {
        let index = Self.firstIndex(below: hidden.count) { hidden[$0].lowerBound > line }
        return index < hidden.count ? hidden[index].lowerBound : .max
    }

    /// Returns the last visible line at or before a line.
    func visible(atOrBefore line: Int) -> Int {
        hiddenLines(around: line).map { $0.lowerBound - 1 } ?? line
    }

    /// Returns the number of visible lines before a line.
    func visibleCount(before line: Int) -> Int {
        let index = Self.firstIndex(below: hidden.count) { hidden[$0].upperBound > line }
        guard index < hidden.count else { return line - hiddenCount }
        return line - counts[index] - max(0, line - hidden[index].lowerBound)
    }

    /// Returns the visible line with a number of visible lines before it.
    func line(afterVisible count: Int) -> Int {
        // The visible lines before each range of hidden lines.
        let index = Self.firstIndex(below: hidden.count) {
            hidden[$0].lowerBound - counts[$0] > count
        }
        return count + (index < hidden.count ? counts[index] : hiddenCount)
    }

    /// The number of hidden lines.
    var hiddenCount: Int {
        guard let last = hidden.last, let count = counts.last else { return 0 }
        return count + last.count
    }
}
