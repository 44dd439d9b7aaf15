// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerResponder
import SeltzerViews

/// The files that are shown, their order and their columns.
extension DirectoryView {
    /// Whether names that begin with a dot are shown; false by default.
    public final var showsHiddenFiles: Bool {
        get { files.rules.showsHidden }
        set {
            guard newValue != files.rules.showsHidden else { return }
            files.rules.showsHidden = newValue
            reloadData()
        }
    }

    /// Whether folders come before files; true by default.
    public final var listsFoldersFirst: Bool {
        get { files.rules.foldersFirst }
        set {
            guard newValue != files.rules.foldersFirst else { return }
            files.rules.foldersFirst = newValue
            reloadData()
        }
    }

    /// The test of the files that are shown, or nil, the default, for all files.
    ///
    /// Folders are always shown. The test is called in another thread when a folder is read.
    public final var includesFile: (@Sendable (DirectoryEntry) -> Bool)? {
        get { files.rules.includesFile }
        set {
            files.rules.includesFile = newValue
            reloadData()
        }
    }

    /// The order of the files of each folder; ascending by name by default.
    ///
    /// Sizes and times are read before files are sorted by them, in another thread: a folder with a million files takes
    /// seconds, in which the old order stays, or the row "Loading".
    public final var sortOrderOfFiles: DirectorySortOrder {
        get { files.rules.order }
        set {
            sortOrder = TableSortOrder(
                column: newValue.key.rawValue, isAscending: newValue.isAscending)
            guard newValue != files.rules.order else { return }
            files.rules.order = newValue
            reloadData()
        }
    }

    /// Whether there are columns with the size and the time of the last change; false by default.
    ///
    /// The columns need 46 cells; in less room the time goes first, then the size. A click on a title sorts.
    public final var showsDetails: Bool {
        get { !columns.isEmpty }
        set {
            guard newValue != showsDetails else { return }
            columns = newValue ? Self.detailColumns : []
            sortOrderOfFiles = files.rules.order
        }
    }

    private static var detailColumns: [TableColumn] {
        [
            TableColumn("Name", identifier: "name", minimumWidth: 12, isSortable: true),
            TableColumn(
                "Size", identifier: "size", width: .fixed(9), alignment: .right, isSortable: true
            ).visibilityPriority(.defaultHigh),
            TableColumn("Modified", identifier: "modified", width: .fixed(16), isSortable: true)
                .visibilityPriority(.defaultLow),
        ]
    }

    /// The number of files and folders at the top, without `..`; 0 until they are read, and if they cannot be read.
    public final var count: Int { files.count }

    final func sortByUser(_ event: SortOrderChanged) -> Disposition {
        guard event.tableView === self,
            let key = DirectorySortOrder.Key(rawValue: event.sortOrder.column)
        else { return .ignored }
        sortOrderOfFiles = DirectorySortOrder(key, isAscending: event.sortOrder.isAscending)
        return .observed
    }

    // MARK: Another folder

    /// Shows the row "Loading" in place of the files of another folder if reading takes longer than a moment.
    final func showLoading() {
        let path = path
        scheduleTimer(after: .milliseconds(150)) { [weak self] in
            guard let self, path == self.path, isItemLoading(nil) else { return }
            changeAll { gone in
                let status = OutlineStatus(parent: nil, kind: .loading)
                gone.formUnion(tree.setChildren(OutlineChildren([status]), of: 0))
                showsOtherFolder = false
            }
        }
    }
}
