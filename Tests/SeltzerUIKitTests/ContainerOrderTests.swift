// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The calls of one screen, in order.
@MainActor
private final class Calls {
    var list: [String] = []

    func take() -> [String] {
        defer { list = [] }
        return list
    }
}

/// A controller that notes when it appears and disappears.
private final class NotedController: ViewController {
    let name: String
    let calls: Calls

    init(_ name: String, _ calls: Calls) {
        (self.name, self.calls) = (name, calls)
        super.init()
        title = name
    }

    override func viewWillAppear(_ animated: Bool) { calls.list.append("\(name) will") }
    override func viewDidAppear(_ animated: Bool) { calls.list.append("\(name) did") }
    override func viewWillDisappear(_ animated: Bool) { calls.list.append("\(name) leaves") }
    override func viewDidDisappear(_ animated: Bool) { calls.list.append("\(name) left") }
}

@MainActor
private final class NavigationNotes: NavigationControllerDelegate {
    let calls: Calls

    init(_ calls: Calls) { self.calls = calls }

    func navigationController(
        _ navigationController: NavigationController, willShow viewController: ViewController,
        animated: Bool
    ) {
        calls.list.append("willShow \(viewController.title ?? "")")
    }
    func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController,
        animated: Bool
    ) {
        calls.list.append("didShow \(viewController.title ?? "")")
    }
}

@MainActor
private final class TabCalls: TabBarControllerDelegate {
    var calls: [String] = []
    var refused: Set<String> = []

    func tabBarController(
        _ tabBarController: TabBarController, shouldSelect viewController: ViewController
    ) -> Bool {
        calls.append("should \(viewController.title ?? "")")
        return !refused.contains(viewController.title ?? "")
    }
    func tabBarController(
        _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) {
        calls.append("did \(viewController.title ?? "")")
    }
}

@MainActor
private final class SheetCalls: AdaptivePresentationControllerDelegate {
    var calls: [String] = []
    var allows = true

    func presentationControllerShouldDismiss(_ presentationController: PresentationController)
        -> Bool
    {
        calls.append("should")
        return allows
    }
    func presentationControllerWillDismiss(_ presentationController: PresentationController) {
        calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
        calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: PresentationController
    ) {
        calls.append("attempt")
    }
}

@MainActor
private final class PageCalls: PageViewControllerDataSource, PageViewControllerDelegate {
    var pages: [ViewController] = []
    var calls: [String] = []

    func pageViewController(
        _ pageViewController: PageViewController,
        viewControllerBefore viewController: ViewController
    ) -> ViewController? {
        pages.firstIndex { $0 === viewController }.flatMap { $0 > 0 ? pages[$0 - 1] : nil }
    }
    func pageViewController(
        _ pageViewController: PageViewController, viewControllerAfter viewController: ViewController
    ) -> ViewController? {
        pages.firstIndex { $0 === viewController }.flatMap {
            $0 + 1 < pages.count ? pages[$0 + 1] : nil
        }
    }
    func pageViewController(
        _ pageViewController: PageViewController,
        willTransitionTo pendingViewControllers: [ViewController]
    ) {
        calls.append("will \(pendingViewControllers.first?.title ?? "")")
    }
    func pageViewController(
        _ pageViewController: PageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [ViewController], transitionCompleted completed: Bool
    ) {
        calls.append("did \(previousViewControllers.first?.title ?? "") \(completed)")
    }
}

/// Further uses of containers beside the cases of the contract.
@MainActor
@Suite struct ContainerOrderTests {
    private let calls = Calls()

    private func noted(_ name: String) -> NotedController { NotedController(name, calls) }

    @Test("The delegate hears of a push before it is seen, and after the page has appeared")
    func pushDelegate() async {
        let navigation = NavigationController(rootViewController: noted("A"))
        let notes = NavigationNotes(calls)
        navigation.delegate = notes
        let pilot = await Pilot(navigation, columns: 40, rows: 8)
        await pilot.settle()
        _ = calls.take()
        navigation.pushViewController(noted("B"), animated: true)
        await pilot.settle()
        let list = calls.take()
        #expect(list.filter { $0.contains("how") } == ["willShow B", "didShow B"])
        #expect(list.last == "didShow B")
        if let will = list.firstIndex(of: "willShow B"), let did = list.firstIndex(of: "B did") {
            #expect(will < did)
        }
    }

    @Test("The delegate hears which controller a pop shows again")
    func popDelegate() async {
        let navigation = NavigationController(rootViewController: noted("A"))
        let notes = NavigationNotes(calls)
        let pilot = await Pilot(navigation, columns: 40, rows: 8)
        navigation.pushViewController(noted("B"), animated: false)
        await pilot.settle()
        navigation.delegate = notes
        _ = calls.take()
        navigation.popViewController(animated: true)
        await pilot.settle()
        #expect(calls.take().filter { $0.contains("how") } == ["willShow A", "didShow A"])
    }

    @Test("A new stack with the same top does not let the top appear again")
    func sameTop() async {
        let first = noted("A"), top = noted("T")
        let navigation = NavigationController(rootViewController: first)
        let pilot = await Pilot(navigation, columns: 40, rows: 8)
        navigation.pushViewController(top, animated: false)
        await pilot.settle()
        _ = calls.take()
        navigation.setViewControllers([noted("B"), noted("C"), top], animated: false)
        await pilot.settle()
        #expect(calls.take() == [])
        #expect(navigation.viewControllers.map { $0.title ?? "" } == ["B", "C", "T"])
    }

    @Test("A delegate may refuse a tab, which then stays unselected")
    func refusedTab() async {
        let delegate = TabCalls()
        let tabs = TabBarController()
        tabs.viewControllers = [noted("One"), noted("Two")]
        tabs.delegate = delegate
        delegate.refused = ["Two"]
        let pilot = await Pilot(tabs, columns: 40, rows: 8)
        await pilot.settle()
        #expect(await pilot.click(on: "Two"))
        #expect(delegate.calls == ["should Two"])
        #expect(tabs.selectedIndex == 0)
    }

    @Test("A tap on the selected tab is told, too")
    func sameTab() async {
        let delegate = TabCalls()
        let tabs = TabBarController()
        tabs.viewControllers = [noted("One"), noted("Two")]
        tabs.delegate = delegate
        let pilot = await Pilot(tabs, columns: 40, rows: 8)
        await pilot.settle()
        #expect(await pilot.click(on: "One"))
        #expect(delegate.calls == ["should One", "did One"])
    }

    @Test("A tap on the selected tab brings its navigation back to the root")
    func tabToRoot() async {
        let root = noted("Home")
        let navigation = NavigationController(rootViewController: root)
        navigation.title = "Nav"
        let tabs = TabBarController()
        tabs.viewControllers = [navigation, noted("Two")]
        let pilot = await Pilot(tabs, columns: 40, rows: 8)
        navigation.pushViewController(noted("Detail"), animated: false)
        await pilot.settle()
        #expect(await pilot.click(on: "Nav"))
        await pilot.settle()
        #expect(navigation.topViewController === root)
    }

    @Test("The user's dismissal of a sheet is asked for and told, the program's is not")
    func sheetDelegate() async {
        let root = ViewController(view: View()), sheet = noted("Sheet")
        let delegate = SheetCalls()
        let pilot = await Pilot(root, columns: 40, rows: 10)
        sheet.presentationController?.delegate = delegate
        root.present(sheet, animated: true)
        await pilot.settle()
        await pilot.press("escape")
        await pilot.settle()
        #expect(delegate.calls == ["should", "will", "did"])
        #expect(root.presentedViewController == nil)
        delegate.calls = []
        root.present(sheet, animated: true)
        sheet.presentationController?.delegate = delegate
        await pilot.settle()
        sheet.dismiss(animated: true)
        await pilot.settle()
        #expect(delegate.calls == [])
    }

    @Test("A sheet that is modal in itself stays, and tells of the attempt")
    func modalSheet() async {
        let root = ViewController(view: View()), sheet = noted("Sheet")
        let delegate = SheetCalls()
        sheet.isModalInPresentation = true
        let pilot = await Pilot(root, columns: 40, rows: 10)
        sheet.presentationController?.delegate = delegate
        root.present(sheet, animated: true)
        await pilot.settle()
        await pilot.press("escape")
        await pilot.settle()
        #expect(root.presentedViewController === sheet)
        #expect(delegate.calls == ["attempt"])
    }

    @Test("Completions of a presentation and a dismissal come after the callbacks")
    func completions() async {
        let root = noted("Root"), sheet = noted("Sheet")
        sheet.modalPresentationStyle = .fullScreen
        let pilot = await Pilot(root, columns: 40, rows: 10)
        await pilot.settle()
        _ = calls.take()
        root.present(sheet, animated: true) { calls.list.append("shown") }
        #expect(!calls.list.contains("shown"))
        await pilot.settle()
        #expect(calls.take().last == "shown")
        root.dismiss(animated: true) { calls.list.append("gone") }
        await pilot.settle()
        let list = calls.take()
        #expect(list.last == "gone")
        #expect(list.filter { $0.hasPrefix("Root") } == ["Root will", "Root did"])
    }

    @Test("A page that the user turns is told to the delegate, the program's page is not")
    func pages() async {
        let source = PageCalls()
        source.pages = ["1", "2", "3"].map { noted($0) }
        let pages = PageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        pages.dataSource = source
        pages.delegate = source
        pages.setViewControllers([source.pages[0]], direction: .forward, animated: false)
        let pilot = await Pilot(pages, columns: 40, rows: 10)
        await pilot.settle()
        #expect(source.calls == [])
        await pilot.press("pagedown")
        await pilot.settle()
        #expect(source.calls == ["will 2", "did 1 true"])
        #expect(pages.viewControllers?.first === source.pages[1])
    }

    @Test("A controller without a navigation controller shows another one as a presentation")
    func shown() async {
        let root = ViewController(view: View()), next = noted("Next")
        let pilot = await Pilot(root, columns: 40, rows: 10)
        root.show(next, sender: nil)
        await pilot.settle()
        #expect(root.presentedViewController === next)
    }
}
