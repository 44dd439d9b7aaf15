// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerScreen
import SeltzerTerminal

/// The color pairs that were defined in ncurses, numbered in the order of their first use.
struct CursesColors {
    private let reducer: ColorReducer
    private let capacity: Int
    private var numbers: [Pair: Int32] = [:]
    /// Whether a pair did not fit, so that all pairs must be removed.
    private(set) var isFull = false

    private struct Pair: Hashable {
        let foreground: Int32
        let background: Int32
    }

    /// Creates an empty table of pairs; ncurses must have been started.
    init(depth: ColorDepth) {
        let colors = cn_colors()
        let known: ColorDepth =
            switch colors {
            case 256...: .palette
            case 16...: .sixteen
            case 8...: .eight
            default: .monochrome
            }
        reducer = ColorReducer(depth: min(depth, known))
        // Pair numbers have the C type short. Pair 0 is the terminal's default colors.
        capacity = Int(min(cn_color_pairs(), Int32(Int16.max)))
    }

    /// The number of colors to which cells are reduced.
    var depth: ColorDepth { reducer.depth }

    /// Returns the number of the pair for a cell; 0, the terminal's own colors, if the table is
    /// full.
    mutating func pair(for cell: Cell) -> Int32 {
        let pair = Pair(
            foreground: Self.number(reducer.reduce(cell.foreground)),
            background: Self.number(reducer.reduce(cell.background))
        )
        if pair.foreground < 0, pair.background < 0 { return 0 }
        if let number = numbers[pair] { return number }
        guard numbers.count + 1 < capacity else {
            isFull = true
            return 0
        }
        let number = Int32(numbers.count + 1)
        cn_init_pair(number, pair.foreground, pair.background)
        numbers[pair] = number
        return number
    }

    /// Removes all pairs; every cell must then be set again.
    mutating func removeAll() {
        numbers.removeAll(keepingCapacity: true)
        isFull = false
    }

    private static func number(_ color: Color) -> Int32 {
        if case .palette(let index) = color.components { return Int32(index) }
        return -1
    }
}
