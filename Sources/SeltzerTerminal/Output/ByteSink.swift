// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A place in memory where bytes are written one after another.
///
/// Small enough to be held in registers: the inner loops copy it to a local variable and back. Whoever
/// writes has made sure of the room, and of eight bytes more.
struct ByteSink {
    /// Where the next byte goes.
    var next: UnsafeMutablePointer<UInt8>
    /// The entries of a ``DigitTable``, which must outlive the sink.
    let digits: UnsafePointer<UInt32>

    /// Writes a byte.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        next.pointee = byte
        next += 1
    }

    /// Writes up to eight bytes, of which the first is the lowest of a word.
    @inline(__always)
    mutating func put(word: UInt64, count: Int) {
        UnsafeMutableRawPointer(next).storeBytes(of: word.littleEndian, as: UInt64.self)
        next += count
    }

    /// Writes what begins a control sequence.
    @inline(__always)
    mutating func putCSI() {
        UnsafeMutableRawPointer(next)
            .storeBytes(of: UInt16(0x5B1B).littleEndian, as: UInt16.self)
        next += 2
    }

    /// Writes a number that is not negative.
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
