// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A position in memory to which bytes are written one after another.
///
/// The value fits into registers: inner loops copy it to a local variable and back. The caller must
/// ensure room for the bytes and for eight additional bytes.
struct ByteSink {
    /// The position of the next byte.
    var next: UnsafeMutablePointer<UInt8>
    /// The entries of a ``DigitTable``, which must outlive the sink.
    let digits: UnsafePointer<UInt32>

    /// Writes a byte.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    /// Writes up to eight bytes; the first one is the lowest byte of the word.
    @inline(__always)
    mutating func put(word: UInt64, count: Int) {
        UnsafeMutableRawPointer(next).storeBytes(of: word.littleEndian, as: UInt64.self)
        next += count
    }

    /// Writes the introducer of a control sequence.
    @inline(__always)
    mutating func putCSI() {
        UnsafeMutableRawPointer(next)
            .storeBytes(of: UInt16(0x5B1B).littleEndian, as: UInt16.self)
        next += 2
    }

    /// Writes a nonnegative number.
    @inline(__always)
    mutating func put(number: Int) {
        if number < DigitTable.count {
            let entry = digits[number]
            UnsafeMutableRawPointer(next).storeBytes(of: entry.littleEndian, as: UInt32.self)
            next += Int(entry >> 24)
        } else {
            putLarge(number)
        }
    }

    private mutating func putLarge(_ number: Int) {
        put(number: number / 1000)
        let rest = number % 1000
        put(0x30 + UInt8(rest / 100))
        put(0x30 + UInt8(rest / 10 % 10))
        put(0x30 + UInt8(rest % 10))
    }
}
