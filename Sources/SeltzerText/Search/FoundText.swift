// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The matches that a search has found so far in a text, and the lines that it has still to search.
///
/// The text may change during the search. Then only the changed lines are searched again; matches
/// in other lines stay.
public struct FoundText: Sendable, Hashable {
    /// The direction from one match to another.
    public enum Direction: Sendable, Hashable {
        /// To later matches.
        case forward
        /// To earlier matches.
        case backward
    }

    /// The maximum number of matches, at which a search ends.
    public static var maximumCount: Int { 1_000_000 }

    /// The matches, in order.
    public private(set) var matches: [TextMatch] = []

    /// The lines that are not searched yet, in the order of the search.
    public private(set) var unsearched: [Range<Int>] = []

    /// Creates the state before a search.
    ///
    /// - Parameters:
    ///   - lineCount: The number of lines.
    ///   - line: The line at which the search begins; the lines before it come last.
    public init(lineCount: Int, from line: Int = 0) {
        let line = line.clamped(0, lineCount)
        unsearched = [line..<lineCount, 0..<line].filter { !$0.isEmpty }
    }

    /// Whether all lines were searched, or the maximum number of matches was found.
    public var isComplete: Bool { unsearched.isEmpty || isFull }

    /// Whether the maximum number of matches was found, so that the rest is not counted.
    public var isFull: Bool { matches.count >= Self.maximumCount }

    // MARK: Changes

    /// Adds the result of a search in some lines, in place of earlier matches there.
    public mutating func add(_ part: TextSearcher.Part) {
        matches.replaceSubrange(indices(ofLines: part.lines), with: part.matches)
        removeUnsearched(part.lines)
    }

    private mutating func removeUnsearched(_ lines: Range<Int>) {
        unsearched = unsearched.flatMap { range in
            [
                range.lowerBound..<lines.lowerBound.clamped(range.lowerBound, range.upperBound),
                lines.upperBound.clamped(range.lowerBound, range.upperBound)..<range.upperBound,
            ].filter { !$0.isEmpty }
        }
    }

    /// Follows a change of the text.
    ///
    /// - Parameters:
    ///   - lines: The lines that were replaced, in the old text.
    ///   - count: The number of lines that replaced them; they are searched next.
    public mutating func replaceLines(_ lines: Range<Int>, withCount count: Int) {
        let shift = count - lines.count
        let old = indices(ofLines: lines)
        if shift != 0 {
            for index in old.upperBound..<matches.count { matches[index].line += shift }
        }
        matches.removeSubrange(old)
        unsearched = unsearched.map { range in
            let start =
                range.lowerBound >= lines.upperBound
                ? range.lowerBound + shift : min(range.lowerBound, lines.lowerBound)
            let end =
                range.upperBound > lines.lowerBound
                ? max(range.upperBound, lines.upperBound) + shift : range.upperBound
            return start..<max(start, end)
        }
        let new = lines.lowerBound..<lines.lowerBound + count
        removeUnsearched(new)
        if !new.isEmpty { unsearched.insert(new, at: 0) }
    }

    // MARK: Places

    /// Returns the indices of the matches in some lines.
    public func indices(ofLines lines: Range<Int>) -> Range<Int> {
        let start = matches.count(whileTrue: { $0.line < lines.lowerBound })
        return start..<max(start, matches.count(whileTrue: { $0.line < lines.upperBound }))
    }

    /// Returns the matches in a line.
    public func matches(inLine line: Int) -> ArraySlice<TextMatch> {
        matches[indices(ofLines: line..<line + 1)]
    }

    /// Returns the matches in a line that overlap some of its bytes, found by bisection because a
    /// line may have a million matches.
    package func matches(inLine line: Int, bytes: Range<Int>) -> ArraySlice<TextMatch> {
        let first = matches.count(whileTrue: {
            $0.line < line || $0.line == line && $0.range.upperBound <= bytes.lowerBound
        })
        return matches[first...].prefix {
            $0.line == line && $0.range.lowerBound < bytes.upperBound
        }
    }

    /// Returns the index of a match; nil if the match is not among the found ones.
    public func index(of match: TextMatch) -> Int? {
        let index = matches.count(whileTrue: { $0 < match })
        return index < matches.count && matches[index] == match ? index : nil
    }

    /// The result of the search for the next match.
    public enum Next: Hashable, Sendable {
        /// The index of the match, and whether the search continued at the other end of the text.
        case match(Int, hasWrapped: Bool)
        /// Some lines before the next match are not searched yet.
        case unknown
        /// There are no matches.
        case none
    }

    /// Returns the next match from a place.
    ///
    /// - Parameters:
    ///   - place: A match, or an empty match for a place between matches.
    ///   - direction: The direction of the search.
    ///   - isIncluded: Whether a match that begins at the place counts.
    public func next(
        from place: TextMatch, _ direction: Direction, isIncluded: Bool = false
    ) -> Next {
        let isForward = direction == .forward
        // True if a forward search skips a match at the place, or a backward search includes it.
        let passesPlace = isForward != isIncluded
        let start = matches.count(whileTrue: {
            let match = ($0.line, $0.range.lowerBound)
            let own = (place.line, place.range.lowerBound)
            return match < own || passesPlace && match == own
        })
        let index = isForward ? start : start - 1
        if matches.indices.contains(index) {
            let line = matches[index].line
            let between = min(line, place.line)..<max(line, place.line) + 1
            return isSearched(between) ? .match(index, hasWrapped: false) : .unknown
        }
        let rest = isForward ? place.line..<Int.max : 0..<place.line + 1
        guard isSearched(rest) else { return .unknown }
        guard let other = isForward ? matches.first : matches.last else {
            return isComplete ? .none : .unknown
        }
        let beyond = isForward ? 0..<other.line + 1 : other.line..<Int.max
        guard isSearched(beyond) else { return .unknown }
        return .match(isForward ? 0 : matches.count - 1, hasWrapped: true)
    }

    private func isSearched(_ lines: Range<Int>) -> Bool {
        isFull || !unsearched.contains { $0.overlaps(lines) }
    }

    /// Returns the lines to mark in a bar: at most one for each cell of the bar.
    ///
    /// - Parameters:
    ///   - lineCount: The number of lines that the bar represents.
    ///   - count: The maximum number of marks: the number of cells of the bar.
    public func markedLines(of lineCount: Int, count: Int) -> [Int] {
        guard count > 0, lineCount > 0, !matches.isEmpty else { return [] }
        var lines: [Int] = []
        for cell in 0..<count {
            let start = cell.multipliedFullWidth(by: lineCount)
            let first = count.dividingFullWidth(start).quotient
            let index = matches.count(whileTrue: { $0.line < first })
            guard index < matches.count else { break }
            let line = matches[index].line
            if line != lines.last { lines.append(line) }
        }
        return lines
    }
}

extension [TextMatch] {
    /// Returns the number of elements at the beginning that fulfill a condition, by bisection.
    fileprivate func count(whileTrue condition: (TextMatch) -> Bool) -> Int {
        var low = 0, high = count
        while low < high {
            let middle = (low + high) / 2
            if condition(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
