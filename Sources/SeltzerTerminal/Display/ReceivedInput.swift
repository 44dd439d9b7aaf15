// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Bytes from the terminal, and their meaning.
public struct ReceivedInput: Hashable, Sendable {
    /// The maximum number of bytes that are kept of one sequence, such as a paste.
    static let byteLimit = 4096

    /// The bytes, at most the first 4096 of them.
    public var bytes: [UInt8]
    /// The number of bytes, including bytes that were not kept.
    public var byteCount: Int
    /// The meaning of the bytes: empty for an ignored sequence, and several values if the last byte
    /// shows that the bytes before it were complete.
    public var decoded: [DecodedInput]

    /// Creates a description of bytes with their meaning.
    public init(bytes: [UInt8], byteCount: Int, decoded: [DecodedInput]) {
        self.bytes = bytes
        self.byteCount = byteCount
        self.decoded = decoded
    }
}
