// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A place in the lines of a unified diff.
///
/// Lines are compared byte by byte: in a text, a sign and an accent after it are one character.
struct DiffLineCursor {
    private let bytes: [UInt8]
    /// The start of the next line.
    private var next = 0
    /// Whether each line ends with a carriage return, because a program converted the whole diff.
    private let endsWithReturn: Bool
    /// The number of the next line, from 1.
    private(set) var number = 1

    init(_ text: String) {
        bytes = Array(text.utf8)
        endsWithReturn = Self.hasConvertedHunk(bytes)
    }

    /// Whether the numbers of the first hunk end with a carriage return.
    ///
    /// The lines of a file may have one, but programs write the numbers without.
    private static func hasConvertedHunk(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
            let line = bytes[start..<end]
            if line.hasPrefix("@@ ") { return line.last == .carriageReturn }
            start = end + 1
        }
        return false
    }

    /// The next line without its line feed; nil after the last one.
    var line: ArraySlice<UInt8>? { line(after: 0) }

    /// Returns a line after the next one, without its line feed; nil after the last one.
    func line(after skipped: Int) -> ArraySlice<UInt8>? {
        var start = next
        for _ in 0..<skipped { start = min(end(from: start) + 1, bytes.count) }
        guard start < bytes.count else { return nil }
        let line = bytes[start..<end(from: start)]
        return endsWithReturn && line.last == .carriageReturn ? line.dropLast() : line
    }

    private func end(from start: Int) -> Int {
        bytes[start...].firstIndex(of: .lineFeed) ?? bytes.count
    }

    /// Moves to the line after the next one.
    mutating func skip() {
        next = min(end(from: next) + 1, bytes.count)
        number += 1
    }
}

extension ArraySlice<UInt8> {
    /// Whether the bytes begin with a text of ASCII.
    func hasPrefix(_ text: StaticString) -> Bool {
        text.withUTF8Buffer { starts(with: $0) }
    }
}
