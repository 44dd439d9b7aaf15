// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The views above the first section and below the last section of a table, which scroll with the rows.
@MainActor
struct TableEdgeViews {
    var header: View?
    var footer: View?

    /// Returns the height of one of the views in cells: its fitting height, or else its height.
    func height(of view: View?, in table: TableView) -> Int {
        guard let view, !view.isHidden else { return 0 }
        let width = table.bounds.width > 0 ? table.bounds.width : Int.max
        return max(0, view.sizeThatFits(Size(width: width, height: .max)).height)
    }

    /// Lays out both views.
    func layOut(in table: TableView) {
        let width = max(table.contentSize.width, table.visibleSize.width)
        if let header {
            // Tab reaches it before the rows.
            if table.subviews.first !== header { table.sendSubviewToBack(header) }
            header.frame = Rect(x: 0, y: 0, width: width, height: height(of: header, in: table))
        }
        if let footer {
            let height = height(of: footer, in: table)
            footer.frame = Rect(
                x: 0, y: table.geometry.height - height, width: width, height: height)
        }
    }
}

extension TableView {
    /// The view above the first section, which scrolls with the rows; nil, the default, for none.
    ///
    /// It is as high as its content (``/SeltzerViews/View/sizeThatFits(_:)``), or keeps its height if it has no content
    /// to measure. Set it again after its height changed, as in UIKit.
    public final var tableHeaderView: View? {
        get { edgeViews.header }
        set {
            replaceEdgeView(edgeViews.header, by: newValue) { $0.header = newValue }
        }
    }

    /// The view below the last section, which scrolls with the rows; nil, the default, for none.
    public final var tableFooterView: View? {
        get { edgeViews.footer }
        set {
            replaceEdgeView(edgeViews.footer, by: newValue) { $0.footer = newValue }
        }
    }

    private func replaceEdgeView(
        _ old: View?, by new: View?, _ change: (inout TableEdgeViews) -> Void
    ) {
        if old !== new { old?.removeFromSuperview() }
        change(&edgeViews)
        if let new, new.superview !== self { insertSubview(new, at: 0) }
        heightsDidChange()
    }
}
