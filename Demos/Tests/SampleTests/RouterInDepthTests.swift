// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

private struct NumberRequested: RoutedEvent { let text: String }

/// A row with a button; the cell does not know who shows the number.
private final class NumberCell: TableViewCell {
    let button = Button("Show row number")

    required init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(button)
        button.addAction(for: .primaryActionTriggered) { [weak self] _ in self?.showNumber() }
    }

    private func showNumber() { post(NumberRequested(text: textLabel?.text ?? "")) }

    override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = Rect(x: bounds.width - 20, y: 0, width: 20, height: 1)
    }
}

/// The view around the table; it notes the numbers that pass it.
private final class NumbersView: View {
    let table = TableView()
    private(set) var seen: [String] = []

    init() {
        super.init(frame: .zero)
        table.register(NumberCell.self, forCellReuseIdentifier: "row")
        addSubview(table)
        on(NumberRequested.self, NumbersView.numberRequested)
    }

    private func numberRequested(_ event: NumberRequested) -> Disposition {
        seen.append(event.text)
        return .observed
    }

    override func layoutSubviews() { table.frame = bounds }
}

/// The controller, which catches the event and shows an alert.
private final class NumbersController: ViewController, TableViewDataSource {
    let numbers = NumbersView()

    override func loadView() {
        numbers.table.dataSource = self
        view = numbers
    }

    override func viewDidLoad() {
        on(NumberRequested.self, NumbersController.numberRequested)
    }

    private func numberRequested(_ event: NumberRequested) -> Disposition {
        present(Alert("Caught", message: event.text, actions: [AlertAction("OK")]))
        return .stop
    }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) -> TableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row number is \(indexPath.row)"
        return cell
    }
}

/// The router of the page "Routed events in depth".
@MainActor
@Suite struct RouterInDepthTests {
    @Test func theControllerCatchesTheEventOfARowsButton() async {
        let controller = NumbersController()
        let pilot = await Pilot(controller, columns: 60, rows: 12)
        await pilot.click(on: "Show row number")
        #expect(pilot.screen.contains("Caught"))
        #expect(controller.numbers.seen == ["Row number is 0"])
        #expect(pilot.events(NumberRequested.self).map(\.text) == ["Row number is 0"])
    }

    @Test func aDictionaryGetsMoreValuesOnItsWay() {
        let (cell, table) = (View(), View())
        table.addSubview(cell)
        let controller = ViewController(view: table)
        var caught = ""
        table.intercept { (event: inout NamedEvent) in
            event.userInfo["index"] = 3
            return true
        }
        controller.on { (event: NamedEvent) in
            guard event.name == "showNumber" else { return .ignored }
            caught = event.description
            return .stop
        }
        cell.postNamed("showNumber", userInfo: ["object": "Row number is 3"])
        #expect(caught == "showNumber [index: 3, object: Row number is 3]")
    }
}
