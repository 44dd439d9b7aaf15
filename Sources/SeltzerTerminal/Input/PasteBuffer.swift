// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes of a bracketed paste while it arrives.
struct PasteBuffer: Sendable {
    private static let endMark: [UInt8] = Array("\u{1B}[201~".utf8)

    /// The maximum number of bytes that are kept.
    let limit: Int
    private var bytes: [UInt8] = []
    /// The number of bytes of the end mark that were matched so far.
    private var matched = 0
    private var isTruncated = false

    init(limit: Int) {
        self.limit = limit
    }

    /// Takes bytes up to the end mark, or all of them.
    ///
    /// - Returns: The number of bytes taken, and whether the last of them complete the mark.
    mutating func append(_ input: Slice<UnsafeRawBufferPointer>) -> (count: Int, isEnd: Bool) {
        var index = input.startIndex
        while index < input.endIndex {
            if matched == 0 {
                // The mark contains ESC only at its start, so all bytes before ESC can be copied at once.
                let stop = input[index...].firstIndex(of: 0x1B) ?? input.endIndex
                keep(input[index..<stop])
                index = stop
                guard index < input.endIndex else { break }
            }
            if input[index] == Self.endMark[matched] {
                matched += 1
                index += 1
                if matched == Self.endMark.count { return (index - input.startIndex, true) }
            } else {
                keepMatched()
            }
        }
        return (input.count, false)
    }

    private mutating func keep(_ piece: Slice<UnsafeRawBufferPointer>) {
        let room = limit - bytes.count
        if piece.count > room { isTruncated = true }
        if room > 0 { bytes.append(contentsOf: piece.prefix(room)) }
    }

    /// Adds bytes to the text that looked like the start of the end mark.
    private mutating func keepMatched() {
        for index in 0..<matched {
            if bytes.count < limit {
                bytes.append(Self.endMark[index])
            } else {
                isTruncated = true
            }
        }
        matched = 0
    }

    /// Returns the text and forgets it; a text without an end mark counts as truncated.
    mutating func finish(isComplete: Bool) -> (text: String, isTruncated: Bool) {
        if !isComplete { keepMatched() }
        let wasTruncated = isTruncated || !isComplete
        if wasTruncated { dropCutScalar() }
        normalizeLines()
        let text = String(decoding: bytes, as: UTF8.self)
        self = PasteBuffer(limit: limit)
        return (text, wasTruncated)
    }

    /// Replaces CR and CR LF with LF, because terminals send the byte of Enter for the end of a
    /// line.
    private mutating func normalizeLines() {
        guard let first = bytes.firstIndex(of: 0x0D) else { return }
        var target = first
        var index = first
        while index < bytes.count {
            let byte = bytes[index]
            bytes[target] = byte == 0x0D ? 0x0A : byte
            target += 1
            index += 1
            if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
        }
        bytes.removeSubrange(target...)
    }

    /// Drops an incomplete character at the end.
    private mutating func dropCutScalar() {
        var start = bytes.count
        while start > 0, bytes.count - start < 3, bytes[start - 1] & 0xC0 == 0x80 { start -= 1 }
        guard start > 0 else { return }
        let have = bytes.count - start + 1
        let need: Int
        switch bytes[start - 1] {
        case 0xC0...0xDF: need = 2
        case 0xE0...0xEF: need = 3
        case 0xF0...0xF7: need = 4
        default: return
        }
        if have < need { bytes.removeSubrange((start - 1)...) }
    }
}
