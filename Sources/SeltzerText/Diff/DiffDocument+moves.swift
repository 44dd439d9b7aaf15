// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension DiffDocument {
    /// The minimum number of lines of a block that counts as moved.
    private static var movedLineCount: Int { 3 }
    /// The minimum number of letters and digits in a block that counts as moved, as in git.
    private static var movedLetterCount: Int { 20 }
    /// The maximum number of places at which a block is looked for: lines such as a closing brace occur very often, and begin
    /// no block worth the search.
    private static var placeCount: Int { 50 }

    /// Marks blocks of lines that were removed in one place and added in another, in all files.
    ///
    /// Each removed line belongs to at most one added line. The blocks are found in the order of the
    /// added lines, and each is as long as possible from its first line.
    mutating func markMoves() {
        forgetMoves()
        let lines = ChangedLines(of: files)
        guard lines.removed.count >= Self.movedLineCount, lines.added.count >= Self.movedLineCount
        else { return }
        var isTaken = [Bool](repeating: false, count: lines.removed.count)
        var index = 0
        while index < lines.added.count {
            let block = Self.longestBlock(at: index, lines, isTaken)
            if block.count >= Self.movedLineCount,
                Self.isWorthMarking(index..<index + block.count, lines)
            {
                for offset in 0..<block.count {
                    isTaken[block.start + offset] = true
                    mark(lines.removed[block.start + offset])
                    mark(lines.added[index + offset])
                }
            }
            // A part of a block with too few letters has even fewer.
            index += max(1, block.count)
        }
    }

    private mutating func forgetMoves() {
        for index in files.indices {
            for hunk in files[index].hunks.indices {
                for line in files[index].hunks[hunk].lines.indices
                where files[index].hunks[hunk].lines[line].isMoved {
                    files[index].hunks[hunk].lines[line].isMoved = false
                }
            }
        }
    }

    /// Returns the longest block of added lines from an index that was removed elsewhere, as the index
    /// of its first removed line and the number of lines; 0 lines for none.
    private static func longestBlock(
        at index: Int, _ lines: ChangedLines, _ isTaken: [Bool]
    ) -> (start: Int, count: Int) {
        var best = (start: 0, count: 0)
        lines.forEachRemoved(likeAdded: index, limit: placeCount) { start in
            var count = 0
            while index + count < lines.added.count, start + count < lines.removed.count,
                !isTaken[start + count],
                lines.removed[start + count].symbol == lines.added[index + count].symbol,
                count == 0
                    || lines.removed[start + count].follows(lines.removed[start + count - 1])
                        && lines.added[index + count].follows(lines.added[index + count - 1])
            {
                count += 1
            }
            if count > best.count { best = (start, count) }
        }
        return best
    }

    private static func isWorthMarking(_ block: Range<Int>, _ lines: ChangedLines) -> Bool {
        var count = 0
        return block.contains {
            count += lines.letterCount(ofAdded: $0)
            return count >= movedLetterCount
        }
    }

    private mutating func mark(_ line: ChangedLines.Line) {
        files[line.file].hunks[line.hunk].lines[line.line].isMoved = true
    }
}
