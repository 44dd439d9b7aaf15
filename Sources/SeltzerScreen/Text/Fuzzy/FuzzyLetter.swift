// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Letters with several spellings in Unicode: as one scalar, or as a base and marks.
enum FuzzyLetter {
    private static let folding = TextFolding(ignoresCase: false)
    /// The maximum number of scalars that are equivalent to one scalar.
    private static var greatestCount: Int { 4 }

    /// Returns scalars in which one scalar replaces each letter and its marks, if Unicode has such
    /// a scalar.
    static func composed(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        let scalars = Array(scalars)
        var letters: [Unicode.Scalar] = [], start = 0
        while start < scalars.count {
            var end = start + 1
            while end < scalars.count, scalars[end].isJoined { end += 1 }
            // A sign without marks stays unchanged, such as the sign for Kelvin, although it is
            // equivalent to a letter.
            if end == start + 1 {
                letters.append(scalars[start])
            } else {
                appendComposed(folding.scalars(of: Array(scalars[start..<end])), to: &letters)
            }
            start = end
        }
        return letters
    }

    /// Appends the letters of decomposed scalars.
    private static func appendComposed(
        _ parts: [Unicode.Scalar], to letters: inout [Unicode.Scalar]
    ) {
        var start = 0
        while start < parts.count {
            var end = min(parts.count, start + greatestCount)
            var letter = parts[start]
            while end > start + 1 {
                if let value = TextFolding.composed(parts[start..<end].map(\.value)),
                    let scalar = Unicode.Scalar(value)
                {
                    letter = scalar
                    break
                }
                end -= 1
            }
            letters.append(letter)
            start = end
        }
    }

    /// Returns the spellings of a letter with several scalars; most letters have none.
    static func spellings(of letter: Unicode.Scalar) -> [[Unicode.Scalar]] {
        let whole = folding.scalars(of: CollectionOfOne(letter))
        guard whole.count > 1, let base = whole.first else { return [] }
        var spellings: [[Unicode.Scalar]] = []
        for marks in orders(of: Array(whole.dropFirst()))
        where folding.scalars(of: [base] + marks) == whole {
            for count in 0..<marks.count {
                let head = [base] + marks.prefix(count)
                guard
                    let value = TextFolding.composed(folding.scalars(of: head).map(\.value)),
                    let first = Unicode.Scalar(value)
                else { continue }
                let spelling = [first] + marks.dropFirst(count)
                if !spellings.contains(spelling) { spellings.append(spelling) }
            }
        }
        return spellings
    }

    /// Returns the orders of up to three marks.
    private static func orders(of marks: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        guard marks.count > 1 else { return [marks] }
        return marks.indices.flatMap { index in
            var rest = marks
            let first = rest.remove(at: index)
            return orders(of: rest).map { [first] + $0 }
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a mark or a part of a Hangul syllable, which belongs to the scalar before it.
    var isJoined: Bool {
        value >= 0x300 && (combiningClass != 0 || 0x1160...0x11FF ~= value)
    }
}
