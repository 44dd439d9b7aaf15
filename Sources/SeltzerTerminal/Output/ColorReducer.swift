// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Maps a color to the nearest color that a terminal has.
///
/// Users change colors 0–15 of the palette, so an entry that the terminal has stays unchanged. If
/// the terminal has the fixed entries 16–255, 24-bit colors map to these. With fewer colors, the
/// first sixteen entries count as xterm's. The distance is measured in ``OKLab``; of equally near
/// entries, the first one wins. With eight colors, a gray maps only to black or white, because it
/// would otherwise become a hue. With 256 colors, a color with a hue never maps to a gray: a dark
/// selection would otherwise look like any other dark fill.
package final class ColorReducer {
    package let depth: ColorDepth
    private let candidates: PaletteSearch
    private let grays: PaletteSearch
    private let hues: PaletteSearch
    /// The last result of each slot: the color and its replacement.
    private let cache: UnsafeMutablePointer<(asked: UInt32, answer: UInt32)>
    private static let cacheSize = 4096

    /// Creates a reducer for a number of colors.
    package init(depth: ColorDepth) {
        self.depth = depth
        let range: Range<Int> =
            switch depth {
            case .monochrome, .trueColor: 0..<0
            case .eight: 0..<8
            case .sixteen: 0..<16
            case .palette: 16..<256
            }
        let colors = range.map { index in
            (index: UInt8(index), color: OKLab(.xterm(UInt8(index))))
        }
        candidates = PaletteSearch(colors)
        grays = PaletteSearch(colors.filter { $0.color.isGray })
        hues = PaletteSearch(colors.filter { !$0.color.isGray })
        cache = .allocate(capacity: Self.cacheSize)
        cache.initialize(repeating: (0, 0), count: Self.cacheSize)
    }

    deinit {
        cache.deallocate()
    }

    /// Returns the nearest color that the terminal has.
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
        var known = color
        if case .palette(let index) = color.components { known = .xterm(index) }
        let wanted = OKLab(known)
        return .palette(candidates(for: wanted).nearest(to: wanted))
    }

    private func candidates(for color: OKLab) -> PaletteSearch {
        switch depth {
        case .eight where color.isGray: grays
        case .palette where color.hasHue: hues
        default: candidates
        }
    }
}
