// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer

import typealias Seltzer.IndexPath

final class TestViewTableDataSource: SBBaseTableDataSource, TableViewDataSource {
    override init(tableView: TableView?) {
        super.init(tableView: tableView)
    }

    override var dataSource: [String] {
        didSet {
            tableView?.reloadData()
        }
    }

    func numberOfSections(in tableView: TableView) -> Int {
        return 1
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        return dataSource.count
    }

    func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell") as! TestViewTableCell
        cell.textLabel?.text = dataSource[indexPath.row]

        return cell
    }
}

final class TestViewTableCell: TableViewCell {
    required init(style: TableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        setup()
    }

    private func setup() {
        let showNumberButton = Button(type: .custom)
        showNumberButton.setTitle("Show row number", for: .normal)
        showNumberButton.backgroundColor = .purple
        showNumberButton.translatesAutoresizingMaskIntoConstraints = false
        showNumberButton.addTarget(
            self, action: TestViewTableCell.showNumberButtonClick, for: .touchUpInside)
        contentView.addSubview(showNumberButton)

        contentView.addConstraints([
            showNumberButton.widthAnchor.constraint(equalToConstant: 23),
            showNumberButton.trailingAnchor.constraint(
                equalTo: contentView.trailingAnchor, constant: -3),
        ])
        contentView.addConstraint(
            LayoutConstraint(
                item: showNumberButton, attribute: .centerY, relatedBy: .equal,
                toItem: contentView, attribute: .centerY, multiplier: 1, constant: 0))
    }

    // The event of the button is passed on to the responder chain, from the next responder on.
    private func showNumberButtonClick(_ sender: Any) {
        next?.routerEvent(
            withName: "showNumber", userInfo: ["object": textLabel?.text ?? ""])
    }
}
