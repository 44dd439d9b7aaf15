// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds a pattern in many texts, and says how well it is found.
///
/// It keeps the memory that it works in, so that scoring a text allocates nothing once it has grown; each task that
/// searches has one of its own. Texts are bytes in UTF-8; what is invalid in them matches nothing.
///
/// Where the pattern is in the text is chosen so that it is worth most: letters that follow each other, beginnings of
/// words and of camel-case parts, few and short gaps. A word is looked for without regard to the others, and the
/// words' scores are added. In a text with more than some 200,000 places to choose from, only the first ones count.
public struct FuzzyMatcher: Sendable {
    /// What is looked for.
    public let pattern: FuzzyPattern
    private var entries: [FuzzyAlignment.Entry] = []
    private let kinds = FuzzyScoring.kinds
    private let bonuses = FuzzyScoring.bonuses

    /// Creates a matcher that looks for a pattern.
    public init(_ pattern: FuzzyPattern) {
        self.pattern = pattern
    }

    /// Creates a matcher that looks for what was typed.
    public init(_ query: some StringProtocol) {
        self.init(FuzzyPattern(query))
    }

    /// Returns how well the pattern is found in a text in UTF-8: more is better; nil where it is not found, 0 for an
    /// empty pattern.
    ///
    /// Scores of one pattern can be compared with each other, those of two patterns cannot.
    public mutating func score(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        var score = 0
        for number in pattern.words.indices {
            guard let best = align(number, text, { entries, best in Int(entries[best].score) })
            else { return nil }
            score += best
        }
        return score
    }

    /// Returns how well the pattern is found in a text; nil where it is not found.
    public mutating func score(_ text: some StringProtocol) -> Int? {
        if let score = text.utf8.withContiguousStorageIfAvailable({ score($0) }) { return score }
        return Array(text.utf8).withUnsafeBufferPointer { score($0) }
    }

    /// Returns where and how well the pattern is found in a text in UTF-8; nil where it is not found.
    ///
    /// It allocates what it returns: it is for the texts that are shown.
    public mutating func match(_ text: UnsafeBufferPointer<UInt8>) -> FuzzyMatch? {
        var score = 0
        var places: [Range<Int>] = []
        for number in pattern.words.indices {
            let found = align(number, text) { entries, best in
                places += Self.places(upTo: best, in: entries, of: text)
                return Int(entries[best].score)
            }
            guard let found else { return nil }
            score += found
        }
        return FuzzyMatch(score: score, places: places)
    }

    /// Returns where and how well the pattern is found in a text; nil where it is not found.
    public mutating func match(_ text: some StringProtocol) -> FuzzyMatch? {
        if let match = text.utf8.withContiguousStorageIfAvailable({ match($0) }) { return match }
        return Array(text.utf8).withUnsafeBufferPointer { match($0) }
    }

    /// Looks for a word, and calls `body` with the table and the number of the best entry.
    ///
    /// - Returns: What `body` returned; nil if the word is not found.
    @inline(__always)
    private mutating func align<Result>(
        _ number: Int, _ text: UnsafeBufferPointer<UInt8>,
        _ body: (UnsafeMutableBufferPointer<FuzzyAlignment.Entry>, Int) -> Result
    ) -> Result? {
        let word = pattern.words[number]
        guard word.elements.count <= text.count else { return nil }
        let capacity = FuzzyAlignment.capacity(elements: word.elements.count, bytes: text.count)
        if entries.count < capacity { grow(to: capacity) }
        return entries.withUnsafeMutableBufferPointer { entries in
            word.elements.withUnsafeBufferPointer { elements in
                word.sequences.withUnsafeBufferPointer { sequences in
                    kinds.withUnsafeBufferPointer { kinds in
                        bonuses.withUnsafeBufferPointer { bonuses in
                            let alignment = FuzzyAlignment(
                                text: text, sequences: sequences, entries: entries, kinds: kinds,
                                bonuses: bonuses)
                            guard elements.count == 1 || alignment.isFound(elements),
                                let best = alignment.best(elements)
                            else { return nil }
                            return body(entries, best)
                        }
                    }
                }
            }
        }
    }

    private mutating func grow(to capacity: Int) {
        let empty = FuzzyAlignment.Entry(end: 0, score: 0, previous: -1)
        entries = Array(repeating: empty, count: max(capacity, entries.count * 2))
    }

    /// Returns the places of the match that ends with an entry.
    private static func places(
        upTo last: Int, in entries: UnsafeMutableBufferPointer<FuzzyAlignment.Entry>,
        of text: UnsafeBufferPointer<UInt8>
    ) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var number = last
        while number >= 0 {
            let end = entries[number].end
            var start = end - 1
            while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
            places.append(start..<end)
            number = Int(entries[number].previous)
        }
        return places
    }
}
