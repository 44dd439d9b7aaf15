// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Numbers for texts: equal texts get the same number, in the order of their first occurrence.
///
/// A hash table with open addressing. The texts are ranges of bytes that the table does not own.
struct ByteSymbols {
    private var slots: [Int32]
    /// A part of each hash, so that no file can be written whose lines all have one hash.
    private let seed = UInt64.random(in: .min ... .max)
    private var hashes: [UInt64] = []
    /// The first occurrence of each text.
    private var texts: [UnsafeRawBufferPointer] = []

    /// Creates a table with room for a number of different texts.
    init(capacity: Int) {
        var size = 64
        while size < 2 * capacity { size *= 2 }
        slots = Array(repeating: -1, count: size)
        hashes.reserveCapacity(capacity)
        texts.reserveCapacity(capacity)
    }

    /// The number of different texts.
    var count: Int { texts.count }

    /// Returns the number of a text, whose bytes must stay where they are.
    mutating func symbol(of text: UnsafeRawBufferPointer) -> Int32 {
        let hash = hash(text)
        var slot = Int(truncatingIfNeeded: hash) & (slots.count - 1)
        while slots[slot] >= 0 {
            let known = Int(slots[slot])
            if hashes[known] == hash, texts[known].elementsEqual(text) { return slots[slot] }
            slot = (slot + 1) & (slots.count - 1)
        }
        slots[slot] = Int32(texts.count)
        hashes.append(hash)
        texts.append(text)
        return slots[slot]
    }

    /// Returns a hash of some bytes, eight bytes at a time: a multiplication and a rotation for each
    /// word, with the finalizer of MurmurHash3.
    private func hash(_ text: UnsafeRawBufferPointer) -> UInt64 {
        var hash = seed ^ UInt64(truncatingIfNeeded: text.count) &* 0x9E37_79B9_7F4A_7C15
        var place = 0
        while place + 8 <= text.count {
            Self.mix(text.loadUnaligned(fromByteOffset: place, as: UInt64.self), into: &hash)
            place += 8
        }
        var rest: UInt64 = 0
        while place < text.count {
            rest = rest << 8 | UInt64(text[place])
            place += 1
        }
        Self.mix(rest, into: &hash)
        hash ^= hash >> 33
        hash = hash &* 0xFF51_AFD7_ED55_8CCD
        return hash ^ hash >> 33
    }

    private static func mix(_ word: UInt64, into hash: inout UInt64) {
        hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
        hash = hash << 29 | hash >> 35
    }
}
