// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Finds the lines of bytes that contain a text.
struct TextFinder: Sendable {
    private let needle: [UInt8]
    private let ignoresCase: Bool

    /// The number of bytes before and behind a match that are shown of a long line.
    private static let shownBefore = 60
    private static let shownAfter = 200

    /// - Parameter ignoresCase: Whether the letters of ASCII are the same in upper and lower case.
    init(_ text: String, ignoresCase: Bool) {
        needle = text.utf8.map { ignoresCase ? Self.lowercased($0) : $0 }
        self.ignoresCase = ignoresCase
    }

    var isEmpty: Bool { needle.isEmpty }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
    }

    /// Returns the lines with a match, each with its first one.
    func lines(of bytes: [UInt8], atMost limit: Int) -> [FolderSearch.Line] {
        bytes.withUnsafeBufferPointer { buffer in
            var lines: [FolderSearch.Line] = []
            var start = 0
            var number = 0
            var counted = 0
            while lines.count < limit, !Task.isCancelled, let match = find(in: buffer, from: start)
            {
                for byte in buffer[counted..<match] where byte == 0x0A { number += 1 }
                let end = lineEnd(after: match, in: buffer)
                lines.append(line(number, match, end, in: buffer))
                start = end
                counted = match
            }
            return lines
        }
    }

    private func find(in buffer: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
        guard start + needle.count <= buffer.count, let base = buffer.baseAddress else {
            return nil
        }
        let last = buffer.count - needle.count
        let first = needle[0]
        var place = start
        while place <= last {
            if ignoresCase {
                if Self.lowercased(buffer[place]) == first, matches(buffer, at: place) {
                    return place
                }
            } else {
                guard let found = memchr(base + place, Int32(first), last + 1 - place) else {
                    return nil
                }
                place = UnsafeRawPointer(base).distance(to: found)
                if memcmp(base + place, needle, needle.count) == 0 { return place }
            }
            place += 1
        }
        return nil
    }

    private func matches(_ buffer: UnsafeBufferPointer<UInt8>, at place: Int) -> Bool {
        for index in 1..<max(1, needle.count)
        where Self.lowercased(buffer[place + index]) != needle[index] {
            return false
        }
        return true
    }

    private func lineEnd(after place: Int, in buffer: UnsafeBufferPointer<UInt8>) -> Int {
        var end = place
        while end < buffer.count, buffer[end] != 0x0A { end += 1 }
        return end
    }

    private func line(
        _ number: Int, _ match: Int, _ end: Int, in buffer: UnsafeBufferPointer<UInt8>
    ) -> FolderSearch.Line {
        var start = match
        while start > 0, buffer[start - 1] != 0x0A, match - start < Self.shownBefore { start -= 1 }
        // Not in the middle of a character.
        while start < match, buffer[start] & 0xC0 == 0x80 { start += 1 }
        while start < match, buffer[start] == 0x20 || buffer[start] == 0x09 { start += 1 }
        var shownEnd = min(end, match + needle.count + Self.shownAfter)
        if shownEnd > start, shownEnd == end, buffer[shownEnd - 1] == 0x0D { shownEnd -= 1 }
        return FolderSearch.Line(
            number: number,
            text: String(decoding: buffer[start..<max(start, shownEnd)], as: UTF8.self),
            range: match..<match + needle.count,
            place: match - start..<match - start + needle.count)
    }
}
