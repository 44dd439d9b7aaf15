// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A part of a text, as it is cut for measuring and drawing.
enum TextPiece {
    /// Printable ASCII, a cell for each byte.
    case ascii(UnsafeBufferPointer<UInt8>)
    /// One cluster of anything.
    case cluster(Character)
}

extension StringProtocol {
    /// Calls `body` for each piece of the text in order, until it returns false.
    ///
    /// Runs of printable ASCII, which are most of most texts, make no `Character`.
    @inline(__always)
    func forEachPiece(_ body: (TextPiece) -> Bool) {
        let isDone: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.forEachPiece(body)
        }
        if isDone == nil { String(self).forEachPieceOfNative(body) }
    }
}

extension String {
    /// The same for a string whose storage had to be made contiguous first.
    fileprivate func forEachPieceOfNative(_ body: (TextPiece) -> Bool) {
        var copy = self
        copy.withUTF8 { $0.forEachPiece(body) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Cuts valid UTF-8 into pieces.
    ///
    /// A cluster can reach from ASCII into what follows (a letter and its accents) and from what
    /// precedes into ASCII (a sign that spans digits), so that a segment which needs real
    /// segmentation takes the ASCII byte on either side along. Between two printable ASCII
    /// characters there is always a boundary.
    fileprivate func forEachPiece(_ body: (TextPiece) -> Bool) {
        var start = 0
        while start < count {
            var end = start
            while end < count, self[end].isPrintableASCII { end += 1 }
            let runEnd = end == count ? end : Swift.max(start, end - 1)
            if runEnd > start {
                guard body(.ascii(.init(rebasing: self[start..<runEnd]))) else { return }
            }
            guard end < count else { return }
            let segmentEnd = endOfSegment(from: end)
            let segment = String(decoding: self[runEnd..<segmentEnd], as: UTF8.self)
            for character in segment {
                guard body(.cluster(character)) else { return }
            }
            start = segmentEnd
        }
    }

    /// Returns the first place after `start` that lies between two printable ASCII bytes.
    private func endOfSegment(from start: Int) -> Int {
        var end = start + 1
        while end < count {
            if self[end - 1].isPrintableASCII, self[end].isPrintableASCII { return end }
            end += 1
        }
        return count
    }
}

extension UInt8 {
    /// Whether the byte is a printable ASCII character, the space among them.
    @inline(__always) var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
}
