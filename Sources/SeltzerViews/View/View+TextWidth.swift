// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen

extension View {
    /// The clusters that the display of the view's window shows as one character; all of them for a view that
    /// is shown nowhere.
    public final var joinedClusters: JoinedClusters {
        window?.application?.capabilities.joinedClusters ?? .all
    }

    /// Returns the number of cells that a text takes on one line of the display that shows the view.
    ///
    /// Views are laid out anew when another display, or an answer of the terminal, changes it.
    public final func cellWidth(of text: some StringProtocol) -> Int {
        text.cellWidth(joining: joinedClusters)
    }

    /// Returns the number of cells that a text takes on one line of the display that shows the view.
    public final func cellWidth(of text: StyledText) -> Int {
        text.cellWidth(joining: joinedClusters)
    }

    /// Lays everything out anew, because texts have other widths than before.
    final func remeasureText() {
        for subview in subviews { subview.remeasureText() }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }
}
