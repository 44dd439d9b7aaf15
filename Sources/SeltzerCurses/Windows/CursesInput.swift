// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerBase
import SeltzerScreen
import SeltzerTerminal

/// Turns the input of ncurses into events.
struct CursesInput {
    private static let keys = Dictionary(
        ProfileKeyNames.all.map { ($0.name, $0.press) },
        uniquingKeysWith: { first, _ in first }
    )
    /// The pressed buttons, the latest last, because ncurses does not report which one is dragged.
    private var held: [MouseButton] = []

    /// Passes bytes through ncurses, and returns the events.
    mutating func events(of bytes: [UInt8]) -> [InputEvent] {
        var events: [InputEvent] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let taken = Self.piece(of: rest).withUnsafeBytes { cn_feed($0.baseAddress, $0.count) }
            rest = rest.dropFirst(taken)
            events += readEvents()
            if taken == 0 { break }
        }
        return events
    }

    /// Returns the longest piece, up to the start of a sequence, that the pipe to ncurses certainly
    /// accepts.
    private static func piece(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let piece = bytes.prefix(4096)
        guard piece.count < bytes.count, let cut = piece.lastIndex(of: 0x1B),
            cut > piece.startIndex
        else { return piece }
        return piece[..<cut]
    }

    /// Reads all input that ncurses has decoded.
    private mutating func readEvents() -> [InputEvent] {
        var result: [InputEvent] = []
        var hasEscape = false
        var value: UInt32 = 0
        while true {
            let kind = cn_get_wch(&value)
            if kind == CN_MOUSE {
                result += mouse()
            } else if kind == CN_CHARACTER, value == 0x1B {
                if hasEscape { result.append(.key(KeyPress(.escape))) }
                hasEscape = true
                continue
            } else if let press = Self.press(kind, value) {
                result.append(.key(hasEscape ? press.withAlt : press))
                hasEscape = false
                continue
            }
            if hasEscape { result.append(.key(KeyPress(.escape))) }
            hasEscape = false
            if kind == CN_NOTHING { return result }
        }
    }

    private static func press(_ kind: cn_input, _ value: UInt32) -> KeyPress? {
        switch kind {
        case CN_CHARACTER where value < 0x20 || value == 0x7F:
            KeyTables.singles[Int(value)]
        case CN_CHARACTER where (0x80..<0xA0).contains(value):
            nil
        case CN_CHARACTER:
            Unicode.Scalar(value).map { KeyPress(.character(Character($0))) }
        case CN_KEY:
            cn_keyname(value).flatMap { keys[String(cString: $0)] }
        default:
            nil
        }
    }

    // MARK: The mouse

    private static let mouseButtons: [MouseButton] = [.left, .middle, .right]

    /// Returns the inputs in one report of the mouse; there are several if ncurses merged them.
    private mutating func mouse() -> [InputEvent] {
        var report = cn_mouse()
        guard cn_getmouse(&report) else { return [] }
        var actions: [MouseInput.Action] = []
        for index in 0..<Int(CN_BUTTONS) { actions += self.actions(of: index, in: report) }
        if actions.isEmpty { actions = [held.last.map { .drag($0) } ?? .move] }
        var modifiers: KeyModifiers = []
        if report.has_shift { modifiers.insert(.shift) }
        if report.has_alt { modifiers.insert(.alt) }
        if report.has_control { modifiers.insert(.control) }
        let location = Point(x: Int(report.column), y: Int(report.row))
        return actions.map { .mouse(MouseInput($0, at: location, modifiers: modifiers)) }
    }

    private mutating func actions(of index: Int, in report: cn_mouse) -> [MouseInput.Action] {
        let state = withUnsafePointer(to: report) { cn_mouse_button($0, Int32(index)) }
        guard index < Self.mouseButtons.count else {
            // The wheel has no release.
            let turns = max(Int(state.clicks), state.presses ? 1 : 0)
            return Array(repeating: .scroll(dx: 0, dy: index == 3 ? -1 : 1), count: turns)
        }
        let button = Self.mouseButtons[index]
        var result: [MouseInput.Action] = []
        for _ in 0..<state.clicks { result += [.press(button), .release(button)] }
        if state.presses || state.releases || state.clicks > 0 { held.removeAll { $0 == button } }
        if state.presses {
            result.append(.press(button))
            held.append(button)
        }
        if state.releases { result.append(.release(button)) }
        return result
    }
}

extension KeyPress {
    /// The same key with Alt, which types no text.
    fileprivate var withAlt: KeyPress { KeyPress(key, modifiers: modifiers.union(.alt)) }
}
