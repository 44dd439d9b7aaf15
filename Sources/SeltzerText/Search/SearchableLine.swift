// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes of one line to search; the line may have any length.
///
/// A long line of a ``TextStorage`` is not copied: the search reads one block of it after another.
public struct SearchableLine {
    private enum Source {
        case bytes(UnsafeBufferPointer<UInt8>)
        case storage(TextStorage, start: Int)
    }

    private let source: Source
    /// The number of bytes.
    public let count: Int

    /// Creates a line of bytes, which must stay valid while the line is used.
    public init(_ bytes: UnsafeBufferPointer<UInt8>) {
        source = .bytes(bytes)
        count = bytes.count
    }

    /// Creates a line from a range of bytes in a text.
    public init(_ text: TextStorage, in range: Range<Int>) {
        source = .storage(text, start: range.lowerBound)
        count = range.count
    }

    /// Calls a closure with all bytes, in order and in parts.
    func forEachPart(_ body: (_ start: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool) {
        switch source {
        case .bytes(let bytes): _ = body(0, bytes)
        case .storage(let text, let start):
            var place = 0
            text.forEachPart(in: start..<start + count) { part in
                defer { place += part.count }
                return body(place, part)
            }
        }
    }

    /// All bytes if they lie in one piece; nil if they must be copied.
    var contiguous: UnsafeBufferPointer<UInt8>? {
        if case .bytes(let bytes) = source { bytes } else { nil }
    }

    /// Copies bytes to memory that has room for them.
    func copy(_ range: Range<Int>, to memory: UnsafeMutablePointer<UInt8>) {
        switch source {
        case .bytes(let bytes):
            guard let base = bytes.baseAddress, !range.isEmpty else { return }
            memory.update(from: base + range.lowerBound, count: range.count)
        case .storage(let text, let start):
            var place = 0
            text.forEachPart(in: start + range.lowerBound..<start + range.upperBound) { part in
                if let base = part.baseAddress {
                    (memory + place).update(from: base, count: part.count)
                }
                place += part.count
                return true
            }
        }
    }
}
