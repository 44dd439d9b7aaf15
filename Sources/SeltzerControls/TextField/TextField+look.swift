// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The look of the text.
extension TextField {
    /// The look of a field; one value, so that the field compares it at one place.
    struct Look: Hashable {
        var text = TextLook()
        var borderStyle = BorderStyle.field
    }

    /// The ground of a field.
    ///
    /// UIKit's other styles look like ``field``.
    public enum BorderStyle: Hashable, Sendable {
        /// No ground and no bars, for a field over a line.
        case none
        /// A fill, with bars beside it while the field is focused.
        case field

        /// UIKit's name for ``field``.
        public static var roundedRect: BorderStyle { .field }
        /// UIKit's name for ``field``.
        public static var line: BorderStyle { .field }
        /// UIKit's name for ``field``.
        public static var bezel: BorderStyle { .field }
    }

    /// The place of a text that is shorter than the field; the edge where text begins by default.
    ///
    /// A longer text begins at the left edge, and scrolls.
    public final var textAlignment: TextAlignment {
        get { look.text.alignment }
        set { look.text.alignment = newValue }
    }

    /// The placeholder as text with styles; it is shown in the color of placeholders.
    public final var attributedPlaceholder: StyledText? {
        get { placeholder.isEmpty ? nil : StyledText(placeholder) }
        set { placeholder = newValue?.string ?? "" }
    }

    /// The ground of the field; ``BorderStyle/field`` at first.
    public final var borderStyle: BorderStyle {
        get { look.borderStyle }
        set { look.borderStyle = newValue }
    }
}
