// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Turns the output of a program into the lines of a preview, piece by piece.
struct PreviewLines: Sendable {
    /// The greatest number of lines.
    static var maximumCount: Int { 10_000 }
    /// The greatest number of bytes.
    static var maximumBytes: Int { 1 << 20 }

    private var reader = ANSITextReader()
    /// The bytes after the last line feed.
    private var rest: [UInt8] = []
    private var byteCount = 0
    private var count = 0
    /// Whether the limit was reached; further bytes are ignored.
    private(set) var isFull = false

    /// Reads bytes, and returns the lines that they complete.
    mutating func append(_ bytes: [UInt8]) -> [StyledText] {
        guard !isFull else { return [] }
        let part = bytes.prefix(Self.maximumBytes - byteCount)
        byteCount += part.count
        isFull = byteCount >= Self.maximumBytes
        guard let end = part.lastIndex(of: UInt8(ascii: "\n")) else {
            rest += part
            return []
        }
        reader.append(rest)
        reader.append(part[...end])
        rest = Array(part[(end + 1)...])
        return take(reader.take().previewLines.dropLast())
    }

    /// Returns the line after the last line feed; none if there is no such line.
    mutating func finish() -> [StyledText] {
        guard !rest.isEmpty, count < Self.maximumCount else { return [] }
        reader.append(rest)
        rest = []
        return take(reader.take().previewLines[...])
    }

    private mutating func take(_ new: ArraySlice<StyledText>) -> [StyledText] {
        let lines = new.prefix(Self.maximumCount - count)
        count += lines.count
        if count >= Self.maximumCount { isFull = true }
        return Array(lines)
    }
}

extension StyledText {
    /// The lines between line feeds, each with its styles and without control characters.
    var previewLines: [StyledText] {
        var lines = [StyledText()]
        for run in runs {
            let parts = run.text.split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for (number, part) in parts.enumerated() {
                if number > 0 { lines.append(StyledText()) }
                lines[lines.count - 1].append(TextSanitizer.line(part), style: run.style)
            }
        }
        return lines
    }
}
