// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Color: LosslessStringConvertible {
    /// Reads a color: `#ff8800` or `#f80`, `palette(208)`, a name such as `red` or `brightRed`, `default`,
    /// `clear`, or the name of a ``ColorRole``.
    ///
    /// - Returns: nil for any other text.
    public init?(_ description: String) {
        if let named = Self.named(description) {
            self = named
        } else if description.hasPrefix("#") {
            let digits = description.utf8.dropFirst()
            guard digits.count == 3 || digits.count == 6 else { return nil }
            var value: UInt32 = 0
            for digit in digits {
                guard let part = Self.hexDigit(digit) else { return nil }
                value = value << 4 | part
                if digits.count == 3 { value = value << 4 | part }
            }
            self = .hex(value)
        } else if description.hasPrefix("palette("), description.hasSuffix(")") {
            guard let index = UInt8(description.dropFirst(8).dropLast()) else { return nil }
            self = .palette(index)
        } else {
            return nil
        }
    }

    private static func named(_ name: String) -> Color? {
        let names = ["black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"]
        if let index = names.firstIndex(of: name) { return .palette(UInt8(index)) }
        let bright = [
            "brightBlack", "brightRed", "brightGreen", "brightYellow", "brightBlue",
            "brightMagenta", "brightCyan", "brightWhite",
        ]
        if let index = bright.firstIndex(of: name) { return .palette(UInt8(index + 8)) }
        if name == "default" { return .default }
        if name == "clear" { return .clear }
        return ColorRole.allCases.first { "\($0)" == name }.map { .role($0) }
    }

    private static func hexDigit(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: UInt32(byte - 0x30)
        case 0x41...0x46, 0x61...0x66: UInt32(byte & 0xDF - 0x37)
        default: nil
        }
    }
}
