// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The line that opens a block of code.
struct CodeFence: Hashable, Sendable {
    let sign: UInt8
    let length: Int
    /// The number of columns before the fence; lines of code lose as many.
    let indent: Int
    /// The bytes of the text after the fence.
    let info: Range<Int>

    /// Reads a fence at the cursor's next byte that is not a blank; nil if there is none.
    init?(at cursor: LineCursor, in text: [UInt8]) {
        guard let sign = cursor.nextByte(in: text),
            sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~")
        else {
            return nil
        }
        let end = cursor.range.upperBound
        var place = cursor.next
        while place < end, text[place] == sign { place += 1 }
        guard place - cursor.next >= 3 else { return nil }
        if sign == UInt8(ascii: "`"), text[place..<end].contains(sign) { return nil }
        self.sign = sign
        length = place - cursor.next
        indent = cursor.indent
        info = text.trimmed(place..<end)
    }

    /// Returns whether the cursor's line closes the block.
    func isClosed(at cursor: LineCursor, in text: [UInt8]) -> Bool {
        guard !cursor.isIndented, cursor.nextByte(in: text) == sign else { return false }
        let end = cursor.range.upperBound
        var place = cursor.next
        while place < end, text[place] == sign { place += 1 }
        return place - cursor.next >= length && text[place..<end].allSatisfy(\.isBlank)
    }
}
