// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A hash table of words in bytes, with open addressing: a lookup makes no string.
struct WordTable: Sendable {
    private struct Entry: Sendable {
        let start: Int
        let count: Int
        let kind: SyntaxToken.Kind
    }

    private let isCaseSensitive: Bool
    /// The bytes of all words, one after the other.
    private var text: [UInt8] = []
    private var entries: [Entry] = []
    /// The number of an entry at the hash of its word, from 1, or 0 for no entry.
    ///
    /// The size is a power of 2.
    private var slots: [Int] = []
    private var longest = 0

    /// Creates a table from words that are separated by spaces.
    init(_ words: [SyntaxToken.Kind: String], isCaseSensitive: Bool) {
        self.isCaseSensitive = isCaseSensitive
        var size = 16
        let all = words.mapValues { $0.utf8.split { $0 == 0x20 || $0 == 0x0A } }
        let count = all.values.reduce(0) { $0 + $1.count }
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for kind in SyntaxToken.Kind.allCases {
            for word in all[kind] ?? [] { insert(Array(word), kind) }
        }
    }

    private func folded(_ byte: UInt8) -> UInt8 { isCaseSensitive ? byte : byte.lowercasedASCII }

    /// FNV-1a (Fowler, Noll, Vo) with 32 bits.
    private func hash(_ bytes: [UInt8], _ range: Range<Int>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for index in range { hash = (hash ^ UInt32(folded(bytes[index]))) &* 16_777_619 }
        return Int(hash)
    }

    private mutating func insert(_ word: [UInt8], _ kind: SyntaxToken.Kind) {
        var slot = hash(word, 0..<word.count) & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        entries.append(Entry(start: text.count, count: word.count, kind: kind))
        text += word.map(folded)
        slots[slot] = entries.count
        longest = max(longest, word.count)
    }

    /// Returns the kind of the word in a range of bytes; nil for other words.
    func kind(of bytes: [UInt8], in range: Range<Int>) -> SyntaxToken.Kind? {
        guard range.count <= longest else { return nil }
        var slot = hash(bytes, range) & (slots.count - 1)
        while slots[slot] != 0 {
            let entry = entries[slots[slot] - 1]
            if isEqual(entry, bytes, range) { return entry.kind }
            slot = (slot + 1) & (slots.count - 1)
        }
        return nil
    }

    private func isEqual(_ entry: Entry, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
        guard entry.count == range.count else { return false }
        for distance in 0..<entry.count
        where text[entry.start + distance] != folded(bytes[range.lowerBound + distance]) {
            return false
        }
        return true
    }
}
