// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Reads bytes as SQL writes them: `x'00FF'`.
enum BytesLiteral {
    /// Returns the bytes; nil if the text is not a literal of bytes.
    static func bytes(in text: String) -> [UInt8]? {
        let characters = Array(text.utf8)
        guard characters.count >= 3, characters.count % 2 == 1,
            characters[0] | 0x20 == UInt8(ascii: "x"), characters[1] == UInt8(ascii: "'"),
            characters.last == UInt8(ascii: "'")
        else { return nil }
        var bytes: [UInt8] = []
        for index in stride(from: 2, to: characters.count - 1, by: 2) {
            guard let high = digit(characters[index]), let low = digit(characters[index + 1])
            else { return nil }
            bytes.append(high << 4 | low)
        }
        return bytes
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
