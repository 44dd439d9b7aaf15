// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A controller that notes the callbacks in which a program reads sizes and changes.
private final class PageController: ViewController {
    var log: [String] = []
    private(set) var sizeAtLoad = Size.zero
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sizeAtLoad = view.bounds.size
        log.append("load")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log.append(
            "will\(isMovingToParent ? " to parent" : "")\(isBeingPresented ? " presented" : "")")
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log.append(
            "leaves\(isMovingFromParent ? " parent" : "")\(isBeingDismissed ? " dismissed" : "")")
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log.append("willLayout")
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log.append("didLayout \(view.bounds.width)")
    }
    override func viewWillTransition(
        to size: Size, with coordinator: ViewControllerTransitionCoordinator
    ) {
        log.append("transition \(view.bounds.width) \(size.width)")
        super.viewWillTransition(to: size, with: coordinator)
    }
    func tapped() { taps += 1 }
}

@MainActor
private final class TabNotes: TabBarControllerDelegate {
    private(set) var selected: [String] = []

    func tabBarController(
        _ tabBarController: TabBarController, didSelect viewController: ViewController
    ) {
        selected.append(viewController.title ?? "")
    }
}

/// Uses of containers and bars beside the cases of the contract.
@MainActor
@Suite struct ContainerEverydayTests {
    private let page = PageController()
    private let other = PageController()

    init() {
        page.title = "First"
        other.title = "Second"
    }

    private func start(_ root: ViewController) async -> Pilot {
        await Pilot(root, columns: 40, rows: 10)
    }

    // MARK: Bars

    @Test("The bar shows the title of the page, and the way back the title below")
    func titles() async {
        let navigation = NavigationController(rootViewController: page)
        let pilot = await start(navigation)
        navigation.pushViewController(other, animated: false)
        await pilot.settle()
        let bar = pilot.screen.split(separator: "\n")[0]
        #expect(bar.contains("Second") && bar.contains("First"))
        await pilot.click(on: "First")
        #expect(navigation.topViewController === page)
    }

    @Test("The title of the navigation item wins over the title of the controller")
    func itemTitle() async {
        page.navigationItem.title = "Item"
        let pilot = await start(NavigationController(rootViewController: page))
        #expect(pilot.screen.contains("Item"))
        #expect(page.title == "First")
    }

    @Test("A title view stands in the place of the title")
    func titleView() async {
        page.navigationItem.titleView = Label("Own view")
        let pilot = await start(NavigationController(rootViewController: page))
        #expect(pilot.screen.contains("Own view") && !pilot.screen.contains("First"))
    }

    @Test("Controllers below the top of a new stack are not loaded")
    func lazyStack() async {
        let navigation = NavigationController(rootViewController: ViewController())
        let pilot = await start(navigation)
        navigation.setViewControllers([page, other], animated: false)
        await pilot.settle()
        #expect(!page.isViewLoaded && other.isViewLoaded)
        navigation.popViewController(animated: false)
        await pilot.settle()
        #expect(page.isViewLoaded)
    }

    @Test("Popping to a controller returns the ones above it, and they lose their container")
    func popTo() async {
        let navigation = NavigationController(rootViewController: page)
        let pilot = await start(navigation)
        let top = ViewController()
        navigation.pushViewController(other, animated: false)
        navigation.pushViewController(top, animated: false)
        #expect(top.navigationController === navigation)
        let gone = navigation.popToViewController(page, animated: false)
        await pilot.settle()
        #expect(gone == [other, top])
        #expect(top.navigationController == nil && page.navigationController === navigation)
    }

    @Test("A tap on a bar item calls its method once; a disabled item calls nothing")
    func barItem() async {
        let item = BarButtonItem(
            title: "Send", style: .plain, target: page, action: PageController.tapped)
        page.navigationItem.rightBarButtonItem = item
        let pilot = await start(NavigationController(rootViewController: page))
        await pilot.click(on: "Send")
        #expect(page.taps == 1)
        item.isEnabled = false
        await pilot.click(on: "Send")
        #expect(page.taps == 1)
        item.isEnabled = true
        item.title = "Mail"
        await pilot.settle()
        await pilot.click(on: "Mail")
        #expect(page.taps == 2)
    }

    @Test("A page may hide the way back")
    func hiddenBack() async {
        let navigation = NavigationController(rootViewController: page)
        let pilot = await start(navigation)
        other.navigationItem.hidesBackButton = true
        navigation.pushViewController(other, animated: false)
        await pilot.settle()
        #expect(!pilot.screen.contains("First"))
    }

    @Test("Toolbar items show when the toolbar does")
    func toolbar() async {
        page.toolbarItems = [
            BarButtonItem(title: "Sort", style: .plain, target: page, action: PageController.tapped)
        ]
        let navigation = NavigationController(rootViewController: page)
        let pilot = await start(navigation)
        #expect(!pilot.screen.contains("Sort"))
        navigation.setToolbarHidden(false, animated: false)
        await pilot.settle()
        await pilot.click(on: "Sort")
        #expect(page.taps == 1)
    }

    @Test("Only the user's choice of a tab is told to the delegate")
    func tabs() async {
        let tabs = TabBarController()
        tabs.setViewControllers([page, other], animated: false)
        let notes = TabNotes()
        tabs.delegate = notes
        let pilot = await start(tabs)
        #expect(tabs.selectedIndex == 0 && pilot.screen.contains("Second"))
        tabs.selectedIndex = 1
        await pilot.settle()
        #expect(notes.selected == [] && tabs.selectedViewController === other)
        await pilot.click(on: "First")
        #expect(notes.selected == ["First"])
    }

    @Test("A tab loads its page when it is first selected")
    func lazyTabs() async {
        let tabs = TabBarController()
        tabs.setViewControllers([page, other], animated: false)
        let pilot = await start(tabs)
        #expect(page.isViewLoaded && !other.isViewLoaded)
        page.log = []
        tabs.selectedViewController = other
        await pilot.settle()
        #expect(other.isViewLoaded)
        #expect(page.log.contains("leaves"))
    }

    // MARK: Controllers

    @Test("The view of a root controller has the size of the screen when it is loaded")
    func sizeAtLoad() async {
        _ = await start(page)
        #expect(page.sizeAtLoad == Size(width: 40, height: 10))
    }

    @Test("A pushed controller knows that it moves, and so does a popped one")
    func movingFlags() async {
        let navigation = NavigationController(rootViewController: page)
        let pilot = await start(navigation)
        navigation.pushViewController(other, animated: true)
        await pilot.settle()
        #expect(other.log.filter { $0.hasPrefix("will ") } == ["will to parent"])
        page.log = []
        navigation.popViewController(animated: true)
        await pilot.settle()
        #expect(other.log.last == "leaves parent")
        #expect(page.log.first == "will")
    }

    @Test("Presenting connects two controllers until the dismissal")
    func presentation() async {
        let pilot = await start(page)
        page.present(other, animated: true)
        await pilot.settle()
        #expect(page.presentedViewController === other)
        #expect(other.presentingViewController === page)
        #expect(other.log.contains("will presented"))
        other.dismiss(animated: true)
        await pilot.settle()
        #expect(other.log.contains("leaves dismissed"))
        #expect(page.presentedViewController == nil && other.presentingViewController == nil)
    }

    @Test("A child presents from its container, so that the container is the presenter")
    func presentingContainer() async {
        let navigation = NavigationController(rootViewController: page)
        let pilot = await start(navigation)
        page.present(other, animated: false)
        await pilot.settle()
        #expect(navigation.presentedViewController === other)
        #expect(page.presentedViewController === other)
        page.dismiss(animated: false)
        await pilot.settle()
        #expect(navigation.presentedViewController == nil)
    }

    @Test("A resize is announced with the new size, then laid out")
    func resize() async {
        let pilot = await start(page)
        page.log = []
        await pilot.resize(columns: 30, rows: 10)
        #expect(page.log.first == "transition 40 30")
        #expect(page.log.contains("didLayout 30"))
        #expect(
            (page.log.firstIndex(of: "willLayout") ?? 9)
                < (page.log.firstIndex(of: "didLayout 30") ?? 0))
    }

    @Test("The edit button begins and ends edit mode, and its title says which")
    func editButton() async {
        page.navigationItem.rightBarButtonItem = page.editButtonItem
        let pilot = await start(NavigationController(rootViewController: page))
        await pilot.click(on: "Edit")
        #expect(page.isEditing)
        await pilot.click(on: "Done")
        #expect(!page.isEditing && pilot.screen.contains("Edit"))
    }

    @Test("A container's own view is the superview of its child's view when the child has moved")
    func childView() async {
        let pilot = await start(page)
        page.addChild(other)
        page.view.addSubview(other.view)
        other.view.frame = page.view.bounds
        other.didMove(toParent: page)
        await pilot.settle()
        #expect(other.parent === page && page.children == [other])
        #expect(other.view.next === other)
        #expect(other.next === page.view)
        other.willMove(toParent: nil)
        other.view.removeFromSuperview()
        other.removeFromParent()
        await pilot.settle()
        #expect(
            other.parent == nil && page.children.isEmpty && other.log.last == "leaves parent"
                || other.log.last == "leaves")
    }
}
