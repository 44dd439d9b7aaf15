// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The views above the first section and below the last section of a table, which scroll with the rows.
@MainActor
struct TableEdgeViews {
    var header: View?
    var footer: View?
    /// The heights that the program gave the views before it set them; 0 for none.
    var ownHeights: [ObjectIdentifier: Int] = [:]

    /// Returns the height of one of the views in cells: its fitting height, but at least the height
    /// that the program gave it.
    func height(of view: View?, in table: TableView) -> Int {
        guard let view, !view.isHidden else { return 0 }
        let width = table.bounds.width > 0 ? table.bounds.width : Int.max
        view.updateConstraintsIfNeeded()
        let fitting = view.sizeThatFits(Size(width: width, height: .max)).height
        return max(fitting, ownHeights[ObjectIdentifier(view)] ?? 0)
    }

    /// Lays out both views.
    func layOut(in table: TableView) {
        let width = max(table.contentSize.width, table.visibleSize.width)
        if let header {
            // Tab reaches it before the rows.
            let place = table.firstPlace
            if table.subviews.firstIndex(where: { $0 === header }) != place {
                table.insertSubview(header, at: place)
            }
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
    /// It is as high as its content (``/SeltzerViews/View/sizeThatFits(_:)``), but at least as high as its frame when it
    /// was set. Set it again after its height changed, as in UIKit.
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
        // A view without a height of its own had its height from the table.
        if let new, old !== new || edgeViews.ownHeights[ObjectIdentifier(new), default: 0] > 0 {
            edgeViews.ownHeights[ObjectIdentifier(new)] = new.frame.height
        }
        if old !== new, let old {
            edgeViews.ownHeights[ObjectIdentifier(old)] = nil
            old.removeFromSuperview()
        }
        change(&edgeViews)
        if let new, new.superview !== self { insertSubview(new, at: firstPlace) }
        heightsDidChange()
    }
}
