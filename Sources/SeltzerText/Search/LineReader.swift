// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Reads the bytes of a line at any place; of a long line, only a window is in memory.
struct LineReader: ~Copyable {
    /// The bytes of the window before and after the place that it was loaded for.
    static var window: (before: Int, after: Int) { (1 << 14, 1 << 17) }

    private let window: (before: Int, after: Int)
    /// How often a window was loaded.
    private(set) var loadCount = 0

    /// The number of bytes of the line.
    private(set) var count = 0
    private var line: SearchableLine?
    private var bytes: UnsafePointer<UInt8>
    private var lower = 0
    private var upper = 0
    private var memory: UnsafeMutablePointer<UInt8>?
    /// The window before the present one: two places far apart, such as those of a backreference, are read in turn.
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

    /// Reads a line from now on.
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

    /// Returns the byte at a place that the line has.
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

    /// Returns the first place from one on whose byte is in a table of 256 flags; the end for none.
    ///
    /// - Parameter isCancelled: Asked after each window.
    mutating func firstPlace(
        from start: Int, in table: UnsafePointer<Bool>, isCancelled: () -> Bool
    ) -> Int {
        var place = start
        while place < count {
            if place < lower || place >= upper { load(place) }
            var index = place &- lower
            // A line in one piece is looked at in steps, too.
            let end = min(upper, place &+ window.after) &- lower
            while index < end, !table[Int(bytes[index])] { index &+= 1 }
            place = index &+ lower
            if index < end || place < count && isCancelled() { return place }
        }
        return count
    }

    // MARK: Scalars

    /// The number that stands for a byte that is no UTF-8.
    static var invalid: UInt32 { 0x11_0000 }

    /// Returns the scalar at a place, and where it ends; a byte that is no UTF-8 is one of its own.
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

    /// Returns the scalar that ends at a place, and where it begins.
    mutating func scalar(before place: Int) -> (value: UInt32, start: Int) {
        var start = place - 1
        while start > 0, place - start < 4, byte(start) & 0xC0 == 0x80 { start -= 1 }
        let found = scalar(at: start)
        return found.end == place ? (found.value, start) : (Self.invalid, place - 1)
    }

    /// Returns a scalar as the standard library has it; U+001A for a byte that is no UTF-8.
    static func unicode(_ value: UInt32) -> Unicode.Scalar {
        Unicode.Scalar(value) ?? "\u{1A}"
    }

    // MARK: Clusters

    /// The number of scalars after which a cluster ends, so that none is without bound.
    private static var greatestScalarCount: Int { 64 }

    /// The work to find the boundary before a place, in scalars that are looked at.
    mutating func workBehind(_ place: Int) -> Int {
        place > 0 && byte(place - 1) >= 0x80 ? Self.greatestScalarCount : 1
    }

    /// Returns whether a scalar is a cluster of its own, unless one that is not follows it.
    @inline(__always)
    static func isPlain(_ value: UInt32) -> Bool {
        if value < 0x300 { return true }
        switch value {
        case 0x370...0x482, 0x48A...0x590, 0x1E00...0x1FFF, 0x2010...0x2027, 0x2030...0x205F,
            0x3000...0x3029, 0x3040...0x3098, 0x309B...0xA66E, 0xAC00...0xD7A3, 0xF900...0xFB1D,
            invalid:
            // A syllable, which may have a final consonant behind it, is looked at from there.
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
            // The cluster ends where a plain scalar follows, except for a syllable in parts.
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

    /// Returns whether no cluster contains a place and what is before it.
    mutating func isBetweenClusters(_ place: Int) -> Bool {
        guard place > 0, place < count, byte(place) >= 0x80 else { return true }
        let next = scalar(at: place), previous = scalar(before: place)
        if Self.isPlain(next.value), Self.isPlain(previous.value) { return true }
        return previousBoundary(place + 1) == place
    }

    /// Returns the last place before one at which a cluster begins.
    mutating func previousBoundary(_ place: Int) -> Int {
        // A cluster begins at each character of ASCII.
        if byte(place - 1) < 0x80 { return place - 1 }
        // From a place that is sure to be a beginning.
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

    /// Returns whether a word ends at a place or goes on there.
    mutating func isWord(before place: Int) -> Bool {
        place > 0 && isWord(at: previousBoundary(place))
    }

    /// Returns whether the character at a place is part of a word, as `\w` has it.
    mutating func isWord(at place: Int) -> Bool {
        place < count && Self.unicode(scalar(at: place).value).isWordScalar
    }

    /// Returns whether a word begins or ends at a place, as `\b` has it.
    mutating func isWordBoundary(_ place: Int) -> Bool {
        isWord(before: place) != isWord(at: place)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a letter, a digit, a mark or `_`, as `\w` has it.
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
