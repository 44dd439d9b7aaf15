// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

class TestView: SBBaseView, TableViewDelegate {
    private var tableView: TableView!

    override init(controller: SBBaseViewController) {
        super.init(controller: controller)
        setup()
    }

    private func setup() {
        tableView = TableView(frame: .zero, style: .plain)
        tableView.delegate = self
        tableView.rowHeight = 3
        tableView.translatesAutoresizingMaskIntoConstraints = false
        tableView.register(TestViewTableCell.self, forCellReuseIdentifier: "cell")
        addSubview(tableView)
        addConstraints([
            tableView.leadingAnchor.constraint(equalTo: leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: trailingAnchor),
        ])
        addConstraints([
            tableView.topAnchor.constraint(equalTo: topAnchor),
            tableView.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    override var handler: SBBaseHandler? {
        didSet {
            // The data source of the table is an object of its own.
            let tableViewDataSource = TestViewTableDataSource(tableView: tableView)

            tableView.dataSource = tableViewDataSource
            handler?.tableDataSource = tableViewDataSource
        }
    }

    override func didLoad() {
        handler?.loadData()
    }
}

/// The view that catches the event, with the method from the end of the article.
final class CatchingTestView: TestView, RouterEventCatcher {
    func caughtRouterEvent(withName eventName: String, userInfo: [String: Any]) {
        let alertController = AlertController(
            title: "View中捕获", message: userInfo["object"] as? String, preferredStyle: .alert)
        alertController.addAction(AlertAction(title: "OK", style: .cancel))
        controller?.present(alertController, animated: true)
    }
}
