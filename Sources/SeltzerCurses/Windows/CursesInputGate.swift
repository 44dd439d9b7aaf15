// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Keeps back the bytes of a sequence that has not come whole, and bytes that are no UTF-8.
///
/// ncurses would wait for the rest, or take what has come for typed characters; and after a byte that
/// is no UTF-8 it swallows what follows.
struct CursesInputGate {
    private var held: [UInt8] = []

    /// Whether bytes are kept back.
    var isHolding: Bool { !held.isEmpty }

    /// Takes bytes; returns those that ncurses can be given now.
    mutating func accept(_ bytes: [UInt8]) -> [UInt8] {
        held += bytes
        var passed: [UInt8] = []
        var rest = held[...]
        while let length = Self.length(of: rest) {
            if length > 0 { passed += rest.prefix(length) }
            rest = rest.dropFirst(max(1, length))
        }
        held = Array(rest)
        return passed
    }

    /// Gives up waiting: returns what was kept back, as it is, but for the beginning of a scalar.
    mutating func release() -> [UInt8] {
        defer { held = [] }
        return held.first.map { $0 < 0x80 } == true ? held : []
    }

    /// The length of the first piece; 0 for a byte to drop, nil if more bytes are needed to know.
    private static func length(of bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first else { return nil }
        if first == 0x1B { return escapeLength(of: bytes) }
        return scalarLength(of: bytes)
    }

    /// The length of a scalar in UTF-8 (RFC 3629, section 4).
    private static func scalarLength(of bytes: ArraySlice<UInt8>) -> Int? {
        guard let first = bytes.first, first >= 0x80 else { return bytes.isEmpty ? nil : 1 }
        let second: ClosedRange<UInt8> =
            switch first {
            case 0xE0: 0xA0...0xBF
            case 0xED: 0x80...0x9F
            case 0xF0: 0x90...0xBF
            case 0xF4: 0x80...0x8F
            default: 0x80...0xBF
            }
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        for (index, byte) in bytes.dropFirst().prefix(max(0, length - 1)).enumerated()
        where !(index == 0 ? second : 0x80...0xBF).contains(byte) {
            return 0
        }
        return bytes.count >= length ? length : nil
    }

    /// The length of an escape sequence: `ESC O` or `ESC [` and what belongs to it, three bytes more
    /// for a report of the mouse in its oldest form; else that of ESC and one piece.
    private static func escapeLength(of bytes: ArraySlice<UInt8>) -> Int? {
        let rest = bytes.dropFirst()
        guard let second = rest.first else { return nil }
        switch second {
        case UInt8(ascii: "["):
            let body = rest.dropFirst()
            guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
                return bytes.count > 64 ? 1 : nil
            }
            let length = end - bytes.startIndex + 1
            guard length == 3, bytes[end] == UInt8(ascii: "M") else { return length }
            return bytes.count >= 6 ? 6 : nil
        case UInt8(ascii: "O"):
            return bytes.count >= 3 ? 3 : nil
        case 0x1B:
            return 1
        default:
            return scalarLength(of: rest).map { $0 == 0 ? 1 : $0 + 1 }
        }
    }
}
