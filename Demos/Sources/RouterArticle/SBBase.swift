// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

// The base classes, which the article names and does not show.

/// The controller shows and names the screen.
class SBBaseViewController: ViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        (view as? SBBaseView)?.didLoad()
    }
}

/// The view lays out the screen, and gives its table to the handler.
class SBBaseView: View {
    weak var controller: SBBaseViewController?
    var handler: SBBaseHandler?

    init(controller: SBBaseViewController) {
        self.controller = controller
        super.init(frame: .zero)
    }

    func didLoad() {}
}

/// The handler has the screen's work, such as loading its data.
@MainActor
class SBBaseHandler: NSObject {
    var tableDataSource: SBBaseTableDataSource?

    func loadData() {}
}

/// The data source has the rows of a table.
@MainActor
class SBBaseTableDataSource: NSObject {
    weak var tableView: TableView?
    var dataSource: [String] = []

    init(tableView: TableView?) {
        super.init()
        self.tableView = tableView
    }
}
