// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting

extension Pilot {
    /// The damage of what a closure does, as the display gets it.
    func damage(of change: () -> Void) async -> [[Rect]] {
        let before = display.frameCount
        change()
        await settle()
        return display.damages.dropFirst(before).map(\.rects)
    }
}
