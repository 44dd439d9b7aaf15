// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The letters of other scripts, each with the character at the same place of a US keyboard.
///
/// Terminals without the kitty protocol send only the letter. If a script has several layouts, a
/// letter gets its place in the first layout. Source: the layouts `ru`, `ua`, `by`, `rs`, `mk`,
/// `gr`, `il`, `ara`, `ir` and `kr` of xkeyboard-config.
enum KeyboardLayouts {
    static let rows: [(letters: String, places: String)] = [
        // Cyrillic: Russian, then the letters that other languages add.
        ("йцукенгшщзхъ", "qwertyuiop[]"), ("фывапролджэ", "asdfghjkl;'"),
        ("ячсмитьбюё", "zxcvbnm,.`"), ("ЙЦУКЕНГШЩЗХЪ", "QWERTYUIOP{}"),
        ("ФЫВАПРОЛДЖЭ", "ASDFGHJKL:\""), ("ЯЧСМИТЬБЮЁ№", "ZXCVBNM<>~#"),
        ("іїєґў", "s]'\\o"), ("ІЇЄҐЎ", "S}\"|O"),
        ("љњђћјџѓќѕ", "qw]'jx]'y"), ("ЉЊЂЋЈЏЃЌЅ", "QW}\"JX}\"Y"),
        // Greek.
        ("ςερτυθιοπ", "wertyuiop"), ("ασδφγηξκλ", "asdfghjkl"), ("ζχψωβνμ", "zxcvbnm"),
        ("ΕΡΤΥΘΙΟΠ", "ERTYUIOP"), ("ΑΣΔΦΓΗΞΚΛ", "ASDFGHJKL"), ("ΖΧΨΩΒΝΜ", "ZXCVBNM"),
        // Hebrew.
        ("קראטוןםפ", "ertyuiop"), ("שדגכעיחלךף", "asdfghjkl;"), ("זסבהנמצתץ", "zxcvbnm,."),
        // Arabic, then Persian.
        ("ضصثقفغعهخحجد", "qwertyuiop[]"), ("شسيبلاتنمكط", "asdfghjkl;'"),
        ("ئءؤرىةوزظذ", "zxcvnm,./`"), ("چپگکیژ", "]m';dc"),
        ("٠١٢٣٤٥٦٧٨٩", "0123456789"), ("۰۱۲۳۴۵۶۷۸۹", "0123456789"),
        // Korean, two sets.
        ("ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔ", "qwertyuiop"), ("ㅁㄴㅇㄹㅎㅗㅓㅏㅣ", "asdfghjkl"),
        ("ㅋㅌㅊㅍㅠㅜㅡ", "zxcvbnm"), ("ㅃㅉㄸㄲㅆㅒㅖ", "QWERTOP"),
    ]

    private static let places: [Character: Character] = Dictionary(
        rows.flatMap { zip($0.letters, $0.places) }, uniquingKeysWith: { first, _ in first })

    /// The keys that type an ASCII character where a US keyboard has a letter, in layouts without
    /// Latin letters.
    ///
    /// They are `ק` and its neighbors in Hebrew, Greek and Bulgarian.
    private static let letterPlaces: Set<[Character]> = [
        ["/", "q"], ["'", "w"], [";", "q"], [":", "Q"], [",", "q"],
    ]

    /// Returns the character at a letter's place on a US keyboard; nil for a letter that is in no
    /// table.
    static func place(of letter: Character) -> Character? { places[letter] }

    /// Returns whether a key that types a character may count as the key at the same place of a US
    /// keyboard.
    ///
    /// It may not on a Latin layout, whose keys show the letters of shortcuts: Ctrl-A on a French
    /// keyboard, at the place of Q, must not quit.
    static func counts(_ typed: Character, as place: Character) -> Bool {
        guard typed.isASCII else { return true }
        if typed.isLetter { return false }
        return !place.isLetter || letterPlaces.contains([typed, place])
    }
}
