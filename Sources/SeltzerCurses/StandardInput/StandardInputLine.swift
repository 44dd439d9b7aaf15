// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line of input with its exact bytes.
public struct StandardInputLine: Hashable, Sendable {
    /// The bytes without the newline; NULs, carriage returns and invalid UTF-8 are possible.
    public var bytes: [UInt8]

    /// Whether a newline ended the line; only the last line can lack a newline.
    public var endsWithNewline: Bool

    /// Creates a line from its bytes without the newline.
    public init(bytes: [UInt8], endsWithNewline: Bool = true) {
        self.bytes = bytes
        self.endsWithNewline = endsWithNewline
    }

    /// The bytes decoded as UTF-8, with U+FFFD for invalid bytes; decoded on each access.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
