// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The signs at the ends of the control that show that there are more options.
extension OptionControl {
    /// The cells of the signs before and after the visible options; nil if there are no more options on that side.
    package final var overflowPlaces: (before: Point?, after: Point?) {
        let room = optionsRect
        guard !room.isEmpty else { return (nil, nil) }
        var end = room.origin
        end[axis] += room.size[axis] - 1
        return (
            offset > 0 ? room.origin : nil,
            line.length - offset > room.size[axis] ? end : nil
        )
    }

    /// Returns -1 for the sign before the visible options, 1 for the sign after them, and nil for any other cell.
    final func overflow(at point: Point) -> Int? {
        let places = overflowPlaces
        return point == places.before ? -1 : point == places.after ? 1 : nil
    }

    /// Draws the signs over the first and the last cell.
    package final func drawOverflow(in canvas: Canvas) {
        let style = Style(foreground: .accent, background: .default)
        let places = overflowPlaces
        if let place = places.before {
            canvas.draw(symbol(isBefore: true), at: place, style: style)
        }
        if let place = places.after {
            canvas.draw(symbol(isBefore: false), at: place, style: style)
        }
    }

    private func symbol(isBefore: Bool) -> Symbol {
        switch axis {
        case .horizontal: isBefore ? .chevronLeft : .chevronRight
        case .vertical: isBefore ? .arrowUp : .arrowDown
        }
    }
}
