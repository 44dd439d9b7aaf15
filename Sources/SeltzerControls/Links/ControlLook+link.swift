// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

extension ControlLook {
    /// Returns the look of a link.
    static func link(_ state: Control.State, to link: Link?) -> Style {
        var style = title(state)
        style.attributes.insert(.underline)
        guard !state.contains(.disabled) else { return style }
        style.link = link
        // On other fills only the primary text color is readable.
        if style.background == .clear { style.foreground = .link }
        if state.contains(.highlighted) || state.contains(.focused) {
            style.attributes.insert(.bold)
        }
        return style
    }
}
