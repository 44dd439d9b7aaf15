// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The decimal forms of small numbers: up to three digits, the first in the lowest byte, and their count in the
/// highest byte.
final class DigitTable {
    /// The number of entries.
    static let count = 1000
    /// The entries, valid as long as the table exists.
    let entries: UnsafePointer<UInt32>
    private let memory: UnsafeMutablePointer<UInt32>

    init() {
        memory = .allocate(capacity: Self.count)
        entries = UnsafePointer(memory)
        for number in 0..<Self.count {
            let digits = Array(String(number).utf8)
            var entry = UInt32(digits.count) << 24
            for (place, digit) in digits.enumerated() { entry |= UInt32(digit) << (8 * place) }
            (memory + number).initialize(to: entry)
        }
    }

    deinit {
        memory.deallocate()
    }
}
