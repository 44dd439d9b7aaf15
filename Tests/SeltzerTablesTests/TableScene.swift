// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerTables
import SeltzerTesting
import SeltzerViews

/// Rows with a button each, in sections of which any row can be told by its text.
final class Shelf: TableViewDataSource {
    var counts: [Int]
    var sections: Int?
    var identifier = "shelf"
    var asked: [TableIndexPath] = []
    var answer: (@MainActor (TableView, TableIndexPath) -> TableViewCell)?

    init(_ counts: Int...) { self.counts = counts }

    func numberOfSections(in tableView: TableView) -> Int { sections ?? counts.count }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        counts.indices.contains(section) ? counts[section] : 1
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: TableIndexPath) -> TableViewCell
    {
        asked.append(indexPath)
        if let answer { return answer(tableView, indexPath) }
        let cell = tableView.dequeueReusableCell(withIdentifier: identifier, for: indexPath)
        cell.textLabel?.text = "\(indexPath)"
        return cell
    }
}

final class BookCell: TableViewCell {
    let button = Button("+")
    private(set) var reuses = 0

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(button)
    }

    override func prepareForReuse() { reuses += 1 }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = Rect(x: 10, y: middleLine, width: 5, height: 1)
    }
}

@MainActor
struct TableScene {
    let table = TableView()
    let shelf: Shelf
    let pilot: Pilot

    /// Shows a shelf, whose rows can be selected only where a test is about that, as desktop programs do it.
    ///
    /// `TableCasesTests` is about the selection by taps.
    init(
        _ shelf: Shelf, rowHeight: Int = 1, allowsSelection: Bool = false, columns: Int = 20,
        rows: Int = 6
    ) async {
        self.shelf = shelf
        table.allowsSelection = allowsSelection
        table.selectionFollowsFocus = true
        table.multipleSelectionStyle = .desktop
        table.remembersSelectionOnReload = true
        table.rowHeight = rowHeight
        table.register(BookCell.self, forCellReuseIdentifier: "shelf")
        table.dataSource = shelf
        let controller = ViewController(view: table)
        controller.wantsInitialFocus = false
        pilot = await Pilot(plain: controller, columns: columns, rows: rows)
    }

    var texts: [String] {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
            .map {
                $0.split(separator: "[").first.map { $0.filter { !" ▌▕▐▝▗".contains($0) } } ?? ""
            }
    }
}
