// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

extension TableView {
    /// Returns the menu of a delegate for a single row; nil for none or for several rows.
    final func configuredMenu(
        of delegate: any TableViewDelegate, forRowsAt indexPaths: [TableIndexPath], point: Point?
    ) -> Menu? {
        guard indexPaths.count == 1, let path = indexPaths.first else { return nil }
        return delegate.tableView(
            self, contextMenuConfigurationForRowAt: path,
            point: point ?? rectForRow(at: path).origin
        )?.makeMenu()
    }
}
