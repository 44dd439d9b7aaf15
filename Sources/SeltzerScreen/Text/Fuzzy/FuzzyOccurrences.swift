// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The places where one scalar of a pattern is in a text, in their order.
///
/// Eight bytes are compared with a byte at once, by the exact zero-byte test from Warren, *Hacker's Delight*, 6-1,
/// applied to the difference with that byte. A scalar of several bytes is looked for by its last one.
struct FuzzyOccurrences {
    /// The bytes of one occurrence.
    typealias Place = (start: Int, end: Int)

    private let text: UnsafeBufferPointer<UInt8>
    private let element: FuzzyWord.Element
    private let sequences: UnsafeBufferPointer<UTF8Sequence>
    private let first: Int
    private var base: Int
    /// The top bit of each of the eight bytes after `base` where an occurrence may end.
    private var hits: UInt64 = 0

    /// - Parameter sequences: Those of the element's word.
    @inline(__always)
    init(
        of element: FuzzyWord.Element, _ sequences: UnsafeBufferPointer<UTF8Sequence>,
        in text: UnsafeBufferPointer<UInt8>, from first: Int
    ) {
        self.text = text
        self.element = element
        self.sequences = sequences
        self.first = first
        base = first
        if first < text.count { hits = hits(at: first) }
    }

    /// Returns the next place; nil at the end.
    @inline(__always)
    mutating func next() -> Place? {
        while true {
            while hits == 0 {
                base += 8
                guard base < text.count else { return nil }
                hits = hits(at: base)
            }
            let position = base + hits.trailingZeroBitCount >> 3
            hits &= hits &- 1
            if text[position] < 0x80 { return (position, position + 1) }
            if let start = start(before: position + 1) { return (start, position + 1) }
        }
    }

    private func start(before end: Int) -> Int? {
        for number in element.sequences where sequences[number].isFound(in: text, before: end) {
            let start = end - sequences[number].count
            return start >= first ? start : nil
        }
        return nil
    }

    @inline(__always)
    private func hits(at offset: Int) -> UInt64 {
        let word = word(at: offset)
        var hits: UInt64 = 0
        if element.isASCII {
            hits = Self.matches(word | UInt64(element.freeBits) &* Self.ones, element.byte)
        }
        for number in element.sequences { hits |= Self.matches(word, sequences[number].last) }
        let rest = text.count - offset
        return rest < 8 ? hits & (1 << UInt64(rest * 8) &- 1) : hits
    }

    /// Returns eight bytes of the text, the first one in the lowest bits; 0 for those after its end.
    @inline(__always)
    private func word(at offset: Int) -> UInt64 {
        let bytes = UnsafeRawBufferPointer(text)
        if offset + 8 <= text.count {
            return UInt64(
                littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
        if text.count >= 8 {
            let last = text.count - 8
            let word = bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self)
            return UInt64(littleEndian: word) >> UInt64((offset - last) * 8)
        }
        var word: UInt64 = 0
        for position in (offset..<text.count).reversed() {
            word = word << 8 | UInt64(text[position])
        }
        return word
    }

    private static var lowBits: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }
    private static var ones: UInt64 { 0x0101_0101_0101_0101 }

    @inline(__always)
    private static func matches(_ word: UInt64, _ byte: UInt8) -> UInt64 {
        let difference = word ^ UInt64(byte) &* ones
        return ~(((difference & lowBits) &+ lowBits) | difference | lowBits)
    }
}
