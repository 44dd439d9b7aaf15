// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CEmulator
import Seltzer

/// The screen, the scrollback and the modes of an emulated terminal.
///
/// Rows of the screen count from 0; rows of the scrollback count upwards from -1.
///
/// Without memory it shows nothing until ``makeIfNeeded()``.
final class Emulator {
    /// Makes an emulator of columns, rows and a scrollback; nil if there is no memory for it.
    typealias Maker = (Int32, Int32, Int32) -> OpaquePointer?

    /// The emulator; nil if there was no memory for it.
    private var emulator: OpaquePointer?
    private(set) var size: Size
    private var scrollback: Int
    private let make: Maker

    init(size: Size, scrollback: Int, make: @escaping Maker = { ce_new($0, $1, $2) }) {
        self.size = Self.clamped(size)
        (self.scrollback, self.make) = (scrollback, make)
        makeIfNeeded()
    }

    deinit { ce_free(emulator) }

    /// Makes the emulator if there was no memory for it before; returns whether there is one.
    @discardableResult
    func makeIfNeeded() -> Bool {
        if emulator == nil {
            emulator = make(Int32(size.width), Int32(size.height), Int32(clamping: scrollback))
        }
        return emulator != nil
    }

    /// Returns a size that a terminal can have, which is at least two columns wide.
    static func clamped(_ size: Size) -> Size {
        Size(width: min(max(size.width, 2), 1_000), height: min(max(size.height, 1), 1_000))
    }

    func feed(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { ce_feed(emulator, $0.baseAddress, $0.count) }
    }

    /// Changes the size, unless there is no memory for it.
    func resize(to size: Size) {
        let new = Self.clamped(size)
        // An emulator that is made later has the size.
        guard emulator == nil || ce_resize(emulator, Int32(new.width), Int32(new.height)) else {
            return
        }
        self.size = new
    }

    func takeChanges() -> ce_changes { ce_take_changes(emulator) }

    /// Returns the bytes for the program: answers, and the input since the last call.
    func takeOutput() -> [UInt8] {
        var count = 0
        guard let bytes = ce_take_output(emulator, &count) else { return [] }
        return Array(UnsafeBufferPointer(start: bytes, count: count))
    }

    // MARK: Properties

    var title: String { String(cString: ce_title(emulator)) }
    /// The text that the program copied, in base64; nil if there is none.
    var copied: String? { ce_copied(emulator).map { String(cString: $0) } }
    var cursor: ce_cursor { ce_get_cursor(emulator) }
    var mouse: ce_mouse { ce_get_mouse(emulator) }
    var isAlternate: Bool { ce_is_alternate(emulator) }
    var keyboardFlags: Int { Int(ce_keyboard_flags(emulator)) }
    /// The number of rows that have moved into the scrollback.
    var pushedCount: Int { Int(ce_pushed_count(emulator)) }
    var scrollbackCount: Int { Int(ce_scrollback_count(emulator)) }

    func setScrollback(_ limit: Int) {
        scrollback = limit
        ce_set_scrollback(emulator, Int32(clamping: limit))
    }

    // MARK: Rows

    /// A run of cells with one look.
    struct Run {
        let column: Int
        let width: Int
        let text: String
        let style: Style
    }

    /// Calls a closure with the cells of a row, and returns its result; the cells after the last one are blank.
    func withRow<Result>(_ row: Int, _ body: (ce_row) -> Result) -> Result {
        body(ce_get_row(emulator, Int32(clamping: row)))
    }

    /// Returns the runs of a row, without the blanks at its end.
    ///
    /// A character beyond ASCII is a run of its own, because its width may differ elsewhere.
    func runs(ofRow row: Int) -> [Run] {
        withRow(row) { row in
            var runs: [Run] = []
            var letters: [UInt8] = []
            var column = 0
            while column < Int(row.count) {
                let first = row.cells[column], start = column
                letters.removeAll(keepingCapacity: true)
                while column < Int(row.count), let letter = Self.letter(of: row.cells[column]),
                    Self.hasSameLook(row.cells[column], first)
                {
                    letters.append(letter)
                    column += 1
                }
                let isWide = letters.isEmpty
                if isWide { column += 1 }
                guard !isWide || first.width > 0 else { continue }
                runs.append(
                    Run(
                        column: start, width: isWide ? Int(first.width) : letters.count,
                        text: isWide
                            ? Self.text(of: first, in: row)
                            : String(decoding: letters, as: UTF8.self),
                        style: Self.style(of: first)))
            }
            return runs
        }
    }

    /// Returns the printable ASCII character of a cell, a space for a blank; nil for other cells.
    private static func letter(of cell: ce_cell) -> UInt8? {
        guard cell.width == 1, cell.scalar < 0x7F else { return nil }
        return cell.scalar < 0x20 ? 0x20 : UInt8(truncatingIfNeeded: cell.scalar)
    }

    private static func hasSameLook(_ first: ce_cell, _ second: ce_cell) -> Bool {
        first.foreground == second.foreground && first.background == second.background
            && first.attributes == second.attributes
    }

    /// Returns the text of some columns of a row, without the blanks at the end of the row.
    func text(ofRow row: Int, columns: Range<Int>) -> String {
        withRow(row) { row in
            var text = ""
            for column in columns.clamped(to: 0..<Int(row.count)) where row.cells[column].width > 0
            {
                text += Self.text(of: row.cells[column], in: row)
            }
            return text
        }
    }

    /// Returns whether a row ends at its last column with a character, so that the text may continue in the next row.
    func mayContinue(row: Int) -> Bool {
        withRow(row) { Int($0.count) >= size.width && $0.cells[size.width - 1].scalar != 0 }
    }

    private static func text(of cell: ce_cell, in row: ce_row) -> String {
        if cell.scalar < 0x7F {
            return cell.scalar < 0x20
                ? " " : String(UnicodeScalar(UInt8(truncatingIfNeeded: cell.scalar)))
        }
        var text = String.UnicodeScalarView()
        if cell.scalar & UInt32(CE_CLUSTER) == 0 {
            text.append(UnicodeScalar(cell.scalar) ?? "\u{FFFD}")
        } else if let cluster = row.scalars?.advanced(
            by: Int(cell.scalar & ~UInt32(CE_CLUSTER)))
        {
            for index in 1...max(1, Int(cluster[0])) {
                text.append(UnicodeScalar(cluster[index]) ?? "\u{FFFD}")
            }
        }
        return String(text)
    }

    private static func style(of cell: ce_cell) -> Style {
        var style = Style(
            foreground: color(cell.foreground) ?? .default,
            background: color(cell.background) ?? .clear)
        guard cell.attributes != 0 else { return style }
        let pairs: [(Int, Attributes)] = [
            (Int(CE_BOLD), .bold), (Int(CE_ITALIC), .italic), (Int(CE_BLINK), .blink),
            (Int(CE_REVERSE), .reverse), (Int(CE_STRIKE), .strikethrough),
        ]
        for (bit, attribute) in pairs where Int(cell.attributes) & bit != 0 {
            style.attributes.insert(attribute)
        }
        switch cell.attributes >> 8 & 3 {
        case 1: style.underlineStyle = .single
        case 2: style.underlineStyle = .double
        case 3: style.underlineStyle = .curly
        default: break
        }
        return style
    }

    private static func color(_ bits: UInt32) -> Color? {
        switch bits >> 24 {
        case 1: .palette(UInt8(truncatingIfNeeded: bits))
        case 2: .hex(bits & 0xFF_FFFF)
        default: nil
        }
    }

    // MARK: Input

    func press(_ key: ce_key, number: Int = 0, modifiers: KeyModifiers) {
        ce_press(emulator, key, Int32(clamping: number), modifiers.forEmulator)
    }

    func beginPaste() { ce_begin_paste(emulator) }

    func endPaste() { ce_end_paste(emulator) }

    func focus(_ isFocused: Bool) { ce_focus(emulator, isFocused) }

    /// Moves the pointer to a cell of the screen, and presses or releases a button.
    func point(at point: Point, button: Int, isPressed: Bool, modifiers: KeyModifiers) {
        ce_point(
            emulator, Int32(clamping: min(max(point.x, 0), size.width - 1)),
            Int32(clamping: min(max(point.y, 0), size.height - 1)), Int32(clamping: button),
            isPressed, modifiers.forEmulator)
    }
}

extension KeyModifiers {
    fileprivate var forEmulator: Int32 {
        (contains(.shift) ? 1 : 0) | (contains(.alt) || contains(.meta) ? 2 : 0)
            | (contains(.control) ? 4 : 0)
    }
}
