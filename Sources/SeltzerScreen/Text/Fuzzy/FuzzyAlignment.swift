// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds the places of a word's scalars in a text that together have the highest score.
///
/// The table is sparse: a row has an entry for each place of its scalar, and not for each byte of
/// the text. Two neighboring rows are walked together once, and the best way to reach an entry is
/// updated on the way. So the alignment takes as much time as finding the places.
///
/// Source: the alignment of Smith and Waterman (1981) with Gotoh's affine gaps (1982), as in fzf
/// and fzy.
struct FuzzyAlignment {
    /// A scalar of the word at one of its places.
    struct Entry {
        /// The end of the place, as an offset in the text.
        var end: Int
        /// The score of the best match that ends here.
        var score: Int32
        /// The entry of the previous scalar in this match; -1 if there is none.
        var previous: Int32
    }

    /// The maximum number of entries in all rows; later places in an enormous text are left out.
    static let entryLimit = 1 << 18

    let text: FuzzyText
    let elements: UnsafeBufferPointer<FuzzyWord.Element>
    let sequences: UnsafePointer<UTF8Sequence>
    let entries: UnsafeMutablePointer<Entry>
    let scoring: FuzzyScoring.Tables

    /// Returns the maximum number of entries that a word needs for a text.
    static func capacity(elements: Int, bytes: Int) -> Int {
        elements * min(bytes, rowLimit(elements: elements))
    }

    private static func rowLimit(elements: Int) -> Int {
        max(1, entryLimit / max(1, elements))
    }

    /// Fills the table, and returns the number of the last scalar's best entry; nil if the word is
    /// not found.
    @inline(__always)
    func best() -> Int? {
        guard elements.count > 1 else { return bestOfOne() }
        guard isFound else { return nil }
        let rowLimit = Self.rowLimit(elements: elements.count)
        var row = fillFirst(upTo: rowLimit)
        for number in 1..<elements.count {
            let first = row.upperBound
            var end = first
            var reach = Reach(row: row)
            text.forEachPlace(of: elements[number], sequences, from: entries[row.lowerBound].end) {
                entries[end] = reach.entry(from: $0, to: $1, bonus: bonus(at: $0), after: entries)
                end &+= 1
                return end < first &+ rowLimit
            }
            guard end > first else { return nil }
            row = first..<end
        }
        return highest(in: row)
    }

    /// Returns whether the text contains all scalars in their order.
    @inline(__always)
    private var isFound: Bool {
        var position = 0
        for element in elements {
            var next = -1
            text.forEachPlace(of: element, sequences, from: position) { _, end in
                next = end
                return false
            }
            guard next >= 0 else { return false }
            position = next
        }
        return true
    }

    /// Does the same as ``best()`` for a word of one scalar, without a table.
    @inline(__always)
    private func bestOfOne() -> Int? {
        guard let element = elements.first else { return nil }
        var best = -1
        var bestEnd = 0
        text.forEachPlace(of: element, sequences, from: 0) { start, end in
            let bonus = bonus(at: start)
            if bonus > best {
                best = bonus
                bestEnd = end
            }
            return true
        }
        guard best >= 0 else { return nil }
        entries[0] = Entry(end: bestEnd, score: firstScore(best), previous: -1)
        return 0
    }

    @inline(__always)
    private func fillFirst(upTo rowLimit: Int) -> Range<Int> {
        var end = 0
        text.forEachPlace(of: elements[0], sequences, from: 0) {
            entries[end] = Entry(end: $1, score: firstScore(bonus(at: $0)), previous: -1)
            end &+= 1
            return end < rowLimit
        }
        return 0..<end
    }

    private func highest(in row: Range<Int>) -> Int {
        var best = row.lowerBound
        for number in row where entries[number].score > entries[best].score { best = number }
        return best
    }

    @inline(__always)
    private func firstScore(_ bonus: Int) -> Int32 {
        Int32(truncatingIfNeeded: FuzzyScoring.found &+ FuzzyScoring.firstFactor &* bonus)
    }

    @inline(__always)
    private func bonus(at position: Int) -> Int {
        let before = position > 0 ? Int(text.bytes[position &- 1]) : FuzzyScoring.blank
        return Int(scoring.bonuses[Int(scoring.kinds[before]) &<< 8 | Int(text.bytes[position])])
    }
}

extension FuzzyAlignment {
    /// The entries of the previous row that a place can follow; they are walked together with the
    /// places.
    private struct Reach {
        private let end: Int
        private var next: Int
        /// The best previous entry if the gap costs by its length, with its score converted to the
        /// beginning of the text.
        private var near = -1
        private var nearWorth = Int.min / 2
        /// The best previous entry if the gap costs the limit.
        private var far = -1
        private var farScore = Int.min / 2

        init(row: Range<Int>) {
            next = row.lowerBound
            end = row.upperBound
        }

        /// Returns the entry of a place that begins at or after the end of the row's first entry.
        @inline(__always)
        mutating func entry(
            from start: Int, to end: Int, bonus: Int, after entries: UnsafeMutablePointer<Entry>
        ) -> Entry {
            while next < self.end, entries[next].end < start {
                pass(next, entries[next])
                next &+= 1
            }
            let slope = FuzzyScoring.gapExtension &* (start &- 1)
            let nearest = nearWorth &- slope &- FuzzyScoring.gapStart
            let farthest = farScore &- FuzzyScoring.gapLimit
            var best = max(nearest, farthest) &+ bonus
            var previous = nearest >= farthest ? near : far
            if next < self.end, entries[next].end == start {
                let adjacent = Int(entries[next].score) &+ max(FuzzyScoring.consecutive, bonus)
                if adjacent >= best {
                    best = adjacent
                    previous = next
                }
            }
            return Entry(
                end: end, score: Int32(truncatingIfNeeded: best &+ FuzzyScoring.found),
                previous: Int32(truncatingIfNeeded: previous))
        }

        @inline(__always)
        private mutating func pass(_ number: Int, _ entry: Entry) {
            let score = Int(entry.score)
            let worth = score &+ FuzzyScoring.gapExtension &* entry.end
            if worth >= nearWorth {
                nearWorth = worth
                near = number
            }
            if score >= farScore {
                farScore = score
                far = number
            }
        }
    }
}
