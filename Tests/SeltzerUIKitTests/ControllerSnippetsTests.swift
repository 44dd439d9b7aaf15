// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A controller that notes its callbacks, as UIKit's programs override them.
private final class PageController: ViewController {
    private(set) var calls: [String] = []

    init(name: String) {
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        calls.append("didLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        calls.append("willAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        calls.append("didAppear")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if calls.last != "layout" { calls.append("layout") }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        calls.append("willDisappear \(isMovingFromParent)")
    }
}

/// A controller that knows how its sheet ends, and the size of its view.
private final class SheetOwner: ViewController, AdaptivePresentationControllerDelegate {
    private(set) var calls: [String] = []

    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        calls.append("\(traitCollection.horizontalSizeClass)")
    }

    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
        calls.append("dismissed")
    }
}

/// Snippets of UIKit's controllers and windows, in the form that they have here.
@MainActor
@Suite struct ControllerSnippetsTests {
    @Test("loading the view")
    func loading() {
        let controller = PageController(name: "A")
        #expect(!controller.isViewLoaded)
        #expect(controller.viewIfLoaded == nil)
        controller.loadViewIfNeeded()
        #expect(controller.isViewLoaded)
        #expect(controller.title == "A")
    }

    @Test("a stack of screens")
    func navigation() async {
        let (a, b) = (PageController(name: "A"), PageController(name: "B"))
        let navigation = NavigationController(rootViewController: a)
        let pilot = await Pilot(navigation, columns: 40, rows: 12)
        a.navigationController?.pushViewController(b, animated: true)
        await pilot.settle()
        #expect(navigation.topViewController === b)
        navigation.popViewController(animated: true)
        await pilot.settle()
        #expect(b.calls.last == "willDisappear true")
        a.show(b, sender: nil)
        #expect(navigation.viewControllers.count == 2)
        navigation.popToRootViewController(animated: false)
        navigation.setViewControllers([a], animated: false)
        navigation.viewControllers = [a, b]
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("a presentation")
    func presentation() async {
        let root = ViewController()
        let pilot = await Pilot(root, columns: 60, rows: 20)
        let sheet = PageController(name: "Sheet")
        sheet.modalPresentationStyle = .pageSheet
        var isShown = false
        root.present(sheet, animated: true) { isShown = true }
        await pilot.settle()
        #expect(isShown)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
        root.dismiss(animated: true, completion: nil)
        await pilot.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("a child controller")
    func children() {
        let (parent, child) = (ViewController(), PageController(name: "Child"))
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        #expect(parent.children.first === child)
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(child.parent == nil)
    }

    @Test("a window, and what belongs to the application")
    func window() async {
        let window = Window()
        window.rootViewController = ViewController()
        #expect(window.rootViewController != nil)
        let root = ViewController()
        let pilot = await Pilot(root, columns: 20, rows: 5)
        #expect(root.view.window?.application === pilot.application)
        root.view.window?.application?.pasteboard.string = "copied"
        #expect(Application.current == nil)
    }

    @Test("the end of a sheet, and traits")
    func traits() async {
        let owner = SheetOwner()
        let pilot = await Pilot(owner, columns: 80, rows: 24)
        let sheet = PageController(name: "Sheet")
        sheet.preferredContentSize = Size(width: 20, height: 4)
        sheet.presentationController?.delegate = owner
        owner.present(sheet, animated: true)
        await pilot.settle()
        await pilot.press("escape")
        await pilot.settle()
        #expect(owner.calls.contains("dismissed"))
        #expect(owner.traitCollection.horizontalSizeClass == .regular)
    }
}
