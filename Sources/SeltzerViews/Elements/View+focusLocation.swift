// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

extension Application {
    /// The cursor on the focused element; nil if it shall not be there, or if no cell is visible.
    final var cursorOnFocus: Cursor? {
        guard cursorFollowsFocus, let view = keyWindow?.firstResponder as? View,
            let location = view.focusLocation, frames.bounds.contains(location)
        else { return nil }
        return Cursor(position: location, shape: cursorShape ?? view.cursorShape)
    }
}

extension View {
    /// The greatest number of rows and columns of an element that are tried for a visible cell.
    private static var cellsToTry: Int { 16 }

    /// The first visible cell of the element that keys act on while the view is focused, on the
    /// screen; nil if no cell is visible.
    ///
    /// It is the current row of a list or the current part of a toolbar, or else the whole view.
    final var focusLocation: Point? {
        let reader = AccessibilityReader(focus: self)
        // The elements have the view's own coordinates.
        let elements = reader.elements(
            of: self, origin: bounds.origin - frame.origin, clip: bounds)
        let focused = elements.flatMap(\.all).filter(\.isFocused).map(\.visibleFrame)
        let frames = focused.reversed() + [bounds]
        return frames.lazy.compactMap { self.firstVisibleCell(in: $0) }.first
    }

    private func firstVisibleCell(in rect: Rect) -> Point? {
        let rows = rect.minY..<min(rect.maxY, rect.minY.saturatingAdding(Self.cellsToTry))
        let columns = rect.minX..<min(rect.maxX, rect.minX.saturatingAdding(Self.cellsToTry))
        for y in rows {
            for x in columns {
                if let place = visibleScreenLocation(of: Point(x: x, y: y)) { return place }
            }
        }
        return nil
    }
}
