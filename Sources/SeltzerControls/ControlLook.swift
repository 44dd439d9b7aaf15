// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// How a control shows what state it is in, in one place for all of them.
///
/// Attributes carry the state, not colours, so that it shows on any background and without colours.
enum ControlLook {
    /// Pressed: unlike any of the others together, focused and hovered say.
    static var pressed: Attributes { [.reverse, .bold, .underline] }

    /// The style of a control's title.
    @MainActor
    static func style(of control: Control) -> Style {
        if !control.isEnabled { return Style(attributes: .dim) }
        if control.isHighlighted { return Style(attributes: pressed) }
        var style = Style()
        if control.isFocused { style.attributes.insert(.reverse) }
        // A default button is bold all the time, so that the pointer on it has to show otherwise.
        if control.isDefaultButton { style.attributes.insert(.bold) }
        if control.isHovered {
            style.attributes.insert(control.isDefaultButton ? .underline : .bold)
        }
        return style
    }
}
