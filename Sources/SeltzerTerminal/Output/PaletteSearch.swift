// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// Entries of the palette, and the search for the entry that is nearest to a color.
///
/// The entries are in the order of their lightness. The search starts at the lightness of the color, and goes
/// in both directions until the difference in lightness alone exceeds the distance of the nearest entry. It
/// looks at a tenth of 240 entries on average.
struct PaletteSearch {
    private struct Entry {
        let color: OKLab
        let index: UInt8
    }

    /// The entries, between two that end the search because their lightness is infinite.
    private let entries: [Entry]

    /// Creates a search among entries of the palette.
    init(_ colors: [(index: UInt8, color: OKLab)]) {
        let sorted = colors.sorted {
            ($0.color.lightness, $0.index) < ($1.color.lightness, $1.index)
        }
        entries =
            [Self.end(-.infinity)]
            + sorted.map { Entry(color: $0.color, index: $0.index) } + [Self.end(.infinity)]
    }

    private static func end(_ lightness: Float) -> Entry {
        var color = OKLab(.rgb(0, 0, 0))
        color.lightness = lightness
        return Entry(color: color, index: 0)
    }

    /// Returns the index of the nearest entry; of equally near entries, the lowest index.
    ///
    /// 0 if there is no entry.
    func nearest(to wanted: OKLab) -> UInt8 {
        entries.withUnsafeBufferPointer { entries in
            var above = Self.place(of: wanted.lightness, in: entries)
            var below = above - 1
            var nearest: UInt8 = 0
            var least = Float.greatestFiniteMagnitude
            while true {
                let up = entries[above].color.lightness - wanted.lightness
                let down = wanted.lightness - entries[below].color.lightness
                let gap = min(up, down)
                guard gap * gap <= least else { return nearest }
                let entry = entries[up <= down ? above : below]
                if up <= down { above += 1 } else { below -= 1 }
                let distance = wanted.squaredDistance(to: entry.color)
                if distance < least || distance == least && entry.index < nearest {
                    (nearest, least) = (entry.index, distance)
                }
            }
        }
    }

    /// Returns the place of the first entry that is at least as light.
    private static func place(
        of lightness: Float, in entries: UnsafeBufferPointer<Entry>
    ) -> Int {
        var (low, high) = (1, entries.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].color.lightness < lightness {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low
    }
}
