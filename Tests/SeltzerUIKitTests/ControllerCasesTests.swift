// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The calls of several controllers, in order.
@MainActor
private final class CallLog {
    var calls: [String] = []

    /// Returns the calls up to now, and forgets them.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}

/// A controller that notes its calls, and whether they are animated.
private final class NotingController: ViewController {
    let name: String
    let log: CallLog

    init(_ name: String, _ log: CallLog, _ style: ModalPresentationStyle = .formSheet) {
        self.name = name
        self.log = log
        super.init()
        modalPresentationStyle = style
        preferredContentSize = Size(width: 10, height: 3)
    }

    private func note(_ call: String) { log.calls.append("\(name) \(call)") }

    override func loadView() {
        note("load")
        view = View()
    }

    override func viewDidLoad() { note("loaded") }
    override func viewWillAppear(_ animated: Bool) { note("willAppear \(animated)") }
    override func viewIsAppearing(_ animated: Bool) { note("appearing \(window != nil)") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear \(animated)") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear \(animated)") }
}

/// A controller that calls nothing of its superclass.
private final class SilentController: ViewController {
    private(set) var hasAppeared = false

    override func viewDidAppear(_ animated: Bool) { hasAppeared = true }
}

@MainActor
@Suite struct ControllerCasesTests {
    private let log = CallLog()

    private func controller(
        _ name: String, _ style: ModalPresentationStyle = .formSheet
    ) -> NotingController {
        NotingController(name, log, style)
    }

    /// Starts an application with a controller that is loaded, and forgets the calls up to then.
    private func start(_ root: ViewController, moves: Bool = false) async -> Pilot {
        let pilot = await Pilot(root, columns: 40, rows: 14)
        pilot.application.animatesControls = moves
        _ = log.take()
        return pilot
    }

    // MARK: Loading and appearing

    @Test("U-C1: the view is loaded once, at its first use")
    func loading() {
        let a = controller("A")
        let view = a.view
        #expect(a.view === view)
        #expect(log.calls == ["A load", "A loaded"])
    }

    @Test("U-C4: the window is there when the view is appearing")
    func window() async {
        let a = controller("A")
        let pilot = await Pilot(a, columns: 40, rows: 14)
        #expect(
            log.take() == [
                "A load", "A loaded", "A willAppear false", "A appearing true",
                "A didAppear false",
            ])
        #expect(pilot.ending == nil)
    }

    @Test("U-C21: a child whose view is added appears once", arguments: [false, true])
    func child(isAdded: Bool) async {
        let parent = ViewController(), child = controller("child")
        let pilot = await start(parent)
        if isAdded { parent.addChild(child) }
        parent.view.addSubview(child.view)
        await pilot.settle()
        #expect(
            log.take().filter { $0.hasSuffix("Appear false") } == [
                "child willAppear false", "child didAppear false",
            ])
    }

    @Test("U-C24: a controller that does not call super appears, and so do its children")
    func withoutSuper() async {
        let parent = SilentController(), child = controller("child")
        parent.addChild(child)
        parent.view.addSubview(child.view)
        let pilot = await Pilot(parent, columns: 40, rows: 14)
        #expect(parent.hasAppeared && pilot.ending == nil)
        #expect(log.calls.contains("child didAppear false"))
    }

    // MARK: The stack

    @Test("U-C7: pushing and popping change the stack before they return; the root stays")
    func stack() async {
        let a = controller("A"), b = controller("B")
        let navigation = NavigationController(rootViewController: a)
        let pilot = await start(navigation)
        navigation.pushViewController(b, animated: true)
        #expect(navigation.topViewController === b)
        #expect(navigation.viewControllers.count == 2)
        #expect(navigation.popViewController(animated: true) === b)
        #expect(navigation.topViewController === a)
        #expect(navigation.popViewController(animated: true) == nil)
        #expect(navigation.viewControllers.count == 1)
        #expect(pilot.ending == nil)
    }

    @Test("U-C8: popping to the root returns the others, and those between get no calls")
    func popToRoot() async {
        let pages = ["A", "B", "C", "D"].map { controller($0) }
        let navigation = NavigationController(rootViewController: pages[0])
        let pilot = await start(navigation)
        for page in pages.dropFirst() { navigation.pushViewController(page, animated: false) }
        await pilot.settle()
        _ = log.take()
        let gone = navigation.popToRootViewController(animated: false)
        await pilot.settle()
        #expect(gone?.elementsEqual(pages.dropFirst(), by: ===) == true)
        #expect(!log.calls.contains { $0.hasPrefix("B") || $0.hasPrefix("C") })
        #expect(log.calls.filter { $0.hasPrefix("D") }.count == 2)
    }

    @Test("The completion of a change of the stack runs later, after the calls")
    func stackCompletion() async {
        let navigation = NavigationController(rootViewController: controller("A"))
        let pilot = await start(navigation)
        navigation.pushViewController(controller("B")) { [log] in log.calls.append("pushed") }
        #expect(!log.calls.contains("pushed"))
        await pilot.settle()
        #expect(log.take().last == "pushed")
        navigation.popViewController(animated: false) { [log] in log.calls.append("popped") }
        await pilot.settle()
        #expect(log.take().last == "popped")
        navigation.popViewController { [log] in log.calls.append("popped") }
        await pilot.settle()
        #expect(log.calls.isEmpty, "nothing changed")
    }

    // MARK: Presenting

    @Test("U-C9: a presenter stays where it is under a sheet")
    func sheet() async {
        let p = controller("P")
        let pilot = await start(p)
        p.present(controller("Q"), animated: true)
        await pilot.settle()
        p.dismiss(animated: true)
        await pilot.settle()
        #expect(!log.calls.isEmpty && log.calls.allSatisfy { $0.hasPrefix("Q") })
    }

    @Test("U-C12, U-C17: completions run once, after the last call, and never inside the method")
    func completions() async {
        let p = controller("P"), q = controller("Q")
        let pilot = await start(p)
        func done(_ text: String) -> () -> Void { { [log] in log.calls.append(text) } }
        p.present(q, animated: false, completion: done("presented"))
        #expect(!log.calls.contains("presented"))
        await pilot.settle()
        #expect(log.take().suffix(2) == ["Q didAppear false", "presented"])
        q.dismiss(animated: false, completion: done("dismissed"))
        #expect(!log.calls.contains("dismissed"))
        await pilot.settle()
        #expect(log.take() == ["Q willDisappear false", "Q didDisappear false", "dismissed"])
    }

    @Test("U-C13: a second presentation is refused with a message")
    func secondPresentation() async {
        let p = controller("P"), q = controller("Q"), r = controller("R")
        let pilot = await start(p)
        p.present(q)
        p.present(r) { Issue.record("the completion of a refused call") }
        await pilot.settle()
        #expect(p.presentedViewController === q)
        #expect(r.presentingViewController == nil)
        #expect(pilot.application.diagnostics.contains { $0.contains("was not presented") })
    }

    @Test("U-C14: a controller in no window presents nothing, and says so once it is in one")
    func withoutWindow() async {
        let p = controller("P")
        p.present(controller("Q"))
        #expect(p.presentedViewController == nil)
        let pilot = await Pilot(p, columns: 40, rows: 14)
        #expect(pilot.application.diagnostics.contains { $0.contains("was not presented") })
    }

    @Test("U-C15: a controller that presents none is dismissed itself")
    func dismissItself() async {
        let p = controller("P"), q = controller("Q")
        let pilot = await start(p)
        p.present(q)
        q.dismiss(animated: true)
        await pilot.settle()
        #expect(p.presentedViewController == nil && q.window == nil)
    }

    @Test("U-C16: the lowest presenter dismisses all that are presented above it")
    func dismissAll() async {
        let p = controller("P"), q = controller("Q"), r = controller("R")
        let pilot = await start(p)
        p.present(q)
        q.present(r)
        await pilot.settle()
        p.dismiss(animated: true)
        await pilot.settle()
        #expect(q.window == nil && r.window == nil)
        #expect(pilot.application.windows.count == 1)
    }

    @Test("U-C23: the calls say whether the view moves", arguments: [false, true])
    func animated(moves: Bool) async {
        let p = controller("P"), q = controller("Q")
        let pilot = await start(p, moves: moves)
        p.present(q)
        await pilot.advance(by: .seconds(1))
        p.dismiss()
        await pilot.advance(by: .seconds(1))
        #expect(
            log.take() == [
                "Q load", "Q loaded", "Q willAppear \(moves)", "Q appearing true",
                "Q didAppear \(moves)", "Q willDisappear \(moves)", "Q didDisappear \(moves)",
            ])
        p.present(q, animated: false)
        p.dismiss(animated: false)
        await pilot.settle()
        #expect(!log.take().contains { $0.hasSuffix("ppear true") })
    }

    @Test("U-C23: pages, popovers and full screens do not move")
    func withoutMovement() async {
        let p = controller("P")
        let navigation = NavigationController(rootViewController: p)
        let pilot = await start(navigation, moves: true)
        navigation.pushViewController(controller("B"), animated: true)
        for style in [ModalPresentationStyle.popover, .fullScreen] {
            navigation.present(controller("Q", style), animated: true)
            navigation.dismiss(animated: true)
            await pilot.settle()
        }
        #expect(log.calls.filter { $0.hasPrefix("Q") && $0.hasSuffix("ppear false") }.count == 8)
        #expect(!log.calls.contains { $0.hasSuffix("ppear true") })
    }
}
