// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Letters that Unicode spells in several ways: as one scalar, or as a base and marks.
enum FuzzyLetter {
    private static let folding = TextFolding(ignoresCase: false)
    /// The greatest number of scalars that one scalar is equivalent to.
    private static var greatestCount: Int { 4 }

    /// Returns scalars with one for each letter and its marks where Unicode has one.
    static func composed(_ scalars: some Sequence<Unicode.Scalar>) -> [Unicode.Scalar] {
        let scalars = Array(scalars)
        var letters: [Unicode.Scalar] = [], start = 0
        while start < scalars.count {
            var end = start + 1
            while end < scalars.count, scalars[end].isJoined { end += 1 }
            // A sign without marks stays, such as that for Kelvin, though it is equivalent to a letter.
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

    /// Returns the spellings of a letter as several scalars; none for most.
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
