// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The entities and numeric references of HTML.
enum HTMLEntity {
    private static let named: [String: String] = {
        var named: [String: String] = [:]
        let table = HTMLEntityTable.entries
        let bytes = UnsafeBufferPointer(start: table.utf8Start, count: table.utf8CodeUnitCount)
        for entry in bytes.split(separator: .space) {
            let parts = entry.split(separator: UInt8(ascii: "="))
            let scalars = parts[1].split(separator: UInt8(ascii: "+")).compactMap {
                UInt32($0.text, radix: 16).flatMap(Unicode.Scalar.init)
            }
            named[parts[0].text] = String(String.UnicodeScalarView(scalars))
        }
        return named
    }()

    /// Returns the text of the reference that begins with the `&` at a place, and the place after
    /// it; nil if there is no reference.
    static func read(_ bytes: [UInt8], at start: Int, before end: Int) -> (text: String, end: Int)?
    {
        var place = start + 1
        guard place < end else { return nil }
        if bytes[place] == UInt8(ascii: "#") {
            return readNumber(bytes, at: place + 1, before: end)
        }
        // No name is longer than 32 bytes.
        let limit = min(end, place + 33)
        while place < limit, bytes[place].isAlphanumeric { place += 1 }
        guard place < limit, bytes[place] == UInt8(ascii: ";"), place > start + 1,
            let text = named[bytes[start + 1..<place].text]
        else { return nil }
        return (text, place + 1)
    }

    private static func readNumber(
        _ bytes: [UInt8], at start: Int, before end: Int
    ) -> (text: String, end: Int)? {
        var place = start
        let isHex = place < end && bytes[place] | 0x20 == UInt8(ascii: "x")
        if isHex { place += 1 }
        let digits = place
        let limit = min(end, digits + (isHex ? 6 : 7))
        while place < limit, isHex ? bytes[place].isHexDigit : bytes[place].isDigit { place += 1 }
        guard place > digits, place < end, bytes[place] == UInt8(ascii: ";"),
            let number = UInt32(bytes[digits..<place].text, radix: isHex ? 16 : 10)
        else { return nil }
        let scalar = number == 0 ? nil : Unicode.Scalar(number)
        return (String(Character(scalar ?? "\u{FFFD}")), place + 1)
    }
}

extension [UInt8] {
    /// Returns the text of a range, with backslash escapes and entities resolved.
    func unescapedText(_ range: Range<Int>) -> String {
        let part = self[range]
        guard part.contains(where: { $0 == .backslash || $0 == UInt8(ascii: "&") }) else {
            return part.text
        }
        var text: [UInt8] = []
        text.reserveCapacity(range.count)
        var place = range.lowerBound
        while place < range.upperBound {
            let byte = self[place]
            if byte == .backslash, place + 1 < range.upperBound, self[place + 1].isPunctuation {
                text.append(self[place + 1])
                place += 2
            } else if byte == UInt8(ascii: "&"),
                let entity = HTMLEntity.read(self, at: place, before: range.upperBound)
            {
                text.append(contentsOf: entity.text.utf8)
                place = entity.end
            } else {
                text.append(byte)
                place += 1
            }
        }
        return text.text
    }
}
