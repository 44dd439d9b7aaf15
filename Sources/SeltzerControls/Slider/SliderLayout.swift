// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// The rectangles of a slider.
struct SliderLayout: Hashable {
    var track: Rect
    /// The track with the bars beside it.
    var bars = Rect.zero
    /// The value; empty if it is not shown or has no room.
    var label = Rect.zero

    init(in bounds: Rect, axis: Axis, labelWidth: Int) {
        track = bounds
        switch axis {
        case .horizontal:
            track = bounds.middleRow
            // A track of two cells is too short for the pointer, so the value is left out instead.
            if labelWidth > 0, bounds.width > labelWidth + 5 {
                track.size.width -= labelWidth + 1
                label = Rect(
                    x: track.maxX + 1, y: track.minY, width: labelWidth, height: track.height)
            }
            bars = track
            if bars.width > 2 { track = bars.inset(by: Insets(left: 1, right: 1)) }
        case .vertical:
            if labelWidth > 0, bounds.height > 2 {
                track.size.height -= 1
                label = Rect(x: bounds.minX, y: track.maxY, width: bounds.width, height: 1)
            }
            track.origin.x += max(0, bounds.width - 1) / 2
            track.size.width = min(1, bounds.width)
            bars = track
            if bounds.width > 2 { bars = track.inset(by: Insets(left: -1, right: -1)) }
        }
    }
}
