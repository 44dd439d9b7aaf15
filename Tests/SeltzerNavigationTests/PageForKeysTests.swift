// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// A responder that keeps the page's marks.
@MainActor
private protocol Marking: AnyObject {
    func mark()
}

/// A page with actions, and with key commands that it creates at each reading, as programs do.
private final class Page: ViewController, Marking {
    let button = Button("Push")
    private(set) var log: [String] = []
    private let palette = CommandPalette()

    init(hasButton: Bool) {
        super.init()
        title = "Page"
        button.isHidden = !hasButton
        navigationItem.rightBarButtonItem = BarButtonItem(title: "Item", style: .plain)
    }

    override func loadView() { view = StackView(.vertical, [Label("text"), button, KeyFooter()]) }

    override var actions: [Action] {
        [
            Action("mark", title: "Mark", keys: ["ctrl-k"], Page.mark),
            Action("archive", title: "Archive", keys: ["f5"], Page.mark).placement(.palette),
            palette.action, .help,
        ]
    }

    override var keyCommands: [KeyCommand]? {
        [
            KeyCommand(input: "n", modifierFlags: .command, action: Page.note),
            KeyCommand(input: "x", modifierFlags: [], action: Page.note),
        ]
    }

    func mark() { log.append("mark") }
    func note() { log.append("note") }
}

/// A container of a program, with one child in a part of its view.
private final class Frame: ViewController {
    init(_ child: ViewController) {
        super.init()
        addChild(child)
        view = StackView(.vertical, [Label("frame"), child.view])
        child.didMove(toParent: self)
    }
}

/// A source that has only dots.
private final class Dots: PageViewControllerDataSource {
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerBefore: ViewController
    ) -> ViewController? { nil }
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter: ViewController
    ) -> ViewController? { nil }
    func presentationCount(for pageViewController: PageViewController) -> Int { 3 }
    func presentationIndex(for pageViewController: PageViewController) -> Int { 0 }
}

/// The containers that show a page.
enum PageContainer: CaseIterable {
    case none, navigation, pushed, tabs, tabView, navigationInTabs, tabsInNavigation, split
    case collapsedSplit, pages, ownContainer, sheet, sheetWithNavigation
}

/// The places where the focus may be.
enum FocusPlace: CaseIterable {
    case nowhere, page, bar
}

@MainActor
@Suite struct PageForKeysTests {
    private let dots = Dots()

    private func root(
        _ container: PageContainer, of page: ViewController
    ) -> (root: ViewController, presented: ViewController?) {
        switch container {
        case .none: return (page, nil)
        case .navigation: return (NavigationController(rootViewController: page), nil)
        case .pushed:
            let navigation = NavigationController(rootViewController: ViewController())
            navigation.pushViewController(page)
            return (navigation, nil)
        case .tabs:
            return (TabBarController(viewControllers: [page, ViewController()]), nil)
        case .tabView:
            let tabs = TabView([
                Tab("Page", viewController: page), Tab("B", viewController: ViewController()),
            ])
            return (ViewController(view: tabs), nil)
        case .navigationInTabs: return root(.tabs, of: root(.navigation, of: page).root)
        case .tabsInNavigation: return root(.navigation, of: root(.tabs, of: page).root)
        case .split, .collapsedSplit:
            let split = SplitViewController(primary: page, secondary: ViewController())
            split.minimumExpandedWidth = container == .split ? 20 : 200
            return (split, nil)
        case .pages:
            let pages = PageViewController()
            pages.dataSource = dots
            pages.setViewControllers([page], direction: .forward)
            return (pages, nil)
        case .ownContainer: return (Frame(page), nil)
        case .sheet: return (ViewController(), page)
        case .sheetWithNavigation: return (ViewController(), root(.navigation, of: page).root)
        }
    }

    /// Moves the focus; returns false if the container has no such place.
    private func focus(_ place: FocusPlace, around page: Page, _ pilot: Pilot) async -> Bool {
        let window = page.window
        switch place {
        case .nowhere: window?.firstResponder?.resignFirstResponder()
        case .page: page.button.becomeFirstResponder()
        case .bar:
            window?.firstResponder?.resignFirstResponder()
            for _ in 0..<9 {
                window?.focusNext()
                guard let focused = window?.firstResponder as? View else { return false }
                if !focused.isDescendant(of: page.view) { break }
            }
            guard let focused = window?.firstResponder as? View,
                !focused.isDescendant(of: page.view)
            else { return false }
        }
        await pilot.settle()
        return true
    }

    private func start(
        _ container: PageContainer, _ place: FocusPlace
    ) async -> (Page, Pilot)? {
        let page = Page(hasButton: place == .page)
        let (root, presented) = root(container, of: page)
        let pilot = await Pilot(root, columns: 100, rows: 24)
        if let presented {
            presented.preferredContentSize = Size(width: 60, height: 8)
            root.present(presented, animated: false)
        }
        await pilot.settle()
        let isThere = await focus(place, around: page, pilot)
        let mayMiss: [PageContainer] = [.none, .ownContainer, .sheet]
        #expect(isThere || place == .bar && mayMiss.contains(container))
        return isThere ? (page, pilot) : nil
    }

    @Test(arguments: PageContainer.allCases, FocusPlace.allCases)
    func keysFindThePage(_ container: PageContainer, _ place: FocusPlace) async {
        guard let (page, pilot) = await start(container, place) else { return }
        await pilot.press("ctrl-k")
        await pilot.press("ctrl-n")
        await pilot.press("x")
        #expect(page.log == ["mark", "note", "note"])
    }

    @Test(arguments: PageContainer.allCases, FocusPlace.allCases)
    func listsShowTheActionsThatKeysFind(_ container: PageContainer, _ place: FocusPlace) async {
        guard let (page, pilot) = await start(container, place) else { return }
        #expect(pilot.screen.contains("Mark") && !pilot.screen.contains("Archive"))
        for key: KeyChord in ["ctrl-p", "f1"] {
            await pilot.press(key)
            #expect(pilot.screen.contains("Archive"), "\(key)")
            await pilot.press("escape")
            #expect(!pilot.screen.contains("Archive"), "\(key)")
        }
        #expect(page.log.isEmpty)
    }

    @Test(arguments: PageContainer.allCases, FocusPlace.allCases)
    func actionsWithoutATargetFindThePage(
        _ container: PageContainer, _ place: FocusPlace
    ) async {
        guard let (page, pilot) = await start(container, place) else { return }
        #expect(pilot.application.sendAction(from: nil) { (page: any Marking) in page.mark() })
        #expect(page.log == ["mark"])
    }

    @Test func thePressOnABarDoesNotReachThePage() async {
        final class Pressed: ViewController {
            var presses = 0
            override func handleMouse(_ event: MouseEvent) -> Disposition {
                if event.phase == .down { presses += 1 }
                return .ignored
            }
        }
        let page = Pressed()
        let pilot = await Pilot(
            NavigationController(rootViewController: page), columns: 40, rows: 8)
        await pilot.click(column: 20, row: 0)
        #expect(page.presses == 0)
        await pilot.click(column: 20, row: 4)
        #expect(page.presses == 1)
    }

    @Test func aCircleOfChildrenEnds() async {
        final class Circle: ViewController {
            override var childForKeys: ViewController? { children.first ?? parent }
        }
        let (outer, inner) = (Circle(), Circle())
        outer.addChild(inner)
        outer.view.addSubview(inner.view)
        let pilot = await Pilot(outer, columns: 20, rows: 4)
        await pilot.press("x")
        #expect(pilot.ending == nil)
    }

    @Test func ofSeveralVisibleChildrenNoneIsPreferred() async {
        let container = ViewController()
        let children = [ViewController(), ViewController()]
        for child in children {
            container.addChild(child)
            container.view.addSubview(child.view)
            child.didMove(toParent: container)
        }
        let pilot = await Pilot(container, columns: 20, rows: 4)
        #expect(container.childForKeys == nil)
        children[0].view.isHidden = true
        #expect(container.childForKeys === children[1])
        await pilot.settle()
    }
}
