// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Finds a pattern in many texts, and scores each match.
///
/// A matcher keeps its working memory, so that scoring a text allocates nothing once the memory has
/// grown. Each task that searches needs its own matcher. Texts are bytes in UTF-8; invalid bytes
/// match nothing.
///
/// Of all matches in a text, the matcher finds the one with the highest score. Adjacent letters, beginnings of words
/// and of camel-case parts, and few and short gaps score higher. The matcher searches for each word of the pattern
/// alone, and adds the scores.
///
/// Only the first ``maximumTextLength`` bytes of a text are searched, so that one endless line does not delay a search.
/// If these bytes offer more than about 200,000 places for a word's letters, only the first places count.
public struct FuzzyMatcher: ~Copyable {
    /// The pattern.
    public let pattern: FuzzyPattern

    /// The number of bytes that are searched at the beginning of each text; 65,536 by default.
    ///
    /// The matcher does not see the rest of the text. `Int.max` searches the whole text.
    public var maximumTextLength = 65_536

    // These are buffers, because the references of arrays would be counted for each text.
    private let elements: UnsafeMutableBufferPointer<FuzzyWord.Element>
    private let sequences: UnsafeMutableBufferPointer<UTF8Sequence>
    private let words: UnsafeMutableBufferPointer<Word>
    private let scoring = FuzzyScoring.Tables()
    private var entries: UnsafeMutableBufferPointer<FuzzyAlignment.Entry>

    /// The places of a word's scalars.
    private struct Word {
        let elements: Range<Int>
        let firstSequence: Int
    }

    /// Creates a matcher that searches for a pattern.
    public init(_ pattern: FuzzyPattern) {
        self.pattern = pattern
        var words: [Word] = []
        var elementCount = 0
        var sequenceCount = 0
        for word in pattern.words {
            let end = elementCount + word.elements.count
            words.append(Word(elements: elementCount..<end, firstSequence: sequenceCount))
            elementCount = end
            sequenceCount += word.sequences.count
        }
        self.words = Self.copy(words)
        elements = Self.copy(pattern.words.flatMap(\.elements))
        sequences = Self.copy(pattern.words.flatMap(\.sequences))
        entries = .allocate(capacity: 0)
    }

    /// Creates a matcher that searches for a typed text.
    public init(_ query: some StringProtocol) {
        self.init(FuzzyPattern(query))
    }

    deinit {
        elements.deallocate()
        sequences.deallocate()
        words.deallocate()
        entries.deallocate()
        scoring.deallocate()
    }

    /// Returns the score of the pattern in a text in UTF-8: a higher score is better; nil if there
    /// is no match, and 0 for an empty pattern.
    ///
    /// Compare only scores of the same pattern.
    public mutating func score(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
        let text = beginning(of: text)
        var score = 0
        for word in words {
            guard let best = align(word, text) else { return nil }
            score &+= Int(entries[best].score)
        }
        return score
    }

    /// Returns the score of the pattern in a text: a higher score is better; nil if there is no
    /// match.
    public mutating func score(_ text: some StringProtocol) -> Int? {
        if let score = text.utf8.withContiguousStorageIfAvailable({ score($0) }) { return score }
        return Array(text.utf8.prefix(max(0, maximumTextLength))).withUnsafeBufferPointer {
            score($0)
        }
    }

    /// Returns the match of the pattern in a text in UTF-8; nil if there is none.
    ///
    /// The call allocates its result, so call it only for texts that are shown.
    public mutating func match(_ text: UnsafeBufferPointer<UInt8>) -> FuzzyMatch? {
        let text = beginning(of: text)
        var score = 0
        var places: [Range<Int>] = []
        for word in words {
            guard let best = align(word, text) else { return nil }
            score += Int(entries[best].score)
            places += self.places(upTo: best, of: text)
        }
        return FuzzyMatch(score: score, places: places)
    }

    /// Returns the match of the pattern in a text, with its places and score; nil if there is none.
    public mutating func match(_ text: some StringProtocol) -> FuzzyMatch? {
        if let match = text.utf8.withContiguousStorageIfAvailable({ match($0) }) { return match }
        return Array(text.utf8.prefix(max(0, maximumTextLength))).withUnsafeBufferPointer {
            match($0)
        }
    }

    /// Returns the part of a text that is searched; it may end inside a scalar, which is then not
    /// found.
    @inline(__always)
    private func beginning(of text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
        guard text.count > maximumTextLength else { return text }
        return UnsafeBufferPointer(rebasing: text.prefix(max(0, maximumTextLength)))
    }

    /// Searches for a word, and returns the number of the last entry of its best match; nil if the
    /// word is not found.
    @inline(__always)
    private mutating func align(_ word: Word, _ text: UnsafeBufferPointer<UInt8>) -> Int? {
        let count = word.elements.count
        guard count <= text.count, let bytes = text.baseAddress else { return nil }
        let capacity = FuzzyAlignment.capacity(elements: count, bytes: text.count)
        if entries.count < capacity { grow(to: capacity) }
        guard let entries = entries.baseAddress, let sequences = sequences.baseAddress else {
            return nil
        }
        return FuzzyAlignment(
            text: FuzzyText(bytes: bytes, count: text.count),
            elements: UnsafeBufferPointer(rebasing: elements[word.elements]),
            sequences: UnsafePointer(sequences + word.firstSequence), entries: entries,
            scoring: scoring
        ).best()
    }

    private mutating func grow(to capacity: Int) {
        let count = max(capacity, entries.count * 2)
        entries.deallocate()
        entries = .allocate(capacity: count)
    }

    /// Returns the places of the match whose last entry has a number.
    private func places(upTo last: Int, of text: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
        var places: [Range<Int>] = []
        var number = last
        while number >= 0 {
            let end = entries[number].end
            places.append(Self.start(of: end, in: text)..<end)
            number = Int(entries[number].previous)
        }
        return places
    }

    /// Returns the start of the letter, including its marks, that ends at a place.
    private static func start(of end: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
        var start = end
        repeat {
            let last = start
            start -= 1
            while start > 0, text[start] & 0xC0 == 0x80 { start -= 1 }
            // No mark and no part of a syllable is below U+0300.
            guard start > 0, text[start] >= 0xCC,
                let scalar = String(decoding: text[start..<last], as: UTF8.self).unicodeScalars
                    .first,
                scalar.isJoined
            else { return start }
        } while true
    }

    private static func copy<Element>(_ array: [Element]) -> UnsafeMutableBufferPointer<Element> {
        // One more element, so that an empty buffer also has an address.
        let buffer = UnsafeMutableBufferPointer<Element>.allocate(capacity: array.count + 1)
        let end = buffer.initialize(fromContentsOf: array)
        return UnsafeMutableBufferPointer(rebasing: buffer[..<end])
    }
}
