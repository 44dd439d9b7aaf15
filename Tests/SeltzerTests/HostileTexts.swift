// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Texts that are meant to be taken for commands by a terminal.
enum HostileTexts {
    /// Commands that Seltzer never sends, a marker behind each.
    static let all =
        [
            "\u{1B}[77zhit", "\u{1B}]77;hit\u{7}hit", "\u{1B}]77;hit\u{1B}\\hit", "\u{1B}chit",
            "\u{1B}P77qhit\u{1B}\\", "\u{1B}(0hit", "\u{9B}77zhit", "\u{9D}77;hit\u{9C}hit",
            "\u{90}77qhit\u{9C}", "hit\u{7F}hit", "hit\r\nhit\u{85}hit", "\u{2028}hit\u{2029}hit",
            "a\u{301}\u{1B}[77zhit", "\u{1F468}\u{200D}\u{1B}[77zhit", "hit\u{FEFF}\u{1B}\u{9B}",
        ]
        + (Array(0x00...0x1F) + Array(0x7F...0x9F)).map { (value: UInt32) in
            "hit\(Character(Unicode.Scalar(value) ?? " "))[77z"
        }
        + ["\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}", "\u{202B}", "\u{202C}", "\u{202D}"]
        .map { "hit\($0)abc" }
        + ["\u{202E}", "\u{2066}", "\u{2067}", "\u{2068}", "\u{2069}"].map { "hit\($0)abc" }
}
