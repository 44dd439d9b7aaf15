// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The views behind the rows of a table.
struct TableBackdrop {
    var emptyView: View?
    var backgroundView: View?
}

/// The views behind the rows, and the content of a table without rows.
extension TableView {
    /// The view in the middle of the table while it has no rows; nil, the default, for none.
    ///
    /// A ``/SeltzerControls/ContentUnavailableView`` shows what is missing, and how to get it. The header stays.
    public final var emptyView: View? {
        get { backdrop.emptyView }
        set {
            let old = backdrop.emptyView
            guard newValue !== old else { return }
            backdrop.emptyView = newValue
            old?.removeFromSuperview()
            newValue.map { insertSubview($0, at: firstPlace) }
            setNeedsLayout()
        }
    }

    /// The view behind the rows, as large as the visible part; nil, the default, for none.
    ///
    /// It stays while the rows scroll.
    public final var backgroundView: View? {
        get { backdrop.backgroundView }
        set {
            let old = backdrop.backgroundView
            guard newValue !== old else { return }
            backdrop.backgroundView = newValue
            old?.removeFromSuperview()
            newValue.map { insertSubview($0, at: 0) }
            setNeedsLayout()
        }
    }

    /// The place of the backmost subview in front of the background view.
    final var firstPlace: Int {
        guard let view = backdrop.backgroundView, subviews.first === view else { return 0 }
        return 1
    }

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

    /// Places the background view behind the visible rows.
    final func layOutBackgroundView() {
        guard let view = backdrop.backgroundView, view.superview === self else { return }
        if subviews.first !== view { sendSubviewToBack(view) }
        view.frame = visibleRect
    }

    private static func makeEmptyLabel() -> Label {
        let label = Label("", style: .init(foreground: .secondaryLabel), alignment: .center)
        label.numberOfLines = 0
        return label
    }
}
