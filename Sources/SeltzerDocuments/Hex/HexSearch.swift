// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerText

/// Finds bytes in a source of any size.
///
/// It reads a piece at a time, and looks into it by the algorithm of R. N. Horspool, "Practical fast searching in
/// strings" (1980): after a mismatch, the last byte of the window says how far the pattern can move.
struct HexSearch: Sendable {
    let pattern: [UInt8]
    /// The number of positions that the pattern moves, by the last byte of the window.
    private let shifts: [Int]

    /// The bytes that are read at once.
    private static var pieceLength: Int { 1 << 18 }

    /// Creates a search; nil for an empty pattern.
    init?(_ pattern: [UInt8]) {
        guard let length = pattern.isEmpty ? nil : pattern.count else { return nil }
        self.pattern = pattern
        var shifts = [Int](repeating: length, count: 256)
        for (index, byte) in pattern.dropLast().enumerated() {
            shifts[Int(byte)] = length - 1 - index
        }
        self.shifts = shifts
    }

    /// Returns the first place of the pattern in bytes, from an index on; nil for none.
    func firstIndex(in bytes: [UInt8], from start: Int = 0) -> Int? {
        let length = pattern.count
        var place = max(0, start)
        while place + length <= bytes.count {
            var index = length - 1
            while index >= 0, bytes[place + index] == pattern[index] { index -= 1 }
            if index < 0 { return place }
            place += shifts[Int(bytes[place + length - 1])]
        }
        return nil
    }

    /// Returns the last place of the pattern in bytes; nil for none.
    func lastIndex(in bytes: [UInt8]) -> Int? {
        var found: Int?
        while let next = firstIndex(in: bytes, from: found.map { $0 + 1 } ?? 0) { found = next }
        return found
    }

    /// Returns the place of the next match that begins in a range; nil for none, and if the task is cancelled.
    func first(
        beginningIn range: Range<Int>, count: Int, read: @Sendable (Range<Int>) -> [UInt8]
    ) async -> Int? {
        var start = range.lowerBound
        while start < range.upperBound, !Task.isCancelled {
            let end = min(start + Self.pieceLength, range.upperBound)
            let bytes = read(start..<min(count, end + pattern.count - 1))
            if let index = firstIndex(in: bytes) { return start + index }
            start = end
            await Task.yield()
        }
        return nil
    }

    /// Returns the place of the last match that begins in a range; nil for none, and if the task is cancelled.
    func last(
        beginningIn range: Range<Int>, count: Int, read: @Sendable (Range<Int>) -> [UInt8]
    ) async -> Int? {
        var end = range.upperBound
        while end > range.lowerBound, !Task.isCancelled {
            let start = max(end - Self.pieceLength, range.lowerBound)
            let bytes = read(start..<min(count, end + pattern.count - 1))
            if let index = lastIndex(in: bytes) { return start + index }
            end = start
            await Task.yield()
        }
        return nil
    }

    /// Returns the bytes that a text names: digits such as `0x7F45` or `7F 45 4C`, or text in quotes or with other
    /// letters; nil for an empty text.
    static func bytes(named text: String) -> [UInt8]? {
        let text = String(text.trimmed)
        if text.count > 2, text.hasPrefix("\""), text.hasSuffix("\"") {
            return Array(text.dropFirst().dropLast().utf8)
        }
        let digits = text.hasPrefix("0x") ? text.dropFirst(2)[...] : text[...]
        let plain = digits.filter { !$0.isWhitespace }
        if plain.count.isMultiple(of: 2), !plain.isEmpty, plain.allSatisfy(\.isHexDigit),
            plain.allSatisfy(\.isASCII)
        {
            let values = plain.compactMap(\.hexDigitValue)
            return stride(from: 0, to: values.count, by: 2).map {
                UInt8(values[$0] * 16 + values[$0 + 1])
            }
        }
        return text.isEmpty ? nil : Array(text.utf8)
    }
}
