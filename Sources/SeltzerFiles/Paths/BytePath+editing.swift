// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// Paths as texts that a user edits.
extension BytePath {
    /// The path as a text that a user can edit, and that ``init(editableText:)`` reads back.
    ///
    /// A byte that is not UTF-8, and each byte of a control character or of a character that changes the direction of the
    /// text, is `\xE9`. A backslash before an `x`, an escape or another backslash is doubled.
    public var editableText: String {
        let bytes = bytes
        let valid = text != nil
        if valid, !bytes.contains(UInt8(ascii: "\\")), let text, text.harmlessForm == text {
            return text
        }
        var pieces: [String] = [], start = 0
        while start < bytes.count {
            let (scalar, length) = Self.scalar(in: bytes, at: start)
            if let scalar, String(scalar).harmlessForm == String(scalar) {
                pieces.append(String(scalar))
            } else {
                pieces.append(bytes[start..<start + length].map(Self.escape).joined())
            }
            start += length
        }
        for place in pieces.indices.dropLast() where pieces[place] == "\\" {
            let next = pieces[place + 1].first
            if next == "x" || next == "\\" { pieces[place] = "\\\\" }
        }
        return pieces.joined()
    }

    /// Creates the path that a user means by a text in the form of ``editableText``.
    ///
    /// Any other text is the path itself: a backslash means more only before two hexadecimal digits with an `x`, or before
    /// another backslash.
    public init(editableText text: String) {
        guard text.utf8.contains(UInt8(ascii: "\\")) else {
            self.init(text)
            return
        }
        let typed = Array(text.utf8)
        var bytes: [UInt8] = [], place = 0
        while place < typed.count {
            let rest = typed[place...]
            if rest.starts(with: "\\\\".utf8) {
                bytes.append(UInt8(ascii: "\\"))
                place += 2
            } else if rest.count >= 4, rest.starts(with: "\\x".utf8),
                let byte = Self.byte(typed[place + 2], typed[place + 3])
            {
                bytes.append(byte)
                place += 4
            } else {
                bytes.append(typed[place])
                place += 1
            }
        }
        self.init(bytes: bytes)
    }

    /// The absolute or relative path without `.`, `..` and repeated slashes.
    ///
    /// As in a shell, `..` removes the name before it, even if that is a link. A path that leads to nothing else is `.`.
    public var standardized: BytePath {
        var names: [BytePath] = []
        for name in components {
            switch name {
            case ".": continue
            case ".." where isAbsolute && names.isEmpty: continue
            case ".." where names.last != nil && names.last != "..": names.removeLast()
            default: names.append(name)
            }
        }
        let first: BytePath = isAbsolute ? "/" : ""
        let path = names.reduce(first) { $0.appending($1) }
        return path.isEmpty ? "." : path
    }

    private static func escape(_ byte: UInt8) -> String {
        let digits = String(byte, radix: 16, uppercase: true)
        return "\\x" + (digits.count < 2 ? "0" : "") + digits
    }

    private static func byte(_ high: UInt8, _ low: UInt8) -> UInt8? {
        let digits = String(decoding: [high, low], as: UTF8.self)
        return digits.first == "+" || digits.first == "-" ? nil : UInt8(digits, radix: 16)
    }

    /// Returns the character at a place with its number of bytes; nil with 1 for a byte that is not UTF-8.
    private static func scalar(
        in bytes: [UInt8], at place: Int
    ) -> (scalar: Unicode.Scalar?, length: Int) {
        for length in 1...4 where place + length <= bytes.count {
            let text = String(decoding: bytes[place..<place + length], as: UTF8.self)
            let scalars = text.unicodeScalars
            if scalars.count == 1, let scalar = scalars.first,
                text.utf8.elementsEqual(bytes[place..<place + length])
            {
                return (scalar, length)
            }
        }
        return (nil, 1)
    }
}
