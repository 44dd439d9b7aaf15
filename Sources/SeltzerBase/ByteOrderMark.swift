// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The byte order mark U+FEFF, with which some programs begin a file in UTF-8.
///
/// The mark says how the file is encoded, and is not part of its text. All readers of Seltzer
/// remove it with the functions of this file. So a heading, a `#!` line or the first answer of a
/// file means the same with and without the mark.
public enum ByteOrderMark {
    /// The mark in UTF-8.
    public static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Returns the number of bytes that the mark takes at the beginning of a text: 3, or 0 if the
    /// text does not begin with it.
    public static func count(in text: some Sequence<UInt8>) -> Int {
        text.starts(with: bytes) ? bytes.count : 0
    }
}

extension Collection<UInt8> {
    /// The bytes of a text without a leading byte order mark.
    public var withoutByteOrderMark: SubSequence { dropFirst(ByteOrderMark.count(in: self)) }
}

extension StringProtocol {
    /// The text without a leading byte order mark.
    public var withoutByteOrderMark: SubSequence {
        guard unicodeScalars.first == "\u{FEFF}" else { return self[...] }
        return self[unicodeScalars.index(after: startIndex)...]
    }
}
