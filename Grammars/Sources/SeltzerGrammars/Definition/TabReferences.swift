// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// References to a tab, such as `&#9;` and `&#x09;`, which must stay tabs in attributes.
///
/// Expat makes a space of a tab that an entity brings into an attribute, as XML demands. The definitions were written for
/// a reader that keeps it. So the references are changed to a private character before expat reads them.
struct TabReferences {
    /// The bytes of U+E009.
    private static let mark: [UInt8] = [0xEE, 0x80, 0x89]
    private static var longest: Int { 12 }

    /// The beginning of a reference at the end of the last block.
    private var rest: [UInt8] = []

    /// Returns a block with marks; a reference that the block cuts is part of the next one.
    mutating func marked(_ block: [UInt8], isLast: Bool) -> [UInt8] {
        let bytes = rest + block
        rest = []
        guard bytes.contains(0x26) else { return bytes }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        while place < bytes.count {
            guard bytes[place] == 0x26 else {
                result.append(bytes[place])
                place += 1
                continue
            }
            let text = bytes[place..<min(bytes.count, place + Self.longest)]
            let stop = text.dropFirst().firstIndex { $0 == 0x3B || $0 == 0x26 }
            guard let end = stop, bytes[end] == 0x3B else {
                if stop == nil, !isLast, text.count < Self.longest {
                    rest = Array(text)
                    return result
                }
                result.append(bytes[place])
                place += 1
                continue
            }
            result += Self.isTab(text[place..<end]) ? Self.mark[...] : bytes[place...end]
            place = end + 1
        }
        return result
    }

    /// Returns whether a reference without its semicolon is a tab.
    private static func isTab(_ reference: ArraySlice<UInt8>) -> Bool {
        guard reference.dropFirst().first == 0x23 else { return false }
        var digits = reference.dropFirst(2)
        if digits.first == 0x78 { digits = digits.dropFirst() }
        return digits.last == 0x39 && digits.dropLast().allSatisfy { $0 == 0x30 }
    }

    /// Returns a text with tabs for the marks.
    static func unmarked(_ text: String) -> String {
        guard text.utf8.contains(0xEE) else { return text }
        return String(
            String.UnicodeScalarView(text.unicodeScalars.map { $0 == "\u{E009}" ? "\t" : $0 }))
    }
}
