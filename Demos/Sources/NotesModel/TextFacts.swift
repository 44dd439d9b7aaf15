// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What the bytes of a text are: their encoding and their line ends.
public struct TextFacts: Hashable, Sendable {
    /// The line ends of a text.
    public enum LineEnds: String, Hashable, Sendable {
        /// Line feeds, or no line end at all.
        case lf = "LF"
        /// A carriage return before each line feed.
        case crlf = "CRLF"
        /// Both kinds.
        case mixed = "LF and CRLF"
    }

    /// The encoding of a text.
    public enum Encoding: String, Hashable, Sendable {
        /// UTF-8.
        case utf8 = "UTF-8"
        /// Bytes that are no UTF-8.
        case unknown = "not UTF-8"
        /// Bytes with zeros among them, which are no text.
        case binary = "binary"
    }

    /// The line ends.
    public let lineEnds: LineEnds
    /// The encoding.
    public let encoding: Encoding

    /// The number of bytes that are looked at.
    static let sampleSize = 1 << 20

    /// Looks at the first MiB of a text.
    public init(_ text: TextStorage) {
        let bytes = text.bytes(in: 0..<Self.sampleSize)
        let endings = text.lineEndings(in: 0..<bytes.count)
        lineEnds =
            endings.carriageReturnLineFeeds == 0 ? .lf : endings.lineFeeds == 0 ? .crlf : .mixed
        // The sample may end within a character of up to four bytes.
        let isCut = text.count > bytes.count
        let isUTF8 = (0..<(isCut ? 4 : 1)).contains { Self.isUTF8(bytes.dropLast($0)) }
        encoding = bytes.contains(0) ? .binary : isUTF8 ? .utf8 : .unknown
    }

    private static func isUTF8(_ bytes: ArraySlice<UInt8>) -> Bool {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        while true {
            switch decoder.decode(&iterator) {
            case .scalarValue: continue
            case .emptyInput: return true
            case .error: return false
            }
        }
    }
}
