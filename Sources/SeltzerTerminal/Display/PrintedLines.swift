// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// What the process prints on the terminal, as lines to show above the rows.
///
/// A line waits until it is complete. Its colours become styles, and a carriage return in it starts it again, as on a
/// terminal.
struct PrintedLines {
    /// The number of bytes from which on no more are read in a turn, and an incomplete line waits no longer.
    private static let turn = 1 << 20

    private var reader = ANSITextReader()
    /// The offset of the first byte of the incomplete line, in all that was printed.
    private var offset = 0
    /// The ends of what was read, each with the number of the line that must be shown before it counts as shown.
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
        // The end of the last line would begin another one.
        reader.append(bytes[..<end])
        return reader.take().splitLines
    }

    /// Notes that what was read so far ends with a line.
    mutating func noteEnd(line: Int) {
        if ends.last?.offset != offset { ends.append((line, offset)) }
    }

    /// Returns the offset up to which everything is shown once the terminal has taken a number of lines; nil if that is
    /// no news.
    mutating func shownEnd(afterLines count: Int) -> Int? {
        let shown = ends.prefix { $0.line <= count }
        ends.removeFirst(shown.count)
        return shown.last?.offset
    }
}
