// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Cuts bytes into lines, and long lines into pieces.
struct LineSplitter {
    private let limit: Int
    private let isError: Bool
    private var pending: [UInt8] = []
    /// The line that a carriage return at the end of the last bytes ended; a line feed may follow.
    private var returned: [UInt8]?

    /// - Parameter limit: The maximum number of bytes of a piece; at least 4, so that a character fits.
    init(limit: Int, isError: Bool) {
        (self.limit, self.isError) = (max(4, limit), isError)
    }

    /// Takes in bytes, and appends the lines that they end.
    mutating func take(_ bytes: [UInt8], into lines: inout [ChildLine]) {
        bytes.withUnsafeBufferPointer { bytes in
            var start = 0, place = 0
            if let line = returned, let first = bytes.first {
                returned = nil
                if first == Self.lineFeed {
                    lines.append(self.line(line, .newline))
                    (start, place) = (1, 1)
                }
            }
            while place < bytes.count {
                let byte = bytes[place]
                if byte == Self.lineFeed || byte == Self.carriageReturn {
                    append(bytes[start..<place], into: &lines)
                    place = end(at: place, of: bytes, into: &lines)
                    start = place
                } else {
                    place += 1
                }
            }
            append(bytes[start...], into: &lines)
        }
    }

    /// Appends the rest, which no line feed ends.
    mutating func finish(into lines: inout [ChildLine]) {
        returned = nil
        guard !pending.isEmpty else { return }
        lines.append(line(pending, .endOfOutput))
        pending = []
    }

    /// Ends a line at a line feed or a carriage return, and returns the place after it.
    private mutating func end(
        at place: Int, of bytes: UnsafeBufferPointer<UInt8>, into lines: inout [ChildLine]
    ) -> Int {
        defer { pending.removeAll(keepingCapacity: true) }
        if bytes[place] == Self.lineFeed {
            lines.append(line(pending, .newline))
            return place + 1
        }
        if place + 1 < bytes.count, bytes[place + 1] == Self.lineFeed {
            lines.append(line(pending, .newline))
            return place + 2
        }
        // A display of progress shows a line at once, although a line feed may still follow.
        if place + 1 == bytes.count { returned = pending }
        lines.append(line(pending, .carriageReturn))
        return place + 1
    }

    private mutating func append(
        _ bytes: Slice<UnsafeBufferPointer<UInt8>>, into lines: inout [ChildLine]
    ) {
        var rest = bytes
        while pending.count + rest.count > limit {
            let room = limit - pending.count
            pending += rest.prefix(room)
            rest = rest.dropFirst(room)
            let kept = Self.wholeCharacters(of: pending)
            lines.append(line(pending[..<kept], .cut))
            pending.removeFirst(kept)
        }
        pending += rest
    }

    /// Returns the number of bytes before a character that more bytes may complete; all if there is none.
    private static func wholeCharacters(of bytes: [UInt8]) -> Int {
        for count in 1...3 where count < bytes.count {
            let byte = bytes[bytes.count - count]
            if byte < 0x80 { break }
            guard byte >= 0xC0 else { continue }
            let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
            return length > count ? bytes.count - count : bytes.count
        }
        return bytes.count
    }

    private func line(_ bytes: some Collection<UInt8>, _ ending: ChildLine.Ending) -> ChildLine {
        ChildLine(String(decoding: bytes, as: UTF8.self), ending: ending, isError: isError)
    }

    private static var lineFeed: UInt8 { 0x0A }
    private static var carriageReturn: UInt8 { 0x0D }
}
