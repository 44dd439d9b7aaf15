// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import SeltzerViews

/// The data source of an outline as a table: it provides the visible items as rows.
@MainActor
final class OutlineSource: TableViewDataSource {
    weak var outline: OutlineView?

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        outline?.tree.rowCount ?? 0
    }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(
            withIdentifier: OutlineCell.identifier, for: indexPath)
        guard let outline, let cell = cell as? OutlineCell,
            let item = outline.item(atRow: indexPath.row, includingStatus: true)
        else { return cell }
        cell.texts =
            outline.columns.isEmpty
            ? [outline.text(of: item, in: nil)]
            : outline.columns.map { outline.text(of: item, in: $0) }
        cell.lead = outline.lead(ofRow: indexPath.row)
        return cell
    }

    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText {
        guard let outline, let item = outline.item(atRow: indexPath.row, includingStatus: true)
        else { return StyledText() }
        return outline.text(of: item, in: column)
    }

    func tableView(
        _ tableView: TableView, identifierForRowAt indexPath: TableIndexPath
    ) -> AnyHashable? { outline?.item(atRow: indexPath.row, includingStatus: true) }

    func tableView(
        _ tableView: TableView, indexPathForRowWithIdentifier identifier: AnyHashable
    ) -> TableIndexPath? {
        outline?.row(forItem: identifier).map { TableIndexPath(row: $0, section: 0) }
    }

    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? {
        guard let outline, let item = outline.item(atRow: indexPath.row) else { return nil }
        return outline.text(of: item, in: outline.columns.first).string
    }
}
