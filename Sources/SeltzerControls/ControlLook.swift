// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// How a control shows what state it is in, in one place for all of them.
///
/// Attributes carry the state, so that it shows on any background and without colours; where there are some,
/// those of the theme's selection take the place of the exchanged ones.
enum ControlLook {
    /// Selected, or with the keys.
    static var selected: Style {
        Style(foreground: .selection, background: .selectedLabel, attributes: .reverse)
    }

    /// Pressed: unlike any of the others together, focused and hovered say.
    static var pressed: Style { selected.adding([.bold, .underline]) }

    /// The style of a control's title.
    @MainActor
    static func style(of control: Control) -> Style {
        if !control.isEnabled { return Style(attributes: .dim) }
        if control.isHighlighted { return pressed }
        var style = control.isFocused ? selected : Style()
        // A default button is bold all the time, so that the pointer on it has to show otherwise.
        if control.isDefaultButton { style.attributes.insert(.bold) }
        if control.isHovered {
            style.attributes.insert(control.isDefaultButton ? .underline : .bold)
        }
        return style
    }
}
