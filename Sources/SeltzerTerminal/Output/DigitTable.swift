// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The decimal forms of the small numbers: up to three digits in the low bytes, their count in the top
/// one, for machines that store the low byte first.
final class DigitTable {
    /// The number of entries, from 0 on.
    static let count = 1000
    private let entries: UnsafeMutablePointer<UInt32>

    init() {
        entries = .allocate(capacity: Self.count)
        for number in 0..<Self.count {
            let digits = Array(String(number).utf8)
            var entry = UInt32(digits.count) << 24
            for (place, digit) in digits.enumerated() { entry |= UInt32(digit) << (8 * place) }
            (entries + number).initialize(to: entry.littleEndian)
        }
    }

    deinit {
        entries.deallocate()
    }

    @inline(__always)
    subscript(_ number: Int) -> UInt32 { entries[number] }
}
