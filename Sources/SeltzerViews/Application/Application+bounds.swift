// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Application {
    /// The screen in cells, from (0, 0); without size before the start.
    ///
    /// Use it where UIKit code uses the bounds of `UIScreen.main`. A view that follows a change of the size uses its own
    /// ``View/bounds``.
    public final var bounds: Rect { frames.bounds }
}
