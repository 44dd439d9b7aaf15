// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SplitViewControllerDelegate, ViewController+transition.

import Seltzer
import SeltzerTesting
import Testing

/// A page with commands and items, as UIKit's programs write it.
private final class NotesPage: ViewController, PopoverPresentationControllerDelegate {
    private(set) var calls: [String] = []
    let field = TextField()
    var mayDelete = true
    var isBold = false

    init(_ name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(field)
        field.frame = Rect(x: 1, y: 1, width: 10, height: 1)
    }

    override var keyCommands: [KeyCommand]? {
        [
            KeyCommand(
                title: "Delete", image: Image(systemName: "trash"), action: NotesPage.delete,
                input: "d", modifierFlags: [.command], discoverabilityTitle: "Delete the note"),
            KeyCommand(
                title: "Bold", action: NotesPage.bold, input: "b", modifierFlags: .command),
        ]
    }

    override func canPerformAction(_ action: Any.Type, withSender sender: Any?) -> Bool {
        guard let command = sender as? KeyCommand, command.title == "Delete" else {
            return super.canPerformAction(action, withSender: sender)
        }
        return mayDelete
    }

    override func validate(_ command: KeyCommand) {
        super.validate(command)
        if command.title == "Bold" { command.state = isBold ? .on : .off }
    }

    func delete() { calls.append("delete") }
    func bold(_ command: KeyCommand) { isBold.toggle() }
    func share(_ item: BarButtonItem) { calls.append(item.title ?? "") }

    func adaptivePresentationStyle(for controller: PresentationController) -> ModalPresentationStyle
    {
        .none
    }
}

/// Keeps the primary column when there is no room.
private final class PrimaryFirst: SplitViewControllerDelegate {
    func splitViewController(
        _ splitViewController: SplitViewController,
        collapseSecondary secondaryViewController: ViewController,
        onto primaryViewController: ViewController
    ) -> Bool { true }
}

/// Snippets of UIKit's windows and containers, in the form that they have here.
@MainActor
@Suite struct ContainerSnippetsTests {
    private func named(_ pilot: Pilot, _ title: String) -> CurrentAction? {
        pilot.application.currentActions.first { $0.title == title }
    }

    @Test("another root controller of the window")
    func rootOfWindow() async {
        let splash = ViewController(view: Label("Welcome"))
        let pilot = await Pilot(splash, columns: 40, rows: 8)
        let home = NotesPage("Home")
        splash.view.window?.rootViewController = home
        splash.view.window?.makeKeyAndVisible()
        await pilot.settle()
        #expect(home.view.window?.rootViewController === home && home.field.isFirstResponder)
        #expect(splash.view.window == nil)
    }

    @Test("a window of the program")
    func secondWindow() async {
        let pilot = await Pilot(ViewController(), columns: 40, rows: 8)
        for window in [Window(), Window(frame: Rect(x: 2, y: 1, width: 20, height: 4))] {
            let page = NotesPage("Second")
            window.rootViewController = page
            window.makeKeyAndVisible(in: pilot.application)
            await pilot.settle()
            #expect(window.isKeyWindow && page.field.isFirstResponder)
            #expect(page.view.frame.size == window.bounds.size && !window.bounds.isEmpty)
            window.close()
        }
    }

    @Test("a command that its responder forbids is not listed, and its key goes on")
    func forbiddenCommand() async {
        let page = NotesPage("Page")
        let pilot = await Pilot(page, columns: 60, rows: 8)
        #expect(named(pilot, "Delete")?.isEnabled == true)
        #expect(named(pilot, "Delete")?.action.discoverabilityTitle == "Delete the note")
        #expect(named(pilot, "Delete")?.action.symbol.isEmpty == false)
        await pilot.press("ctrl-d")
        #expect(page.calls == ["delete"])
        page.mayDelete = false
        #expect(named(pilot, "Delete") == nil)
        await pilot.press("ctrl-d")
        #expect(page.calls == ["delete"])
    }

    @Test("a command is validated before it is shown")
    func validatedCommand() async {
        let page = NotesPage("Page")
        let pilot = await Pilot(page, columns: 60, rows: 8)
        #expect(named(pilot, "Bold")?.state == .off)
        await pilot.press("ctrl-b")
        #expect(page.isBold && named(pilot, "Bold")?.state == .on)
    }

    @Test("a menu of commands")
    func menuOfCommands() async {
        let page = NotesPage("Page")
        let pilot = await Pilot(page, columns: 60, rows: 12)
        let button = PullDownButton("More", menu: Menu(title: "", children: page.keyCommands ?? []))
        page.view.addSubview(button)
        button.frame = Rect(x: 20, y: 1, width: 12, height: 1)
        await pilot.settle()
        button.open()
        await pilot.settle()
        await pilot.click(on: "Delete")
        #expect(page.calls == ["delete"])
    }

    @Test("an alert in viewDidAppear, and none in viewDidLoad")
    func presentingOnAppearance() async {
        final class Greeting: ViewController {
            var isEarly = false
            private var isShown = false

            private func greet() {
                let alert = AlertController(
                    title: "Hello", message: nil, preferredStyle: .alert)
                alert.addAction(AlertAction(title: "OK", style: .default))
                present(alert, animated: true)
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                if isEarly { greet() }
            }

            override func viewDidAppear(_ animated: Bool) {
                super.viewDidAppear(animated)
                if !isShown, !isEarly { greet() }
                isShown = true
            }
        }
        for isPushed in [false, true] {
            let page = Greeting()
            let navigation = NavigationController(
                rootViewController: isPushed ? NotesPage("Root") : page)
            let pilot = await Pilot(navigation, columns: 60, rows: 12)
            if isPushed { navigation.pushViewController(page, animated: true) }
            await pilot.settle()
            #expect(page.presentedViewController is AlertController)
            await pilot.press("enter")
            #expect(page.presentedViewController == nil)
            await pilot.settle()
        }
        let early = Greeting()
        early.isEarly = true
        let pilot = await Pilot(early, columns: 60, rows: 12)
        #expect(early.presentedViewController == nil)
        #expect(pilot.application.diagnostics.contains { $0.contains("was not presented") })
    }

    @Test("the titles of the navigation bar")
    func barTitles() async {
        let (first, second) = (NotesPage("First"), NotesPage("Second"))
        let navigation = NavigationController(rootViewController: first)
        navigation.navigationBar.prefersLargeTitles = true
        second.navigationItem.largeTitleDisplayMode = .never
        navigation.pushViewController(second, animated: true)
        let pilot = await Pilot(navigation, columns: 60, rows: 8)
        #expect(navigation.navigationBar.topItem === second.navigationItem)
        #expect(navigation.navigationBar.backItem === first.navigationItem)
        navigation.navigationBar.topItem?.title = "Changed"
        second.navigationItem.prompt = "Prompt"
        await pilot.settle()
        #expect(pilot.screen.contains("Changed") && pilot.screen.contains("Prompt"))
    }

    @Test("a toolbar as a view")
    func toolbar() async {
        let page = NotesPage("Page")
        let toolbar = Toolbar()
        let share = BarButtonItem(
            title: "Share", style: .plain, target: page, action: NotesPage.share)
        toolbar.setItems(
            [share, .flexibleSpace(), BarButtonItem(systemItem: .add)], animated: false)
        page.view.addSubview(toolbar)
        let pilot = await Pilot(page, columns: 40, rows: 8)
        toolbar.frame = Rect(x: 0, y: 5, width: 40, height: 1)
        await pilot.settle()
        await pilot.click(on: "Share")
        #expect(page.calls == ["Share"])
        share.title = "Send"
        share.isEnabled = false
        await pilot.settle()
        #expect(!pilot.screen.contains("Share"))
        await pilot.click(on: "Send")
        #expect(page.calls == ["Share"])
        share.isEnabled = true
        toolbar.items = [share]
        await pilot.settle()
        await pilot.click(on: "Send")
        #expect(page.calls == ["Share", "Send"])
        toolbar.items = []
        await pilot.settle()
        #expect(!pilot.screen.contains("Send"))
    }

    @Test("a popover beside an item, with the direction of its arrow")
    func popover() async {
        let page = NotesPage("Page")
        let item = BarButtonItem(title: "Open", style: .plain)
        page.navigationItem.rightBarButtonItem = item
        let pilot = await Pilot(
            NavigationController(rootViewController: page), columns: 60, rows: 12)
        let content = ViewController(view: Label("In a popover"))
        content.modalPresentationStyle = .popover
        let popover = content.popoverPresentationController
        popover.sourceItem = item
        popover.permittedArrowDirections = .up
        popover.delegate = page
        #expect(popover.permittedSides == [.below] && popover.barButtonItem === item)
        #expect(popover.delegate === content.presentationController?.delegate)
        page.present(content, animated: true)
        await pilot.settle()
        #expect(pilot.screen.contains("In a popover"))
        popover.permittedArrowDirections = []
        #expect(popover.permittedArrowDirections == .any)
    }

    @Test("columns that are set after the split view controller is made")
    func columns() async {
        let (list, detail) = (NotesPage("List"), NotesPage("Detail"))
        let split = SplitViewController(style: .doubleColumn)
        let delegate = PrimaryFirst()
        split.delegate = delegate
        split.viewControllers = [list, detail]
        let pilot = await Pilot(split, columns: 100, rows: 8)
        #expect(list.view.window != nil && detail.view.window != nil)
        #expect(!split.isCollapsed && !split.displayModeButtonItem.isHidden)
        split.hide(.primary)
        await pilot.settle()
        split.show(.secondary)
        await pilot.resize(columns: 40, rows: 8)
        #expect(split.isCollapsed && split.displayModeButtonItem.isHidden)
        #expect(list.view.window != nil && detail.view.window == nil)
        split.show(.secondary)
        split.hide(.secondary)
        await pilot.settle()
        #expect(list.view.window != nil)
        #expect(split.viewControllers.count == 2)
    }

    @Test("a split view controller without columns")
    func noColumns() async {
        for columns in [40, 100] {
            let split = SplitViewController()
            let pilot = await Pilot(split, columns: columns, rows: 8)
            let list = NotesPage("List")
            split.setViewController(list, for: .primary)
            await pilot.settle()
            #expect(list.view.window != nil, "\(columns)")
        }
    }

    @Test("a tab bar that is hidden leaves its rows to the page")
    func hiddenTabBar() async {
        let page = NotesPage("Page")
        let tabs = TabBarController(viewControllers: [page, NotesPage("Other")])
        let pilot = await Pilot(tabs, columns: 40, rows: 8)
        #expect(page.view.frame.height == 6)
        tabs.tabBar.isHidden = true
        await pilot.settle()
        #expect(page.view.frame.height == 8 && !pilot.screen.contains("Other"))
    }

    @Test("a transition between two children")
    func transition() async {
        let container = ViewController()
        let (old, new) = (NotesPage("Old"), NotesPage("New"))
        container.addChild(old)
        container.view.addSubview(old.view)
        old.view.frame = Rect(x: 1, y: 1, width: 12, height: 3)
        old.didMove(toParent: container)
        let pilot = await Pilot(container, columns: 40, rows: 8)
        old.willMove(toParent: nil)
        container.addChild(new)
        var isFinished: Bool?
        container.transition(
            from: old, to: new, duration: 0.2, options: .transitionCrossDissolve,
            animations: { new.view.backgroundColor = .systemBlue },
            completion: { finished in
                isFinished = finished
                old.removeFromParent()
                new.didMove(toParent: container)
            })
        await pilot.advance(by: .seconds(1))
        #expect(isFinished == true && new.view.frame == Rect(x: 1, y: 1, width: 12, height: 3))
        #expect(old.view.superview == nil && new.view.window != nil)
    }
}
