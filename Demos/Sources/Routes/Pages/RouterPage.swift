// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The page of the second article: the view or the controller handles a cell's event, or both if
/// the view lets it bubble on.
///
/// The event may get more data on its route.
final class RouterPage: Page {
    final class TestViewController: ViewController {}
    final class TestView: View {}
    final class TableView: View {}
    final class TestCell: View {}
    final class ContentView: View {}
    final class ShowButton: Control {}

    var row = 3

    private let controller = TestViewController(view: TestView())
    private let stage: Stage

    init() {
        stage = Stage(root: controller)
        super.init(
            number: 2, title: "Router",
            idea: "Any superior can catch the cell's event; those between need no code.")
        let top = add(stage.window, below: add(stage.application, answer: nil), answer: nil)
        let root = add(controller, below: top, answer: nil)
        let view = add(controller.view, below: root, answer: .stop)
        let table = add(TableView(), in: view)
        let cell = add(TestCell(), in: table)
        let content = add(ContentView(), in: cell)
        _ = add(ShowButton(), in: content)
        origin = cell
        choices = [
            Choice("Row", of: self, \.row, ["3": 3, "9": 9, "0": 0]),
            Choice(
                "TestView", of: view, \.answer,
                ["catches": .stop, "catches and forwards": .observed, "no code": nil]),
            Choice(
                "Controller", of: root, \.answer,
                ["no code": nil, "catches": .stop, "catches and forwards": .observed]),
            Choice(
                "TableView", of: table, \.interception,
                ["adds nothing": nil, "adds the index": .rewrite]),
        ]
        actions = [PageAction("Show row number", key: "p") { [unowned self] in showNumber() }]
    }

    /// Adds a view to the view above, and its station without a handler.
    private func add(_ view: View, in superior: Station) -> Station {
        (superior.responder as? View)?.addSubview(view)
        return add(view, below: superior, answer: nil)
    }

    override func subscriptions(for station: Station) -> [Subscription] {
        station.subscriptions(
            to: NamedEvent.self,
            rewrite: { [unowned self] in $0.userInfo["index"] = row },
            receive: { [unowned self] station, event, _, answer in
                catchEvent(event, at: station, answering: answer)
            })
    }

    // MARK: Events

    private func showNumber() {
        let userInfo: [String: Any] = ["object": "Row number is \(row)"]
        origin?.responder.postNamed("showNumber", userInfo: userInfo)
        say("The poster's dictionary: \(Self.text(of: userInfo))")
    }

    private func catchEvent(
        _ event: NamedEvent, at station: Station, answering answer: Disposition
    ) -> Disposition {
        let place =
            switch station.responder {
            case is TestView: "View"
            case is TestViewController: "ViewController"
            default: station.name
            }
        let verb = answer == .ignored ? " saw" : "中捕获"
        say("\(place)\(verb): \(Self.text(of: event.userInfo))")
        return answer
    }

    private static func text(of userInfo: [String: Any]) -> String {
        userInfo.sorted { $0.key > $1.key }.map { "\($0.key) = \($0.value)" }.joined(
            separator: ", ")
    }
}
