// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The bytes of a line while it is highlighted; they are UTF-8 without faults.
struct LineBytes {
    let buffer: UnsafeBufferPointer<UInt8>

    @inline(__always)
    var count: Int { buffer.count }

    @inline(__always)
    subscript(_ place: Int) -> UInt8 { buffer[place] }

    /// Returns the end of the character that begins at a place.
    @inline(__always)
    func end(after place: Int) -> Int {
        let byte = buffer[place]
        if byte < 0x80 { return place + 1 }
        return min(count, place + (byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2))
    }

    /// Returns the start of the character before a place, which is not 0.
    @inline(__always)
    func start(before place: Int) -> Int {
        var start = place - 1
        while start > 0, buffer[start] & 0xC0 == 0x80 { start -= 1 }
        return start
    }

    /// Returns the character that begins at a place.
    func scalar(at place: Int) -> Unicode.Scalar {
        let first = UInt32(buffer[place])
        guard first >= 0x80 else { return Unicode.Scalar(UInt8(first)) }
        let length = end(after: place) - place
        var value = length == 2 ? first & 0x1F : length == 3 ? first & 0x0F : first & 0x07
        for offset in 1..<max(1, length) {
            value = value << 6 | UInt32(buffer[place + offset] & 0x3F)
        }
        return Unicode.Scalar(value) ?? "\u{FFFD}"
    }

    /// Returns whether the bytes from a place begin with a text.
    @inline(__always)
    func begins(_ text: [UInt8], at place: Int) -> Bool {
        guard place + text.count <= count else { return false }
        for index in 0..<text.count where buffer[place + index] != text[index] { return false }
        return true
    }

    /// Returns the end of a text at a place, if the line has it there in capital or small letters; else nil.
    func end(ofFolded text: FoldedText, at place: Int) -> Int? {
        guard !text.isASCII else {
            guard place + text.bytes.count <= count else { return nil }
            for index in 0..<text.bytes.count
            where buffer[place + index].folded != text.bytes[index] { return nil }
            return place + text.bytes.count
        }
        var end = place
        for _ in 0..<text.scalarCount where end < count { end = self.end(after: end) }
        let found = String(decoding: buffer[place..<end], as: UTF8.self).lowercased()
        return Array(found.utf8) == text.bytes ? end : nil
    }

    func isSpace(at place: Int) -> Bool {
        let byte = buffer[place]
        if byte < 0x80 { return byte == 0x20 || (9...13).contains(byte) }
        return scalar(at: place).properties.isWhitespace
    }

    /// Returns whether a letter is at a place, or a digit if digits count.
    func isLetter(at place: Int, orDigit: Bool) -> Bool {
        let byte = buffer[place]
        if byte < 0x80 {
            return (0x61...0x7A).contains(byte.folded) || orDigit && (0x30...0x39).contains(byte)
        }
        switch scalar(at: place).properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
            return true
        case .decimalNumber, .letterNumber, .otherNumber: return orDigit
        default: return false
        }
    }

    func isDigit(at place: Int) -> Bool { place < count && (0x30...0x39).contains(buffer[place]) }

    func isOctal(at place: Int) -> Bool { place < count && (0x30...0x37).contains(buffer[place]) }

    func isHex(at place: Int) -> Bool {
        isDigit(at: place) || place < count && (0x61...0x66).contains(buffer[place].folded)
    }
}

/// A text in small letters, for comparisons without the case.
struct FoldedText: Hashable, Sendable {
    let bytes: [UInt8]
    let isASCII: Bool
    let scalarCount: Int

    init(_ text: String) {
        bytes = Array(text.lowercased().utf8)
        isASCII = text.utf8.allSatisfy { $0 < 0x80 }
        scalarCount = text.unicodeScalars.count
    }
}

extension UInt8 {
    /// The byte of the small letter for a capital letter of ASCII; other bytes as they are.
    @inline(__always)
    var folded: UInt8 { (0x41...0x5A).contains(self) ? self + 32 : self }
}
