// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes with a meaning that does not depend on the delimiter.
enum Syntax {
    static let quote = UInt8(ascii: "\"")
    static let lineFeed = UInt8(ascii: "\n")
    static let carriageReturn = UInt8(ascii: "\r")
    static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    static let cannotSeparate: [UInt8] = [quote, lineFeed, carriageReturn, 0]
}
