// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds the places of a word's scalars in a text that are worth most together.
///
/// This is the alignment of Smith and Waterman (1981) with Gotoh's affine gaps (1982), as fzf and fzy use it, but
/// sparse: a row of the table has an entry for each place where its scalar is, not for each byte of the text, and
/// the best way to reach an entry is kept while both rows are walked once. Time is that of finding the places.
struct FuzzyAlignment {
    /// A scalar of the word at one of its places.
    struct Entry {
        /// The end of the place, as an offset in the text.
        var end: Int
        /// What the best match is worth that ends here.
        var score: Int32
        /// The entry of the scalar before in that match; -1 for none.
        var previous: Int32
    }

    /// The entries of all rows that are weighed at most: what is far off in an enormous text is left out.
    static let entryLimit = 1 << 18

    let text: UnsafeBufferPointer<UInt8>
    let sequences: UnsafeBufferPointer<UTF8Sequence>
    let entries: UnsafeMutableBufferPointer<Entry>
    let kinds: UnsafeBufferPointer<UInt8>
    let bonuses: UnsafeBufferPointer<Int8>

    /// Returns how many entries a word of some scalars may need for a text.
    static func capacity(elements: Int, bytes: Int) -> Int {
        elements * min(bytes, rowLimit(elements: elements))
    }

    private static func rowLimit(elements: Int) -> Int {
        max(1, entryLimit / max(1, elements))
    }

    /// Returns whether all scalars are there in their order.
    @inline(__always)
    func isFound(_ elements: UnsafeBufferPointer<FuzzyWord.Element>) -> Bool {
        var position = 0
        for element in elements {
            var places = FuzzyOccurrences(of: element, sequences, in: text, from: position)
            guard let place = places.next() else { return false }
            position = place.end
        }
        return true
    }

    /// Fills the table for a word that is found, and returns the number of the last scalar's best entry.
    @inline(__always)
    func best(_ elements: UnsafeBufferPointer<FuzzyWord.Element>) -> Int? {
        let rowLimit = Self.rowLimit(elements: elements.count)
        var row = 0..<0
        for number in elements.indices {
            let before = row
            let first = before.upperBound
            let start = before.isEmpty ? 0 : entries[before.lowerBound].end
            var places = FuzzyOccurrences(of: elements[number], sequences, in: text, from: start)
            var reach = Reach(row: before)
            var end = first
            while end < first + rowLimit, let place = places.next() {
                let bonus = bonus(at: place.start)
                entries[end] =
                    number == 0
                    ? Entry(
                        end: place.end,
                        score: Int32(FuzzyScoring.found + FuzzyScoring.firstFactor * bonus),
                        previous: -1)
                    : reach.entry(at: place, bonus: bonus, after: entries)
                end += 1
            }
            guard end > first else { return nil }
            row = first..<end
        }
        return row.isEmpty ? nil : highest(in: row)
    }

    private func highest(in row: Range<Int>) -> Int {
        var best = row.lowerBound
        for number in row where entries[number].score > entries[best].score { best = number }
        return best
    }

    @inline(__always)
    private func bonus(at position: Int) -> Int {
        let before = position > 0 ? kinds[Int(text[position - 1])] : FuzzyScoring.kindBeforeStart
        return Int(bonuses[Int(before) << 8 | Int(text[position])])
    }
}

extension FuzzyAlignment {
    /// The entries of the row before that a place can follow, walked along with the places.
    private struct Reach {
        private let row: Range<Int>
        private var next: Int
        /// The entry that is best to come from by way of a gap that costs by its length, and its worth at the
        /// beginning of the text.
        private var near = -1
        private var nearWorth = Int.min
        /// The entry that is best to come from by way of a gap that costs the limit.
        private var far = -1
        private var farScore = Int32.min

        init(row: Range<Int>) {
            self.row = row
            next = row.lowerBound
        }

        /// Returns the entry of a place that begins where the first entry of the row ends or later.
        @inline(__always)
        mutating func entry(
            at place: FuzzyOccurrences.Place, bonus: Int,
            after entries: UnsafeMutableBufferPointer<Entry>
        ) -> Entry {
            while next < row.upperBound, entries[next].end < place.start {
                pass(next, entries[next])
                next += 1
            }
            var best = Int.min
            var previous = -1
            if near >= 0 {
                let slope = FuzzyScoring.gapExtension * (place.start - 1)
                let nearest = nearWorth - slope - FuzzyScoring.gapStart + bonus
                let farthest = Int(farScore) - FuzzyScoring.gapLimit + bonus
                best = max(nearest, farthest)
                previous = nearest >= farthest ? near : far
            }
            if next < row.upperBound, entries[next].end == place.start {
                let adjacent = Int(entries[next].score) + max(FuzzyScoring.consecutive, bonus)
                if adjacent >= best {
                    best = adjacent
                    previous = next
                }
            }
            return Entry(
                end: place.end, score: Int32(truncatingIfNeeded: best + FuzzyScoring.found),
                previous: Int32(truncatingIfNeeded: previous))
        }

        @inline(__always)
        private mutating func pass(_ number: Int, _ entry: Entry) {
            let worth = Int(entry.score) + FuzzyScoring.gapExtension * entry.end
            if worth >= nearWorth {
                nearWorth = worth
                near = number
            }
            if entry.score >= farScore {
                farScore = entry.score
                far = number
            }
        }
    }
}
