// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

/// A search that `n` repeats.
struct ViSearch: Sendable {
    var query: TextQuery
    var isForward: Bool
}

/// Searches by `/`, `?`, `n`, `N`, `*` and `#`.
extension ViEngine {
    mutating func searchTarget(
        of motion: ViMotion, _ times: Int, in work: inout ViWork
    ) -> ViTarget? {
        var isForward = true, origin = cursor
        switch motion {
        case .search(let pattern, let forward):
            isForward = forward
            if pattern.isEmpty {
                guard lastSearch != nil else { return nil }
            } else {
                let query = TextQuery(pattern, ignoresCase: false, isRegularExpression: true)
                lastSearch = ViSearch(query: query, isForward: forward)
            }
            lastSearch?.isForward = forward
        case .repeatSearch(let isReversed):
            guard let lastSearch else { return nil }
            isForward = lastSearch.isForward != isReversed
        case .wordUnderCursor(let forward, let isWhole):
            guard let range = work.text.word(atOrAfter: cursor) else { return nil }
            isForward = forward
            origin = max(range.lowerBound, min(cursor, range.lowerBound))
            let query = TextQuery(
                work.text.storage.string(in: range), ignoresCase: false, matchesWords: isWhole)
            lastSearch = ViSearch(query: query, isForward: forward)
            if range.lowerBound > cursor { origin = range.lowerBound }
        default: return nil
        }
        guard let lastSearch else { return nil }
        return found(lastSearch.query, isForward, times, from: origin, in: &work)
    }

    private func found(
        _ query: TextQuery, _ isForward: Bool, _ times: Int, from origin: Int,
        in work: inout ViWork
    ) -> ViTarget? {
        do throws(TextQueryError) {
            let pattern = try TextPattern(query)
            var place = origin
            // A count beyond the number of matches goes round again, so it is limited.
            for _ in 0..<min(times, 10_000) {
                let next =
                    isForward
                    ? try work.text.match(of: pattern, after: place)
                    : try work.text.match(of: pattern, before: place)
                guard let next else {
                    work.say("Not found: \(query.string)")
                    return nil
                }
                place = next
            }
            // Only in visual mode the cursor may be at the end of the line.
            return ViTarget(
                position: mode.isVisual ? place : work.text.onCharacter(place), isJump: true,
                isBigDelete: true)
        } catch {
            work.say(error.description)
            return nil
        }
    }
}

extension ViText {
    /// Returns the word at a position, or else the next word of its line; nil for none.
    func word(atOrAfter position: Int) -> Range<Int>? {
        var reader = ViReader(self, at: position)
        while reader.character != nil, reader.kind(big: false) < 2 { reader.goForward() }
        guard reader.character != nil else { return nil }
        let kind = reader.kind(big: false)
        var start = reader
        while !start.isAtLineStart {
            var before = start
            before.goBackward()
            guard before.kind(big: false) == kind else { break }
            start = before
        }
        while reader.kind(big: false) == kind { reader.goForward() }
        return start.position..<reader.position
    }

    /// Returns the place of the next match that begins after a position, or else of the first one of the text.
    func match(of pattern: TextPattern, after position: Int) throws(TextQueryError) -> Int? {
        let line = line(at: position), own = range(ofLine: line)
        let start = next(position)
        // A match at the end of the line counts as one on the last character.
        if start < own.upperBound {
            if let found = try first(of: pattern, inLine: own, from: start) { return found }
        }
        if let found = try first(of: pattern, inLines: line + 1..<lineCount) { return found }
        return try first(of: pattern, inLines: 0..<line + 1)
    }

    /// Returns the place of the last match that begins before a position, or else of the last one of the text.
    func match(of pattern: TextPattern, before position: Int) throws(TextQueryError) -> Int? {
        let line = line(at: position)
        if let found = try last(of: pattern, inLine: line, before: position) { return found }
        for other in (0..<line).reversed() {
            if let found = try last(of: pattern, inLine: other, before: .max) { return found }
        }
        for other in (line..<lineCount).reversed() {
            if let found = try last(of: pattern, inLine: other, before: .max) { return found }
        }
        return nil
    }

    private func first(
        of pattern: TextPattern, inLine range: Range<Int>, from start: Int
    ) throws(TextQueryError) -> Int? {
        let line = SearchableLine(storage, in: range)
        return try pattern.match(in: line, from: start - range.lowerBound, takingEmpty: true)
            .map { range.lowerBound + $0.lowerBound }
    }

    private func first(
        of pattern: TextPattern, inLines lines: Range<Int>
    ) throws(TextQueryError) -> Int? {
        var result: Result<Int?, TextQueryError> = .success(nil)
        storage.forEachWholeLine(in: lines) { line, text in
            do throws(TextQueryError) {
                guard let match = try pattern.match(in: text, from: 0, takingEmpty: true)
                else { return true }
                result = .success(range(ofLine: line).lowerBound + match.lowerBound)
            } catch {
                result = .failure(error)
            }
            return false
        }
        return try result.get()
    }

    private func last(
        of pattern: TextPattern, inLine line: Int, before position: Int
    ) throws(TextQueryError) -> Int? {
        let range = range(ofLine: line), text = SearchableLine(storage, in: range)
        var place = 0, last: Int?
        while place <= range.count,
            let match = try pattern.match(in: text, from: place, takingEmpty: true)
        {
            guard range.lowerBound + match.lowerBound < position else { break }
            last = range.lowerBound + match.lowerBound
            place = next(range.lowerBound + match.lowerBound) - range.lowerBound
            if place <= match.lowerBound { break }
        }
        return last
    }
}
