// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Finds the lines of bytes that contain a text.
struct TextFinder: Sendable {
    private let text: String
    private let ignoresCase: Bool

    /// The number of bytes to show before and after a match in a long line.
    private static let shownBefore = 60
    private static let shownAfter = 200

    /// - Parameter ignoresCase: Whether to ignore case.
    init(_ text: String, ignoresCase: Bool) {
        self.text = text
        self.ignoresCase = ignoresCase
    }

    var isEmpty: Bool { text.isEmpty }

    /// Returns the lines with a match, each with its first match.
    func lines(of bytes: [UInt8], atMost limit: Int) -> [FolderSearch.Line] {
        // Plain words never throw an error.
        guard let pattern = try? TextPattern(TextQuery(text, ignoresCase: ignoresCase)) else {
            return []
        }
        return bytes.withUnsafeBufferPointer { buffer in
            var lines: [FolderSearch.Line] = []
            var start = 0
            var number = 0
            var counted = 0
            while lines.count < limit, !Task.isCancelled,
                let match = pattern.firstMatch(in: buffer, from: start)
            {
                for byte in buffer[counted..<match.lowerBound] where byte == 0x0A { number += 1 }
                let end = lineEnd(after: match.lowerBound, in: buffer)
                lines.append(line(number, match, end, in: buffer))
                start = end
                counted = match.lowerBound
            }
            return lines
        }
    }

    private func lineEnd(after place: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int {
        var end = place
        while end < buffer.count, buffer[end] != 0x0A { end += 1 }
        return end
    }

    private func line(
        _ number: Int, _ range: Range<Int>, _ end: Int, in buffer: UnsafeBufferPointer<UInt8>
    ) -> FolderSearch.Line {
        let match = range.lowerBound
        var start = match
        while start > 0, buffer[start - 1] != 0x0A, match - start < Self.shownBefore { start -= 1 }
        // The part must not begin in the middle of a character.
        while start < match, buffer[start] & 0xC0 == 0x80 { start += 1 }
        while start < match, buffer[start] == 0x20 || buffer[start] == 0x09 { start += 1 }
        var shownEnd = min(end, range.upperBound + Self.shownAfter)
        if shownEnd > start, shownEnd == end, buffer[shownEnd - 1] == 0x0D { shownEnd -= 1 }
        return FolderSearch.Line(
            number: number,
            text: String(decoding: buffer[start..<max(start, shownEnd)], as: UTF8.self),
            range: range, place: match - start..<range.upperBound - start)
    }
}
