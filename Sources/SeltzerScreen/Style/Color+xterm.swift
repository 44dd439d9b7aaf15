// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension Color {
    /// Returns the 24-bit form of a palette entry: xterm's first sixteen entries, its cube of
    /// 6×6×6, and its 24 grays.
    package static func xterm(_ index: UInt8) -> Color {
        switch index {
        case 0..<16: return .hex(xtermColors[Int(index)])
        case 16..<232:
            let place = index - 16
            func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + step * 40 }
            return .rgb(level(place / 36), level(place / 6 % 6), level(place % 6))
        default:
            let gray = 8 + (index - 232) * 10
            return .rgb(gray, gray, gray)
        }
    }

    /// The defaults of xterm's resources `color0` to `color15`.
    private static let xtermColors: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
}
