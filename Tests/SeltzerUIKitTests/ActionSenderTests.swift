// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The object that started an action, as `UIAction.sender`.
@MainActor
@Suite struct ActionSenderTests {
    @Test func senderOfAPrimaryActionIsTheControl() async {
        var senders: [AnyObject?] = []
        let action = Action(title: "Go") { senders.append($0.sender) }
        let first = Button(primaryAction: action), second = Button(primaryAction: action)
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [first, second])), columns: 20, rows: 4)
        first.sendActions(for: .primaryActionTriggered)
        second.becomeFirstResponder()
        await pilot.press("enter")
        #expect(senders.count == 2)
        #expect(senders.first.flatMap { $0 } === first)
        #expect(senders.last.flatMap { $0 } === second)
        #expect(action.sender == nil)
    }

    @Test func senderOfAControlOutsideOfAnApplicationIsTheControl() {
        var sender: AnyObject?
        let toggle = Switch()
        toggle.addAction(Action { sender = $0.sender }, for: .valueChanged)
        toggle.sendActions(for: .valueChanged)
        #expect(sender === toggle)
    }

    @Test func senderOfABarItemIsTheItem() async {
        var sender: AnyObject?
        let item = BarButtonItem(
            title: "Add", primaryAction: Action(title: "Add") { sender = $0.sender })
        let root = ViewController(view: View())
        root.navigationItem.rightBarButtonItem = item
        let pilot = await Pilot(
            NavigationController(rootViewController: root), columns: 40, rows: 6)
        await pilot.settle()
        guard let place = pilot.location(of: "Add") else {
            Issue.record("no item: \(pilot.screen)")
            return
        }
        await pilot.click(column: place.x, row: place.y)
        #expect(sender === item)
    }

    @Test func actionOfAMenuHasTheResponderThatPerformsIt() async {
        var sender: AnyObject?
        let button = Button("More")
        button.menu = Menu(children: [Action(title: "Rename") { sender = $0.sender }])
        button.showsMenuAsPrimaryAction = true
        let pilot = await Pilot(
            ViewController(view: StackView(.vertical, [button])), columns: 40, rows: 8)
        button.becomeFirstResponder()
        await pilot.press("enter")
        await pilot.settle()
        await pilot.press("enter")
        await pilot.settle()
        #expect(sender === button)
    }

    @Test func attributesThatWereSetLaterStay() {
        var seen: [String] = []
        var action = Action(title: "Save") { seen.append("\($0.title) \($0.attributes.rawValue)") }
        action.attributes = .changesContent
        let button = Button(primaryAction: action)
        button.sendActions(for: .primaryActionTriggered)
        #expect(seen == ["Save \(Action.Attributes.changesContent.rawValue)"])
    }
}
