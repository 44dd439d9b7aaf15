// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerFiles
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// A folder in the list of places.
struct FilePlace: Hashable {
    let title: String
    let path: BytePath
    var detail = ""
}

/// The user chose a place.
struct FilePlaceChosen: RoutedEvent {
    let path: BytePath
}

/// The list of places beside the files: folders of the system, disks, bookmarks and recent folders.
final class FilePlaces: TableView, TableViewDataSource {
    private static let cell = "Seltzer.place"

    /// The groups that are not empty.
    private var groups: [(title: String, places: [FilePlace])] = []

    init() {
        super.init(frame: .zero, style: .plain)
        register(TableViewCell.self, forCellReuseIdentifier: Self.cell)
        sectionHeaderHeight = TableView.automaticDimension
        activatesOnSingleClick = true
        backgroundColor = .surface
        accessibilityLabel = "Places"
        dataSource = self
        on { [weak self] (event: RowActivated) in self?.chosen(event) ?? .ignored }
        on { (_: TableSelectionChanged) in .stop }
    }

    /// Shows groups of places; empty groups are left out.
    func show(_ groups: [(title: String, places: [FilePlace])]) {
        self.groups = groups.filter { !$0.places.isEmpty }
        reloadData()
    }

    /// Selects the place with a path, or nothing.
    func select(_ path: BytePath) {
        deselectAll()
        for (section, group) in groups.enumerated() {
            guard let row = group.places.firstIndex(where: { $0.path == path }) else { continue }
            return selectRow(at: TableIndexPath(row: row, section: section), scrollPosition: .none)
        }
    }

    private func chosen(_ event: RowActivated) -> Disposition {
        guard let place = place(at: event.indexPath) else { return .ignored }
        post(FilePlaceChosen(path: place.path))
        return .stop
    }

    private func place(at index: TableIndexPath) -> FilePlace? {
        guard groups.indices.contains(index.section),
            groups[index.section].places.indices.contains(index.row)
        else { return nil }
        return groups[index.section].places[index.row]
    }

    // MARK: The data source

    func numberOfSections(in tableView: TableView) -> Int { groups.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        groups.indices.contains(section) ? groups[section].places.count : 0
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        groups.indices.contains(section) ? groups[section].title : nil
    }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) -> TableViewCell {
        let cell = dequeueReusableCell(withIdentifier: Self.cell, for: indexPath)
        guard let place = place(at: indexPath) else { return cell }
        let detail = place.detail.isEmpty ? "" : "  \(place.detail)"
        cell.textLabel?.styledText =
            StyledText(TextSanitizer.line(place.title))
            + StyledText(detail, style: SeltzerScreen.Style(foreground: .secondaryLabel))
        return cell
    }

    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? { place(at: indexPath)?.title }
}
