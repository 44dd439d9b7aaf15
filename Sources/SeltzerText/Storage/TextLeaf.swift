// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Bytes that a ``TextStorage`` reads on demand, such as the contents of a large file.
public protocol TextByteSource: Sendable {
    /// The number of bytes.
    var count: Int { get }

    /// Returns the bytes in a range.
    ///
    /// The method is called from any thread and during drawing, so it must be quick. If fewer bytes
    /// are returned, because the file became shorter, spaces replace the missing bytes.
    func bytes(in range: Range<Int>) -> [UInt8]
}

/// A part of a text that lies in memory in one piece.
struct TextLeaf: Sendable {
    /// The least size of a leaf in bytes, except in a text of one leaf.
    static var minimumSize: Int { 1 << 10 }
    /// The size below which neighboring leaves are copied into one.
    static var joinedSize: Int { 1 << 12 }
    /// The maximum size of a leaf in bytes.
    static var maximumSize: Int { 1 << 14 }

    private enum Content: Sendable {
        /// A part of an array, which all parts share.
        case array(ArraySlice<UInt8>)
        case source(any TextByteSource, Range<Int>)
    }

    private let content: Content
    let newlines: Int

    init(_ bytes: ArraySlice<UInt8>) {
        content = .array(bytes)
        newlines = bytes.withUnsafeBufferPointer { $0.newlineCount }
    }

    private init(_ source: any TextByteSource, _ range: Range<Int>) {
        content = .source(source, range)
        newlines = Self.read(source, range).withUnsafeBufferPointer { $0.newlineCount }
    }

    var count: Int {
        switch content {
        case .array(let bytes): bytes.count
        case .source(_, let range): range.count
        }
    }

    /// Calls a closure with the bytes.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch content {
        case .array(let bytes): bytes.withUnsafeBufferPointer(body)
        case .source(let source, let range):
            Self.read(source, range).withUnsafeBufferPointer(body)
        }
    }

    /// Returns a part of the leaf, which shares the bytes.
    func part(_ range: Range<Int>) -> TextLeaf {
        switch content {
        case .array(let bytes):
            let start = bytes.startIndex + range.lowerBound
            return TextLeaf(bytes[start..<start + range.count])
        case .source(let source, let whole):
            let start = whole.lowerBound + range.lowerBound
            return TextLeaf(source, start..<start + range.count)
        }
    }

    /// Returns the leaves of a source.
    static func leaves(of source: any TextByteSource) -> [TextLeaf] {
        stride(from: 0, to: source.count, by: maximumSize).map { start in
            TextLeaf(source, start..<min(source.count, start + maximumSize))
        }
    }

    private static func read(_ source: any TextByteSource, _ range: Range<Int>) -> [UInt8] {
        var bytes = source.bytes(in: range)
        if bytes.count > range.count { bytes.removeLast(bytes.count - range.count) }
        if bytes.count < range.count {
            bytes += [UInt8](repeating: 0x20, count: range.count - bytes.count)
        }
        return bytes
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The number of bytes whose line feeds are counted in one step.
    private static var block: Int { 256 }

    /// The number of line feeds.
    ///
    /// Line feeds are counted in many bytes when a text is opened and when a line is searched for.
    /// So eight bytes are compared at once; each lane of a word counts up to 255.
    ///
    /// Source: Warren, "Hacker's Delight", 6-1.
    package var newlineCount: Int {
        guard let start = UnsafeRawPointer(baseAddress) else { return 0 }
        let words = count & ~7
        var total = 0, index = 0
        while index < words {
            let end = Swift.min(words, index + 8 * 255)
            var lanes: UInt64 = 0
            while index < end {
                let word = (start + index).loadUnaligned(as: UInt64.self) ^ 0x0A0A_0A0A_0A0A_0A0A
                // The high bit of a byte is set unless the byte is zero.
                let others = ((word & Self.lowBits) &+ Self.lowBits) | word
                lanes &+= (~others & ~Self.lowBits) >> 7
                index &+= 8
            }
            let pairs = (lanes & Self.evenBytes) &+ (lanes >> 8 & Self.evenBytes)
            total &+= Int((pairs &* 0x0001_0001_0001_0001) >> 48)
        }
        while index < count {
            total &+= self[index] == 0x0A ? 1 : 0
            index &+= 1
        }
        return total
    }

    private static var lowBits: UInt64 { 0x7F7F_7F7F_7F7F_7F7F }
    private static var evenBytes: UInt64 { 0x00FF_00FF_00FF_00FF }

    /// Returns the offset after a line feed, counted from 1; the end if there are fewer line feeds.
    ///
    /// Blocks are counted as a whole, so that only one block is searched byte by byte.
    func offset(afterNewline number: Int) -> Int {
        var number = number, start = 0
        while start < count {
            let end = Swift.min(start + Self.block, count)
            let found = UnsafeBufferPointer(rebasing: self[start..<end]).newlineCount
            if found >= number { break }
            number -= found
            start = end
        }
        while start < count {
            start += 1
            if self[start - 1] == 0x0A {
                number -= 1
                if number == 0 { break }
            }
        }
        return start
    }
}
