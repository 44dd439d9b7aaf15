// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension Application {
    /// The cell of the screen where keys pick up and drop items: the cell of the focus; nil if no view is focused.
    final var focusPoint: Point? {
        guard let view = keyTarget as? View else { return nil }
        return view.pointOnScreen(view.contextMenuAnchor.origin)
    }
}
