// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension View {
    /// The place of a picture in its view.
    ///
    /// A symbol has one size, so the modes that scale it put it into the middle.
    public enum ContentMode: Hashable, Sendable {
        /// Scaled to the view, whatever its proportions; a symbol stays in the middle.
        case scaleToFill, redraw
        /// As large as the view allows with its proportions, in the middle.
        case scaleAspectFit
        /// Scaled with its proportions so that it fills the view, which cuts it.
        case scaleAspectFill
        /// In the middle, in its own size.
        case center
        /// At an edge.
        case top, bottom, left, right
        /// In a corner.
        case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The scale and the place of a picture in the view; by default `scaleToFill`.
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
