// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension Application {
    /// The cell of the screen at which keys pick up and drop items: where the focus is; nil unless a view has it.
    final var focusPoint: Point? {
        guard let view = keyTarget as? View else { return nil }
        return view.pointOnScreen(view.contextMenuAnchor.origin)
    }
}
