// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A terminal's screen as far as the encoder uses it: it takes bytes and holds cells.
///
/// Whatever it does not know fails the test that sends it, by ``unknown``.
package struct ScreenModel {
    /// What a cell of the screen holds.
    package struct Entry: Hashable {
        /// The text; empty in the right half of a wide one.
        package var text = " "
        /// The text's columns; 0 in the right half.
        package var width = 1
        package var foreground = "default"
        package var background = "default"
        package var attributes: Attributes = []
        /// The kind of the line below; single also where there is none.
        package var line = UnderlineStyle.single
        package var lineColor = "default"
        package var link: String?

        package init(text: String = " ", width: Int = 1, link: String? = nil) {
            self.text = text
            self.width = width
            self.link = link
        }
    }

    package let size: Size
    package var entries: [Entry]
    package private(set) var position = Point.zero
    /// The part of the screen that scrolls.
    package var scrollRegion: Rect
    /// Whether the terminal can let the columns of that part be set, and whether it does.
    package var knowsSideMargins = false, hasSideMargins = false
    package private(set) var isCursorShown = true
    /// The sequences that are not understood.
    package var unknown: [String] = []
    /// The bytes taken so far.
    package private(set) var count = 0
    package private(set) var pen = Entry()
    /// Whether erased cells get the pen's background.
    package var erasesWithBackground = true
    /// Whether clusters are shown as one character of two cells at most, as Unicode divides text.
    package var joinsClusters = false

    package init(size: Size) {
        self.size = size
        scrollRegion = Rect(origin: .zero, size: size)
        // Whatever was there before the first frame must not stay.
        entries = Array(repeating: Entry(text: "#"), count: size.area)
    }

    /// The columns that this terminal gives to a scalar; 0 joins it to the one before.
    private static func columns(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x300...0x36F, 0x200D, 0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xFF00...0xFF60, 0x1F300...0x1FAFF:
            2
        default: 1
        }
    }

    package subscript(_ x: Int, _ y: Int) -> Entry { entries[y * size.width + x] }

    /// Whether what is written next would be part of a link.
    package var isLinkOpen: Bool { pen.link != nil }

    /// A row's text.
    package func text(_ y: Int) -> String { (0..<size.width).map { self[$0, y].text }.joined() }

    package mutating func take(_ bytes: [UInt8]) {
        count += bytes.count
        var scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)[...]
        while let scalar = scalars.popFirst() {
            switch scalar {
            case "\u{1B}": takeSequence(&scalars)
            case "\r": position.x = 0
            case "\n" where position.y == scrollRegion.maxY - 1: scroll(1)
            case "\n": position.y = min(position.y + 1, size.height - 1)
            case "\u{08}": position.x = max(0, min(position.x, size.width - 1) - 1)
            case "\u{00}"..<" ", "\u{7F}"..<"\u{A0}":
                unknown.append(String(scalar.value, radix: 16))
            default: print(scalar)
            }
        }
    }

    private mutating func print(_ scalar: Unicode.Scalar) {
        if joinsClusters, join(scalar) { return }
        let width = Self.columns(of: scalar)
        if width == 0 {
            var left = min(position.x, size.width) - 1
            if left > 0, self[left, position.y].width == 0 { left -= 1 }
            if left >= 0 {
                entries[position.y * size.width + left].text.unicodeScalars.append(scalar)
            }
            return
        }
        // No automatic wrapping: what does not fit lands on the last columns.
        let x = min(position.x, size.width - width)
        guard x >= 0 else { return }
        clear(x)
        clear(x + width - 1)
        var entry = pen
        entry.text = String(Character(scalar))
        entry.width = width
        entries[position.y * size.width + x] = entry
        if width == 2 {
            entry.text = ""
            entry.width = 0
            entries[position.y * size.width + x + 1] = entry
        }
        position.x = x + width
    }

    /// Adds a scalar to the character before the cursor, if it belongs to that.
    private mutating func join(_ scalar: Unicode.Scalar) -> Bool {
        var left = min(position.x, size.width) - 1
        if left > 0, self[left, position.y].width == 0 { left -= 1 }
        guard left >= 0 else { return false }
        var entry = self[left, position.y]
        entry.text.unicodeScalars.append(scalar)
        guard entry.text.count == 1 else { return false }
        let isWidened = scalar == "\u{FE0F}" || Self.columns(of: scalar) > 0
        if isWidened, entry.width == 1, left + 1 < size.width {
            clear(left + 1)
            var right = entry
            (entry.width, right.width, right.text) = (2, 0, "")
            entries[position.y * size.width + left + 1] = right
            position.x = left + 2
        }
        entries[position.y * size.width + left] = entry
        return true
    }

    /// Makes a blank of the other half of a glyph that is written over.
    private mutating func clear(_ x: Int) {
        let place = position.y * size.width + x
        if entries[place].width == 0, x > 0 { blank(place - 1) }
        if entries[place].width == 2, x + 1 < size.width { blank(place + 1) }
    }

    private mutating func blank(_ place: Int) {
        entries[place].text = " "
        entries[place].width = 1
    }

    private mutating func takeSequence(_ scalars: inout ArraySlice<Unicode.Scalar>) {
        switch scalars.popFirst() {
        case "[": break
        case "]": return takeCommand(&scalars)
        case "M" where position.y == scrollRegion.minY: return scroll(-1)
        case "M": return moveTo(position.x, position.y - 1)
        default: return unknown.append("ESC")
        }
        let isFinal: (Unicode.Scalar) -> Bool = { ("@"..."~").contains($0) }
        guard let end = scalars.firstIndex(where: isFinal) else {
            scalars = []
            return unknown.append("cut")
        }
        let text = String(String.UnicodeScalarView(scalars[..<end]))
        let final = scalars[end]
        scalars = scalars[(end + 1)...]
        let numbers = text.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
        let first = max(1, (numbers.first ?? nil) ?? 1)
        switch final {
        case "H":
            let second = numbers.count > 1 ? numbers[1] ?? 1 : 1
            moveTo(second - 1, first - 1)
        case "G": moveTo(first - 1, position.y)
        case "d": moveTo(position.x, first - 1)
        case "C": moveTo(position.x + first, position.y)
        case "D": moveTo(position.x - first, position.y)
        case "K" where text.isEmpty: eraseLine()
        case "X": eraseCells(first)
        case "P": deleteCells(first)
        case "@": insertCells(first)
        case "m" where text.contains(":"): setLine(text)
        case "m": setPen(numbers.map { $0 ?? 0 })
        case "S": scroll(first)
        case "T": scroll(-first)
        case "r", "s":
            setMargins(numbers.compactMap { $0 }, areColumns: final == "s")
            moveTo(0, 0)
        case "h" where text == "?69", "l" where text == "?69": setSideMargins(final == "h")
        case "h" where text == "?25": isCursorShown = true
        case "l" where text == "?25": isCursorShown = false
        case "h" where text == "?2026", "l" where text == "?2026": break
        case "h" where text == "?7", "l" where text == "?7": break
        // The shape of the cursor.
        case "q" where text.hasSuffix(" "): break
        default: unknown.append("CSI \(text)\(final)")
        }
    }

    /// Takes an operating system command, of which only links are known.
    private mutating func takeCommand(_ scalars: inout ArraySlice<Unicode.Scalar>) {
        guard let end = scalars.firstIndex(where: { $0.value < 0x20 || $0.value > 0x7E }),
            scalars[end...].starts(with: ["\u{1B}", "\\"])
        else { return unknown.append("OSC") }
        let text = String(String.UnicodeScalarView(scalars[..<end]))
        scalars = scalars[(end + 2)...]
        let fields = text.split(
            separator: ";", maxSplits: 2, omittingEmptySubsequences: false)
        guard fields.count == 3, fields[0] == "8" else { return unknown.append("OSC \(text)") }
        pen.link = fields[2].isEmpty ? nil : String(fields[2])
        if fields[1].hasPrefix("id=") == fields[2].isEmpty { unknown.append("OSC \(text)") }
    }

    /// Sets the line below text by an `SGR` with colons.
    private mutating func setLine(_ text: String) {
        let numbers = text.split(separator: ":", omittingEmptySubsequences: false).map {
            Int($0) ?? 0
        }
        switch (numbers[0], numbers[1], numbers.count) {
        case (4, 2...5, 2):
            pen.attributes.insert(.underline)
            pen.line = UnderlineStyle(rawValue: UInt8(numbers[1])) ?? .single
        case (58, 5, 3): pen.lineColor = "palette(\(numbers[2]))"
        case (58, 2, 6):
            pen.lineColor =
                Color.rgb(UInt8(numbers[3]), UInt8(numbers[4]), UInt8(numbers[5])).description
        default: unknown.append("SGR \(text)")
        }
    }

    private mutating func moveTo(_ x: Int, _ y: Int) {
        let isInside = (0..<size.width).contains(x) && (0..<size.height).contains(y)
        if !isInside { unknown.append("move to \(x), \(y)") }
        position = Point(x: x.clamped(0, size.width - 1), y: y.clamped(0, size.height - 1))
    }

    private mutating func eraseLine() {
        if pen.link != nil { unknown.append("EL in a link") }
        clear(position.x)
        for x in min(position.x, size.width - 1)..<size.width {
            entries[position.y * size.width + x] = blankEntry
        }
    }

    private mutating func eraseCells(_ count: Int) {
        if pen.link != nil { unknown.append("ECH in a link") }
        let x = min(position.x, size.width - 1)
        let end = min(x + count, size.width)
        clear(x)
        clear(end - 1)
        for x in x..<end { entries[position.y * size.width + x] = blankEntry }
    }

    /// Deletes cells at the cursor; those behind them move, and blanks appear at the end of the row.
    private mutating func deleteCells(_ count: Int) {
        let x = min(position.x, size.width - 1), start = position.y * size.width
        let count = min(count, size.width - x)
        clear(x)
        clear(min(x + count, size.width - 1))
        entries.removeSubrange((start + x)..<(start + x + count))
        entries.insert(
            contentsOf: repeatElement(blankEntry, count: count), at: start + size.width - count)
    }

    /// Inserts blanks at the cursor; the cells from there on move, and the last ones are lost.
    private mutating func insertCells(_ count: Int) {
        let x = min(position.x, size.width - 1), start = position.y * size.width
        let count = min(count, size.width - x)
        clear(x)
        entries.removeSubrange((start + size.width - count)..<(start + size.width))
        entries.insert(contentsOf: repeatElement(blankEntry, count: count), at: start + x)
    }

    /// A cell that was erased.
    private var blankEntry: Entry {
        var entry = Entry()
        if erasesWithBackground { entry.background = pen.background }
        return entry
    }

    private mutating func setPen(_ numbers: [Int]) {
        var rest = numbers[...]
        while let number = rest.popFirst() {
            switch number {
            case 0: pen = Entry(link: pen.link)
            case 59: pen.lineColor = "default"
            case 22: pen.attributes.subtract([.bold, .dim])
            case 1...9, 23...29: setAttribute(number)
            case 38: pen.foreground = color(&rest)
            case 48: pen.background = color(&rest)
            case 30...37: pen.foreground = "palette(\(number - 30))"
            case 90...97: pen.foreground = "palette(\(number - 82))"
            case 40...47: pen.background = "palette(\(number - 40))"
            case 100...107: pen.background = "palette(\(number - 92))"
            case 39: pen.foreground = "default"
            case 49: pen.background = "default"
            default: unknown.append("SGR \(number)")
            }
        }
    }

    private mutating func setAttribute(_ number: Int) {
        let attributes: [Int: Attributes] = [
            1: .bold, 2: .dim, 3: .italic, 4: .underline, 5: .blink, 7: .reverse, 9: .strikethrough,
        ]
        guard let attribute = attributes[number % 20] else {
            return unknown.append("SGR \(number)")
        }
        if attribute == .underline { pen.line = .single }
        if number < 20 {
            pen.attributes.insert(attribute)
        } else {
            pen.attributes.remove(attribute)
        }
    }

    private mutating func color(_ rest: inout ArraySlice<Int>) -> String {
        switch rest.popFirst() {
        case 5: return "palette(\(rest.popFirst() ?? -1))"
        case 2:
            let parts = (0..<3).map { _ in rest.popFirst() ?? -1 }
            return Color.rgb(UInt8(parts[0]), UInt8(parts[1]), UInt8(parts[2])).description
        default:
            unknown.append("SGR 38")
            return "?"
        }
    }
}
