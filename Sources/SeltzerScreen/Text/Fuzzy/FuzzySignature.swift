// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The approximate set of characters of a text, in a word of 64 bits.
///
/// A pattern with a character that a text lacks does not match the text. A comparison of two words
/// excludes most texts without reading their bytes. Create the signature once for each text that is
/// searched often. Each ASCII character has a bit; a few characters share one. Both cases of a
/// letter share a bit, and so do all characters beyond ASCII.
public struct FuzzySignature: Hashable, Sendable {
    @usableFromInline
    var bits: UInt64 = 0

    /// The signature of a text beyond ASCII.
    static let beyondASCII = FuzzySignature(0x80)

    /// Creates the signature of the empty text.
    public init() {}

    /// Creates the signature of a text in UTF-8, valid or not.
    public init(_ text: UnsafeBufferPointer<UInt8>) {
        var bits: UInt64 = 0
        var all: UInt8 = 0
        for byte in text {
            bits |= Self.bit(byte)
            all |= byte
        }
        self.bits = bits
        // A text beyond ASCII may contain `k` and `s` as their variants beyond ASCII.
        if all >= 0x80 { self.bits |= Self.bit(0x80) | Self.bit(0x6B) | Self.bit(0x73) }
    }

    init(_ byte: UInt8) {
        bits = Self.bit(byte)
    }

    /// Returns whether this text has every character of the other signature.
    @inlinable
    public func contains(_ other: FuzzySignature) -> Bool {
        other.bits & ~bits == 0
    }

    func union(_ other: FuzzySignature) -> FuzzySignature {
        var union = self
        union.formUnion(other)
        return union
    }

    mutating func formUnion(_ other: FuzzySignature) {
        bits |= other.bits
    }

    /// Returns the bit of a byte.
    ///
    /// The half with the letters has a bit for each letter in either case. The other half has the rest of ASCII.
    /// Bytes beyond ASCII use the bit at the place of `@` in the letters' half.
    @inline(__always)
    private static func bit(_ byte: UInt8) -> UInt64 {
        let place = byte < 0x80 ? (byte & 0x1F) | (byte & 0x40) >> 1 : 0x20
        return 1 << UInt64(place)
    }
}
