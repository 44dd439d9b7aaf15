// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// What a terminal sends.
enum Bytes {
    /// A million bytes of typed text, one in ten beyond ASCII.
    static var text: [UInt8] {
        Array(String(repeating: "The quick brown fox jumps over é 漢 dogs. ", count: 21_300).utf8)
    }

    /// A million bytes of special keys, with and without modifiers, as xterm and kitty send them.
    static var keys: [UInt8] {
        let turn =
            "\u{1B}[A\u{1B}[B\u{1B}[1;5C\u{1B}[1;2D\u{1B}OP\u{1B}[15~\u{1B}[3;3~\u{1B}[Z\u{1B}[H\u{1B}[5~"
            + "\u{1B}x\u{1B}[27;5;9~\u{1B}[97;5:1u\u{1B}[97;5:3u\u{1B}[57399u\u{7F}\r\t\u{01}"
        return repeated(turn)
    }

    /// A million bytes of reports of presses, releases, moves and the wheel.
    static var mouse: [UInt8] {
        repeated(
            "\u{1B}[<0;12;4M\u{1B}[<0;12;4m\u{1B}[<35;120;40M\u{1B}[<35;121;40M\u{1B}[<32;7;9M\u{1B}[<65;40;30M"
                + "\u{1B}[<18;199;60M")
    }

    private static func repeated(_ turn: String) -> [UInt8] {
        Array(String(repeating: turn, count: 1_000_000 / turn.utf8.count).utf8)
    }

    /// A million bytes of keys, mouse reports and answers among text.
    static var mixed: [UInt8] {
        let turn =
            "ab\u{1B}[A\u{1B}[1;5C\u{1B}[<35;120;40M\u{1B}[<0;12;4M\u{1B}[<0;12;4mé\u{1B}OP\u{1B}[27;5;9~"
            + "\u{1B}[97;5:1u\u{1B}x\u{1B}[200~pasted\u{1B}[201~\u{1B}[?2026;2$y\u{1B}]11;rgb:1a/1b/1c\u{1B}\\"
        return repeated(turn)
    }

    /// Ten million bytes pasted in one piece.
    static var paste: [UInt8] {
        Array("\u{1B}[200~\(String(repeating: "line of text\n", count: 770_000))\u{1B}[201~".utf8)
    }

    /// Reports of the pointer, each at another cell than the one before.
    static func moves(_ count: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        for number in 0..<count {
            bytes += Array("\u{1B}[<35;\(number % 199 + 1);\(number % 59 + 1)M".utf8)
        }
        return bytes
    }

    /// The bytes in pieces, each as much as one turn reads of a terminal.
    static func reads(of bytes: [UInt8]) -> [[UInt8]] {
        stride(from: 0, to: bytes.count, by: 65_536).map { start in
            Array(bytes[start..<min(start + 65_536, bytes.count)])
        }
    }
}
