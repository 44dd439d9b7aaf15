// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One event from a terminal: its bytes and their meaning.
public struct InputRecord: Sendable, Equatable {
    /// The number of the record, from 1.
    public let number: Int
    /// The first bytes; empty if the display does not report bytes, or if an earlier event has the
    /// same bytes.
    public let bytes: [UInt8]
    /// The number of all bytes of the event.
    public let byteCount: Int
    /// The meaning of the bytes; nil for a sequence that Seltzer ignores.
    public let decoded: DecodedInput?

    /// The largest number of bytes to keep.
    ///
    /// No line of a terminal shows more.
    static let byteLimit = 256

    /// Creates a record; it keeps only the first bytes.
    public init(number: Int, bytes: [UInt8] = [], byteCount: Int = 0, decoded: DecodedInput?) {
        self.number = number
        self.bytes = Array(bytes.prefix(Self.byteLimit))
        self.byteCount = byteCount
        self.decoded = decoded
    }

    /// Returns the bytes in hexadecimal, as many as fit into some columns; an ellipsis stands for
    /// the rest.
    public func hexadecimal(columns: Int) -> String {
        let fits = byteCount * 3 - 1 <= columns && byteCount == bytes.count
        let count = fits ? byteCount : max(0, min(bytes.count, (columns - 1) / 3))
        let digits = bytes.prefix(count).map { byte in
            String(byte >> 4, radix: 16) + String(byte & 15, radix: 16)
        }
        guard !fits, byteCount > 0 else { return digits.joined(separator: " ") }
        return columns > 0 ? (digits + ["…"]).joined(separator: " ") : ""
    }
}
