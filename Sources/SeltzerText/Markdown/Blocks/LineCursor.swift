// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A place in a line, in bytes and in columns: a tab leads to the next multiple of four.
struct LineCursor {
    /// The bytes of the line without its end.
    let range: Range<Int>
    private(set) var offset: Int
    private(set) var column = 0
    /// Whether the cursor stands inside of a tab.
    private(set) var isInTab = false
    /// The next byte that is not a blank, and its column.
    private(set) var next: Int
    private(set) var nextColumn = 0

    init(_ range: Range<Int>, in text: [UInt8]) {
        self.range = range
        offset = range.lowerBound
        next = offset
        findNext(in: text)
    }

    /// Whether only blanks follow.
    var isBlank: Bool { next >= range.upperBound }
    /// The number of columns of blanks that follow.
    var indent: Int { nextColumn - column }
    /// Whether at least four columns of blanks follow, so that the line is code.
    var isIndented: Bool { indent >= 4 }
    /// The blanks that remain of a partly used tab.
    var padding: Int { isInTab ? 4 - column % 4 : 0 }
    /// The first byte of the rest; after the tab, if one was partly used.
    var restStart: Int { isInTab ? offset + 1 : offset }

    private mutating func findNext(in text: [UInt8]) {
        var place = offset
        var cells = column
        while place < range.upperBound {
            if text[place] == .tab {
                cells += 4 - cells % 4
            } else if text[place] == .space {
                cells += 1
            } else {
                break
            }
            place += 1
        }
        next = place
        nextColumn = cells
    }

    /// Moves to the next byte that is not a blank.
    mutating func skipBlanks() {
        offset = next
        column = nextColumn
        isInTab = false
    }

    /// Moves by bytes that are not tabs.
    mutating func advance(bytes: Int, in text: [UInt8]) {
        for _ in 0..<bytes where offset < range.upperBound {
            offset += 1
            column += 1
        }
        isInTab = false
        findNext(in: text)
    }

    /// Moves by columns over blanks, if necessary into a tab.
    mutating func advance(columns: Int, in text: [UInt8]) {
        var left = columns
        while left > 0, offset < range.upperBound {
            guard text[offset] == .tab else {
                offset += 1
                column += 1
                left -= 1
                continue
            }
            let room = 4 - column % 4
            let step = min(left, room)
            isInTab = step < room
            column += step
            if !isInTab { offset += 1 }
            left -= step
        }
        if offset >= range.upperBound { isInTab = false }
        findNext(in: text)
    }

    /// The byte at the cursor; nil at the end of the line.
    func byte(in text: [UInt8]) -> UInt8? {
        offset < range.upperBound ? text[offset] : nil
    }

    /// The next byte that is not a blank; nil if there is none.
    func nextByte(in text: [UInt8]) -> UInt8? {
        next < range.upperBound ? text[next] : nil
    }

    /// Whether a blank is at the cursor.
    func isAtBlank(in text: [UInt8]) -> Bool {
        byte(in: text).map(\.isBlank) ?? false
    }
}
