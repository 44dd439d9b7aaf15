// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

/// The visible headers and footers of a table.
///
/// They stay at the edge while a part of their section is visible beside them.
@MainActor
final class TableSections {
    /// The kinds of views of a section.
    enum Kind {
        case header
        case footer
    }

    private struct Key: Hashable {
        let kind: Kind
        let section: Int
    }

    private var shown: [Key: View] = [:]
    /// Views that were measured before they are shown.
    private var prepared: [Key: View] = [:]
    let queue = ReuseQueue<TableViewHeaderFooterView>()
    private static var titleIdentifier: String { "Seltzer.title" }

    init() {
        queue.register(TableViewHeaderFooterView.self, for: Self.titleIdentifier)
    }

    /// Returns the view of a section; nil if it is not visible.
    func view(_ kind: Kind, _ section: Int) -> View? { shown[Key(kind: kind, section: section)] }

    /// The visible views with their kinds and sections.
    var views: [ObjectIdentifier: (kind: Kind, section: Int)] {
        Dictionary(
            shown.map { (ObjectIdentifier($0.value), ($0.key.kind, $0.key.section)) },
            uniquingKeysWith: { first, _ in first })
    }

    /// Returns whether a view is the visible header of a section.
    func isHeader(_ view: View) -> Bool {
        shown.contains { $0.key.kind == .header && $0.value === view }
    }

    /// Returns whether a header or footer is at a point in the table's coordinates.
    func covers(_ point: Point) -> Bool {
        shown.values.contains { !$0.isHidden && $0.frame.contains(point) }
    }

    /// Forgets a view that leaves the table.
    func forget(_ view: View) {
        shown = shown.filter { $0.value !== view }
        (view as? TableViewHeaderFooterView).map { queue.remove($0) }
    }

    /// Whether views decided about the heights of headers or footers.
    private(set) var hasMeasured = false

    /// Returns the height that fits the delegate's view of a section, at least 1; nil if the delegate has no view.
    func fittingHeight(_ kind: Kind, _ section: Int, in table: TableView) -> Int? {
        let key = Key(kind: kind, section: section)
        guard
            let view = prepared[key] ?? shown[key].flatMap({ isOwn($0) ? $0 : nil })
                ?? queue.ask({ delegatesView(kind, section, in: table) })
        else { return nil }
        hasMeasured = true
        let width = table.bounds.width > 0 ? table.bounds.width : Int.max
        view.updateConstraintsIfNeeded()
        let height = max(1, view.sizeThatFits(Size(width: width, height: .max)).height)
        guard shown[key] !== view else { return height }
        // A reusable view measures the other sections, too; any other view is kept until it is shown.
        if let reusable = view as? TableViewHeaderFooterView, reusable.reuseIdentifier != nil {
            queue.recycle(reusable)
        } else {
            prepared[key] = view
        }
        return height
    }

    /// Returns whether a view comes from the delegate.
    private func isOwn(_ view: View) -> Bool {
        (view as? TableViewHeaderFooterView)?.reuseIdentifier != Self.titleIdentifier
    }

    /// Recycles all views, because their content may be out of date.
    func reload(in table: TableView) {
        for key in Array(shown.keys) { recycle(key, in: table) }
        prepared = [:]
        hasMeasured = false
    }

    // MARK: Layout

    /// Shows and lays out the headers and footers of the visible sections.
    func layOut(in table: TableView) {
        guard table.geometry.hasHeadersOrFooters || !shown.isEmpty else { return }
        let visible = table.visibleStretch
        let seen = table.geometry.sections(from: visible.lowerBound, to: visible.upperBound)
        for key in Array(shown.keys) where !seen.contains(key.section) {
            recycle(key, in: table)
        }
        for section in seen {
            place(.header, section, in: table)
            place(.footer, section, in: table)
        }
    }

    private func place(_ kind: Kind, _ section: Int, in table: TableView) {
        let geometry = table.geometry
        let isGrouped = table.style != .plain
        let header = geometry.headerHeight(ofSection: section)
        let gap = table.gapBelow(section: section)
        let footer = geometry.footerHeight(ofSection: section) - gap
        let height = kind == .header ? header : footer
        guard height > 0, let view = shownView(kind, section, in: table) else { return }
        let visible = table.visibleRect
        let start = geometry.start(ofSection: section)
        let end = geometry.end(ofSection: section).saturatingSubtracting(gap)
        let y: Int
        switch kind {
        case .header where isGrouped:
            y = start
        case .footer where isGrouped:
            y = end.saturatingSubtracting(footer)
        case .header:
            // The last line of a section pushes its header out: a header must not stay without rows below it.
            let last = end.saturatingSubtracting(footer).saturatingSubtracting(header)
                .saturatingSubtracting(1)
            y = visible.minY.clamped(start, max(start, last))
        case .footer:
            let last = end.saturatingSubtracting(footer)
            y = visible.maxY.saturatingSubtracting(footer)
                .clamped(min(last, start.saturatingAdding(header)), last)
        }
        view.frame = Rect(x: visible.minX, y: y, width: visible.width, height: height)
            .inset(by: Insets(left: table.sideMargin, right: table.sideMargin))
        guard kind == .header, !isGrouped else { return }
        let rows = end.saturatingSubtracting(footer).saturatingSubtracting(start)
            .saturatingSubtracting(1)
        table.addStickyHeader(
            view, for: Rect(x: 0, y: start, width: visible.width, height: max(header, rows)))
    }

    private func shownView(_ kind: Kind, _ section: Int, in table: TableView) -> View? {
        let key = Key(kind: kind, section: section)
        if let view = shown[key] { return view }
        let known = prepared.removeValue(forKey: key)
        guard let view = known ?? queue.ask({ makeView(kind, section, in: table) }) else {
            return nil
        }
        // The delegate may return a view that another section already shows.
        guard !shown.values.contains(where: { $0 === view }) else {
            table.diagnose("\(table.delegateName) has one header for two sections")
            return nil
        }
        if view.superview !== table { table.addSubview(view) }
        guard view.superview === table else { return nil }
        shown[key] = view
        view.isHidden = false
        if kind == .header {
            table.tableDelegate?.tableView(
                table, willDisplayHeaderView: view, forSection: section)
        } else {
            table.tableDelegate?.tableView(
                table, willDisplayFooterView: view, forSection: section)
        }
        return view
    }

    private func delegatesView(_ kind: Kind, _ section: Int, in table: TableView) -> View? {
        kind == .header
            ? table.tableDelegate?.tableView(table, viewForHeaderInSection: section)
            : table.tableDelegate?.tableView(table, viewForFooterInSection: section)
    }

    private func makeView(_ kind: Kind, _ section: Int, in table: TableView) -> View? {
        if let own = delegatesView(kind, section, in: table) { return own }
        let title =
            kind == .header
            ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
            : table.dataSource?.tableView(table, titleForFooterInSection: section)
        let view = queue.dequeue(Self.titleIdentifier)
        view?.textLabel?.style =
            kind == .header ? Style(attributes: .bold) : Style(foreground: .secondaryLabel)
        view?.textLabel?.text = title ?? ""
        view?.isFooter = kind == .footer
        return view
    }

    private func recycle(_ key: Key, in table: TableView) {
        guard let view = shown.removeValue(forKey: key) else { return }
        if let reusable = view as? TableViewHeaderFooterView {
            queue.recycle(reusable)
        } else {
            view.removeFromSuperview()
        }
        switch key.kind {
        case .header:
            table.tableDelegate?.tableView(
                table, didEndDisplayingHeaderView: view, forSection: key.section)
        case .footer:
            table.tableDelegate?.tableView(
                table, didEndDisplayingFooterView: view, forSection: key.section)
        }
    }
}
