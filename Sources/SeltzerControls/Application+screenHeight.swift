// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension Application {
    /// The height in cells that a window may take: the height of the screen if the rows below the prompt follow the
    /// content, or else the height of the highest window; 0 without windows.
    ///
    /// The first window does not always fill the screen: a window that becomes active moves to the front.
    package final var screenHeight: Int {
        windows.isEmpty
            ? 0 : windows.reduce(availableRows) { max($0, $1.frame.height) }
    }
}
