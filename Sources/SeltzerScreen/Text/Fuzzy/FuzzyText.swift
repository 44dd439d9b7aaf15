// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes of a text, searched for the scalars of a pattern.
///
/// A search compares eight bytes with one byte at once: it tests the differences for zero bytes. A
/// scalar of several bytes is searched by its last byte.
///
/// Source: the exact zero-byte test of Warren, *Hacker's Delight*, 6-1.
struct FuzzyText {
    let bytes: UnsafePointer<UInt8>
    let count: Int

    /// Calls `body` with the start and the end of each occurrence of a scalar, from an offset on, until it returns
    /// false.
    ///
    /// - Parameter sequences: The sequences to which the element's numbers refer.
    @inline(__always)
    func forEachPlace(
        of element: FuzzyWord.Element, _ sequences: UnsafePointer<UTF8Sequence>, from first: Int,
        _ body: (_ start: Int, _ end: Int) -> Bool
    ) {
        var base = first
        while base < count {
            var hits = hits(of: element, sequences, at: base)
            while hits != 0 {
                let position = base &+ hits.trailingZeroBitCount &>> 3
                hits &= hits &- 1
                var start = position
                if bytes[position] >= 0x80 {
                    start = self.start(of: element, sequences, before: position &+ 1)
                    if start < first { continue }
                }
                guard body(start, position &+ 1) else { return }
            }
            base &+= 8
        }
    }

    /// Returns the start of the scalar that ends before an offset; -1 if another scalar ends there.
    private func start(
        of element: FuzzyWord.Element, _ sequences: UnsafePointer<UTF8Sequence>, before end: Int
    ) -> Int {
        for number in element.sequences where sequences[number].isFound(in: self, before: end) {
            return end - sequences[number].count
        }
        return -1
    }

    /// Returns a word in which the top bit of a byte is set if the scalar may end at this byte; it
    /// covers eight bytes from an offset on.
    @inline(__always)
    private func hits(
        of element: FuzzyWord.Element, _ sequences: UnsafePointer<UTF8Sequence>, at offset: Int
    ) -> UInt64 {
        let rest = count &- offset
        let word = rest >= 8 ? load(offset) : end(from: offset)
        var hits = Self.zeroBytes(word | element.freeBits ^ element.bytes)
        if element.hasFurtherSequences, word & ~Self.lowBits != 0 {
            for number in element.sequences {
                hits |= Self.zeroBytes(word ^ UInt64(sequences[number].last) &* Self.ones)
            }
        }
        return rest >= 8 ? hits : hits & (1 &<< UInt64(truncatingIfNeeded: rest &* 8) &- 1)
    }

    @inline(__always)
    private func load(_ offset: Int) -> UInt64 {
        let raw = UnsafeRawPointer(bytes)
        return UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// Returns the last bytes of the text, fewer than eight, the first one in the lowest bits.
    @inline(__always)
    private func end(from offset: Int) -> UInt64 {
        if count >= 8 {
            return load(count &- 8) &>> UInt64(truncatingIfNeeded: (offset &- count &+ 8) &* 8)
        }
        var word: UInt64 = 0
        var position = count
        while position > offset {
            position &-= 1
            word = word &<< 8 | UInt64(bytes[position])
        }
        return word
    }

    private static var lowBits: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }
    static var ones: UInt64 { 0x0101_0101_0101_0101 }

    @inline(__always)
    private static func zeroBytes(_ word: UInt64) -> UInt64 {
        ~(((word & lowBits) &+ lowBits) | word | lowBits)
    }
}
