// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ControllerArrival, ControllerChange, CoveredControllers, PresentationController,
// ShowingContainer, TraitCollection, ViewControllerTransitionCoordinator.

import Seltzer
import SeltzerTesting
import Testing

/// The calls of several controllers, in order.
@MainActor
private final class AppearanceLog {
    var calls: [String] = []

    /// Returns the calls up to now, and forgets them.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that notes all calls of its life, and the sizes in them.
private final class LivingController: ViewController {
    let name: String
    let log: AppearanceLog
    /// The sizes of the view by the calls, of the first time.
    private(set) var sizes: [String: Size] = [:]
    /// The changes by the calls.
    private(set) var changes: [String: String] = [:]
    let field = TextField()
    var onWillAppear: (LivingController) -> Void = { _ in }
    var onWillDisappear: (LivingController) -> Void = { _ in }

    init(_ name: String, _ log: AppearanceLog, _ style: ModalPresentationStyle = .formSheet) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
        modalPresentationStyle = style
        preferredContentSize = Size(width: 20, height: 3)
    }

    private func note(_ call: String) {
        log.calls.append("\(name) \(call)")
        if sizes[call] == nil { sizes[call] = viewIfLoaded?.bounds.size }
        let flags = [
            isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil,
            isMovingToParent ? "to parent" : nil, isMovingFromParent ? "from parent" : nil,
        ]
        changes[call] = flags.compactMap { $0 }.joined(separator: ", ")
    }

    var isQuiet: Bool {
        !isBeingPresented && !isBeingDismissed && !isMovingToParent && !isMovingFromParent
    }

    override func viewDidLoad() {
        note("load")
        field.frame = Rect(x: 0, y: 1, width: 10, height: 1)
        view.addSubview(field)
    }
    override func viewWillAppear(_ animated: Bool) {
        note("willAppear")
        onWillAppear(self)
    }
    override func viewIsAppearing(_ animated: Bool) { note("appearing") }
    override func viewWillLayoutSubviews() { note("willLayout") }
    override func viewDidLayoutSubviews() { note("didLayout") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) {
        note("willDisappear")
        onWillDisappear(self)
    }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    override func willMove(toParent parent: ViewController?) {
        note("willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: ViewController?) {
        note("didMove \(parent == nil ? "out" : "in")")
    }
}

/// A delegate of a presentation that may refuse dismissals.
@MainActor
private final class Guardian: AdaptivePresentationControllerDelegate {
    var isStrict = false
    private(set) var calls: [String] = []

    func presentationControllerShouldDismiss(
        _ presentationController: PresentationController
    ) -> Bool { !isStrict }
    func presentationControllerWillDismiss(_ presentationController: PresentationController) {
        calls.append("will")
    }
    func presentationControllerDidDismiss(_ presentationController: PresentationController) {
        calls.append("did")
    }
    func presentationControllerDidAttemptToDismiss(
        _ presentationController: PresentationController
    ) {
        calls.append("refused")
    }
}

@MainActor
@Suite struct AppearanceCasesTests {
    private let log = AppearanceLog()

    private func controller(
        _ name: String, _ style: ModalPresentationStyle = .formSheet
    ) -> LivingController {
        LivingController(name, log, style)
    }

    private func start(_ root: ViewController) async -> Pilot {
        let pilot = await Pilot(root, columns: 40, rows: 14)
        _ = log.take()
        return pilot
    }

    @Test("U-C2: the root appears in UIKit's order, after its first layout")
    func root() async {
        let a = controller("A")
        let pilot = await Pilot(a, columns: 40, rows: 14)
        #expect(
            log.take() == [
                "A load", "A willAppear", "A appearing", "A willLayout", "A didLayout",
                "A didAppear",
            ])
        #expect(pilot.ending == nil)
    }

    @Test("U-C3: the view has its size when it is appearing, laid out, and has appeared")
    func sizes() async {
        let root = controller("root"), pushed = controller("pushed"), child = controller("child")
        let sheet = controller("sheet"), full = controller("full", .fullScreen)
        let navigation = NavigationController(rootViewController: root)
        let pilot = await Pilot(navigation, columns: 40, rows: 14)
        navigation.pushViewController(pushed)
        await pilot.settle()
        pushed.addChild(child)
        pushed.view.addSubview(child.view)
        LayoutConstraint.activate([
            child.view.widthAnchor.constraint(equalToConstant: 9),
            child.view.heightAnchor.constraint(equalToConstant: 2),
            child.view.topAnchor.constraint(equalTo: pushed.view.topAnchor),
            child.view.leftAnchor.constraint(equalTo: pushed.view.leftAnchor),
        ])
        child.didMove(toParent: pushed)
        await pilot.settle()
        navigation.present(full)
        await pilot.settle()
        full.present(sheet)
        await pilot.settle()
        let page = Size(width: 40, height: 13)
        let expected = [
            (root, page), (pushed, page), (child, Size(width: 9, height: 2)),
            (full, Size(width: 40, height: 14)), (sheet, Size(width: 20, height: 3)),
        ]
        for (controller, size) in expected {
            for call in ["appearing", "didLayout", "didAppear"] {
                #expect(controller.sizes[call] == size, "\(controller.name) \(call)")
            }
        }
    }

    @Test("U-C4: there is no window before the view is appearing")
    func window() async {
        let a = controller("A")
        var windows: [Bool] = []
        a.onWillAppear = { windows.append($0.window != nil) }
        let pilot = await start(a)
        #expect(windows == [false])
        #expect(pilot.ending == nil)
    }

    @Test("U-C5: a push calls in UIKit's order; the new page is laid out before the old one goes")
    func push() async {
        let navigation = NavigationController(rootViewController: controller("A"))
        let pilot = await start(navigation)
        navigation.pushViewController(controller("B"))
        #expect(
            log.take() == [
                "B willMove in", "B load", "A willDisappear", "B willAppear", "B appearing",
                "B willLayout", "B didLayout", "A didDisappear", "B didAppear", "B didMove in",
            ])
        await pilot.settle()
        #expect(!log.calls.contains { $0.hasSuffix("ppear") })
    }

    @Test("U-C6: a pop announces the removal first, and ends with it")
    func pop() async {
        let navigation = NavigationController(rootViewController: controller("A"))
        let pilot = await start(navigation)
        navigation.pushViewController(controller("B"))
        await pilot.settle()
        _ = log.take()
        navigation.popViewController()
        #expect(
            log.take().filter { !$0.contains("Layout") && !$0.contains("appearing") } == [
                "B willMove out", "B willDisappear", "A willAppear", "B didDisappear",
                "A didAppear", "B didMove out",
            ])
    }

    @Test("U-C10, U-C11: a full-screen presentation informs the presenter, at its end too")
    func fullScreen() async {
        let p = controller("P"), q = controller("Q", .fullScreen)
        let pilot = await start(p)
        p.present(q)
        await pilot.settle()
        #expect(
            log.take().filter { !$0.contains("Layout") && !$0.contains("appearing") } == [
                "Q load", "P willDisappear", "Q willAppear", "Q didAppear", "P didDisappear",
            ])
        q.dismiss(animated: false)
        await pilot.settle()
        #expect(
            log.take().filter { !$0.contains("Layout") && !$0.contains("appearing") } == [
                "Q willDisappear", "P willAppear", "P didAppear", "Q didDisappear",
            ])
        pilot.application.end()
        await pilot.settle()
        #expect(log.take() == ["P willDisappear", "P didDisappear"])
    }

    @Test("U-C10: the visible children of the presenter disappear with it")
    func coveredChildren() async {
        let navigation = NavigationController(rootViewController: controller("A"))
        let pilot = await start(navigation)
        navigation.topViewController?.present(controller("Q", .fullScreen))
        await pilot.settle()
        #expect(log.take().filter { $0.hasPrefix("A") } == ["A willDisappear", "A didDisappear"])
        pilot.application.end()
        await pilot.settle()
        #expect(log.take().filter { $0.hasPrefix("A") } == [])
    }

    @Test("U-C18, U-C19: addChild announces the move, and the container ends it")
    func addingChild() {
        let parent = ViewController(), child = controller("C")
        parent.addChild(child)
        #expect(child.parent === parent)
        #expect(log.take() == ["C willMove in"])
        child.didMove(toParent: parent)
        #expect(log.take() == ["C didMove in"])
    }

    @Test("U-C20: the container announces the removal, and removeFromParent ends it")
    func removingChild() {
        let parent = ViewController(), child = controller("C")
        parent.addChild(child)
        _ = log.take()
        child.willMove(toParent: nil)
        child.removeFromParent()
        #expect(log.take() == ["C willMove out", "C didMove out"])
        #expect(child.parent == nil && parent.children.isEmpty)
    }

    @Test("U-C19: the library's containers call both once")
    func containers() async {
        let page = controller("P")
        let pilot = await start(TabBarController(viewControllers: [page]))
        #expect(page.changes["didMove in"] != nil)
        _ = log.take()
        pilot.application.end()
        await pilot.settle()
        #expect(!log.calls.contains { $0.contains("Move") })
    }

    @Test("U-C22: a controller knows why it appears, only in the calls of that change")
    func changes() async {
        let a = controller("A"), b = controller("B"), q = controller("Q")
        let navigation = NavigationController(rootViewController: a)
        let pilot = await start(navigation)
        navigation.pushViewController(b)
        #expect(b.changes["willAppear"] == "to parent" && b.changes["didAppear"] == "to parent")
        #expect(a.changes["willDisappear"] == "" && b.isQuiet)
        navigation.popViewController()
        #expect(b.changes["willDisappear"] == "from parent")
        #expect(b.changes["didDisappear"] == "from parent" && b.isQuiet)
        a.present(q)
        await pilot.settle()
        #expect(q.changes["willAppear"] == "presented" && q.changes["didAppear"] == "presented")
        #expect(q.isQuiet)
        q.dismiss()
        await pilot.settle()
        #expect(q.changes["willDisappear"] == "dismissed" && q.isQuiet)
    }

    @Test(
        "A controller that asks for the focus in viewWillAppear gets it", arguments: [true, false])
    func focus(isPushed: Bool) async {
        let a = controller("A"), b = controller("B")
        let last = TextField()
        b.onWillAppear = {
            $0.view.addSubview(last)
            #expect(last.becomeFirstResponder())
        }
        let navigation = NavigationController(rootViewController: isPushed ? a : b)
        let pilot = await start(navigation)
        if isPushed { navigation.pushViewController(b) }
        await pilot.settle()
        #expect(last.isFirstResponder)
        #expect(!b.field.isFirstResponder)
    }

    @Test("A controller that dismisses itself while it disappears is called once")
    func dismissalWhileLeaving() async {
        let p = controller("P"), q = controller("Q")
        let pilot = await start(p)
        var completions: [String] = []
        q.onWillDisappear = { $0.dismiss(animated: false) { completions.append("inner") } }
        p.present(q)
        await pilot.settle()
        _ = log.take()
        p.dismiss(animated: false) { completions.append("outer") }
        await pilot.settle()
        #expect(log.take() == ["Q willDisappear", "Q didDisappear"])
        #expect(completions.sorted() == ["inner", "outer"])
        #expect(p.presentedViewController == nil)
    }

    @Test("A delegate of the presentation hears of dismissals by the user, and may refuse them")
    func presentationDelegate() async {
        let p = controller("P"), q = controller("Q")
        let guardian = Guardian()
        q.presentationController?.delegate = guardian
        let pilot = await start(p)
        p.present(q)
        await pilot.settle()
        guardian.isStrict = true
        await pilot.press("escape")
        #expect(p.presentedViewController === q)
        guardian.isStrict = false
        await pilot.press("escape")
        #expect(p.presentedViewController == nil)
        #expect(guardian.calls == ["refused", "will", "did"])
        p.present(q)
        await pilot.settle()
        p.dismiss()
        #expect(guardian.calls.count == 3)
    }

    @Test("show pushes in a navigation controller, and presents without one")
    func showing() async {
        let a = controller("A"), b = controller("B"), c = controller("C")
        let navigation = NavigationController(rootViewController: a)
        let pilot = await start(navigation)
        a.show(b, sender: nil)
        #expect(navigation.topViewController === b)
        let alone = controller("alone")
        let other = await start(alone)
        alone.show(c, sender: self)
        #expect(alone.presentedViewController === c)
        #expect(pilot.ending == nil && other.ending == nil)
    }

    @Test("A detail is shown in the secondary column of a split view controller")
    func showingDetails() async {
        let list = controller("list"), detail = controller("detail")
        let split = SplitViewController(primary: list, secondary: controller("empty"))
        let pilot = await Pilot(split, columns: 100, rows: 20)
        list.showDetailViewController(detail, sender: nil)
        await pilot.settle()
        #expect(split.viewController(for: .secondary) === detail)
        #expect(detail.window != nil)
    }

    @Test("A controller is asked before its window changes its size")
    func transition() async {
        final class Turning: ViewController {
            var sizes: [Size] = []
            override func viewWillTransition(
                to size: Size, with coordinator: ViewControllerTransitionCoordinator
            ) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes += [view.bounds.size, size]
                coordinator.animate { _ in self.sizes.append(self.view.bounds.size) }
            }
        }
        let turning = Turning()
        let pilot = await start(turning)
        #expect(turning.sizes.isEmpty)
        await pilot.resize(columns: 30, rows: 8)
        let new = Size(width: 30, height: 8)
        #expect(turning.sizes == [Size(width: 40, height: 14), new, new])
    }

    @Test("Views and controllers hear of other traits")
    func traits() async {
        final class Adapting: ViewController {
            var classes: [UserInterfaceSizeClass] = []
            var styles: [UserInterfaceStyle] = []
            override func traitCollectionDidChange(_ previous: TraitCollection?) {
                classes.append(traitCollection.horizontalSizeClass)
                styles.append(traitCollection.userInterfaceStyle)
            }
        }
        let controller = Adapting()
        let pilot = await start(controller)
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        await pilot.resize(columns: 80, rows: 24)
        #expect(controller.classes == [.regular])
        await pilot.resize(columns: 90, rows: 24)
        #expect(controller.classes.count == 1)
        let isDark = controller.traitCollection.userInterfaceStyle == .dark
        pilot.application.theme = isDark ? .chalk : .fathom
        await pilot.settle()
        #expect(controller.styles.last == (isDark ? .light : .dark))
    }

    @Test func windowIsShownInTheApplicationThatRuns() async {
        final class Opening: ViewController {
            let other = Window(frame: Rect(x: 0, y: 0, width: 5, height: 2))
            override func viewDidAppear(_ animated: Bool) { other.makeKeyAndVisible() }
        }
        let controller = Opening()
        let pilot = await start(controller)
        #expect(controller.other.application === pilot.application)
        #expect(controller.other.isKeyWindow)
    }

    @Test func viewsAreLoadedOnDemand() {
        let a = controller("A")
        #expect(!a.isViewLoaded)
        a.loadViewIfNeeded()
        a.loadViewIfNeeded()
        #expect(a.isViewLoaded)
        #expect(log.calls == ["A load"])
    }
}
