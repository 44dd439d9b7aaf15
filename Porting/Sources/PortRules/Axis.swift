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
    /// A screen of a phone is about 50 columns and 35 rows then: its height has to fit into far fewer
    /// cells than its width.
    func cells(_ points: Double, _ measure: Measure) -> Int {
        let size = points.magnitude
        // No layout has a length beyond a million; literals of a program may be larger than an integer.
        let cells = Int(min(number(of: size, measure), 1_000_000))
        return points < 0 ? -cells : cells
    }

    private func number(of size: Double, _ measure: Measure) -> Double {
        let isVisible = measure != .distance && measure != .inset && size > 0
        switch self {
        case .across:
            return max((size / 8).rounded(), size >= 4 || isVisible ? 1 : 0)
        case .down:
            // A bar or a button of 44 points is one row.
            if size == 44 || measure == .line && size > 0 && size <= 56 { return 1 }
            if measure == .text && size > 0 && size <= 40 { return 1 }
            // Half a row is none.
            let rows = (size / (measure == .text ? 20 : 24) - 0.5).rounded(.up)
            return max(rows, isVisible || measure == .distance && size >= 10 ? 1 : 0)
        }
    }

    /// The other direction.
    var other: Axis { self == .across ? .down : .across }
}

/// What a number of points measures.
enum Measure: Hashable {
    /// A distance between two views, which may be no cell at all.
    case distance
    /// A distance inside a cell of a list: 12 points are no row yet.
    case inset
    /// The width or height of something, which stays visible.
    case length
    /// The height of a control or of a row of a list, which is one row for up to 56 points.
    case line
    /// The height of a label: 20 points are a row.
    case text
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
