// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension View {
    /// The clusters that the view's display shows as one character; all clusters for a view without
    /// a display.
    public final var joinedClusters: JoinedClusters {
        window?.application?.capabilities.joinedClusters ?? .all
    }

    /// Returns the number of cells that a text takes on one line of the view's display.
    ///
    /// All views are laid out again when another display, or an answer of the terminal, changes the
    /// width of texts.
    public final func cellWidth(of text: some StringProtocol) -> Int {
        text.cellWidth(joining: joinedClusters)
    }

    /// Returns the number of cells that a styled text takes on one line of the view's display.
    public final func cellWidth(of text: StyledText) -> Int {
        text.cellWidth(joining: joinedClusters)
    }

    /// Asks for a new layout of the view and its subviews, because the widths of texts or the theme
    /// have changed.
    final func remeasure() {
        for subview in subviews { subview.remeasure() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
