// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CVTerm
import Seltzer

/// The emulator libvterm.
final class VTermOracle: TerminalOracle {
    /// libvterm has no dim.
    static let knownAttributes: Attributes = [
        .bold, .italic, .underline, .blink, .reverse, .strikethrough,
    ]

    /// It has no dotted and dashed lines.
    static let knownUnderlines: [UnderlineStyle] = [.single, .double, .curly]
    /// Nor colors for them.
    static let knowsUnderlineColors = false

    /// What libvterm tells by callbacks.
    private final class Notes {
        var properties: [UInt32: Int32] = [:]
        var unknown: [String] = []
        var answers: [UInt8] = []
        var scrollback: [String] = []
    }

    private let terminal: OpaquePointer
    private let vtermScreen: OpaquePointer
    private let notes = Notes()
    private let callbacks: UnsafeMutablePointer<VTermScreenCallbacks>
    private let fallbacks: UnsafeMutablePointer<VTermParserCallbacks>
    private(set) var size: Size

    init(size: Size) {
        self.size = size
        terminal = vterm_new(Int32(size.height), Int32(size.width))
        vterm_set_utf8(terminal, 1)
        vtermScreen = vterm_obtain_screen(terminal)
        callbacks = .allocate(capacity: 1)
        callbacks.initialize(to: VTermScreenCallbacks())
        fallbacks = .allocate(capacity: 1)
        fallbacks.initialize(to: VTermParserCallbacks())
        callbacks.pointee.settermprop = { property, value, user in
            guard let user, let value else { return 0 }
            let notes = Unmanaged<Notes>.fromOpaque(user).takeUnretainedValue()
            notes.properties[property.rawValue] = value.pointee.boolean
            return 1
        }
        callbacks.pointee.sb_pushline = { columns, cells, user in
            guard let user, let cells else { return 0 }
            let line = (0..<Int(columns)).map { VTermOracle.text(of: cells[$0]) }.joined()
            let notes = Unmanaged<Notes>.fromOpaque(user).takeUnretainedValue()
            notes.scrollback.append(String(line.reversed().drop { $0 == " " }.reversed()))
            return 1
        }
        fallbacks.pointee.csi = { _, _, _, _, final, user in
            guard let user else { return 0 }
            let notes = Unmanaged<Notes>.fromOpaque(user).takeUnretainedValue()
            notes.unknown.append("CSI … \(Unicode.Scalar(UInt8(truncatingIfNeeded: Int(final))))")
            return 0
        }
        let user = Unmanaged.passUnretained(notes).toOpaque()
        vterm_screen_set_callbacks(vtermScreen, callbacks, user)
        vterm_screen_set_unrecognised_fallbacks(vtermScreen, fallbacks, user)
        // Its own buffer for answers is small, and what is too much is dropped.
        vterm_output_set_callback(
            terminal,
            { bytes, count, user in
                guard let user, let bytes else { return }
                let notes = Unmanaged<Notes>.fromOpaque(user).takeUnretainedValue()
                let answer = UnsafeBufferPointer(start: bytes, count: count)
                notes.answers += answer.map { UInt8(bitPattern: $0) }
            }, user)
        vterm_screen_enable_altscreen(vtermScreen, 1)
        vterm_screen_reset(vtermScreen, 1)
    }

    deinit {
        vterm_free(terminal)
        callbacks.deallocate()
        fallbacks.deallocate()
    }

    /// The sequences that libvterm did not know.
    var unknown: [String] { notes.unknown }

    /// A property of the terminal as it was set last; 0 before.
    func property(_ property: VTermProp) -> Int { Int(notes.properties[property.rawValue] ?? 0) }

    /// The lines that have left the screen at its top, without blanks at their ends.
    var scrollback: [String] { notes.scrollback }

    func take(_ bytes: [UInt8]) {
        bytes.withUnsafeBytes { bytes in
            let text = bytes.assumingMemoryBound(to: CChar.self)
            _ = vterm_input_write(terminal, text.baseAddress, bytes.count)
        }
    }

    /// Returns what the terminal has answered since the last call.
    func takeAnswers() -> [UInt8] {
        defer { notes.answers = [] }
        return notes.answers
    }

    func resize(to size: Size) {
        self.size = size
        vterm_set_size(terminal, Int32(size.height), Int32(size.width))
    }

    func screen() -> OracleScreen {
        var entries: [OracleScreen.Entry] = []
        entries.reserveCapacity(size.area)
        for y in 0..<size.height {
            for x in 0..<size.width { entries.append(entry(x, y)) }
        }
        var cursor = VTermPos()
        vterm_state_get_cursorpos(vterm_obtain_state(terminal), &cursor)
        return OracleScreen(
            size: size,
            entries: entries,
            cursor: Point(x: Int(cursor.col), y: Int(cursor.row)),
            isCursorShown: property(VTERM_PROP_CURSORVISIBLE) != 0
        )
    }

    private func entry(_ x: Int, _ y: Int) -> OracleScreen.Entry {
        var cell = VTermScreenCell()
        vterm_screen_get_cell(vtermScreen, VTermPos(row: Int32(y), col: Int32(x)), &cell)
        var entry = OracleScreen.Entry()
        entry.text = Self.text(of: cell)
        entry.foreground = color(cell.fg, default: UInt8(VTERM_COLOR_DEFAULT_FG.rawValue))
        entry.background = color(cell.bg, default: UInt8(VTERM_COLOR_DEFAULT_BG.rawValue))
        if cell.attrs.bold != 0 { entry.attributes.insert(.bold) }
        if cell.attrs.italic != 0 { entry.attributes.insert(.italic) }
        if cell.attrs.underline != 0 {
            entry.attributes.insert(.underline)
            entry.underlineStyle = UnderlineStyle(rawValue: UInt8(cell.attrs.underline)) ?? .none
        }
        if cell.attrs.blink != 0 { entry.attributes.insert(.blink) }
        if cell.attrs.reverse != 0 { entry.attributes.insert(.reverse) }
        if cell.attrs.strike != 0 { entry.attributes.insert(.strikethrough) }
        return entry
    }

    private static func text(of cell: VTermScreenCell) -> String {
        let chars = cell.chars
        let all = [chars.0, chars.1, chars.2, chars.3, chars.4, chars.5]
        // libvterm marks the right half of a wide character by all bits.
        if all[0] == .max { return "" }
        if all[0] == 0 { return " " }
        var text = String.UnicodeScalarView()
        for value in all.prefix(while: { $0 != 0 }) {
            text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
        }
        return String(text)
    }

    private func color(_ color: VTermColor, default mask: UInt8) -> Color {
        if color.type & mask != 0 { return .default }
        if color.type & UInt8(VTERM_COLOR_TYPE_MASK.rawValue) != 0 {
            return .palette(color.indexed.idx)
        }
        return .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
    }
}
