// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Action+handler, Symbol+systemName.

import Seltzer
import SeltzerTesting
import Testing

/// A screen with items in its bar, as UIKit's programs write it.
private final class MessagesController: ViewController {
    private(set) var calls: [String] = []
    private let write = Button(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Messages"
        view.addSubview(write)
        write.frame = Rect(x: 2, y: 1, width: 9, height: 1)
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItems = [
            BarButtonItem(
                barButtonSystemItem: .add, target: self, action: MessagesController.add),
            BarButtonItem(
                title: "Send", style: .plain, target: self, action: MessagesController.send),
        ]
        navigationItem.hidesBackButton = true
        toolbarItems = [.flexibleSpace(), BarButtonItem(customView: Label("3 new"))]
    }

    private func add() { calls.append("add") }
    private func send(_ item: BarButtonItem) { calls.append(item.title ?? "") }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        calls.append("editing \(isEditing)")
    }

    override var keyCommands: [KeyCommand]? {
        [KeyCommand(input: "n", modifierFlags: .command, action: MessagesController.add)]
    }
}

/// An action that a responder of the chain performs.
@MainActor
private protocol Saving: AnyObject {
    func save()
}

private final class Editor: ViewController, Saving {
    func save() {}
}

/// Snippets of UIKit's bars and containers, in the form that they have here.
@MainActor
@Suite struct BarSnippetsTests {
    @Test("the items of a bar")
    func items() async {
        let messages = MessagesController()
        let pilot = await Pilot(
            NavigationController(rootViewController: messages), columns: 60, rows: 12)
        await pilot.press("ctrl-n")
        #expect(messages.calls == ["add"])
        await pilot.click(on: "Send")
        await pilot.click(on: "Edit")
        #expect(messages.calls == ["add", "Send", "editing true"])
        messages.navigationItem.rightBarButtonItem?.isEnabled = false
        messages.navigationItem.titleView = Label("Messages")
    }

    @Test("tabs")
    func tabs() async {
        let (first, second) = (ViewController(), ViewController())
        first.tabBarItem = TabBarItem(title: "First", image: nil, tag: 0)
        second.title = "Second"
        let tabs = TabBarController()
        tabs.viewControllers = [first, second]
        tabs.selectedIndex = 1
        let pilot = await Pilot(tabs, columns: 40, rows: 10)
        #expect(tabs.selectedViewController === second)
        #expect(pilot.screen.contains("First"))
    }

    @Test("menus of actions")
    func menus() {
        let copy = Action(title: "Copy", image: nil) { _ in }
        let menu = Menu(title: "Edit", children: [copy])
        let item = BarButtonItem(title: "More", image: nil, primaryAction: nil, menu: menu)
        #expect(item.menu != nil)
        #expect(BarButtonItem(systemItem: .done, primaryAction: copy).isEnabled)
    }

    @Test("undo along the responder chain")
    func undo() async {
        let root = ViewController()
        let pilot = await Pilot(root, columns: 20, rows: 5)
        let undo = root.undoManager
        var count = 1
        undo?.registerUndo(withTarget: root) { _ in count = 0 }
        #expect(undo?.canUndo == true)
        undo?.undo()
        #expect(count == 0)
        await pilot.settle()
    }

    @Test("the target of an action along the responder chain")
    func target() {
        let editor = Editor()
        let target = editor.view.target(forAction: (any Saving).self, withSender: nil)
        #expect(target === editor)
    }
}
