// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Eight bytes that are compared with one byte at the same time.
///
/// The comparison is the exact zero-byte test of Warren, *Hacker's Delight*, 6-1, on the difference
/// from the wanted byte. Unlike the shorter test it has no false hits, so hits can be counted.
struct ByteWord {
    static let length = 8
    private static let lowBits: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    private static let ones: UInt64 = 0x0101_0101_0101_0101

    private let value: UInt64

    @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer, at offset: Int) {
        value = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    }

    /// Returns a word in which the top bit of each byte is set if the byte equals `byte`, and all
    /// other bits are zero.
    @inline(__always)
    func matches(_ byte: UInt8) -> UInt64 {
        let difference = value ^ (UInt64(byte) &* Self.ones)
        return ~(((difference & Self.lowBits) &+ Self.lowBits) | difference | Self.lowBits)
    }
}
