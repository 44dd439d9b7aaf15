// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension ControlLook {
    /// Returns the look of the mark that shows a value beside a title, such as a checkbox's mark;
    /// it has the accent color if the value is ``Control/State/selected``.
    public static func mark(_ state: Control.State) -> Style {
        var style = title(state)
        guard !state.contains(.disabled) else { return style }
        let isOn = state.contains(.selected)
        // On the pointer's fill, only text of the first rank is readable.
        if state.isDisjoint(with: [.hovered, .highlighted]) {
            style.foreground = isOn ? .accent : .secondaryLabel
        }
        if isOn { style.attributes.insert(.bold) }
        return style
    }
}
