// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The frames of the windows.
extension DesktopView {
    final func frame(for window: DesktopWindow) -> Rect {
        if let rect = window.placement.rect(in: area) { return rect }
        if window.freeFrame == nil {
            let index = windows.firstIndex { $0 === window } ?? 0
            window.isChangingPlace = true
            defer { window.isChangingPlace = false }
            window.freeFrame =
                WindowArrangement.cascaded.frames(
                    count: index + 1, in: area, minimum: window.minimumSize)[index]
        }
        return (window.freeFrame ?? area).reachable(in: area, minimum: window.minimumSize)
    }

    /// Sets the frame of a window at once, without a layout of the other windows.
    final func place(_ window: DesktopWindow) {
        guard window.desktop === self, !area.isEmpty else { return }
        let old = window.frame
        let new = frame(for: window)
        guard new != old else { return }
        window.frame = new
        updateCover(in: old.union(new))
    }

    /// Hides the completely covered windows in a rectangle, so that they are not drawn.
    final func updateCover(in rect: Rect) {
        var inFront: [Rect] = []
        for window in orderedWindows {
            let visible = window.frame.intersection(area)
            if window.frame.intersects(rect) {
                let isCovered = window !== activeWindow && visible.isCovered(by: inFront)
                if window.isHidden != isCovered { window.isHidden = isCovered }
            }
            inFront.append(visible)
        }
    }
}
