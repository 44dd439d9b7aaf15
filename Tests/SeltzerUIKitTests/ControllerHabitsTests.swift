// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: View+interfaceStyle.

import Seltzer
import SeltzerTesting
import Testing

/// A controller that notes its calls with its title.
private final class Noter: ViewController {
    static func make(_ title: String, _ note: @escaping (String) -> Void) -> Noter {
        let controller = Noter()
        controller.title = title
        controller.note = note
        return controller
    }
    var note: (String) -> Void = { _ in }

    override func viewDidLoad() { note("\(title ?? "") load") }
    override func viewWillAppear(_ animated: Bool) { note("\(title ?? "") willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("\(title ?? "") didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("\(title ?? "") willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("\(title ?? "") didDisappear") }
    override func traitCollectionDidChange(_ previous: TraitCollection?) {
        super.traitCollectionDidChange(previous)
        note("\(title ?? "") traits")
    }
}

/// Controllers as programs use them from day to day.
@MainActor
@Suite struct ControllerHabitsTests {
    private final class Log { var calls: [String] = [] }
    private let log = Log()

    private func make(_ title: String) -> Noter {
        let log = log
        return Noter.make(title) { log.calls.append($0) }
    }

    @Test("A child of one container that is added to another leaves the first")
    func movedChild() {
        let (first, second, child) = (ViewController(), ViewController(), ViewController())
        first.addChild(child)
        child.didMove(toParent: first)
        second.addChild(child)
        #expect(child.parent === second)
        #expect(first.children.isEmpty && second.children.count == 1)
    }

    @Test("A popped controller has no navigation controller and no parent")
    func afterPop() async {
        let (root, detail) = (make("root"), make("detail"))
        let navigation = NavigationController(rootViewController: root)
        let pilot = await Pilot(navigation, columns: 40, rows: 10)
        navigation.pushViewController(detail, animated: true)
        #expect(detail.navigationController === navigation)
        await pilot.settle()
        #expect(navigation.visibleViewController === detail)
        #expect(navigation.popViewController(animated: true) === detail)
        await pilot.settle()
        #expect(detail.parent == nil && detail.navigationController == nil)
        #expect(detail.viewIfLoaded?.window == nil && detail.isViewLoaded)
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test("A page in a presented navigation controller dismisses the whole presentation")
    func dismissFromInside() async {
        let (root, form, second) = (make("root"), make("form"), make("second"))
        let pilot = await Pilot(root, columns: 40, rows: 12)
        let navigation = NavigationController(rootViewController: form)
        root.present(navigation, animated: true)
        await pilot.settle()
        navigation.pushViewController(second, animated: false)
        await pilot.settle()
        #expect(second.presentingViewController === root)
        var isDone = false
        second.dismiss(animated: true) { isDone = true }
        await pilot.settle()
        #expect(isDone && root.presentedViewController == nil)
        #expect(log.calls.suffix(2) == ["second willDisappear", "second didDisappear"])
    }

    @Test("A new selection of a tab bar controller by index or controller shows its page")
    func selectedTab() async {
        let pages = ["one", "two", "three"].map(make)
        let tabs = TabBarController()
        tabs.viewControllers = pages
        let pilot = await Pilot(tabs, columns: 40, rows: 10)
        #expect(tabs.selectedViewController === pages[0] && !pages[1].isViewLoaded)
        log.calls = []
        tabs.selectedViewController = pages[2]
        await pilot.settle()
        #expect(tabs.selectedIndex == 2)
        #expect(
            log.calls == [
                "three load", "three willAppear", "one willDisappear", "one didDisappear",
                "three didAppear",
            ])
        tabs.viewControllers = [pages[0], pages[2]]
        await pilot.settle()
        #expect(tabs.selectedViewController === pages[2] && tabs.selectedIndex == 1)
        #expect(pages[1].parent == nil)
    }

    @Test("A page may hide the bar of tabs while it is pushed")
    func hiddenTabBar() async {
        let navigation = NavigationController(rootViewController: make("list"))
        navigation.tabBarItem = TabBarItem(title: "First", image: nil, tag: 0)
        let tabs = TabBarController()
        let other = make("other")
        tabs.viewControllers = [navigation, other]
        let pilot = await Pilot(tabs, columns: 40, rows: 10)
        #expect(pilot.screen.contains("First"))
        let detail = make("detail")
        detail.hidesBottomBarWhenPushed = true
        navigation.pushViewController(detail, animated: true)
        await pilot.settle()
        #expect(!pilot.screen.contains("First"))
        navigation.popViewController(animated: true)
        await pilot.settle()
        #expect(pilot.screen.contains("First"))
    }

    @Test("A new size class is told with the old traits")
    func sizeClass() async {
        let root = make("root")
        let pilot = await Pilot(root, columns: 100, rows: 30)
        #expect(root.traitCollection.horizontalSizeClass == .regular)
        log.calls = []
        await pilot.resize(columns: 40, rows: 30)
        #expect(root.traitCollection.horizontalSizeClass == .compact)
        #expect(log.calls == ["root traits"])
        await pilot.resize(columns: 42, rows: 30)
        #expect(log.calls == ["root traits"])
    }

    @Test("Children appear with their container, after it is announced and before it has appeared")
    func childrenAppear() async {
        let (container, child) = (make("outer"), make("inner"))
        container.loadViewIfNeeded()
        container.addChild(child)
        container.view.addSubview(child.view)
        child.didMove(toParent: container)
        log.calls = []
        let pilot = await Pilot(container, columns: 20, rows: 5)
        await pilot.settle()
        #expect(
            log.calls == [
                "outer willAppear", "inner willAppear", "inner didAppear", "outer didAppear",
            ])
    }

    @Test("A controller that overrides the style of the interface has its own traits")
    func overriddenStyle() async {
        let root = make("root")
        let pilot = await Pilot(root, columns: 20, rows: 5)
        let before = root.traitCollection.userInterfaceStyle
        root.overrideUserInterfaceStyle = before == .dark ? .light : .dark
        await pilot.settle()
        #expect(root.traitCollection.userInterfaceStyle != before)
        root.overrideUserInterfaceStyle = .unspecified
        await pilot.settle()
        #expect(root.traitCollection.userInterfaceStyle == before)
    }

    @Test("A detail of a split view controller has the split view controller and its column")
    func splitColumns() async {
        let (list, detail) = (make("list"), make("detail"))
        let split = SplitViewController(style: .doubleColumn)
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        _ = await Pilot(split, columns: 100, rows: 20)
        #expect(split.viewController(for: .primary)?.title == "list")
        #expect(detail.splitViewController === split)
        #expect(!split.isCollapsed)
    }

    @Test("Pages of a page controller end where the data source answers nil")
    func pages() async {
        final class Source: PageViewControllerDataSource {
            let pages: [ViewController]
            init(_ pages: [ViewController]) { self.pages = pages }
            func pageViewController(
                _ pageViewController: PageViewController,
                viewControllerBefore viewController: ViewController
            ) -> ViewController? {
                let index = pages.firstIndex { $0 === viewController } ?? 0
                return index > 0 ? pages[index - 1] : nil
            }
            func pageViewController(
                _ pageViewController: PageViewController,
                viewControllerAfter viewController: ViewController
            ) -> ViewController? {
                let index = pages.firstIndex { $0 === viewController } ?? 0
                return index + 1 < pages.count ? pages[index + 1] : nil
            }
        }
        let source = Source(["a", "b"].map(make))
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let pilot = await Pilot(pages, columns: 20, rows: 6)
        await pilot.press("pageup")
        #expect(pages.viewControllers?.first === source.pages[0])
        await pilot.press("pagedown")
        await pilot.settle()
        #expect(pages.viewControllers?.first === source.pages[1])
        await pilot.press("pagedown")
        #expect(pages.viewControllers?.first === source.pages[1])
    }
}
