// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Quotes text for a shell, so that it is one word whatever it contains.
enum ShellWord {
    /// Returns bytes as one word of a POSIX shell.
    ///
    /// Text in valid UTF-8 is in single quotes. Other bytes are written by `printf`, because a command is text; line
    /// feeds at the end follow in single quotes, because the shell removes them from the output of a command. Zero
    /// bytes, which no argument can contain, are left out.
    static func quoted(_ bytes: some Collection<UInt8>) -> String {
        let bytes = bytes.filter { $0 != 0 }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.utf8.elementsEqual(bytes) {
            return quoted(text)
        }
        let end = bytes.lastIndex { $0 != 0x0A }.map { $0 + 1 } ?? 0
        let lineFeeds = String(repeating: "\n", count: bytes.count - end)
        return printed(bytes[..<end]) + (lineFeeds.isEmpty ? "" : quoted(lineFeeds))
    }

    /// Returns text in single quotes.
    ///
    /// A quotation mark and a combining mark are one character, but two signs of the shell.
    private static func quoted(_ text: String) -> String {
        let signs = text.unicodeScalars.map { $0 == "'" ? #"'\''"# : String($0) }
        return "'" + signs.joined() + "'"
    }

    /// Returns a word of bytes that `printf` writes; the last one is no line feed.
    private static func printed(_ bytes: ArraySlice<UInt8>) -> String {
        let escaped = bytes.map { byte in
            let isPlain = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
            if isPlain { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
        return "\"$(printf '\(escaped.joined())')\""
    }
}
