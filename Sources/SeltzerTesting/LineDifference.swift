// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The lines of two texts, with a sign on each line that only one of them has.
struct LineDifference {
    /// A line of one text or of both.
    struct Line: Hashable {
        /// The sign: `-` for a line of the old text only, `+` for a line of the new text only,
        /// otherwise a space.
        let sign: Character
        /// The number of the line, from 1: in the old text for `-`, otherwise in the new text.
        let number: Int
        let text: Substring

        /// The line as in `+ 12|text`.
        var description: String { "\(sign) \(number)|\(text)" }
    }

    /// The lines in order; removed lines come before the lines that replace them.
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

    /// The lines that differ, with their numbers, and one equal line before and after them; empty
    /// if all lines are equal.
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
