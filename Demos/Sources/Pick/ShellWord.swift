// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Quotes text for a shell, so that it is one word whatever it contains.
enum ShellWord {
    /// Returns bytes as one word of a POSIX shell.
    ///
    /// Text in valid UTF-8 is in single quotes. Other bytes are written by `printf`, because a command is text. Zero
    /// bytes, which no argument can contain, are left out.
    static func quoted(_ bytes: some Collection<UInt8>) -> String {
        let bytes = bytes.filter { $0 != 0 }
        let text = String(decoding: bytes, as: UTF8.self)
        if text.utf8.elementsEqual(bytes) {
            return "'" + text.replacing("'", with: #"'\''"#) + "'"
        }
        let escaped = bytes.map { byte in
            let isPlain = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
            if isPlain { return String(UnicodeScalar(byte)) }
            let digits = String(byte, radix: 8)
            return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
        }
        return "\"$(printf '\(escaped.joined())')\""
    }
}
