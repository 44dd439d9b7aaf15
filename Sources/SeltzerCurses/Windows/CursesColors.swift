// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import CNCurses
import SeltzerScreen
import SeltzerTerminal

/// The pairs of colours that ncurses has been given, numbered as they are first wanted.
struct CursesColors {
    private let reducer: ColorReducer
    private let capacity: Int
    private var numbers: [Pair: Int32] = [:]
    /// Whether a pair was wanted when there was no room: those shown must be given up then.
    private(set) var isFull = false

    private struct Pair: Hashable {
        let foreground: Int32
        let background: Int32
    }

    /// Creates an empty table for the colours that the started ncurses has.
    init(depth: DisplayCapabilities.ColorDepth) {
        let colors = cn_colors()
        let known: DisplayCapabilities.ColorDepth =
            switch colors {
            case 256...: .palette
            case 16...: .sixteen
            case 8...: .eight
            default: .monochrome
            }
        reducer = ColorReducer(depth: min(depth, known))
        // Pair numbers are of type short; pair 0 is the terminal's own.
        capacity = Int(min(cn_color_pairs(), Int32(Int16.max)))
    }

    /// How many colours cells are brought down to.
    var depth: DisplayCapabilities.ColorDepth { reducer.depth }

    /// Returns the number of the pair for a cell; 0, the terminal's own colours, if there is no room.
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

    /// Forgets all pairs; every cell must be set anew then.
    mutating func removeAll() {
        numbers.removeAll(keepingCapacity: true)
        isFull = false
    }

    private static func number(_ color: Color) -> Int32 {
        if case .palette(let index) = color.components { return Int32(index) }
        return -1
    }
}
