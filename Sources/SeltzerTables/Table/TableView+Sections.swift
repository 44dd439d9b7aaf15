// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerViews

extension TableView {
    /// A value for heights that the table determines itself.
    ///
    /// With it as ``rowHeight``, or as the answer of ``TableViewDelegate/tableView(_:heightForRowAt:)``, a row has one
    /// line, or as many as the constraints or the labels of its cell need. With it as ``sectionHeaderHeight`` or
    /// ``sectionFooterHeight``, a section has one line if the data source has a title for it, and as many as fit the
    /// view if the delegate has one.
    public static var automaticDimension: Int { -1 }

    /// Sets the class of the headers and footers with an identifier; nil for none.
    public final func register(
        _ viewClass: TableViewHeaderFooterView.Type?,
        forHeaderFooterViewReuseIdentifier identifier: String
    ) {
        sectionViews.queue.register(viewClass, for: identifier)
    }

    /// Returns a reused header or footer, or a new one of the registered class; nil if no class is registered.
    ///
    /// Call it in ``TableViewDelegate/tableView(_:viewForHeaderInSection:)`` or
    /// ``TableViewDelegate/tableView(_:viewForFooterInSection:)``; elsewhere it returns a new view.
    public final func dequeueReusableHeaderFooterView(
        withIdentifier identifier: String
    ) -> TableViewHeaderFooterView? {
        sectionViews.queue.dequeue(identifier)
    }

    /// Returns the header of a section; nil if it is not visible.
    public final func headerView(forSection section: Int) -> View? {
        layoutIfNeeded()
        return sectionViews.view(.header, section)
    }

    /// Returns the footer of a section; nil if it is not visible.
    public final func footerView(forSection section: Int) -> View? {
        layoutIfNeeded()
        return sectionViews.view(.footer, section)
    }

    /// Returns the rectangle of a section with its header and footer, in the table's own coordinates; empty if the
    /// section does not exist.
    public final func rect(forSection section: Int) -> Rect {
        guard section >= 0, section < geometry.sectionCount else { return .zero }
        let start = geometry.start(ofSection: section)
        return Rect(
            x: 0, y: start, width: bounds.width,
            height: geometry.end(ofSection: section).saturatingSubtracting(start))
    }

    final var delegateName: String { delegate.map { "\(type(of: $0))" } ?? "The delegate" }
}
