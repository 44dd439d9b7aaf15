// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews

/// A table of which any cell can be told by its place.
final class Numbers: CellGridViewDataSource {
    var rows: Int
    var columns: Int
    var width: Int?
    var hasTitles = false
    var alignment = TextAlignment.left
    private(set) var asked = 0
    var whenAsked: (@MainActor (CellGridView) -> Void)?

    init(_ rows: Int, _ columns: Int, width: Int? = nil, hasTitles: Bool = false) {
        self.rows = rows
        self.columns = columns
        self.width = width
        self.hasTitles = hasTitles
    }

    func numberOfRows(in gridView: CellGridView) -> Int { rows }
    func numberOfColumns(in gridView: CellGridView) -> Int { columns }
    func gridView(_ gridView: CellGridView, textForCellAt position: GridPosition) -> String {
        asked += 1
        whenAsked?(gridView)
        return "\(position.row).\(position.column)"
    }
    func gridView(_ gridView: CellGridView, widthOfColumn column: Int) -> Int {
        width ?? gridView.defaultColumnWidth
    }
    func gridView(_ gridView: CellGridView, alignmentOfColumn column: Int) -> TextAlignment {
        alignment
    }
    func gridView(_ gridView: CellGridView, titleOfColumn column: Int) -> String? {
        hasTitles ? "c\(column)" : nil
    }
}

@MainActor
struct GridScene {
    let grid = CellGridView()
    let numbers: Numbers
    let pilot: Pilot

    init(_ numbers: Numbers, columns: Int = 30, rows: Int = 6) async {
        self.numbers = numbers
        grid.dataSource = numbers
        let controller = ViewController(view: grid)
        controller.wantsInitialFocus = false
        pilot = await Pilot(plain: controller, columns: columns, rows: rows)
    }

    var clicks: [GridPosition] {
        pilot.events(CellClicked.self).map(\.position)
    }
}
