// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A set of words in bytes with open addressing; a lookup makes no string.
struct KeywordSet: Sendable {
    private let isInsensitive: Bool
    /// The bytes of all words, one after the other.
    private var text: [UInt8] = []
    /// The ends of the words in the text; the first word begins at 0.
    private var ends: [Int32] = [0]
    /// The number of a word at the place of its hash, from 1; 0 for none.
    ///
    /// The size is a power of 2.
    private var slots: [Int32] = []
    private var longest = 0
    private var hasOtherLetters = false

    init(_ words: [String], isInsensitive: Bool) {
        self.isInsensitive = isInsensitive
        var size = 16
        while size < words.count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        for word in words { insert(Array((isInsensitive ? word.lowercased() : word).utf8)) }
    }

    var isEmpty: Bool { ends.count == 1 }

    private mutating func insert(_ word: [UInt8]) {
        var slot = word.withUnsafeBufferPointer { hash($0) } & (slots.count - 1)
        while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
        text += word
        ends.append(Int32(text.count))
        slots[slot] = Int32(ends.count - 1)
        longest = max(longest, word.count)
        if word.contains(where: { $0 >= 0x80 }) { hasOtherLetters = true }
    }

    /// FNV-1a (Fowler, Noll, Vo) with 32 bits.
    @inline(__always)
    private func hash(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in bytes {
            hash = (hash ^ UInt32(isInsensitive ? byte.folded : byte)) &* 16_777_619
        }
        return Int(hash)
    }

    /// Returns whether the text in a range of bytes is one of the words.
    func contains(_ line: LineBytes, _ range: Range<Int>) -> Bool {
        if isInsensitive, hasOtherLetters,
            line.buffer[range].contains(where: { $0 >= 0x80 })
        {
            let word = Array(String(decoding: line.buffer[range], as: UTF8.self).lowercased().utf8)
            return word.withUnsafeBufferPointer { contains($0) }
        }
        guard range.count <= longest else { return false }
        return contains(UnsafeBufferPointer(rebasing: line.buffer[range]))
    }

    private func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
        var slot = hash(word) & (slots.count - 1)
        while slots[slot] != 0 {
            if isEqual(Int(slots[slot]), word) { return true }
            slot = (slot + 1) & (slots.count - 1)
        }
        return false
    }

    private func isEqual(_ number: Int, _ word: UnsafeBufferPointer<UInt8>) -> Bool {
        let start = Int(ends[number - 1])
        guard Int(ends[number]) - start == word.count else { return false }
        for index in 0..<word.count {
            let byte = isInsensitive ? word[index].folded : word[index]
            if text[start + index] != byte { return false }
        }
        return true
    }
}
