// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SubviewPlace, ViewController+tasks.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// A controller that notes its life.
private final class ProbeController: ViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init()
    }

    override func loadView() {
        log.note("\(name) loadView")
        view = ProbeView("\(name)View")
    }
    override func viewDidLoad() { log.note("\(name) viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { log.note("\(name) viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { log.note("\(name) viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { log.note("\(name) viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { log.note("\(name) viewDidDisappear") }
    override func viewWillLayoutSubviews() { log.note("\(name) viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.note("\(name) viewDidLayoutSubviews") }
    override func willMove(toParent parent: ViewController?) {
        log.note("\(name) willMove \(parent == nil ? "out" : "in")")
    }
    override func didMove(toParent parent: ViewController?) {
        log.note("\(name) didMove \(parent == nil ? "out" : "in")")
    }
}

@MainActor
@Suite struct ViewControllerTests {
    @Test func theViewIsLoadedOnceAtTheFirstNeed() {
        let log = Log()
        let controller = ProbeController("c", log)
        #expect(controller.viewIfLoaded == nil)
        #expect(log.entries.isEmpty)
        #expect(controller.view === controller.view)
        #expect(log.entries == ["c loadView", "c viewDidLoad"])
        #expect(controller.view.next === controller)
    }

    @Test func lifeGoesFromTheParentToTheChildAndBack() async {
        let log = Log()
        let parent = ProbeController("p", log)
        let child = ProbeController("c", log)
        parent.view.addSubview(child.view)
        parent.addChild(child)
        #expect(log.entries.last == "c willMove in")
        log.clear()
        let pilot = await Pilot(parent)
        let looks = log.entries.filter { $0.hasSuffix("ppear") }
        #expect(
            looks == [
                "p viewWillAppear", "c viewWillAppear", "c viewDidAppear", "p viewDidAppear",
            ])
        #expect(
            log.entries.filter { $0.hasSuffix("LayoutSubviews") }.prefix(2) == [
                "p viewWillLayoutSubviews", "p viewDidLayoutSubviews",
            ])
        log.clear()
        child.view.removeFromSuperview()
        child.removeFromParent()
        #expect(
            log.entries == [
                "c viewWillDisappear", "c viewDidDisappear", "c didMove out",
            ])
        log.clear()
        pilot.application.end()
        await pilot.settle()
        #expect(log.entries == ["p viewWillDisappear", "p viewDidDisappear"])
    }

    @Test func aViewMovedWithinItsWindowNeitherDisappearsNorAppears() async {
        let log = Log()
        let parent = ViewController(view: StackView(.vertical))
        let child = ProbeController("c", log)
        let box = View()
        parent.view.addSubview(box)
        parent.view.addSubview(child.view)
        let pilot = await Pilot(parent)
        log.clear()
        box.addSubview(child.view)
        await pilot.settle()
        #expect(!log.entries.contains { $0.hasSuffix("ppear") })
        #expect(child.window === pilot.application.windows[0])
    }

    @Test func aReplacedViewDisappearsAndTheNewOneTakesItsPlace() async {
        let log = Log()
        let stack = StackView(.vertical)
        let child = ProbeController("c", log)
        let old = child.view
        let after = ProbeView("after")
        stack.addArrangedSubview(child.view)
        stack.addArrangedSubview(after)
        let pilot = await Pilot(ViewController(view: stack))
        log.clear()
        let new = ProbeView("new")
        child.view = new
        await pilot.settle()
        #expect(
            log.entries.filter { $0.hasSuffix("ppear") } == [
                "c viewWillDisappear", "c viewDidDisappear", "c viewWillAppear", "c viewDidAppear",
            ])
        #expect(stack.arrangedSubviews.map { $0 === new } == [true, false])
        #expect(stack.subviews.map { $0 === new } == [true, false])
        #expect(old.superview == nil)
        #expect(old.next == nil)
        #expect(new.next === child)
    }

    @Test func aViewBelongsToTheControllerThatTookItLast() {
        let view = View()
        let first = ViewController(view: view)
        let second = ViewController(view: view)
        #expect(view.next === second)
        #expect(first.viewIfLoaded == nil)
    }

    @Test(
        "R-RTR-5: the chain leads from a view through controllers to the window and the application"
    )
    func chain() async {
        let root = ViewController(view: ProbeView("rootView"))
        let container = ProbeView("container")
        let child = ViewController(view: ProbeView("childView"))
        let leaf = ProbeView("leaf")
        root.view.addSubview(container)
        container.addSubview(child.view)
        root.addChild(child)
        child.view.addSubview(leaf)
        let pilot = await Pilot(root)
        let delegate = Responder()
        pilot.application.delegate = delegate
        var route: [Responder] = []
        var current = leaf.next
        while let responder = current {
            route.append(responder)
            current = responder.next
        }
        let expected: [Responder] = [
            child.view, child, container, root.view, root, pilot.application.windows[0],
            pilot.application, delegate,
        ]
        #expect(route.map(ObjectIdentifier.init) == expected.map(ObjectIdentifier.init))
    }

    @Test("R-RTR-1…4: an event goes up until somebody keeps it, and is not asked of its poster")
    func routing() async {
        struct Ping: RoutedEvent {}
        let view = ProbeView("view")
        let leaf = ProbeView("leaf")
        view.addSubview(leaf)
        let controller = ViewController(view: view)
        let pilot = await Pilot(controller)
        var log: [String] = []
        #expect(leaf.post(Ping()) == .unhandled)
        leaf.on { (_: Ping) in
            log.append("leaf")
            return .stop
        }
        view.keyAnswer = .stop
        view.on { (_: Ping) in
            log.append("view")
            return view.keyAnswer
        }
        controller.on { (_: Ping) in
            log.append("controller")
            return .stop
        }
        #expect(leaf.post(Ping()) == .stopped)
        #expect(log == ["view"])
        view.keyAnswer = .observed
        leaf.post(Ping())
        #expect(log == ["view", "view", "controller"])
        #expect(pilot.events(Ping.self).count == 3)
    }

    @Test func childrenCannotContainTheirParents() {
        let parent = ViewController()
        let child = ViewController()
        parent.addChild(child)
        child.addChild(parent)
        parent.addChild(parent)
        parent.addChild(child)
        #expect(parent.children.map { $0 === child } == [true])
        #expect(parent.parent == nil)
        let other = ViewController()
        other.addChild(child)
        #expect(parent.children.isEmpty)
        #expect(child.parent === other)
    }

    @Test(arguments: ["view", "end", "replace"])
    func tasksAreCancelledWhenTheirViewGoes(way: String) async {
        let root = View()
        let child = ViewController(view: View())
        root.addSubview(child.view)
        let pilot = await Pilot(ViewController(view: root))
        var ticks = 0
        var isCancelled = false
        child.task { [clock = pilot.clock] in
            while true {
                do {
                    try await clock.sleep(for: .seconds(1))
                    ticks += 1
                } catch {
                    isCancelled = true
                    return
                }
            }
        }
        await pilot.advance(by: .seconds(3))
        #expect(ticks == 3)
        switch way {
        case "view": child.view.removeFromSuperview()
        case "end": pilot.application.end()
        default: child.view = View()
        }
        await pilot.settle()
        while pilot.clock.sleeperCount > 0 || !isCancelled { await Task.yield() }
        await pilot.advance(by: .seconds(3))
        #expect(ticks == 3)
    }

    @Test func nothingIsKeptAliveByARunThatHasEnded() async throws {
        weak var application: Application?
        weak var controller: ViewController?
        weak var view: View?
        weak var window: Window?
        do {
            let screen = ViewController(view: View())
            let display = MemoryDisplay(size: Size(width: 20, height: 5))
            let running = Application(root: screen) { display }
            application = running
            controller = screen
            view = screen.view
            screen.on { [weak running] (_: MouseEvent) in
                running?.end()
                return .stop
            }
            let child = ViewController(view: View())
            child.task { await Task.yield() }
            screen.addChild(child)
            screen.view.addSubview(child.view)
            async let ending = running.run()
            while !display.isStarted { await Task.yield() }
            window = running.windows.first
            #expect(window != nil)
            display.send(.input([.mouse(MouseInput(.press(.left), at: .zero))]))
            #expect(try await ending == .ended)
        }
        for _ in 0..<20 { await Task.yield() }
        #expect(application == nil)
        #expect(controller == nil)
        #expect(view == nil)
        #expect(window == nil)
    }
}
