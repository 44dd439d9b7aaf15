// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The look of the text of a field or of a text view.
package struct TextLook: Hashable {
    /// The color while the control is enabled; nil for the color of the control.
    package var color: Color?
    /// The weight and the slant; nil for the regular font.
    package var font: Font?
    package var alignment = TextAlignment.natural
    /// The fainter text that is shown while there is no text.
    package var placeholder = ""

    package init() {}

    /// Returns the style of the text of a control whose own style is given.
    package func style(_ style: Style, isEnabled: Bool) -> Style {
        var style = style
        if let color, isEnabled { style.foreground = color }
        if let font { style.attributes.formUnion(font.attributes) }
        return style
    }
}
