// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The content of a table without rows.
extension TableView {
    /// The text in the middle of a table that has no rows; empty by default.
    ///
    /// The ``emptyView`` shows it as a label. The text is empty if the ``emptyView`` is another view.
    public final var emptyText: StyledText {
        get { (emptyView as? Label)?.styledText ?? StyledText() }
        set {
            let label = emptyView as? Label ?? Self.makeEmptyLabel()
            label.styledText = newValue
            emptyView = label
            setNeedsLayout()
        }
    }

    /// Places the view a little above the middle of the visible part of the table.
    final func layOutEmptyView() {
        guard let emptyView else { return }
        emptyView.isHidden = geometry.rowCount > 0
        guard !emptyView.isHidden else { return }
        let size = emptyView.sizeThatFits(visibleSize)
        emptyView.frame = Rect(
            x: visibleRect.minX,
            y: visibleRect.minY.saturatingAdding(max(0, visibleSize.height - size.height) * 2 / 5),
            width: visibleSize.width, height: min(size.height, visibleSize.height))
    }

    private static func makeEmptyLabel() -> Label {
        let label = Label("", style: .init(foreground: .secondaryLabel), alignment: .center)
        label.numberOfLines = 0
        return label
    }
}
