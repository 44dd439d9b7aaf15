// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

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
    /// The bytes that are looked at before `body` has a chance to stop: a text may be endless.
    private static var stride: Int { 512 }

    /// Cuts valid UTF-8 into pieces.
    ///
    /// A cluster can reach from ASCII into what follows (a letter and its accents) and from what
    /// precedes into ASCII (a sign that spans digits), so that a segment which needs real
    /// segmentation takes the ASCII byte on either side along. Between two ASCII characters there is
    /// always a boundary, but for CR LF.
    fileprivate func forEachPiece(_ body: (TextPiece) -> Bool) {
        var start = 0
        while start < count {
            let limit = Swift.min(count, start + Self.stride)
            var end = start
            while end < limit, self[end].isPrintableASCII { end += 1 }
            let isBoundary = end == count || self[end] < 0x80
            let runEnd = isBoundary ? end : Swift.max(start, end - 1)
            if runEnd > start {
                guard body(.ascii(.init(rebasing: self[start..<runEnd]))) else { return }
            }
            start = runEnd
            if start == count || self[start].isPrintableASCII && isBoundary { continue }
            guard let next = forEachCluster(from: start, body) else { return }
            start = next
        }
    }

    /// Visits clusters up to the next place where ASCII begins.
    ///
    /// - Returns: That place; nil if `body` returned false.
    private func forEachCluster(from first: Int, _ body: (TextPiece) -> Bool) -> Int? {
        var start = first
        var length = Self.stride
        while true {
            let (end, isBoundary) = endOfSegment(from: start, length: length)
            let segment = String(decoding: self[start..<end], as: UTF8.self)
            // The last cluster of a part may go on in the next one.
            let whole = isBoundary ? segment[...] : segment.dropLast()
            for character in whole {
                guard body(.cluster(character)) else { return nil }
            }
            if isBoundary { return end }
            length = whole.isEmpty ? length * 2 : Self.stride
            start += whole.utf8.count
        }
    }

    /// Returns the first place after `start` that lies between two ASCII characters or at the
    /// end of the text, or, if that is further than `length`, some place between two scalars.
    private func endOfSegment(from start: Int, length: Int) -> (end: Int, isBoundary: Bool) {
        let limit = Swift.min(count, start.saturatingAdding(length))
        var end = start + 1
        while end < limit {
            if self[end - 1] | self[end] < 0x80, self[end - 1] != 0x0D || self[end] != 0x0A {
                return (end, true)
            }
            end += 1
        }
        while end < count, self[end] & 0xC0 == 0x80 { end += 1 }
        return (end, end == count)
    }
}

extension UInt8 {
    /// Whether the byte is a printable ASCII character, the space among them.
    @inline(__always) var isPrintableASCII: Bool { self &- 0x20 < 0x5F }
}
