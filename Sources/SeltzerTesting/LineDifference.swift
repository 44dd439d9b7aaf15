// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines of two texts, those that only one of them has marked.
struct LineDifference {
    /// A line of one text or of both.
    struct Line: Hashable {
        /// `-` in the old text only, `+` in the new one only, otherwise a space.
        let sign: Character
        /// The number in the old text for `-`, otherwise in the new one; the first line is 1.
        let number: Int
        let text: Substring

        /// The line as in `+ 12|text`.
        var description: String { "\(sign) \(number)|\(text)" }
    }

    /// The lines in order, removed ones before those that replace them.
    private(set) var lines: [Line] = []

    /// Compares two texts line by line.
    init(from old: String, to new: String) {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = newLines.difference(from: oldLines)
        let removed = Self.offsets(of: changes.removals)
        let inserted = Self.offsets(of: changes.insertions)
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldLines.count || newIndex < newLines.count {
            if removed.contains(oldIndex) {
                lines.append(Line(sign: "-", number: oldIndex + 1, text: oldLines[oldIndex]))
                oldIndex += 1
            } else {
                let sign: Character = inserted.contains(newIndex) ? "+" : " "
                lines.append(Line(sign: sign, number: newIndex + 1, text: newLines[newIndex]))
                newIndex += 1
                if sign == " " { oldIndex += 1 }
            }
        }
    }

    /// The lines that differ with their numbers, and one equal line before and after them; empty if all are equal.
    var summary: String {
        lines.indices.filter { index in
            lines[max(0, index - 1)...min(lines.count - 1, index + 1)].contains { $0.sign != " " }
        }
        .map { lines[$0].description }.joined(separator: "\n")
    }

    private static func offsets(of changes: [CollectionDifference<Substring>.Change]) -> Set<Int> {
        Set(
            changes.map { change in
                switch change {
                case .insert(let offset, _, _), .remove(let offset, _, _): offset
                }
            })
    }
}
