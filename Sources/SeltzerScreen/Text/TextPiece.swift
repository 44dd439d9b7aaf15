// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A piece of a text, for measuring and drawing.
enum TextPiece {
    /// Printable ASCII, one cell for each byte.
    case ascii(UnsafeBufferPointer<UInt8>)
    /// One cluster that is a single scalar.
    case scalar(Unicode.Scalar)
    /// One cluster that is not a single ASCII scalar.
    case cluster(Character)

    /// Creates the piece for a cluster; a tab is always a scalar.
    init(_ character: Character) {
        let scalars = character.unicodeScalars
        self =
            character.utf8.count == 1
            ? .scalar(scalars[scalars.startIndex]) : .cluster(character)
    }
}

extension StringProtocol {
    /// Calls `body` for each piece of the text in order, until it returns false.
    ///
    /// Runs of printable ASCII, which make up most texts, create no `Character`, nor do
    /// neighboring scalars that never join.
    @inline(__always)
    func forEachPiece(_ body: (TextPiece) -> Bool) {
        let isDone: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            bytes.forEachPiece(body)
        }
        if isDone == nil { String(self).forEachPieceOfNative(body) }
    }
}

extension String {
    /// Calls `body` for each piece from a UTF-8 offset between two clusters on, until it returns false.
    @inline(__always)
    func forEachPiece(from start: Int, _ body: (TextPiece) -> Bool) {
        let isDone: Void? = utf8.withContiguousStorageIfAvailable { bytes in
            UnsafeBufferPointer(rebasing: bytes[start...]).forEachPiece(body)
        }
        if isDone == nil { String(utf8.dropFirst(start))?.forEachPieceOfNative(body) }
    }

    /// Does the same for a string whose storage was made contiguous first.
    fileprivate func forEachPieceOfNative(_ body: (TextPiece) -> Bool) {
        var copy = self
        copy.withUTF8 { $0.forEachPiece(body) }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The number of bytes read before `body` can stop: few at first, because a line may be short, and more later,
    /// because a text may be endless.
    private static var strides: ClosedRange<Int> { 32...512 }
    /// The length of the first segment in bytes; with one more scalar, it still fits into a string
    /// without storage.
    private static var firstSegment: Int { 12 }

    /// Cuts valid UTF-8 into pieces.
    ///
    /// A cluster can begin in ASCII and continue beyond it (a letter and its accents), or begin
    /// before ASCII and continue into it (a sign that spans digits). So a segment that needs real
    /// segmentation includes the ASCII byte on either side. Two ASCII characters always have a
    /// boundary between them, except CR LF.
    @inline(__always)
    func forEachPiece(_ body: (TextPiece) -> Bool) {
        var start = 0
        var stride = Self.strides.lowerBound
        while start < count {
            let limit = Swift.min(count, start + stride)
            let end = endOfPrintableASCII(from: start, to: limit)
            let isBoundary = end == count || self[end] < 0x80
            let runEnd = isBoundary ? end : Swift.max(start, end - 1)
            if runEnd > start {
                guard body(.ascii(.init(rebasing: self[start..<runEnd]))) else { return }
            }
            start = runEnd
            stride = Swift.min(Self.strides.upperBound, stride * 2)
            if start == count || self[start].isPrintableASCII && isBoundary { continue }
            if let (scalar, next) = loneScalar(at: start) {
                guard body(.scalar(scalar)) else { return }
                start = next
                continue
            }
            guard let next = forEachCluster(from: start, body) else { return }
            start = next
        }
    }

    /// Returns the scalar at a boundary and its end, if the scalar is certainly a cluster by
    /// itself.
    @inline(__always)
    private func loneScalar(at start: Int) -> (Unicode.Scalar, next: Int)? {
        let (scalar, next) = scalar(at: start)
        if scalar.isControlOfOldSets {
            let isNewline = scalar == "\r" && next < count && self[next] == 0x0A
            return isNewline ? nil : (scalar, next)
        }
        guard scalar.neverJoins else { return nil }
        guard next < count, self[next] >= 0x80 else { return (scalar, next) }
        return self.scalar(at: next).0.neverJoins ? (scalar, next) : nil
    }

    /// Decodes a scalar of valid UTF-8.
    @inline(__always)
    private func scalar(at start: Int) -> (Unicode.Scalar, next: Int) {
        let first = UInt32(self[start])
        let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard length > 1, start + length <= count else {
            return (Unicode.Scalar(UInt8(first & 0x7F)), start + 1)
        }
        var value = first & (0x7F >> UInt32(length))
        for index in start + 1..<start + length { value = value << 6 | UInt32(self[index] & 0x3F) }
        return (Unicode.Scalar(value) ?? "\u{FFFD}", start + length)
    }

    /// Visits clusters up to the next position where ASCII begins.
    ///
    /// - Returns: That position; nil if `body` returned false.
    private func forEachCluster(from first: Int, _ body: (TextPiece) -> Bool) -> Int? {
        var start = first
        var length = Self.firstSegment
        while true {
            let (end, isBoundary) = endOfSegment(from: start, length: length)
            let segment = String(decoding: self[start..<end], as: UTF8.self)
            var index = segment.startIndex
            while index < segment.endIndex {
                let next = segment.index(after: index)
                // The last cluster of a segment may continue in the next segment.
                if next == segment.endIndex, !isBoundary { break }
                guard body(TextPiece(segment[index])) else { return nil }
                index = next
            }
            if isBoundary { return end }
            let visited = segment.utf8.distance(from: segment.startIndex, to: index)
            // One cluster may be as long as the text.
            length = visited == 0 ? length * 2 : Swift.min(Self.strides.upperBound, length * 2)
            start += visited
        }
    }

    /// Returns the first position after `start` that lies between two ASCII characters or at the end of the text.
    ///
    /// If that position is farther than `length`, returns some position between two scalars.
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

extension Unicode.Scalar {
    /// Whether the scalar is a C0 or C1 control or DEL, which has a boundary on both sides except in CR LF.
    @inline(__always) fileprivate var isControlOfOldSets: Bool {
        value < 0x20 || value &- 0x7F <= 0x20
    }

    /// Whether there is always a boundary between the scalar and an ASCII character or another
    /// scalar with this property, on either side.
    ///
    /// By UAX #29, these are ranges without marks, jamo, regional indicators, prepended signs and conjoining
    /// consonants. Emoji join only characters outside of them.
    @inline(__always) fileprivate var neverJoins: Bool {
        switch value {
        case 0x20..<0x7F, 0xA0..<0x300, 0x370..<0x483, 0x48A..<0x530, 0x1E00..<0x2000: true
        case 0x2010..<0x2028, 0x2030..<0x205F, 0x20A0..<0x20C0, 0x2100..<0x2C00: true
        case 0x3000..<0x302A, 0x3030..<0x3099, 0x309B..<0x3100, 0x3105..<0xA48D: true
        case 0xAC00..<0xD7A4, 0xF900..<0xFB00, 0xFF01..<0xFF9E: true
        case 0x1F300..<0x1F3FB, 0x1F400..<0x1FB00, 0x20000..<0x40000: true
        default: false
        }
    }
}
