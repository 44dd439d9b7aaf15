// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

extension Application {
    /// The height of the screen in cells: the height of the highest window, or 0 without windows.
    ///
    /// The first window does not always fill the screen: a window that becomes active moves to the front.
    package final var screenHeight: Int { windows.reduce(0) { max($0, $1.frame.height) } }
}
