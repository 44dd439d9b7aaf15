// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension ControlLook {
    /// Returns the look of the mark that shows a value beside a title, as a checkbox has one: it stands out where
    /// the value is ``Control/State/selected``.
    public static func mark(_ state: Control.State) -> Style {
        var style = control(state.subtracting(.selected))
        guard state.contains(.selected), !state.contains(.disabled) else { return style }
        style.attributes.insert(.bold)
        if state.isDisjoint(with: [.focused, .highlighted, .invalid]) {
            style.foreground = .accent
        }
        return style
    }
}
