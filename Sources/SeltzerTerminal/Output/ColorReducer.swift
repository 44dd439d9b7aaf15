// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Maps colours to the nearest colour that a terminal has.
///
/// Users change colours 0–15 of the palette, so an entry that the terminal has stays as it is. If the terminal has
/// the fixed entries 16–255, 24-bit colours map to them. With fewer colours, the first sixteen count as xterm's.
/// The distance is that of ``OKLab``; of equally near entries the first wins.
package final class ColorReducer {
    package let depth: ColorDepth
    private let candidates: [(index: UInt8, color: OKLab)]
    /// The last result of each slot: the colour and its replacement.
    private let cache: UnsafeMutablePointer<(asked: UInt32, answer: UInt32)>
    private static let cacheSize = 4096

    /// Creates a reducer for a number of colours.
    package init(depth: ColorDepth) {
        self.depth = depth
        let range: Range<Int> =
            switch depth {
            case .monochrome, .trueColor: 0..<0
            case .eight: 0..<8
            case .sixteen: 0..<16
            case .palette: 16..<256
            }
        candidates = range.map { index in
            let (red, green, blue) = Self.parts(of: UInt8(index))
            return (UInt8(index), OKLab(red: red, green: green, blue: blue))
        }
        cache = .allocate(capacity: Self.cacheSize)
        cache.initialize(repeating: (0, 0), count: Self.cacheSize)
    }

    deinit {
        cache.deallocate()
    }

    /// Returns the nearest colour that the terminal has.
    package func reduce(_ color: Color) -> Color {
        switch (color.bits >> 24, depth) {
        case (0, _), (_, .trueColor): return color
        case (_, .monochrome): return .default
        case (1, .palette): return color
        case (1, .sixteen) where color.bits & 0xFF < 16: return color
        case (1, .eight) where color.bits & 0xFF < 8: return color
        case (1, _), (2, _): return cached(color)
        default: return .default
        }
    }

    private func cached(_ color: Color) -> Color {
        let slot = cache + Int((color.bits &* 0x9E37_79B1) >> 20)
        if slot.pointee.asked != color.bits {
            slot.pointee = (color.bits, nearest(to: color).bits)
        }
        return Color(bits: slot.pointee.answer)
    }

    private func nearest(to color: Color) -> Color {
        let parts =
            switch color.components {
            case .rgb(let red, let green, let blue): (red, green, blue)
            case .palette(let index): Self.parts(of: index)
            case .clear, .default, .role: (UInt8(0), UInt8(0), UInt8(0))
            }
        let wanted = OKLab(red: parts.0, green: parts.1, blue: parts.2)
        var best = (index: UInt8(0), distance: Float.infinity)
        for candidate in candidates {
            let distance = wanted.squaredDistance(to: candidate.color)
            if distance < best.distance { best = (candidate.index, distance) }
        }
        return .palette(best.index)
    }

    /// The 24-bit form of a palette entry: xterm's first sixteen, its cube of 6×6×6, its 24 greys.
    static func parts(of index: UInt8) -> (red: UInt8, green: UInt8, blue: UInt8) {
        switch index {
        case 0..<16:
            let value = xtermColors[Int(index)]
            return (
                UInt8(value >> 16), UInt8(truncatingIfNeeded: value >> 8),
                UInt8(truncatingIfNeeded: value)
            )
        case 16..<232:
            let place = index - 16
            return (level(place / 36), level(place / 6 % 6), level(place % 6))
        default:
            let grey = 8 + (index - 232) * 10
            return (grey, grey, grey)
        }
    }

    private static func level(_ step: UInt8) -> UInt8 { step == 0 ? 0 : 55 + step * 40 }

    /// The defaults of xterm's resources `color0` to `color15`.
    private static let xtermColors: [UInt32] = [
        0x000000, 0xCD0000, 0x00CD00, 0xCDCD00, 0x0000EE, 0xCD00CD, 0x00CDCD, 0xE5E5E5,
        0x7F7F7F, 0xFF0000, 0x00FF00, 0xFFFF00, 0x5C5CFF, 0xFF00FF, 0x00FFFF, 0xFFFFFF,
    ]
}
