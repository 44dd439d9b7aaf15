// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CEmulator
import Seltzer

/// Encodes keys as the modes of a terminal's program ask.
struct KeyEncoder {
    /// The flags of the kitty keyboard protocol.
    private enum Flag {
        static let disambiguates = 1
        static let reportsEvents = 2
        static let reportsAlternates = 4
        static let reportsAll = 8
        static let reportsText = 16
    }

    /// Sends a key to a program; the bytes are in the emulator's output, or returned.
    static func encode(_ press: KeyPress, for emulator: Emulator) -> [UInt8] {
        if emulator.keyboardFlags != 0, let bytes = kitty(press, emulator.keyboardFlags) {
            return bytes
        }
        guard press.phase != .release else { return [] }
        if let character = character(of: press) { return typed(press, character) }
        switch press.key {
        case .enter: return alt(press, [0x0D])
        case .backspace: return alt(press, press.modifiers.contains(.control) ? [0x08] : [0x7F])
        case .escape: return alt(press, [0x1B])
        case .tab:
            return press.modifiers.contains(.shift)
                ? Array("\u{1B}[Z".utf8) : alt(press, [0x09])
        case .function(let number):
            emulator.press(CE_FUNCTION_0, number: number, modifiers: press.modifiers)
        default:
            if let key = keys[press.key] { emulator.press(key, modifiers: press.modifiers) }
        }
        return []
    }

    private static let keys: [Key: ce_key] = [
        .up: CE_UP, .down: CE_DOWN, .left: CE_LEFT, .right: CE_RIGHT, .insert: CE_INSERT,
        .delete: CE_DELETE, .home: CE_HOME, .end: CE_END, .pageUp: CE_PAGE_UP,
        .pageDown: CE_PAGE_DOWN,
    ]

    // MARK: Bytes without a protocol

    private static func character(of press: KeyPress) -> Character? {
        switch press.key {
        case .character(let character): character
        case .keypad("\r"): "\r"
        case .keypad(let character): character
        default: nil
        }
    }

    private static func typed(_ press: KeyPress, _ character: Character) -> [UInt8] {
        guard press.modifiers.contains(.control) else {
            return alt(press, Array((press.text ?? String(character)).utf8))
        }
        return alt(press, control(character).map { [$0] } ?? Array(String(character).utf8))
    }

    /// Returns the control character of a key, as terminals have sent it since the VT100.
    private static func control(_ character: Character) -> UInt8? {
        guard let byte = character.asciiValue else { return nil }
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "2"): return 0
        case UInt8(ascii: "3")...UInt8(ascii: "7"): return byte - 0x33 + 0x1B
        case UInt8(ascii: "8"), UInt8(ascii: "?"): return 0x7F
        case UInt8(ascii: "/"): return 0x1F
        case 0x40...0x7E: return byte & 0x1F
        default: return nil
        }
    }

    private static func alt(_ press: KeyPress, _ bytes: [UInt8]) -> [UInt8] {
        press.modifiers.contains(.alt) ? [0x1B] + bytes : bytes
    }

    // MARK: The kitty keyboard protocol

    // Source: the kitty keyboard protocol, "Quickstart" and "Progressive enhancement".

    /// Returns the bytes of a key; nil if it is sent as without the protocol.
    private static func kitty(_ press: KeyPress, _ flags: Int) -> [UInt8]? {
        if press.phase == .release, flags & Flag.reportsEvents == 0 { return [] }
        let reportsAll = flags & Flag.reportsAll != 0
        guard let (number, final) = code(of: press.key) else { return nil }
        let modifiers = modifiers(press, flags)
        if !reportsAll {
            // Text, and these three keys, stay usable in a shell after a program that crashed.
            let isText =
                press.modifiers.isSubset(of: .shift) && character(of: press) != nil
            let isPlain =
                press.modifiers.isEmpty && [.enter, .tab, .backspace].contains(press.key)
            if isText || isPlain { return press.phase == .release ? [] : nil }
        }
        if final != "u", modifiers == nil, number == 1 { return Array("\u{1B}[\(final)".utf8) }
        var text = "\u{1B}[\(number)"
        if flags & Flag.reportsAlternates != 0 { text += alternates(press) }
        let typed = flags & Flag.reportsText != 0 && press.phase != .release ? press.text : nil
        if modifiers != nil || typed != nil { text += ";\(modifiers ?? "")" }
        if let typed {
            text += ";" + typed.unicodeScalars.map { String($0.value) }.joined(separator: ":")
        }
        return Array((text + final).utf8)
    }

    private static func modifiers(_ press: KeyPress, _ flags: Int) -> String? {
        let bits = 1 + Int(press.modifiers.rawValue)
        guard flags & Flag.reportsEvents != 0, press.phase != .press else {
            return bits == 1 ? nil : String(bits)
        }
        return "\(bits):\(press.phase == .repeat ? 2 : 3)"
    }

    private static func alternates(_ press: KeyPress) -> String {
        let shifted = press.shiftedCharacter?.unicodeScalars.first.map { String($0.value) }
        let base = press.baseCharacter?.unicodeScalars.first.map { String($0.value) }
        if let base { return ":\(shifted ?? ""):\(base)" }
        return shifted.map { ":\($0)" } ?? ""
    }

    /// Returns the number of a key, and the letter that ends its sequence.
    private static func code(of key: Key) -> (number: Int, final: String)? {
        switch key {
        case .character(let character):
            let scalars = character.lowercased().unicodeScalars
            return scalars.count == 1 ? (Int(scalars.first?.value ?? 0), "u") : nil
        case .enter: return (13, "u")
        case .tab: return (9, "u")
        case .backspace: return (127, "u")
        case .escape: return (27, "u")
        case .up: return (1, "A")
        case .down: return (1, "B")
        case .right: return (1, "C")
        case .left: return (1, "D")
        case .end: return (1, "F")
        case .home: return (1, "H")
        case .insert: return (2, "~")
        case .delete: return (3, "~")
        case .pageUp: return (5, "~")
        case .pageDown: return (6, "~")
        case .menu: return (57_363, "u")
        case .function(1): return (1, "P")
        case .function(2): return (1, "Q")
        case .function(3): return (13, "~")
        case .function(4): return (1, "S")
        case .function(5): return (15, "~")
        case .function(let number) where (6...10).contains(number): return (number + 11, "~")
        case .function(11): return (23, "~")
        case .function(12): return (24, "~")
        case .function(let number) where (13...35).contains(number):
            return (57_363 + number, "u")
        default: return nil
        }
    }
}
