// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of input, byte for byte.
public struct StandardInputLine: Hashable, Sendable {
    /// The bytes without the newline; NULs, carriage returns and invalid UTF-8 are possible.
    public var bytes: [UInt8]

    /// Whether a newline ended the line; only the last line can lack it.
    public var endsWithNewline: Bool

    /// Creates a line.
    public init(bytes: [UInt8], endsWithNewline: Bool = true) {
        self.bytes = bytes
        self.endsWithNewline = endsWithNewline
    }

    /// The bytes decoded as UTF-8, with U+FFFD for invalid ones; decoded on each access.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
