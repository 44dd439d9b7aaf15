// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Bytes that are not UTF-8.
enum TextRepair {
    /// Returns the bytes with a control character for each byte that is no part of a character.
    ///
    /// The number of bytes stays, so that places in the result are places in the line.
    static func valid(_ line: [UInt8]) -> [UInt8] {
        guard line.contains(where: { $0 >= 0x80 }) else { return line }
        var line = line, place = 0
        while place < line.count {
            let length = length(line, place)
            if length == 0 {
                line[place] = 0x1A
                place += 1
            } else {
                place += length
            }
        }
        return line
    }

    /// Returns the number of bytes of the character at a place; 0 for a byte that begins no character.
    private static func length(_ line: [UInt8], _ place: Int) -> Int {
        let first = line[place]
        if first < 0x80 { return 1 }
        let length: Int
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0...0xEF: length = 3
        case 0xF0...0xF4: length = 4
        default: return 0
        }
        guard place + length <= line.count else { return 0 }
        for index in place + 1..<place + length where line[index] & 0xC0 != 0x80 { return 0 }
        let second = line[place + 1]
        switch first {
        case 0xE0 where second < 0xA0, 0xED where second > 0x9F: return 0
        case 0xF0 where second < 0x90, 0xF4 where second > 0x8F: return 0
        default: return length
        }
    }
}
