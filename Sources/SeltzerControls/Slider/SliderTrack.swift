// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// Draws the track of a slider: the part before the thumb, the thumb, and the part after it.
struct SliderTrack {
    struct Look {
        let filled: Style
        let rest: Style
        let thumb: Style
    }

    let axis: Axis
    let length: Int

    /// Draws the track into a rectangle that is one cell thick.
    ///
    /// - Parameter thumb: The place of the thumb in half cells; odd while the thumb moves from one cell to the next.
    func draw(in rect: Rect, of canvas: Canvas, thumb: Int, tickMarks: Int, look: Look) {
        guard !rect.isEmpty else { return }
        let isBetween = canvas.isUnicode && thumb % 2 != 0
        let thumb = thumb / 2
        let ticks = cells(ofTickMarks: tickMarks)
        for cell in 0..<length {
            var place = rect.origin
            // A vertical track has its minimum at the bottom.
            place[axis] += axis == .horizontal ? cell : length - 1 - cell
            if cell == thumb {
                let sign = isBetween ? axisSign("╺", "╹") : canvas[.circleFill]
                canvas.drawOrnament(sign, at: place, style: look.thumb)
            } else if isBetween, cell == thumb + 1 {
                canvas.drawOrnament(axisSign("╸", "╻"), at: place, style: look.thumb)
            } else {
                canvas.drawOrnament(
                    symbol(isFilled: cell < thumb, isTick: ticks.contains(cell)), at: place,
                    style: cell < thumb ? look.filled : look.rest)
            }
        }
    }

    /// Returns the cells of marks at equal distances; at most one mark in each cell.
    private func cells(ofTickMarks count: Int) -> Set<Int> {
        guard count > 1, length > 1 else { return count == 1 ? [length / 2] : [] }
        let count = min(count, length)
        return Set((0..<count).map { ($0 * (length - 1) * 2 + count - 1) / (2 * (count - 1)) })
    }

    private func symbol(isFilled: Bool, isTick: Bool) -> Symbol {
        switch (isFilled, isTick) {
        case (true, false): axisSign(.heavyHorizontalLine, .heavyVerticalLine)
        case (false, false): axisSign(.horizontalLine, .verticalLine)
        case (true, true): axisSign(.heavyHorizontalLineMark, .heavyVerticalLineMark)
        case (false, true): axisSign(.horizontalLineMark, .verticalLineMark)
        }
    }

    private func axisSign<Sign>(_ horizontal: Sign, _ vertical: Sign) -> Sign {
        axis == .horizontal ? horizontal : vertical
    }
}
