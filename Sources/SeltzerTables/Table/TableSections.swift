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
    let queue = ReuseQueue<TableViewHeaderFooterView>()
    private static var titleIdentifier: String { "Seltzer.title" }

    init() {
        queue.register(TableViewHeaderFooterView.self, for: Self.titleIdentifier)
    }

    /// Returns the view of a section; nil if it is not visible.
    func view(_ kind: Kind, _ section: Int) -> View? { shown[Key(kind: kind, section: section)] }

    /// Returns whether a header or footer is at a point in the table's coordinates.
    func covers(_ point: Point) -> Bool {
        shown.values.contains { !$0.isHidden && $0.frame.contains(point) }
    }

    /// Forgets a view that leaves the table.
    func forget(_ view: View) {
        shown = shown.filter { $0.value !== view }
        (view as? TableViewHeaderFooterView).map { queue.remove($0) }
    }

    /// Recycles all views, because their content may be out of date.
    func reload() {
        for key in Array(shown.keys) { recycle(key) }
    }

    // MARK: Layout

    /// Shows and lays out the headers and footers of the visible sections.
    func layOut(in table: TableView) {
        guard table.geometry.hasHeadersOrFooters || !shown.isEmpty else { return }
        let visible = table.visibleStretch
        let seen = table.geometry.sections(from: visible.lowerBound, to: visible.upperBound)
        for key in Array(shown.keys) where !seen.contains(key.section) { recycle(key) }
        for section in seen {
            place(.header, section, in: table)
            place(.footer, section, in: table)
        }
    }

    private func place(_ kind: Kind, _ section: Int, in table: TableView) {
        let geometry = table.geometry
        let header = geometry.headerHeight(ofSection: section)
        let footer = geometry.footerHeight(ofSection: section)
        let height = kind == .header ? header : footer
        guard height > 0, let view = shownView(kind, section, in: table) else { return }
        let visible = table.visibleRect
        let start = geometry.start(ofSection: section)
        let end = geometry.end(ofSection: section)
        let y: Int
        switch kind {
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
        guard kind == .header else { return }
        let rows = end.saturatingSubtracting(footer).saturatingSubtracting(start)
            .saturatingSubtracting(1)
        table.addStickyHeader(
            view, for: Rect(x: 0, y: start, width: visible.width, height: max(header, rows)))
    }

    private func shownView(_ kind: Kind, _ section: Int, in table: TableView) -> View? {
        let key = Key(kind: kind, section: section)
        if let view = shown[key] { return view }
        guard let view = queue.ask({ makeView(kind, section, in: table) }) else { return nil }
        // The delegate may return a view that another section already shows.
        guard !shown.values.contains(where: { $0 === view }) else {
            table.diagnose("\(table.delegateName) has one header for two sections")
            return nil
        }
        if view.superview !== table { table.addSubview(view) }
        guard view.superview === table else { return nil }
        shown[key] = view
        view.isHidden = false
        return view
    }

    private func makeView(_ kind: Kind, _ section: Int, in table: TableView) -> View? {
        let own =
            kind == .header
            ? table.delegate?.tableView(table, viewForHeaderInSection: section)
            : table.delegate?.tableView(table, viewForFooterInSection: section)
        if let own { return own }
        let title =
            kind == .header
            ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
            : table.dataSource?.tableView(table, titleForFooterInSection: section)
        let view = queue.dequeue(Self.titleIdentifier)
        view?.textLabel.style =
            kind == .header ? Style(attributes: .bold) : Style(foreground: .secondaryLabel)
        view?.textLabel.text = title ?? ""
        view?.isFooter = kind == .footer
        return view
    }

    private func recycle(_ key: Key) {
        guard let view = shown.removeValue(forKey: key) else { return }
        if let reusable = view as? TableViewHeaderFooterView {
            queue.recycle(reusable)
        } else {
            view.removeFromSuperview()
        }
    }
}
