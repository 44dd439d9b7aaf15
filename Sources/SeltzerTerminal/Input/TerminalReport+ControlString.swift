// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension TerminalReport {
    /// Returns the reports of an operating system command (OSC).
    static func reports(command: [UInt8]) -> [TerminalReport] {
        let fields = command.split(separator: 0x3B, omittingEmptySubsequences: false)
        guard fields.count >= 2, let number = decimal(fields[0]) else { return [] }
        let use: ColorUse
        switch number {
        case 4 where fields.count == 3:
            guard let index = decimal(fields[1]), index < 256 else { return [] }
            use = .palette(index)
        case 10 where fields.count == 2: use = .foreground
        case 11 where fields.count == 2: use = .background
        case 12 where fields.count == 2: use = .cursor
        case 52 where fields.count == 3:
            guard let contents = base64(fields[2]) else { return [] }
            return [.clipboard(selection: printable(fields[1]), contents: contents)]
        default: return []
        }
        return color(fields[fields.count - 1]).map { [.color(use, $0)] } ?? []
    }

    /// Returns the reports of a device control string (DCS).
    static func reports(device: [UInt8]) -> [TerminalReport] {
        if device.starts(with: ">|".utf8) {
            return [.version(printable(device.dropFirst(2)))]
        }
        if device.starts(with: "!|".utf8) {
            return [.tertiaryAttributes(printable(device.dropFirst(2)))]
        }
        guard device.count >= 3 else { return [] }
        switch (device[0], device[1], device[2]) {
        case (UInt8(ascii: "1"), UInt8(ascii: "$"), UInt8(ascii: "r")):
            return [.setting(printable(device.dropFirst(3)))]
        case (UInt8(ascii: "0"), UInt8(ascii: "$"), UInt8(ascii: "r")):
            return [.setting(nil)]
        case (UInt8(ascii: "1"), UInt8(ascii: "+"), UInt8(ascii: "r")),
            (UInt8(ascii: "0"), UInt8(ascii: "+"), UInt8(ascii: "r")):
            return capabilities(device.dropFirst(3), isKnown: device[0] == UInt8(ascii: "1"))
        default:
            return []
        }
    }

    /// Creates the report of an application program command (APC): the answer about kitty's
    /// protocol for pictures; nil for any other command.
    init?(application command: [UInt8]) {
        guard command.starts(with: "Gi=31".utf8) else { return nil }
        self = .graphics(isKnown: command.reversed().starts(with: ";OK".utf8.reversed()))
    }

    /// Reads `name=value` pairs, both in hexadecimal, with semicolons between them.
    private static func capabilities(_ text: ArraySlice<UInt8>, isKnown: Bool) -> [TerminalReport] {
        text.split(separator: 0x3B).compactMap { pair in
            let halves = pair.split(
                separator: 0x3D, maxSplits: 1, omittingEmptySubsequences: false)
            guard let name = hexadecimal(halves[0]), !name.isEmpty else { return nil }
            var value: [UInt8]?
            if isKnown {
                value = halves.count == 2 ? hexadecimal(halves[1]) : []
                if value == nil { return nil }
            }
            return .capability(name: printable(name[...]), value: value)
        }
    }

    /// Reads `rgb:r/g/b` or `rgba:r/g/b/a` with one to four hexadecimal digits each (XParseColor).
    private static func color(_ text: ArraySlice<UInt8>) -> Color? {
        let halves = text.split(separator: 0x3A, maxSplits: 1)
        guard halves.count == 2,
            halves[0].elementsEqual("rgb".utf8) || halves[0].elementsEqual("rgba".utf8)
        else { return nil }
        let parts = halves[1].split(separator: 0x2F, omittingEmptySubsequences: false)
        guard parts.count == halves[0].count else { return nil }
        var levels: [UInt8] = []
        for part in parts {
            guard (1...4).contains(part.count) else { return nil }
            var value = 0
            for byte in part {
                guard let digit = digit(byte) else { return nil }
                value = value << 4 | digit
            }
            let largest = 1 << (4 * part.count) - 1
            levels.append(UInt8((value * 255 + largest / 2) / largest))
        }
        return .rgb(levels[0], levels[1], levels[2])
    }

    private static func decimal(_ text: ArraySlice<UInt8>) -> Int? {
        guard (1...6).contains(text.count) else { return nil }
        var value = 0
        for byte in text {
            guard (0x30...0x39).contains(byte) else { return nil }
            value = value * 10 + Int(byte - 0x30)
        }
        return value
    }

    private static func hexadecimal(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        guard text.count.isMultiple(of: 2) else { return nil }
        var bytes: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            guard let high = digit(text[index]), let low = digit(text[index + 1]) else {
                return nil
            }
            bytes.append(UInt8(high << 4 | low))
            index += 2
        }
        return bytes
    }

    /// Reads base 64 (RFC 4648 §4), with or without the padding; nil for any other text.
    private static func base64(_ text: ArraySlice<UInt8>) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var (bits, count): (UInt32, Int) = (0, 0)
        var digits = text
        while digits.last == UInt8(ascii: "=") { digits.removeLast() }
        guard text.count - digits.count <= 2, digits.count % 4 != 1 else { return nil }
        for byte in digits {
            guard let value = sextet(byte) else { return nil }
            bits = bits << 6 | UInt32(value)
            count += 6
            guard count >= 8 else { continue }
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
        }
        return bytes
    }

    private static func sextet(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x41...0x5A: byte - 0x41
        case 0x61...0x7A: byte - 0x61 + 26
        case 0x30...0x39: byte - 0x30 + 52
        case 0x2B: 62
        case 0x2F: 63
        default: nil
        }
    }

    private static func digit(_ byte: UInt8) -> Int? {
        switch byte {
        case 0x30...0x39: Int(byte) - 0x30
        case 0x41...0x46: Int(byte) - 0x37
        case 0x61...0x66: Int(byte) - 0x57
        default: nil
        }
    }

    /// Returns text without control characters.
    private static func printable(_ bytes: ArraySlice<UInt8>) -> String {
        var text = String.UnicodeScalarView()
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars
        where scalar.value >= 0x20 && !(0x7F...0x9F).contains(scalar.value) {
            text.append(scalar)
        }
        return String(text)
    }
}
