// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Reads the bytes of a line at any place; of a long line, only a window is in memory.
struct LineReader: ~Copyable {
    /// The number of bytes in a window, before and after the place for which it was loaded.
    static var window: (before: Int, after: Int) { (1 << 14, 1 << 17) }

    private let window: (before: Int, after: Int)
    /// The number of times that a window was loaded.
    private(set) var loadCount = 0

    /// The number of bytes of the line.
    private(set) var count = 0
    private var line: SearchableLine?
    private var bytes: UnsafePointer<UInt8>
    private var lower = 0
    private var upper = 0
    private var memory: UnsafeMutablePointer<UInt8>?
    /// The window that was used before the present one, because a backreference reads two distant
    /// places in turn.
    private var other: (lower: Int, upper: Int, memory: UnsafeMutablePointer<UInt8>?) = (0, 0, nil)
    private let nothing: UnsafeMutablePointer<UInt8>

    init(_ window: (before: Int, after: Int) = LineReader.window) {
        self.window = window
        nothing = .allocate(capacity: 1)
        nothing.initialize(to: 0)
        bytes = UnsafePointer(nothing)
    }

    deinit {
        nothing.deallocate()
        memory?.deallocate()
        other.memory?.deallocate()
    }

    /// Begins to read a line.
    mutating func begin(_ line: SearchableLine) {
        count = line.count
        self.line = line
        (lower, upper) = (0, 0)
        (other.lower, other.upper) = (0, 0)
        bytes = UnsafePointer(nothing)
        if let all = line.contiguous, let base = all.baseAddress {
            bytes = base
            upper = all.count
        }
    }

    /// Returns the byte at a place, which must be in the line.
    @inline(__always)
    mutating func byte(_ place: Int) -> UInt8 {
        if place < lower || place >= upper { load(place) }
        return bytes[place &- lower]
    }

    private mutating func load(_ place: Int) {
        precondition(place >= 0 && place < count)
        let last = (lower, upper, memory)
        (lower, upper, memory) = other
        other = last
        let target = memory ?? .allocate(capacity: window.before + window.after)
        memory = target
        bytes = UnsafePointer(target)
        if lower <= place, place < upper { return }
        loadCount += 1
        lower = max(0, place - window.before)
        upper = min(count, place + window.after)
        line?.copy(lower..<upper, to: target)
    }

    /// Returns the first place, from `start` on, whose byte is flagged in a table of 256 flags; the
    /// end of the line if there is none.
    ///
    /// - Parameter isCancelled: Called after each window; true ends the search.
    mutating func firstPlace(
        from start: Int, in table: UnsafePointer<Bool>, isCancelled: () -> Bool
    ) -> Int {
        var place = start
        while place < count {
            if place < lower || place >= upper { load(place) }
            var index = place &- lower
            // A line in one piece is also searched in steps, so that the search can be cancelled.
            let end = min(upper, place &+ window.after) &- lower
            while index < end, !table[Int(bytes[index])] { index &+= 1 }
            place = index &+ lower
            if index < end || place < count && isCancelled() { return place }
        }
        return count
    }

    // MARK: Scalars

    /// The number that stands for a byte that is not UTF-8.
    static var invalid: UInt32 { 0x11_0000 }

    /// Returns the scalar at a place, and the place after it; a byte that is not UTF-8 counts as
    /// one scalar.
    @inline(__always)
    mutating func scalar(at place: Int) -> (value: UInt32, end: Int) {
        let byte = byte(place)
        return byte < 0x80 ? (UInt32(byte), place &+ 1) : scalar(beyondASCII: byte, at: place)
    }

    private mutating func scalar(
        beyondASCII byte: UInt8, at place: Int
    ) -> (value: UInt32, end: Int) {
        let length = byte < 0xC2 ? 0 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : byte < 0xF5 ? 4 : 0
        guard length > 0, place + length <= count else { return (Self.invalid, place + 1) }
        var value = UInt32(byte) & (0xFF >> UInt32(length + 1))
        for index in 1..<length {
            let next = self.byte(place + index)
            guard next & 0xC0 == 0x80 else { return (Self.invalid, place + 1) }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let isShortest = length == 2 || length == 3 && value >= 0x800 || value >= 0x10000
        guard isShortest, Unicode.Scalar(value) != nil else { return (Self.invalid, place + 1) }
        return (value, place + length)
    }

    /// Returns the scalar that ends at a place, and the place where it begins.
    mutating func scalar(before place: Int) -> (value: UInt32, start: Int) {
        var start = place - 1
        while start > 0, place - start < 4, byte(start) & 0xC0 == 0x80 { start -= 1 }
        let found = scalar(at: start)
        return found.end == place ? (found.value, start) : (Self.invalid, place - 1)
    }

    /// Returns a number as a scalar of the standard library; U+001A for a byte that is not UTF-8.
    static func unicode(_ value: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(value) ?? "\u{1A}"
    }

    // MARK: Clusters

    /// The maximum number of scalars in a cluster, so that the length of clusters is bounded.
    private static var greatestScalarCount: Int { 64 }

    /// The work to find the boundary before a place, in scalars to examine.
    mutating func workBehind(_ place: Int) -> Int {
        place > 0 && byte(place - 1) >= 0x80 ? Self.greatestScalarCount : 1
    }

    /// Returns whether a scalar is plain: it is a cluster by itself if the next scalar is plain,
    /// too.
    @inline(__always)
    static func isPlain(_ value: UInt32) -> Bool {
        if value < 0x300 { return true }
        switch value {
        case 0x370...0x482, 0x48A...0x590, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205F,
            0x3000...0x3029, 0x3040...0x3098, 0x309B...0xA66E, 0xAC00...0xD7A3, 0xF900...0xFB1D,
            invalid:
            // Hangul syllables are plain; a final consonant after one is not plain itself.
            return true
        default: return false
        }
    }

    /// Returns the end of the cluster that begins at a place.
    mutating func clusterEnd(from place: Int) -> Int {
        let (value, end) = scalar(at: place)
        guard end < count, byte(end) >= 0x80 else { return end }
        let next = scalar(at: end)
        if Self.isPlain(value), Self.isPlain(next.value) { return end }
        return longClusterEnd(from: place)
    }

    private mutating func longClusterEnd(from place: Int) -> Int {
        var scalars = String.UnicodeScalarView(), ends: [Int] = []
        var end = place, isJamo = false
        while end < count, ends.count < Self.greatestScalarCount {
            let next = scalar(at: end)
            // A cluster ends before a plain scalar, except in a Hangul syllable of several parts.
            if !ends.isEmpty, Self.isPlain(next.value), !(isJamo && next.value >= 0xAC00) { break }
            isJamo = 0x1100...0x115F ~= next.value || 0xA960...0xA97C ~= next.value
            scalars.append(Self.unicode(next.value))
            end = next.end
            ends.append(end)
            if next.value == Self.invalid { break }
        }
        let text = String(scalars)
        let count = text.first?.unicodeScalars.count ?? 1
        return ends[max(0, count - 1)]
    }

    /// Returns whether a place is a boundary between clusters.
    mutating func isBetweenClusters(_ place: Int) -> Bool {
        guard place > 0, place < count, byte(place) >= 0x80 else { return true }
        let next = scalar(at: place), previous = scalar(before: place)
        if Self.isPlain(next.value), Self.isPlain(previous.value) { return true }
        return previousBoundary(place + 1) == place
    }

    /// Returns the start of the last cluster that begins before a place.
    mutating func previousBoundary(_ place: Int) -> Int {
        // Each ASCII character begins a cluster.
        if byte(place - 1) < 0x80 { return place - 1 }
        // Clusters are read forward from a place that is certainly a boundary.
        var start = place
        for _ in 0...Self.greatestScalarCount where start > 0 {
            let previous = scalar(before: start)
            start = previous.start
            if previous.value < 0x80 { break }
        }
        while true {
            let end = clusterEnd(from: start)
            if end >= place { return start }
            start = end
        }
    }

    /// Returns whether the character before a place is part of a word.
    mutating func isWord(before place: Int) -> Bool {
        place > 0 && isWord(at: previousBoundary(place))
    }

    /// Returns whether the character at a place is part of a word, as `\w` defines it.
    mutating func isWord(at place: Int) -> Bool {
        place < count && Self.unicode(scalar(at: place).value).isWordScalar
    }

    /// Returns whether a word begins or ends at a place, as `\b` defines it.
    mutating func isWordBoundary(_ place: Int) -> Bool {
        isWord(before: place) != isWord(at: place)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter, a digit, a mark or `_`, as `\w` defines it.
    var isWordScalar: Bool {
        if isASCII {
            return value &- 0x30 < 10 || (value | 0x20) &- 0x61 < 26 || value == 0x5F
        }
        if properties.isAlphabetic || properties.isJoinControl { return true }
        switch properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation,
            .letterNumber, .otherNumber:
            return true
        default: return false
        }
    }
}
