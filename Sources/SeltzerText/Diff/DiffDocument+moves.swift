// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension DiffDocument {
    /// The minimum number of lines of a block that counts as moved.
    private static var movedLineCount: Int { 3 }
    /// The minimum number of letters and digits in a block that counts as moved, as in git.
    private static var movedLetterCount: Int { 20 }

    /// Marks blocks of lines that were removed in one place and added in another, in all files.
    ///
    /// Each removed line belongs to at most one added line. The blocks are found in the order of the
    /// added lines, and each is as long as possible from its first line.
    mutating func markMoves() {
        for index in files.indices {
            for hunk in files[index].hunks.indices {
                for line in files[index].hunks[hunk].lines.indices {
                    files[index].hunks[hunk].lines[line].isMoved = false
                }
            }
        }
        var removed = changedLines(.removed)
        let added = changedLines(.added)
        guard removed.count >= Self.movedLineCount, added.count >= Self.movedLineCount else {
            return
        }
        let places = Dictionary(grouping: removed.indices) { removed[$0].text }
        var index = 0
        while index < added.count {
            let block = longestBlock(at: index, added, removed, places[added[index].text] ?? [])
            let lines = index..<index + block.count
            if block.count >= Self.movedLineCount,
                Self.letterCount(of: added[lines]) >= Self.movedLetterCount
            {
                for offset in 0..<block.count {
                    removed[block.start + offset].isTaken = true
                    mark(removed[block.start + offset])
                    mark(added[index + offset])
                }
            }
            // A part of a block with too few letters has even fewer.
            index += max(1, block.count)
        }
    }

    /// A line that differs, with its place.
    private struct ChangedLine {
        let file: Int
        let hunk: Int
        let line: Int
        let text: String
        /// Whether the line belongs to a block already.
        var isTaken = false

        /// Whether the line follows another one without a line between them.
        func follows(_ other: ChangedLine) -> Bool {
            (file, hunk, line) == (other.file, other.hunk, other.line + 1)
        }
    }

    private func changedLines(_ kind: DiffLine.Kind) -> [ChangedLine] {
        var found: [ChangedLine] = []
        for (file, content) in files.enumerated() {
            for (hunk, part) in content.hunks.enumerated() {
                for (line, text) in part.lines.enumerated() where text.kind == kind {
                    found.append(ChangedLine(file: file, hunk: hunk, line: line, text: text.text))
                }
            }
        }
        return found
    }

    /// Returns the longest block of added lines from an index that was removed elsewhere, as the index
    /// of its first removed line and the number of lines; 0 lines for none.
    private func longestBlock(
        at index: Int, _ added: [ChangedLine], _ removed: [ChangedLine], _ starts: [Int]
    ) -> (start: Int, count: Int) {
        var best = (start: 0, count: 0)
        // Lines such as a closing brace occur very often, and begin no block worth the search.
        for start in starts.prefix(50) {
            var count = 0
            while index + count < added.count, start + count < removed.count,
                !removed[start + count].isTaken,
                removed[start + count].text == added[index + count].text,
                count == 0
                    || removed[start + count].follows(removed[start + count - 1])
                        && added[index + count].follows(added[index + count - 1])
            {
                count += 1
            }
            if count > best.count { best = (start, count) }
        }
        return best
    }

    private static func letterCount(of lines: ArraySlice<ChangedLine>) -> Int {
        lines.reduce(0) { sum, line in
            sum + line.text.utf8.count { $0.isAlphanumeric || $0 >= 0x80 }
        }
    }

    private mutating func mark(_ line: ChangedLine) {
        files[line.file].hunks[line.hunk].lines[line.line].isMoved = true
    }
}
