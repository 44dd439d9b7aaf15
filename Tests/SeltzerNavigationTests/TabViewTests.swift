// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Tab, TabBar, TabEvents.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// Notes what it is told of its view.
@MainActor
private final class Page: ViewController {
    let name: String
    let button: Button
    var log: @MainActor (String) -> Void = { _ in }

    init(_ name: String) {
        self.name = name
        button = Button("in \(name)")
        super.init()
    }

    override func loadView() {
        let stack = StackView(.vertical, [button, Checkbox("box")])
        stack.alignment = .leading
        view = stack
    }

    override func viewDidAppear(_ animated: Bool) { log("+\(name)") }
    override func viewDidDisappear(_ animated: Bool) { log("-\(name)") }
}

@MainActor
private final class TabScene {
    let pages: [Page]
    let tabs: TabView
    let root: ViewController
    let pilot: Pilot
    private(set) var log: [String] = []

    init(
        _ names: [String] = ["&One", "&Two", "T&hree"], isClosable: Bool = false,
        columns: Int = 30, rows: Int = 6, look: DisplayLook = .dark
    ) async {
        pages = names.map { Page(MnemonicTitle($0).text) }
        tabs = TabView(
            zip(names, pages).map { Tab($0, viewController: $1, isClosable: isClosable) })
        root = ViewController(view: tabs)
        root.wantsInitialFocus = false
        pilot = await Pilot(
            plain: root, columns: columns, rows: rows, capabilities: look.capabilities)
        for page in pages { page.log = { [weak self] in self?.log.append($0) } }
    }
}

@MainActor
@Suite struct TabViewTests {
    @Test func clicksKeysAndMnemonicsSelectAndTell() async {
        let scene = await TabScene()
        #expect(scene.pilot.screen.hasPrefix(" One   Two   Three\n━━━━━───"))
        await scene.pilot.click(on: "Two")
        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.pilot.screen.contains("in Two"))
        await scene.pilot.press("right")
        #expect(scene.tabs.selectedIndex == 2)
        await scene.pilot.press("ctrl-pagedown")
        #expect(scene.tabs.selectedIndex == 0)
        await scene.pilot.press("ctrl-pageup")
        #expect(scene.tabs.selectedIndex == 2)
        await scene.pilot.press("alt-t")
        #expect(
            scene.pilot.events(TabSelected.self).map(\.title)
                == ["Two", "Three", "One", "Three", "Two"])
        #expect(scene.pilot.events(OptionSelected.self).isEmpty)
    }

    @Test func controllersAreChildrenAndAreToldThatTheyAppear() async {
        let scene = await TabScene()
        #expect(scene.pages.allSatisfy { $0.parent === scene.root })
        scene.tabs.selectedIndex = 1
        #expect(Set(scene.log) == ["+Two", "-One"])
        #expect(scene.pages[0].view.window == nil)
        #expect(scene.tabs.selectedViewController === scene.pages[1])
        scene.tabs.removeFromSuperview()
        #expect(scene.pages.allSatisfy { $0.parent == nil })
        #expect(scene.log.last == "-Two")
    }

    @Test func whatTheProgramSetsIsNotTold() async {
        let scene = await TabScene()
        scene.tabs.selectedIndex = 2
        scene.tabs.selectedIndex = 99
        scene.tabs.selectedIndex = nil
        scene.tabs.removeTab(at: 0)
        await scene.pilot.settle()
        #expect(scene.tabs.selectedIndex == 1)
        #expect(scene.pilot.events(TabSelected.self).isEmpty)
        #expect(scene.pilot.events(TabClosed.self).isEmpty)
    }

    @Test func theKeysComeBackToWhereTheyWereOnAPage() async {
        let scene = await TabScene()
        scene.pages[0].button.becomeFirstResponder()
        await scene.pilot.press("tab")
        let box = scene.pilot.application.keyWindow?.firstResponder
        #expect(box is Checkbox)
        await scene.pilot.press("ctrl-pagedown", "ctrl-pageup")
        #expect(scene.pilot.application.keyWindow?.firstResponder === box)
    }

    @Test func eventsOfAPageReachTheControllerAround() async {
        let scene = await TabScene()
        await scene.pilot.click(on: "in One")
        #expect(scene.pilot.lastRoute?.description.contains("Page -") == true)
        #expect(scene.pilot.lastRoute?.description.contains("TabView -") == true)
    }

    @Test func tabsAreClosedByTheirCrossAndByKey() async {
        let scene = await TabScene(["a", "b", "c"], isClosable: true)
        #expect(scene.pilot.screen.hasPrefix(" a ×   b ×   c ×\n"))
        await scene.pilot.click(column: 9, row: 0)
        #expect(scene.pilot.events(TabClosed.self) == [TabClosed(index: 1, title: "b")])
        #expect(scene.tabs.selectedIndex == 0)
        #expect(scene.pages[1].parent == nil)
        // A press on a cross that ends elsewhere closes nothing.
        await scene.pilot.drag(fromColumn: 3, row: 0, toColumn: 1, row: 0)
        #expect(scene.tabs.tabs.count == 2)
        await scene.pilot.click(column: 1, row: 0)
        await scene.pilot.press("delete")
        #expect(scene.tabs.tabs.map(\.title) == ["c"])
        await scene.pilot.press("delete", "delete", "ctrl-pagedown", "right")
        #expect(scene.tabs.tabs.isEmpty)
        #expect(scene.tabs.selectedIndex == nil)
    }

    @Test func aProgramMayKeepATabOpen() async {
        let scene = await TabScene(["a", "b"], isClosable: true)
        var asked: [ShouldCloseTab] = []
        scene.root.answer { (question: ShouldCloseTab) in
            asked.append(question)
            return question.index == 0 ? false : nil
        }
        await scene.pilot.click(column: 3, row: 0)
        #expect(scene.tabs.tabs.map(\.title) == ["a", "b"])
        await scene.pilot.click(column: 9, row: 0)
        #expect(scene.tabs.tabs.map(\.title) == ["a"])
        #expect(
            asked == [ShouldCloseTab(index: 0, title: "a"), ShouldCloseTab(index: 1, title: "b")])
        #expect(scene.pilot.events(TabClosed.self) == [TabClosed(index: 1, title: "b")])
    }

    @Test func aDotInTheCellOfTheCrossMarksWhatIsNotSaved() async {
        let scene = await TabScene(["a", "b"], isClosable: true)
        scene.tabs.setEdited(true, forTabAt: 1)
        scene.tabs.setEdited(true, forTabAt: 7)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix(" a ×   b ●\n"))
        await scene.pilot.move(column: 7, row: 0)
        #expect(scene.pilot.screen.hasPrefix(" a ×   b ×\n"))
        scene.tabs.setEdited(false, forTabAt: 1)
        await scene.pilot.move(column: 20, row: 3)
        #expect(scene.pilot.screen.hasPrefix(" a ×   b ×\n"))
        #expect(scene.tabs.tabs.allSatisfy { !$0.isEdited })
    }

    @Test func aTabThatCannotBeClosedHasADotToo() async {
        let scene = await TabScene(["a", "b"], look: .ascii)
        scene.tabs.setEdited(true, forTabAt: 0)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix(" a *   b\n"))
    }

    @Test func tabsThatCannotBeClosedStay() async {
        let scene = await TabScene(["a", "b"])
        await scene.pilot.press("tab", "delete")
        #expect(scene.tabs.tabs.count == 2)
    }

    @Test func moreTabsThanRoomScroll() async {
        let scene = await TabScene((0..<30).map { "tab\($0)" }, columns: 20)
        #expect(scene.pilot.screen.hasPrefix(" tab0   tab1   tab2›\n"))
        await scene.pilot.press("tab", "ctrl-pageup")
        #expect(scene.tabs.selectedIndex == 29)
        #expect(scene.pilot.screen.hasPrefix("‹27   tab28  ▌tab29▐\n"))
        await scene.pilot.click(column: 0, row: 0)
        #expect(scene.tabs.selectedIndex == 29)
        #expect(!scene.pilot.screen.split(separator: "\n")[0].hasSuffix("tab29"))
        await scene.pilot.resize(columns: 9, rows: 3)
        #expect(scene.pilot.screen.hasPrefix("‹"))
    }

    @Test func pagesMayComeAndGoInTheMeantime() async {
        let scene = await TabScene()
        let extra = Page("extra")
        scene.tabs.insertTab(Tab("extra", viewController: extra), at: 0)
        #expect(scene.tabs.selectedIndex == 1)
        #expect(extra.parent === scene.root)
        // One controller cannot be on two pages.
        scene.tabs.addTab(Tab("again", viewController: extra))
        #expect(scene.tabs.tabs.count == 4)
        scene.tabs.setTitle("x", forTabAt: 0)
        scene.tabs.setTitle("none", forTabAt: 77)
        scene.tabs.removeTab(at: -1)
        scene.tabs.removeTab(at: 1)
        #expect(scene.tabs.selectedIndex == 1)
        await scene.pilot.settle()
        #expect(scene.pilot.screen.hasPrefix(" x   Two   Three\n"))
        #expect(scene.pilot.screen.contains("in Two"))
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let scene = await TabScene(["Plain", "&漢字", "Last"], isClosable: true, rows: 5, look: look)
        await scene.pilot.press("tab", "right")
        await scene.pilot.move(column: 2, row: 0)
        #expect(
            scene.pilot.difference(fromSnapshot: "tabView-\(look.rawValue)", isStyled: true) == nil
        )
    }

    @Test(arguments: [(0, 0), (1, 1), (5, 2), (40, 4)])
    func smallSizesDoNotTrap(columns: Int, rows: Int) async {
        let scene = await TabScene(columns: columns, rows: rows)
        await scene.pilot.press("tab", "right", "ctrl-pagedown")
        await scene.pilot.click(column: columns / 2, row: 0)
        #expect(scene.tabs.selectedIndex != nil)
    }
}
