// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The keys that sequences identify by a number or a letter.
///
/// Sources: xterm's "PC-Style Function Keys" and "VT220-Style Function Keys", rxvt's key table, the
/// kitty keyboard protocol's "Functional key definitions".
package enum KeyTables {
    /// The keys of single bytes; U+FFFD for bytes that cannot begin a character.
    package static let singles: [KeyPress] = (0...0xFF).map { (byte: UInt8) in
        switch byte {
        case 0x09: KeyPress(.tab)
        case 0x0A, 0x0D: KeyPress(.enter)
        case 0x1B: KeyPress(.escape)
        case 0x7F: KeyPress(.backspace)
        case 0x00: KeyPress(.character(" "), modifiers: .control)
        case 0x01...0x1A: control(byte + 0x60)
        case 0x1C...0x1F: control(byte + 0x40)
        case 0x20...0x7E: KeyPress(.character(Character(Unicode.Scalar(byte))))
        default: KeyPress(.character("\u{FFFD}"))
        }
    }

    private static func control(_ byte: UInt8) -> KeyPress {
        KeyPress(.character(Character(Unicode.Scalar(byte))), modifiers: .control)
    }

    /// Returns the key of `CSI number ~`.
    static func tilde(_ number: Int) -> Key? {
        switch number {
        case 1, 7: .home
        case 2: .insert
        case 3: .delete
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23...26: .function(number - 12)
        case 28, 29: .function(number - 13)
        case 31...34: .function(number - 14)
        case 57_344...57_454: kitty(number)
        default: nil
        }
    }

    /// Returns the key of a final letter, after CSI or SS3.
    static func letter(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "E"): .begin
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        default: nil
        }
    }

    /// Returns the arrow key for a small letter, which rxvt sends with Shift or Ctrl.
    static func smallArrow(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "a"): .up
        case UInt8(ascii: "b"): .down
        case UInt8(ascii: "c"): .right
        case UInt8(ascii: "d"): .left
        default: nil
        }
    }

    /// Returns the keypad's key of a final letter after SS3, in application keypad mode.
    static func keypad(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: " "): .keypad(" ")
        case UInt8(ascii: "I"): .keypad("\t")
        case UInt8(ascii: "M"): .keypad("\r")
        case UInt8(ascii: "X"): .keypad("=")
        // The keypad's characters `*` to `9`, plus 0x40.
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            .keypad(Character(Unicode.Scalar(byte - 0x40)))
        default: nil
        }
    }

    /// Returns the key of the Linux console's `CSI [ A` to `CSI [ E`.
    static func linux(_ byte: UInt8) -> Key? {
        (0x41...0x45).contains(byte) ? .function(Int(byte) - 0x40) : nil
    }

    /// Returns the key of a number in the kitty protocol's private range; nil for other numbers.
    static func kitty(_ number: Int) -> Key? {
        switch number {
        case 57_344...57_363: kittyFirst[number - 57_344]
        case 57_364...57_398: .function(number - 57_363)
        case 57_399...57_408: .keypad(Character(Unicode.Scalar(UInt8(number - 57_399 + 0x30))))
        case 57_409...57_454: kittyRest[number - 57_409]
        default: nil
        }
    }

    private static let kittyFirst: [Key] = [
        .escape, .enter, .tab, .backspace, .insert, .delete, .left, .right, .up, .down,
        .pageUp, .pageDown, .home, .end, .named("caps_lock"), .named("scroll_lock"),
        .named("num_lock"), .named("print_screen"), .named("pause"), .menu,
    ]

    private static let kittyRest: [Key] = [
        .keypad("."), .keypad("/"), .keypad("*"), .keypad("-"), .keypad("+"), .keypad("\r"),
        .keypad("="), .keypad(","), .left, .right, .up, .down, .pageUp, .pageDown, .home, .end,
        .insert, .delete, .begin, .named("media_play"), .named("media_pause"),
        .named("media_play_pause"), .named("media_reverse"), .named("media_stop"),
        .named("media_fast_forward"), .named("media_rewind"), .named("media_track_next"),
        .named("media_track_previous"), .named("media_record"), .named("lower_volume"),
        .named("raise_volume"), .named("mute_volume"), .named("left_shift"),
        .named("left_control"), .named("left_alt"), .named("left_super"), .named("left_hyper"),
        .named("left_meta"), .named("right_shift"), .named("right_control"), .named("right_alt"),
        .named("right_super"), .named("right_hyper"), .named("right_meta"),
        .named("iso_level3_shift"), .named("iso_level5_shift"),
    ]
}
