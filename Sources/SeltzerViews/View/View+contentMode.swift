// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// The place of a picture in its view.
    ///
    /// A symbol has one size, so the modes that scale it put it into the middle.
    public enum ContentMode: Hashable, Sendable {
        /// In the middle.
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
        /// At an edge.
        case top, bottom, left, right
        /// In a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The place of a picture in the view; the middle by default.
    ///
    /// An `ImageView` follows it. It has no effect on other views, which draw themselves at any size.
    public final var contentMode: ContentMode {
        get { rare?.contentMode ?? .scaleToFill }
        set {
            guard newValue != contentMode else { return }
            rareState.contentMode = newValue
            setNeedsDisplay()
        }
    }
}
