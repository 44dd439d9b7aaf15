// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: NavigationBar, NavigationEvents, NavigationView, PageFocus, PageStage.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// Notes the appearance calls it gets.
@MainActor
final class LoggedPage: ViewController {
    final class Log {
        var lines: [String] = []
    }

    let log: Log
    let first = Button("First")
    let second = Button("Second")

    init(_ title: String, _ log: Log = Log()) {
        self.log = log
        super.init()
        self.title = title
    }

    override func loadView() {
        let stack = StackView(.vertical, [Label("Page \(title ?? "")"), first, second])
        stack.alignment = .leading
        view = stack
    }

    private func note(_ event: String) { log.lines.append("\(title ?? "") \(event)") }

    override func viewDidLoad() { note("didLoad") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: ViewController?) {
        if parent == nil { note("willLeave") }
    }
    override func didMove(toParent parent: ViewController?) {
        if parent == nil { note("didLeave") }
    }
}

/// A page whose actions the bar shows.
@MainActor
private final class CommandPage: ViewController {
    var runs: [String] = []
    let field = TextField("")

    override func loadView() { view = StackView(.vertical, [field]) }

    override func viewDidLoad() {
        navigationItem.rightBarButtonItems = [
            BarButtonItem(MenuCommand("cancel")), BarButtonItem(MenuCommand("save")),
        ]
    }

    override var actions: [Action] {
        [
            Action("save", title: "Save", keys: ["ctrl-s"], CommandPage.save),
            Action("cancel", title: "Cancel", keys: ["ctrl-g"], CommandPage.cancel),
        ]
    }

    private func save() { runs.append("save") }
    private func cancel() { runs.append("cancel") }
}

@MainActor
@Suite struct NavigationControllerTests {
    @Test func contentHasTheFirstFocus() async {
        let page = CommandPage()
        let pilot = await Pilot(
            plain: NavigationController(rootViewController: page), columns: 60, rows: 6)
        #expect(page.field.isFirstResponder)
        #expect(pilot.ending == nil)
    }

    /// Also while the bar itself has the focus, and after a button outside had it.
    @Test(arguments: [false, true])
    func barPerformsTheActionsOfTheTopController(hasFocus: Bool) async {
        let page = CommandPage()
        let navigation = NavigationController(rootViewController: page)
        let other = Button("Other")
        let root = ViewController()
        root.addChild(navigation)
        root.view = StackView(.vertical, [other, navigation.view])
        let pilot = await Pilot(plain: root, columns: 60, rows: 8)
        if hasFocus { other.becomeFirstResponder() }
        await pilot.settle()
        await pilot.click(on: "Save")
        await pilot.click(on: "Cancel")
        #expect(page.runs == ["save", "cancel"])
        #expect(pilot.ending == nil)
    }

    @MainActor private struct Scene {
        let log = LoggedPage.Log()
        let navigation: NavigationController
        let root: LoggedPage
        let pilot: Pilot

        init(columns: Int = 30, rows: Int = 6, look: DisplayLook = .dark) async {
            root = LoggedPage("Mail", log)
            navigation = NavigationController(rootViewController: root)
            pilot = await Pilot(
                plain: navigation, columns: columns, rows: rows, capabilities: look.capabilities)
            log.lines = []
        }

        func push(_ title: String) async -> LoggedPage {
            let page = LoggedPage(title, log)
            navigation.pushViewController(page)
            await pilot.settle()
            return page
        }

        var focused: InputResponder? { pilot.application.keyWindow?.firstResponder }
    }

    @Test func commandsOfTheTopControllerStandAtTheRightEnd() async {
        let scene = await Scene(columns: 40)
        var done: [String] = []
        scene.root.navigationItem.rightBarButtonItems = [
            BarButtonItem(primaryAction: Action(title: "Add") { _ in done.append("add") }),
            BarButtonItem(primaryAction: Action(title: "Edit") { _ in done.append("edit") }),
        ]
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix("                  Mail     Edit    Add"))
        await scene.pilot.click(on: "Edit")
        await scene.pilot.click(on: "Add")
        #expect(done == ["edit", "add"])
        #expect(scene.focused === scene.root.first)
        let inbox = await scene.push("Inbox")
        #expect(!scene.pilot.screen.contains("Edit"))
        inbox.navigationItem.rightBarButtonItems = [
            BarButtonItem(primaryAction: Action(title: "Reply to all") { _ in }),
            BarButtonItem(primaryAction: Action(title: "Archive") { _ in }),
            BarButtonItem(primaryAction: Action(title: "Forward") { _ in }),
        ]
        await scene.pilot.settle()
        // What has no room is in a menu.
        #expect(scene.pilot.screen.hasPrefix(" ‹ "))
        #expect(scene.pilot.screen.contains("Inbox") && scene.pilot.screen.contains("»"))
        #expect(!scene.pilot.screen.contains("Forward"))
        await scene.pilot.click(on: "»")
        #expect(scene.pilot.screen.contains("Forward"))
        await scene.pilot.press("escape", "escape")
        #expect(scene.pilot.screen.contains("Edit"))
    }

    @Test func theTopControllerShowsBelowItsTitle() async {
        let scene = await Scene()
        #expect(scene.pilot.screen.hasPrefix("             Mail\nPage Mail"))
        let inbox = await scene.push("Inbox")
        #expect(scene.pilot.screen.hasPrefix(" ‹ Mail     Inbox\nPage Inbox"))
        #expect(scene.navigation.topViewController === inbox)
        #expect(scene.navigation.viewControllers.count == 2)
        #expect(inbox.navigationController === scene.navigation)
        #expect(scene.root.view.window == nil)
        inbox.title = "Spam"
        scene.root.navigationItem.backButtonTitle = "All"
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix(" ‹ All       Spam\n"))
    }

    @Test func controllersAreToldInTheOrderOfUIKit() async {
        let scene = await Scene()
        _ = await scene.push("Inbox")
        #expect(
            scene.log.lines == [
                "Inbox didLoad", "Mail willDisappear", "Inbox willAppear", "Mail didDisappear",
                "Inbox didAppear",
            ])
        scene.log.lines = []
        scene.navigation.popViewController()
        #expect(
            scene.log.lines == [
                "Inbox willLeave", "Inbox willDisappear", "Mail willAppear", "Inbox didDisappear",
                "Mail didAppear", "Inbox didLeave",
            ])
    }

    @Test func popsReturnWhatIsGone() async {
        let scene = await Scene()
        #expect(scene.navigation.popViewController() == nil)
        #expect(scene.navigation.popToRootViewController() == nil)
        let one = await scene.push("1")
        let two = await scene.push("2")
        let three = await scene.push("3")
        #expect(scene.navigation.popToViewController(three) == nil)
        #expect(scene.navigation.popToViewController(LoggedPage("x")) == nil)
        #expect(scene.navigation.popToViewController(two)?.first === three)
        #expect(scene.navigation.popToRootViewController()?.map(\.title) == ["1", "2"])
        #expect(one.parent == nil && two.parent == nil)
        #expect(scene.navigation.viewControllers.count == 1)
    }

    @Test func theWholeStackIsReplaced() async {
        let scene = await Scene()
        let pages = (1...3).map { LoggedPage("\($0)", scene.log) }
        scene.navigation.viewControllers = pages + [pages[0]]
        #expect(scene.navigation.topViewController === pages[2])
        #expect(scene.root.parent == nil)
        #expect(scene.log.lines.filter { $0.hasSuffix("didLoad") } == ["3 didLoad"])
        // One controller has one place.
        scene.navigation.pushViewController(pages[0])
        scene.navigation.pushViewController(scene.navigation)
        #expect(scene.navigation.viewControllers.count == 3)
        scene.navigation.viewControllers = []
        await scene.pilot.settle()
        #expect(scene.navigation.topViewController == nil)
        #expect(!scene.pilot.screen.contains("Page"))
    }

    @Test func keysAndTheMouseGoBack() async {
        let scene = await Scene()
        for back in 0..<4 {
            _ = await scene.push("Inbox")
            switch back {
            case 0: await scene.pilot.press("escape")
            case 1: await scene.pilot.press("alt-left")
            case 2: await scene.pilot.click(column: 3, row: 0)
            default: await scene.pilot.click(column: 5, row: 4, button: .other(8))
            }
            #expect(scene.navigation.topViewController === scene.root, "way \(back)")
        }
        // At the root there is no way back.
        await scene.pilot.press("escape")
        await scene.pilot.click(column: 5, row: 4, button: .other(8))
        #expect(scene.navigation.topViewController === scene.root)
        let events = scene.pilot.events(NavigationStackChanged.self)
        #expect(events.count == 8)
        #expect(events.first == NavigationStackChanged(.push, count: 2, title: "Inbox"))
        #expect(events.last == NavigationStackChanged(.pop, count: 1, title: "Mail"))
    }

    @Test func aProgramMayKeepTheUserHere() async {
        let scene = await Scene()
        let inbox = await scene.push("Inbox")
        let answer = inbox.answer { (_: ShouldGoBack) in false }
        await scene.pilot.press("escape")
        #expect(scene.navigation.topViewController === inbox)
        answer.cancel()
        inbox.navigationItem.hidesBackButton = true
        await scene.pilot.press("escape", "alt-left")
        #expect(!scene.pilot.screen.contains("‹"))
        #expect(scene.navigation.topViewController === inbox)
        inbox.navigationItem.hidesBackButton = false
        await scene.pilot.press("escape")
        #expect(scene.navigation.topViewController === scene.root)
    }

    @Test func eachLevelKeepsItsFocus() async {
        let scene = await Scene()
        await scene.pilot.press("tab")
        #expect(scene.focused === scene.root.second)
        let inbox = await scene.push("Inbox")
        #expect(scene.focused === inbox.first)
        await scene.pilot.press("tab")
        let letter = await scene.push("Letter")
        #expect(scene.focused === letter.first)
        await scene.pilot.press("escape")
        #expect(scene.focused === inbox.second)
        await scene.pilot.press("escape")
        #expect(scene.focused === scene.root.second)
    }

    @Test func keysFindTheActionsOfATopWithoutFocus() async {
        let scene = await Scene()
        _ = await scene.push("Inbox")
        let bare = ViewController(view: Label("bare"))
        var pressed = 0
        bare.bind("x") { pressed += 1 }
        scene.navigation.pushViewController(bare)
        await scene.pilot.settle()
        await scene.pilot.press("x", "escape")
        #expect(pressed == 1)
        #expect(scene.navigation.topViewController?.title == "Inbox")
    }

    @Test func thousandsOfControllersCostAsMuchAsTheTop() async {
        let scene = await Scene()
        scene.navigation.viewControllers = (0..<10_000).map { LoggedPage("\($0)") }
        await scene.pilot.settle()
        #expect(scene.pilot.screen.contains("Page 9999"))
        let loaded = scene.navigation.viewControllers.count { $0.viewIfLoaded != nil }
        #expect(loaded == 1)
        await scene.pilot.press("escape")
        #expect(scene.pilot.screen.contains("Page 9998"))
        #expect(scene.navigation.popToRootViewController()?.count == 9_998)
    }

    @Test func longTitlesLeaveTheSign() async {
        let scene = await Scene(columns: 20)
        _ = await scene.push("A title too long for 漢字 a bar")
        #expect(scene.pilot.screen.hasPrefix(" ‹  A title too"))
        await scene.pilot.click(column: 1, row: 0)
        #expect(scene.navigation.topViewController === scene.root)
    }

    @Test func hostileTitlesReachNoTerminal() async {
        let scene = await Scene()
        _ = await scene.push("a\u{1b}[31m\nb")
        #expect(!scene.pilot.screen.contains("\u{1b}"))
    }

    @Test func theBarCanBeHidden() async {
        let scene = await Scene()
        scene.navigation.isNavigationBarHidden = true
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix("Page Mail"))
    }

    @Test func whatIsGoneIsFreed() async {
        let scene = await Scene()
        weak var gone: LoggedPage?
        do {
            let page = await scene.push("Inbox")
            gone = page
            scene.navigation.popViewController()
        }
        await scene.pilot.settle()
        scene.pilot.recordsRoutes = false
        #expect(gone == nil)
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 2), (5, 3), (200, 50)])
    func anySizeWillDo(columns: Int, rows: Int) async {
        let scene = await Scene(columns: columns, rows: rows)
        _ = await scene.push("Inbox")
        await scene.pilot.resize(columns: rows, rows: columns)
        await scene.pilot.press("escape")
        #expect(scene.navigation.topViewController === scene.root)
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let scene = await Scene(columns: 36, look: look)
        _ = await scene.push("Letters")
        await scene.pilot.move(column: 3, row: 0)
        #expect(
            scene.pilot.difference(
                fromSnapshot: "navigationController-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test(arguments: DisplayLook.allCases)
    func thePictureOfANarrowBar(look: DisplayLook) async {
        let scene = await Scene(columns: 16, look: look)
        _ = await scene.push("Letters from far away")
        #expect(
            scene.pilot.difference(
                fromSnapshot: "navigationNarrow-\(look.rawValue)", isStyled: true) == nil)
    }
}
