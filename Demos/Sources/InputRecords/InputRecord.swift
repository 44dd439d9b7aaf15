// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One thing that came from a terminal: its bytes, and what they mean.
public struct InputRecord: Sendable, Equatable {
    /// Its number, counted from 1.
    public let number: Int
    /// The bytes, at most the first of many; none where a display does not tell them, or where an event
    /// before this one was made of the same bytes.
    public let bytes: [UInt8]
    /// How many bytes there were.
    public let byteCount: Int
    /// What they mean; nil for a sequence that is passed over.
    public let decoded: DecodedInput?

    /// The most bytes kept: more than a line of any terminal shows.
    static let byteLimit = 256

    /// Makes a record.
    public init(number: Int, bytes: [UInt8] = [], byteCount: Int = 0, decoded: DecodedInput?) {
        self.number = number
        self.bytes = Array(bytes.prefix(Self.byteLimit))
        self.byteCount = byteCount
        self.decoded = decoded
    }

    /// The bytes in hexadecimal, as many as fit a number of columns; an ellipsis stands for the rest.
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
