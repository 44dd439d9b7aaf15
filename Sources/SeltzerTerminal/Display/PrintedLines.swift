// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// The output that the process prints on the terminal, as lines to show above the rows.
///
/// A line waits until it is complete. Its colors become styles, and a carriage return in it starts
/// the line again, as on a terminal.
struct PrintedLines {
    /// The number of bytes after which reading ends in a turn, and after which an incomplete line
    /// waits no longer.
    private static let turn = 1 << 20

    private var reader = ANSITextReader()
    /// The offset of the first byte of the incomplete line, in all printed bytes.
    private var offset = 0
    /// The offsets up to which bytes were read, each with the number of lines after which these
    /// bytes count as shown.
    private var ends: [(line: Int, offset: Int)] = []

    /// Returns the complete lines that the process printed since the last call.
    @MainActor
    mutating func read(from channel: any ByteChannel) -> [StyledText] {
        var bytes: [UInt8] = []
        while bytes.count < Self.turn {
            let next = channel.printed(from: offset + bytes.count)
            if next.isEmpty { break }
            bytes += next
        }
        let last = bytes.lastIndex(of: 0x0A)
        guard let end = last ?? (bytes.count < Self.turn ? nil : bytes.count) else { return [] }
        offset += last == nil ? end : end + 1
        // The final line feed is dropped, because it would begin an empty line.
        reader.append(bytes[..<end])
        return reader.take().splitLines
    }

    /// Notes that the bytes read so far end with a line.
    mutating func noteEnd(line: Int) {
        if ends.last?.offset != offset { ends.append((line, offset)) }
    }

    /// Returns the offset up to which everything is shown, after the terminal has taken a number of
    /// lines; nil if the offset did not change.
    mutating func shownEnd(afterLines count: Int) -> Int? {
        let shown = ends.prefix { $0.line <= count }
        ends.removeFirst(shown.count)
        return shown.last?.offset
    }
}
