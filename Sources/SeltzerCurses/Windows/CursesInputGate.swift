// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerTerminal

/// Passes to ncurses only input that it handles: whole keys, whole mouse reports, and text.
///
/// ncurses would wait for the rest of a sequence, or treat its beginning as typed characters, as it
/// does with every unknown sequence. After an incomplete mouse report or an invalid UTF-8 byte, it
/// would lose the next input.
struct CursesInputGate {
    /// The maximum length of a key's sequence; no terminal sends a longer one.
    private static let limit = 64

    private let keys: [[UInt8]]
    private let mouse: [UInt8]
    private var held: [UInt8] = []

    /// Creates a gate for a terminal's keys and its form of mouse reports.
    init(profile: TerminalProfile) {
        let escaped = profile.strings.filter { name, value in
            name.hasPrefix("k") && name != "kmous" && value.first == 0x1B && value.count > 1
        }
        keys = escaped.values.sorted { $0.count > $1.count }
        mouse = profile.strings["kmous"] ?? []
    }

    /// Whether bytes are held back.
    var isHolding: Bool { !held.isEmpty }

    /// Takes bytes, and returns the bytes that ncurses can get now.
    mutating func accept(_ bytes: [UInt8]) -> [UInt8] {
        held += bytes
        var passed: [UInt8] = []
        var rest = held[...]
        while let piece = piece(of: rest) {
            if piece.isPassed { passed += rest.prefix(piece.length) }
            rest = rest.dropFirst(piece.length)
        }
        held = Array(rest)
        // For an endless sequence, its beginning is enough to recognize the rest.
        if held.count > Self.limit { held.removeSubrange(3...) }
        return passed
    }

    /// Stops waiting, and returns the held bytes if they are ESC, alone or with one character.
    mutating func release() -> [UInt8] {
        defer { held = [] }
        return held.first == 0x1B && held.count <= 2 && (held.last ?? 0) < 0x80 ? held : []
    }

    /// Bytes that are either passed on or dropped, all together.
    private struct Piece {
        var length: Int
        var isPassed = true
    }

    /// Returns the first piece of bytes; nil if more bytes are needed.
    private func piece(of bytes: ArraySlice<UInt8>) -> Piece? {
        guard let first = bytes.first else { return nil }
        guard first == 0x1B else { return Self.scalar(of: bytes) }
        for key in keys where bytes.starts(with: key) { return Piece(length: key.count) }
        if keys.contains(where: { $0.starts(with: bytes) }) { return nil }
        guard let second = bytes.dropFirst().first else { return nil }
        switch second {
        case UInt8(ascii: "["): return controlSequence(of: bytes)
        case UInt8(ascii: "O"): return bytes.count < 3 ? nil : Piece(length: 3, isPassed: false)
        case 0x1B: return Piece(length: 1)
        default: return Self.scalar(of: bytes.dropFirst()).map { alternate(bytes, $0) }
        }
    }

    /// Returns the piece of a character with Alt.
    private func alternate(_ bytes: ArraySlice<UInt8>, _ scalar: Piece) -> Piece {
        Piece(length: scalar.length + 1, isPassed: scalar.isPassed)
    }

    /// Returns the piece of a control sequence (ECMA-48, section 5.4) that is not a key.
    ///
    /// Only mouse reports are passed on.
    private func controlSequence(of bytes: ArraySlice<UInt8>) -> Piece? {
        let body = bytes.dropFirst(2)
        guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
            return nil
        }
        let length = end - bytes.startIndex
        guard (0x40...0x7E).contains(bytes[end]) else {
            return Piece(length: length, isPassed: false)
        }
        if bytes[end] == UInt8(ascii: "M"), body.startIndex == end {
            guard bytes.count >= 6 else { return nil }
            let isWhole = bytes.dropFirst(3).prefix(3).allSatisfy { $0 >= 0x20 }
            return Piece(
                length: isWhole ? 6 : 3,
                isPassed: isWhole && bytes.starts(with: mouse) && mouse.count == 3)
        }
        return Piece(length: length + 1, isPassed: isMouseReport(bytes.prefix(length + 1)))
    }

    /// Whether a complete sequence is `CSI < button ; column ; row M` or `m`, on a terminal that
    /// sends this form.
    private func isMouseReport(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard mouse == Array("\u{1B}[<".utf8), bytes.starts(with: mouse) else { return false }
        guard bytes.last == UInt8(ascii: "M") || bytes.last == UInt8(ascii: "m") else {
            return false
        }
        let numbers = bytes.dropFirst(3).dropLast().split(
            separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        return numbers.count == 3
            && numbers.allSatisfy { number in
                (1...5).contains(number.count) && number.allSatisfy { (0x30...0x39).contains($0) }
            }
    }

    /// Returns the piece of a character in UTF-8 (RFC 3629, section 4); an invalid byte is dropped.
    private static func scalar(of bytes: ArraySlice<UInt8>) -> Piece? {
        guard let first = bytes.first else { return nil }
        guard first >= 0x80 else { return Piece(length: 1) }
        let length =
            switch first {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        let second: ClosedRange<UInt8> =
            switch first {
            case 0xE0: 0xA0...0xBF
            case 0xED: 0x80...0x9F
            case 0xF0: 0x90...0xBF
            case 0xF4: 0x80...0x8F
            default: 0x80...0xBF
            }
        let rest = bytes.dropFirst().prefix(max(0, length - 1))
        let isValid = rest.enumerated().allSatisfy { index, byte in
            (index == 0 ? second : 0x80...0xBF).contains(byte)
        }
        guard length > 0, isValid else { return Piece(length: 1, isPassed: false) }
        return bytes.count >= length ? Piece(length: length) : nil
    }
}
