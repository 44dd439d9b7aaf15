// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The encodings of text files.
enum TextEncoding: String, Sendable {
    case utf8 = "UTF-8"
    /// The encoding of Western European Windows, in which all bytes are characters.
    case windows1252 = "Windows-1252"

    /// The characters of the bytes from 0x80 to 0x9F; five bytes have none, and stand for
    /// themselves.
    private static let upper: [UInt32] = [
        0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160,
        0x2039, 0x0152, 0x8D, 0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013,
        0x2014, 0x02DC, 0x2122, 0x0161, 0x203A, 0x0153, 0x9D, 0x017E, 0x0178,
    ]

    /// Chooses the encoding of a file by its first bytes.
    ///
    /// - Parameter isCut: Whether the file continues, so that a last character may be incomplete.
    init(guessFor bytes: some BidirectionalCollection<UInt8>, isCut: Bool) {
        // The last character may be cut: it has at most four bytes.
        let end = isCut && bytes.count > 4 ? bytes.dropLast(4) : bytes[...]
        var isValid = true
        var decoder = UTF8()
        var iterator = end.makeIterator()
        var errors = 0
        loop: while true {
            switch decoder.decode(&iterator) {
            case .scalarValue: continue
            case .emptyInput: break loop
            case .error:
                errors += 1
                // An error at the very end is the character that the cut leaves incomplete.
                if iterator.next() != nil {
                    isValid = false
                    break loop
                }
            }
        }
        self = isValid && (errors == 0 || isCut) ? .utf8 : .windows1252
    }

    /// Returns the text of bytes; invalid UTF-8 becomes U+FFFD.
    func decode(_ bytes: some Collection<UInt8>) -> String {
        switch self {
        case .utf8: return String(decoding: bytes, as: UTF8.self)
        case .windows1252:
            var text = ""
            for byte in bytes {
                let value = (0x80...0x9F).contains(byte) ? Self.upper[Int(byte - 0x80)] : nil
                text.unicodeScalars.append(Unicode.Scalar(value ?? UInt32(byte)) ?? "\u{FFFD}")
            }
            return text
        }
    }

    /// Returns the bytes of a text; nil if a character is not in the encoding.
    func encode(_ text: String) -> [UInt8]? {
        guard self == .windows1252 else { return Array(text.utf8) }
        var bytes: [UInt8] = []
        for scalar in text.unicodeScalars {
            if let index = Self.upper.firstIndex(of: scalar.value) {
                bytes.append(UInt8(0x80 + index))
            } else if scalar.value < 0x80 || (0xA0...0xFF).contains(scalar.value) {
                bytes.append(UInt8(scalar.value))
            } else {
                return nil
            }
        }
        return bytes
    }
}
