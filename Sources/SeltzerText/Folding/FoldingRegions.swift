// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The regions of a text that can be folded; each begins with a line that stays visible.
///
/// Only the lines of a requested region are read, in pieces.
package struct FoldingRegions {
    /// The number of bytes of a line from which its level is found.
    private static var maximumLength: Int { 1_024 }
    /// The number of blank lines after which a line begins no region.
    private static var maximumBlank: Int { 256 }

    /// The maximum number of bytes that a highlighter reads for a region.
    private static var maximumReading: Int { 1 << 22 }

    private let storage: TextStorage
    private let rule: any LineFolding
    /// The highlighter that finds the regions; nil if the rule does.
    private let highlighted: (any HighlightedText)?
    private let tabInterval: Int

    /// - Parameters:
    ///   - storage: The text.
    ///   - rule: The levels of lines.
    ///   - highlighted: The highlighted text, whose regions count instead of the rule if it finds regions.
    ///   - tabInterval: The distance of tab stops in cells.
    package init(
        _ storage: TextStorage, _ rule: any LineFolding,
        highlighted: (any HighlightedText)? = nil, tabInterval: Int
    ) {
        self.storage = storage
        self.rule = rule
        self.highlighted = highlighted?.findsRegions == true ? highlighted : nil
        self.tabInterval = max(1, tabInterval)
    }

    /// Returns the level of a line; nil for a blank line.
    package func level(ofLine line: Int) -> Int? {
        var level: Int?
        forEachLevel(from: line) { _, found in
            level = found
            return false
        }
        return level
    }

    /// Returns whether a line begins a region.
    ///
    /// False for a line whose regions a highlighter has not found yet.
    package func beginsRegion(_ line: Int) -> Bool {
        if let highlighted {
            // Most lines begin no region, and this needs no reading.
            let depths = highlighted.depths(ofLine: line)
            guard let depths, depths.end > depths.minimum else { return false }
        }
        var own: Int?, result = false
        forEachLevel(from: line) { number, level in
            if number == line {
                own = level
                return own != nil
            }
            guard let level, let own else { return number - line < Self.maximumBlank }
            result = level > own
            return false
        }
        return result
    }

    /// Returns the lines of the region that begins with a line; nil if none begins there.
    package func region(from line: Int) -> ClosedRange<Int>? {
        var own: Int?, last = line
        forEachLevel(from: line) { number, level in
            if number == line {
                own = level
                return own != nil
            }
            guard let level, let own else {
                return last > line || number - line < Self.maximumBlank
            }
            if level > own { last = number }
            return level > own
        }
        return last > line ? line...last : nil
    }

    /// Returns the innermost region with a line; nil if there is none.
    ///
    /// Lines before are read up to a number of lines.
    package func region(around line: Int, reach: Int = 10_000) -> ClosedRange<Int>? {
        if let region = region(from: line) { return region }
        let start = max(0, line - reach)
        var levels: [Int?] = [], found: Int?
        forEachLevel(from: start) { number, level in
            guard number < line else {
                found = level
                return level == nil && number - line < Self.maximumBlank
            }
            levels.append(level)
            return true
        }
        guard let own = found else { return nil }
        guard let index = levels.lastIndex(where: { $0.map { $0 < own } ?? false }) else {
            return nil
        }
        let region = region(from: start + index)
        return region?.contains(line) == true ? region : nil
    }

    /// Returns the level of a line, or for a blank line the level of the next line with text; 0 if there is none nearby.
    package func indentation(ofLine line: Int) -> Int { nextLevel(from: line) ?? 0 }

    private func nextLevel(from line: Int) -> Int? {
        var result: Int?
        forEachLevel(from: line) { number, level in
            result = level
            return level == nil && number - line < Self.maximumBlank
        }
        return result
    }

    /// Returns all regions, in the order of their first lines.
    package func all() -> [ClosedRange<Int>] {
        var regions: [ClosedRange<Int>] = [], open: [(line: Int, level: Int)] = []
        var last = 0
        func close(_ level: Int) {
            while let region = open.last, region.level >= level {
                if last > region.line { regions.append(region.line...last) }
                open.removeLast()
            }
        }
        forEachLevel(from: 0) { number, level in
            guard let level else { return true }
            close(level)
            open.append((number, level))
            last = number
            return true
        }
        close(.min)
        return regions.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Calls a closure with the level of each line from a line on, until it returns false.
    ///
    /// The levels of a highlighter count from the first line.
    private func forEachLevel(from first: Int, _ body: (Int, Int?) -> Bool) {
        guard let highlighted else { return forEachLevelOfRule(from: first, body) }
        var depth = 0
        highlighted.forEachDepths(from: first, of: storage, budget: Self.maximumReading) {
            line, depths in
            let level = depth + depths.minimum
            depth += depths.end
            let hasText = depths != FoldingDepths() || !isBlank(line)
            return body(line, hasText ? level : nil)
        }
    }

    private func isBlank(_ line: Int) -> Bool {
        let range = storage.rangeOfLine(line)
        guard range.count < Self.maximumLength else { return false }
        return storage.bytes(in: range).allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
    }

    private func forEachLevelOfRule(from first: Int, _ body: (Int, Int?) -> Bool) {
        var number = first, position = storage.startOfLine(first), size = 512
        while number < storage.lineCount {
            let buffer = storage.bytes(in: position..<min(storage.count, position + size))
            var start = 0
            while number < storage.lineCount {
                var end = start
                while end < buffer.count, buffer[end] != 0x0A { end += 1 }
                let isWhole = end < buffer.count || position + end >= storage.count
                // The rest of a line is read again with the next piece.
                if !isWhole, start > 0 { break }
                let line = buffer[start..<min(end, start + Self.maximumLength)]
                guard body(number, rule.foldingLevel(ofLine: line, tabInterval: tabInterval)) else {
                    return
                }
                number += 1
                start = isWhole ? end + 1 : storage.startOfLine(number) - position
                if !isWhole { break }
            }
            position += start
            size = min(size * 4, 1 << 16)
        }
    }
}
