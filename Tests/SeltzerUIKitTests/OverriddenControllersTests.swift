// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: NavigationController+completion.

import Seltzer
import SeltzerTesting
import Testing

@MainActor private let overrides = OverrideLog()

/// A controller that overrides presentation and containment.
private final class OwnController: ViewController {
    override var title: String? { didSet { overrides.add("title") } }
    override var preferredContentSize: Size {
        get { Size(width: 12, height: 4) }
        set { super.preferredContentSize = newValue }
    }
    override var modalPresentationStyle: ModalPresentationStyle {
        get { .fullScreen }
        set { super.modalPresentationStyle = newValue }
    }
    override func present(
        _ viewControllerToPresent: ViewController, animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        overrides.add("present \(flag)")
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        overrides.add("\(title ?? "") dismiss \(flag)")
        super.dismiss(animated: flag, completion: completion)
    }
    override func addChild(_ childController: ViewController) {
        overrides.add("addChild")
        super.addChild(childController)
    }
    override func removeFromParent() {
        overrides.add("removeFromParent")
        super.removeFromParent()
    }
}

/// A navigation controller that notes the changes of its stack.
private final class OwnNavigation: NavigationController {
    override var viewControllers: [ViewController] { didSet { overrides.add("viewControllers") } }

    override func pushViewController(_ viewController: ViewController, animated: Bool) {
        overrides.add("push \(viewControllers.count)")
        super.pushViewController(viewController, animated: animated)
    }
    override func popViewController(animated: Bool) -> ViewController? {
        overrides.add("pop")
        return super.popViewController(animated: animated)
    }
    override func popToViewController(
        _ viewController: ViewController, animated: Bool
    ) -> [ViewController]? {
        overrides.add("popTo")
        return super.popToViewController(viewController, animated: animated)
    }
    override func popToRootViewController(animated: Bool) -> [ViewController]? {
        overrides.add("popToRoot")
        return super.popToRootViewController(animated: animated)
    }
    override func setViewControllers(_ viewControllers: [ViewController], animated: Bool) {
        overrides.add("set \(viewControllers.count)")
        super.setViewControllers(viewControllers, animated: animated)
    }
    override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        overrides.add("barHidden")
        super.setNavigationBarHidden(hidden, animated: animated)
    }
    override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
        overrides.add("toolbarHidden")
        super.setToolbarHidden(hidden, animated: animated)
    }
}

private final class OwnTabs: TabBarController {
    override var viewControllers: [ViewController] { didSet { overrides.add("viewControllers") } }
    override var selectedViewController: ViewController? { didSet { overrides.add("selected") } }
    override func setViewControllers(_ viewControllers: [ViewController]?, animated: Bool) {
        overrides.add("set")
        super.setViewControllers(viewControllers, animated: animated)
    }
}

/// Members of controllers that programs for UIKit override: the library calls the overrides, too.
@MainActor
@Suite(.serialized) struct OverriddenControllersTests {
    init() { _ = overrides.take() }

    @Test func presentationGoesThroughOverriddenMethods() async {
        let presenter = OwnController(), sheet = OwnController()
        presenter.title = "presenter"
        sheet.title = "sheet"
        #expect(overrides.take() == ["title", "title"])
        let pilot = await Pilot(presenter, columns: 40, rows: 12)
        #expect(presenter.present(sheet))
        await pilot.settle()
        #expect(sheet.view.bounds.size == Size(width: 40, height: 12))
        #expect(!presenter.present(ViewController()))
        #expect(overrides.take() == ["present true", "present true"])
        sheet.dismiss(animated: false)
        await pilot.settle()
        #expect(overrides.take() == ["sheet dismiss false", "presenter dismiss false"])
        #expect(presenter.presentedViewController == nil)
        presenter.show(sheet, sender: nil)
        #expect(overrides.take() == ["present true"])
    }

    @Test func containersCallTheMethodsOfTheirSubclasses() async {
        let root = OwnController(), child = OwnController()
        root.addChild(child)
        child.removeFromParent()
        #expect(overrides.take() == ["addChild", "removeFromParent"])
        let navigation = OwnNavigation(rootViewController: ViewController())
        #expect(overrides.take() == ["push 0"])
        let pilot = await Pilot(navigation, columns: 40, rows: 12)
        navigation.topViewController?.show(ViewController(), sender: nil)
        await pilot.press("escape")
        #expect(overrides.take() == ["push 1", "pop"])
        var endings = 0
        navigation.pushViewController(ViewController(), animated: true) { endings += 1 }
        navigation.popToRootViewController(animated: true) { endings += 1 }
        navigation.popToRootViewController(animated: true) { endings += 100 }
        await pilot.settle()
        #expect(endings == 2)
        #expect(overrides.take() == ["push 1", "popToRoot", "popToRoot"])
        navigation.viewControllers = [ViewController(), ViewController()]
        #expect(overrides.take() == ["set 2", "viewControllers"])
        _ = navigation.popToViewController(navigation.viewControllers[0], animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.setToolbarHidden(false, animated: false)
        #expect(overrides.take() == ["popTo", "barHidden", "toolbarHidden"])
        #expect(navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func tabsCallTheMethodsOfTheirSubclasses() async {
        let tabs = OwnTabs(), pages = [ViewController(), ViewController()]
        _ = overrides.take()
        tabs.setViewControllers(pages, animated: false)
        tabs.selectedViewController = pages[1]
        #expect(overrides.take() == ["set", "viewControllers", "selected"])
        #expect(tabs.selectedIndex == 1)
    }
}
