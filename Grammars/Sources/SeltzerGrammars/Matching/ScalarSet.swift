// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A set of characters: a table for ASCII, and a list for the others.
struct ScalarSet: Hashable, Sendable {
    private var ascii = ByteSet()
    private var others: [Unicode.Scalar] = []

    init() {}

    init(_ text: String) {
        for scalar in text.unicodeScalars { insert(scalar) }
    }

    mutating func insert(_ scalar: Unicode.Scalar) {
        if scalar.isASCII {
            ascii.insert(UInt8(scalar.value))
        } else if !others.contains(scalar) {
            others.append(scalar)
        }
    }

    mutating func remove(_ scalar: Unicode.Scalar) {
        if scalar.isASCII { ascii.remove(UInt8(scalar.value)) }
        others.removeAll { $0 == scalar }
    }

    @inline(__always)
    func containsASCII(_ byte: UInt8) -> Bool { ascii.contains(byte) }

    /// Returns whether the character at a place is in the set.
    @inline(__always)
    func contains(_ line: LineBytes, at place: Int) -> Bool {
        let byte = line[place]
        if byte < 0x80 { return ascii.contains(byte) }
        return !others.isEmpty && others.contains(line.scalar(at: place))
    }

    /// The bytes with which the characters of the set begin.
    var firstBytes: ByteSet { others.isEmpty ? ascii : ascii.union(.beyondASCII) }

    /// The bytes with which the characters outside the set begin.
    var firstBytesOfOthers: ByteSet {
        ByteSet((0..<0x80).filter { !ascii.contains($0) }).union(.beyondASCII)
    }
}
