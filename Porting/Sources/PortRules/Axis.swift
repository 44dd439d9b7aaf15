// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The direction of a distance: a cell is about 8 points wide and 16 points high.
enum Axis: Hashable {
    case across, down

    /// The axis that a name tells, such as `topInset` or `cellWidth`; nil if it tells none.
    init?(name: String) {
        for word in name.camelCaseWords.reversed() {
            if LengthTables.downWords.contains(word) { self = .down; return }
            if LengthTables.acrossWords.contains(word) { self = .across; return }
        }
        return nil
    }

    /// Returns a number of points as cells.
    ///
    /// - Parameter isLength: Whether the number is the width or height of something, which stays
    ///   visible.
    func cells(_ points: Double, isLength: Bool) -> Int {
        let size = points.magnitude
        // No layout has a length beyond a million; literals of a program may be larger than an integer.
        var cells = Int(min(size / (self == .across ? 8 : 16), 1_000_000).rounded())
        // A bar or a button of 44 points is one row.
        if self == .down, size == 44 { cells = 1 }
        if cells == 0, size >= 4 || isLength && size > 0 { cells = 1 }
        return points < 0 ? -cells : cells
    }
}

extension String {
    /// The words of a name in camel case, in lowercase.
    var camelCaseWords: [String] {
        var words: [String] = []
        for character in self {
            if character.isUppercase || words.isEmpty {
                words.append(character.lowercased())
            } else if character == "_" {
                words.append("")
            } else {
                words[words.count - 1].append(character)
            }
        }
        return words
    }
}
