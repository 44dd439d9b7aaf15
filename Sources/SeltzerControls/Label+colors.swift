// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

/// UIKit's names for parts of the style.
extension Label {
    /// The color of the text; nil for the color of plain text.
    ///
    /// It is the foreground of ``style``.
    public final var textColor: Color! {
        get { style.foreground == .default ? .label : style.foreground }
        set { style.foreground = newValue ?? .default }
    }

    /// The text with its styles, as ``styledText``; nil counts as empty text.
    public final var attributedText: StyledText? {
        get { styledText }
        set { styledText = newValue ?? StyledText() }
    }
}
