// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The text of a table that has no rows.
extension TableView {
    /// The text in the middle of a table that has no rows; empty by default.
    public final var emptyText: StyledText {
        get { emptyLabel?.styledText ?? StyledText() }
        set {
            if emptyLabel == nil { emptyLabel = makeEmptyLabel() }
            emptyLabel?.styledText = newValue
            setNeedsLayout()
        }
    }

    /// Centres the text in the visible part of the table.
    final func layOutEmptyText() {
        guard let emptyLabel else { return }
        emptyLabel.isHidden = geometry.rowCount > 0
        guard !emptyLabel.isHidden else { return }
        let size = emptyLabel.sizeThatFits(visibleSize)
        emptyLabel.frame = Rect(
            x: visibleRect.minX,
            y: visibleRect.minY.saturatingAdding(max(0, visibleSize.height - size.height) / 2),
            width: visibleSize.width, height: min(size.height, visibleSize.height))
    }

    private func makeEmptyLabel() -> Label {
        let label = Label("", style: Style(foreground: .secondaryLabel), alignment: .center)
        label.lineBreakMode = .byWordWrapping
        label.isUserInteractionEnabled = false
        insertSubview(label, at: 0)
        return label
    }
}
