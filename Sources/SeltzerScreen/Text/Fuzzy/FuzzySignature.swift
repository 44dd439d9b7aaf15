// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Which characters a text has, roughly, in a word of 64 bits.
///
/// A pattern that a text lacks a character of is not found in it: comparing two words tells so for most texts,
/// without a look at their bytes. It is made once for each text that is searched often. ASCII characters have a
/// bit each, up to collisions; letters in either case have the same, and all beyond ASCII share one.
public struct FuzzySignature: Hashable, Sendable {
    @usableFromInline
    var bits: UInt64 = 0

    /// The signature of a text beyond ASCII.
    static let beyondASCII = FuzzySignature(0x80)

    /// Creates the signature of no text.
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
        // Letters that have a variant beyond ASCII, and so may be there unseen.
        if all >= 0x80 { self.bits |= Self.bit(0x80) | Self.bit(0x6B) | Self.bit(0x73) }
    }

    init(_ byte: UInt8) {
        bits = Self.bit(byte)
    }

    /// Returns whether this text has all that the other signature asks for.
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

    /// Returns the bit that stands for a byte.
    ///
    /// The half with the letters has a bit for each, whatever the case; the other half has the rest of ASCII.
    /// What is beyond takes the place of the letters' half that `@` has.
    @inline(__always)
    private static func bit(_ byte: UInt8) -> UInt64 {
        let place = byte < 0x80 ? (byte & 0x1F) | (byte & 0x40) >> 1 : 0x20
        return 1 << UInt64(place)
    }
}
