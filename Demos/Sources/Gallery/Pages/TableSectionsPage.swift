// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let tableSections = GalleryPage(
        name: "table-sections", title: "Table sections", group: .lists,
        summary: "Groups rows; headers and footers stay in sight.",
        hint: "Select a river, or press its button.", fillsRoom: true, usefulRows: 25
    ) {
        TableSectionsPageController()
    }
}

/// Rivers, grouped by the sea that they flow into.
///
/// A row has one line or two, and a button. Only the last row of a section has one line, so that
/// buttons never touch.
private final class TableSectionsPageController: ViewController {
    private struct River {
        let name: String
        let length: Int
        var note: String?
    }

    private let table = TableView()
    private let seas: [(name: String, rivers: [River])] = [
        (
            "Atlantic",
            [
                River(name: "Amazon", length: 6_400, note: "carries more water than any other"),
                River(name: "Congo", length: 4_700, note: "the deepest"),
                River(name: "Loire", length: 1_006, note: "the longest in France"),
                River(name: "Tajo", length: 1_007),
            ]
        ),
        (
            "Black Sea",
            [
                River(name: "Danube", length: 2_850, note: "flows through ten countries"),
                River(name: "Dnipro", length: 2_201, note: "passes Kyiv"),
                River(name: "Dniester", length: 1_362),
            ]
        ),
        (
            "Mediterranean",
            [
                River(name: "Nile", length: 6_650, note: "long thought to be the longest"),
                River(name: "Rhône", length: 813, note: "begins at a glacier"),
                River(name: "Ebro", length: 930, note: "gave Iberia its name"),
                River(name: "Po", length: 652),
            ]
        ),
    ]

    override func loadView() {
        table.accessibilityLabel = "Rivers"
        table.register(RiverCell.self, forCellReuseIdentifier: "river")
        table.rowHeight = TableView.automaticDimension
        table.dataSource = self
        table.selectionFollowsFocus = true
        table.delegate = self
        view = table
    }

    override var preferredFocusedView: View? { table }

    /// A cell with a name, an optional note below it, and a button.
    private final class RiverCell: TableViewCell {
        let note = Label("", style: Style(foreground: .secondaryLabel))
        let button = Button("Follow")

        required init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            for view in [note, button] as [View] { contentView.addSubview(view) }
        }

        override func layoutSubviews() {
            super.layoutSubviews()
            let width = contentView.bounds.width
            textLabel?.frame = Rect(x: 1, y: 0, width: max(0, width - 12), height: 1)
            note.frame = Rect(x: 3, y: 1, width: max(0, width - 4), height: 1)
            note.isHidden = contentView.bounds.height < 2
            button.frame = Rect(x: max(0, width - 11), y: 0, width: 10, height: 1)
        }
    }
}

extension TableSectionsPageController: TableViewDataSource, TableViewDelegate {
    func numberOfSections(in tableView: TableView) -> Int { seas.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        seas[section].rivers.count
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
        seas[section].name
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
        "\(NumberFormat().string(seas[section].rivers.reduce(0) { $0 + $1.length })) km in all"
    }

    func tableView(_ tableView: TableView, heightForRowAt indexPath: TableIndexPath) -> Int {
        seas[indexPath.section].rivers[indexPath.row].note == nil ? 1 : 2
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        let river = seas[indexPath.section].rivers[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "river", for: indexPath)
        cell.textLabel?.text = "\(river.name), \(NumberFormat().string(river.length)) km"
        (cell as? RiverCell)?.note.text = river.note ?? ""
        return cell
    }

    func tableView(
        _ tableView: TableView, typeSelectStringForRowAt indexPath: TableIndexPath
    ) -> String? { seas[indexPath.section].rivers[indexPath.row].name }
}
