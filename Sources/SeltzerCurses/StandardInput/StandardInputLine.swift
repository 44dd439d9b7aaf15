// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A line as it was read, byte for byte.
public struct StandardInputLine: Hashable, Sendable {
    /// The bytes without the newline, whatever they are: NULs, carriage returns, invalid UTF-8.
    public var bytes: [UInt8]

    /// Whether a newline ended the line; only the last line can be without.
    public var endsWithNewline: Bool

    /// Creates a line.
    public init(bytes: [UInt8], endsWithNewline: Bool = true) {
        self.bytes = bytes
        self.endsWithNewline = endsWithNewline
    }

    /// The bytes read as UTF-8, with U+FFFD for what is none; decoded anew each time.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
