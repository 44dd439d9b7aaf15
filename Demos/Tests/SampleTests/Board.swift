// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

final class Board: ViewController {
    let grid = CellGridView(rows: 8, columns: 8)
    let status = Label()

    override func loadView() { view = StackView(.vertical, [grid, status]) }
    override func viewDidLoad() { on(CellClicked.self, Board.cellClicked) }

    func cellClicked(_ cell: CellClicked) -> Disposition {
        status.text = "\(cell.row), \(cell.column)"
        return .stop
    }
}
