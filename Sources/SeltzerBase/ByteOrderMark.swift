// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The byte order mark U+FEFF, with which some programs begin a file in UTF-8.
///
/// It says how the file is encoded, and is no part of its text. All readers of Seltzer leave it out by the functions
/// of this file, so that a heading, a `#!` line or the first answer of a file means the same with and without it.
public enum ByteOrderMark {
    /// The mark in UTF-8.
    public static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Returns the number of bytes that the mark takes at the beginning of a text: 3, or 0 if it is not there.
    public static func count(in text: some Sequence<UInt8>) -> Int {
        text.starts(with: bytes) ? bytes.count : 0
    }
}

extension Collection<UInt8> {
    /// The bytes of a text without the byte order mark that it may begin with.
    public var withoutByteOrderMark: SubSequence { dropFirst(ByteOrderMark.count(in: self)) }
}

extension StringProtocol {
    /// The text without the byte order mark that it may begin with.
    public var withoutByteOrderMark: SubSequence {
        guard unicodeScalars.first == "\u{FEFF}" else { return self[...] }
        return self[unicodeScalars.index(after: startIndex)...]
    }
}
