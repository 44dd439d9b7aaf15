// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Bytes that came from the terminal, and what they mean.
public struct ReceivedInput: Hashable, Sendable {
    /// The most bytes kept of one sequence, such as a paste.
    static let byteLimit = 4096

    /// The bytes, at most the first 4096 of them.
    public var bytes: [UInt8]
    /// How many bytes there were.
    public var byteCount: Int
    /// What they mean: nothing for a sequence that is passed over, and more than one thing where a byte
    /// shows that those before it were something of their own.
    public var decoded: [DecodedInput]

    /// Creates a description of bytes.
    public init(bytes: [UInt8], byteCount: Int, decoded: [DecodedInput]) {
        self.bytes = bytes
        self.byteCount = byteCount
        self.decoded = decoded
    }
}
