// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A set of bytes in four words.
struct ByteSet: Hashable, Sendable {
    private var words: (UInt64, UInt64, UInt64, UInt64) = (0, 0, 0, 0)

    /// All bytes.
    static let all: ByteSet = {
        var set = ByteSet()
        set.words = (.max, .max, .max, .max)
        return set
    }()
    /// The bytes of characters beyond ASCII.
    static let beyondASCII = ByteSet(0x80...0xFF)

    init() {}

    init(_ bytes: some Sequence<UInt8>) {
        for byte in bytes { insert(byte) }
    }

    @inline(__always)
    func contains(_ byte: UInt8) -> Bool {
        let word: UInt64
        switch byte >> 6 {
        case 0: word = words.0
        case 1: word = words.1
        case 2: word = words.2
        default: word = words.3
        }
        return word >> UInt64(byte & 63) & 1 == 1
    }

    mutating func insert(_ byte: UInt8) { change(byte) { $0 |= $1 } }

    mutating func remove(_ byte: UInt8) { change(byte) { $0 &= ~$1 } }

    private mutating func change(_ byte: UInt8, _ body: (inout UInt64, UInt64) -> Void) {
        let bit = UInt64(1) << UInt64(byte & 63)
        switch byte >> 6 {
        case 0: body(&words.0, bit)
        case 1: body(&words.1, bit)
        case 2: body(&words.2, bit)
        default: body(&words.3, bit)
        }
    }

    func union(_ other: ByteSet) -> ByteSet {
        var set = self
        set.words.0 |= other.words.0
        set.words.1 |= other.words.1
        set.words.2 |= other.words.2
        set.words.3 |= other.words.3
        return set
    }

    static func == (left: ByteSet, right: ByteSet) -> Bool { left.words == right.words }

    func hash(into hasher: inout Hasher) {
        hasher.combine(words.0)
        hasher.combine(words.1)
        hasher.combine(words.2)
        hasher.combine(words.3)
    }
}
