// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerText

/// The sections below headings, and the blocks that are visible while some are folded.
extension MarkdownRows {
    // MARK: Sections

    func isHeading(_ block: Int) -> Bool {
        outlineIndex(atOrBefore: block).map { outline[$0].block == block } ?? false
    }

    /// Returns the blocks of a heading's section.
    ///
    /// It ends at the next heading of the same or a higher level, or with the quotation or item around it.
    func section(of heading: Int) -> Range<Int> {
        guard let place = outlineIndex(atOrBefore: heading), outline[place].block == heading else {
            return heading..<heading
        }
        let level = outline[place].level
        let parent = document.block(heading).parent
        let end = parent.map { document.descendants(of: $0).upperBound } ?? document.blockCount
        let next = outline[(place + 1)...].first {
            $0.block >= end || $0.level <= level && document.block($0.block).parent == parent
        }
        return heading + 1..<min(end, next?.block ?? end)
    }

    /// Returns the innermost heading whose section contains a block, or the block itself if it is a heading.
    func heading(around block: Int) -> Int? {
        guard let last = outlineIndex(atOrBefore: block) else { return nil }
        return outline[...last].last { $0.block == block || section(of: $0.block).contains(block) }?
            .block
    }

    mutating func fold(_ headings: some Sequence<Int>, _ isFolded: Bool) {
        if isFolded {
            folded.formUnion(headings.filter { !section(of: $0).isEmpty })
        } else {
            folded.subtract(headings)
        }
        foldingDidChange()
    }

    mutating func foldingDidChange() {
        revision += 1
        hidden = []
        guard !folded.isEmpty else { return }
        for block in folded.sorted() where (hidden.last?.upperBound ?? 0) <= block {
            hidden.append(section(of: block))
        }
    }

    /// Returns the folded section that contains a block; nil if the block is visible.
    private func hiddenRange(around block: Int) -> Range<Int>? {
        guard !hidden.isEmpty else { return nil }
        var (low, high) = (0, hidden.count)
        while low < high {
            let middle = (low + high) / 2
            if hidden[middle].upperBound > block { high = middle } else { low = middle + 1 }
        }
        return low < hidden.count && hidden[low].contains(block) ? hidden[low] : nil
    }

    /// Returns the index of the last heading that is a block or comes before it.
    func outlineIndex(atOrBefore block: Int) -> Int? {
        var (low, high) = (0, outline.count)
        while low < high {
            let middle = (low + high) / 2
            if outline[middle].block > block { high = middle } else { low = middle + 1 }
        }
        return low > 0 ? low - 1 : nil
    }

    // MARK: Blocks with text

    /// Returns the first block with rows of its own, from a block number on.
    func block(from number: Int) -> Int? {
        var number = number
        while number < document.blockCount {
            if let range = hiddenRange(around: number) {
                number = range.upperBound
            } else if document.descendants(of: number).isEmpty {
                return number
            } else {
                number += 1
            }
        }
        return nil
    }

    /// Returns the last block with rows of its own before a block number.
    func block(before number: Int) -> Int? {
        var number = number - 1
        while number >= 0 {
            if let range = hiddenRange(around: number) {
                number = range.lowerBound - 1
            } else if document.descendants(of: number).isEmpty {
                return number
            } else {
                number -= 1
            }
        }
        return nil
    }
}
