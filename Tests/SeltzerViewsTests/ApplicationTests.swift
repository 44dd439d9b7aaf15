// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

private struct Chosen: RoutedEvent, Equatable {
    let number: Int
}

private struct NoTerminal: Error {}

@MainActor
@Suite struct ApplicationTests {
    /// An application that is being run on a display in memory.
    @MainActor
    private final class Run {
        let display: MemoryDisplay
        let application: Application

        init(_ view: View = ProbeView("v"), size: Size = Size(width: 10, height: 3)) {
            let display = MemoryDisplay(size: size)
            self.display = display
            application = Application(root: ViewController(view: view)) { display }
        }

        func started() async {
            while !display.isStarted { await Task.yield() }
        }
    }

    @Test(arguments: ["end", "cancel", "ctrl-c", "disconnect", "signal", "task"])
    func runTellsHowItEnded(way: String) async throws {
        let run = Run()
        let task = Task { try await run.application.run() }
        await run.started()
        switch way {
        case "end": run.application.end()
        case "cancel": run.application.cancel()
        case "ctrl-c":
            run.display.send(.input([.key(KeyPress(.character("c"), modifiers: .control))]))
        case "disconnect": run.display.send(.disconnected)
        case "signal": run.display.send(.terminated(signal: 15))
        default: task.cancel()
        }
        let expected: [String: Application.Ending] = ["end": .ended, "disconnect": .disconnected]
        #expect(try await task.value == expected[way] ?? .cancelled)
        #expect(!run.display.isStarted)
        #expect(!run.application.isRunning)
        #expect(run.application.windows.isEmpty)
    }

    @Test func aTaskThatIsCancelledAlreadyEndsAtOnce() async throws {
        let run = Run()
        let task = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await run.application.run()
        }
        task.cancel()
        #expect(try await task.value == .cancelled)
    }

    @Test func runUntilGivesTheFirstEventThatNobodyStopped() async throws {
        let view = ProbeView("v")
        let run = Run(view)
        async let result = run.application.run(until: Chosen.self)
        await run.started()
        let subscription = view.on { (_: Chosen) in .stop }
        view.post(Chosen(number: 1), includingSelf: true)
        subscription.cancel()
        view.post(Chosen(number: 2))
        view.post(Chosen(number: 3))
        #expect(try await result == Chosen(number: 2))
        view.post(Chosen(number: 4))
    }

    @Test func runUntilGivesNothingWhenCancelled() async throws {
        let run = Run()
        async let result = run.application.run(until: Chosen.self)
        await run.started()
        run.application.cancel()
        #expect(try await result == nil)
    }

    @Test func theSameApplicationRunsTwice() async throws {
        let view = ProbeView("v")
        let run = Run(view)
        for _ in 0..<3 {
            async let result = run.application.run(until: Chosen.self)
            await run.started()
            #expect(run.application.windows.count == 1)
            #expect(view.window === run.application.windows[0])
            #expect(view.bounds.size == run.display.size)
            #expect(run.display.buffer.text(row: 0) == "vvvvvvvvvv")
            run.display.send(.input([.mouse(MouseInput(.press(.left), at: .zero))]))
            view.post(Chosen(number: 5))
            #expect(try await result == Chosen(number: 5))
            #expect(view.window == nil)
        }
        #expect(view.log.entries(of: "v").count { $0.hasPrefix("down") } == 3)
        #expect(view.log.entries(of: "v").count { $0.hasPrefix("cancel") } == 3)
    }

    @Test func aLateCancellationDoesNotEndTheNextRun() async throws {
        let run = Run()
        let first = Task { try await run.application.run() }
        await run.started()
        run.application.end()
        first.cancel()
        #expect(try await first.value == .ended)
        async let second = run.application.run()
        await run.started()
        for _ in 0..<10 { await Task.yield() }
        #expect(run.application.isRunning)
        run.application.end()
        #expect(try await second == .ended)
    }

    @Test func inputAfterTheEndIsGivenBack() async throws {
        let run = Run()
        async let ending = run.application.run()
        await run.started()
        let end = InputEvent.key(KeyPress(.character("c"), modifiers: .control))
        let next = ["x", "y", "z"].map { InputEvent.key(KeyPress(.character($0))) }
        run.display.send(.input([end, next[0], next[1]]))
        run.display.send(.input([next[2]]))
        #expect(run.display.unreadEvents == next)
        #expect(try await ending == .cancelled)
    }

    @Test func anApplicationRunsOnceAtATime() async throws {
        let run = Run()
        async let result = run.application.run()
        await run.started()
        await #expect(throws: ApplicationError.alreadyRunning) { try await run.application.run() }
        #expect(
            "\(ApplicationError.alreadyRunning)".hasPrefix("The application is already running: "))
        run.application.end()
        #expect(try await result == .ended)
    }

    @Test func aDisplayThatCannotBeMadeIsTheErrorOfRun() async throws {
        let application = Application(root: ViewController()) { throw NoTerminal() }
        for _ in 0..<2 {
            await #expect(throws: NoTerminal.self) { try await application.run() }
            #expect(!application.isRunning)
        }
    }

    @Test(arguments: [ApplicationError.noTerminal, .unusableTerminal("It is broken.")])
    func withoutATerminalTheCallersValueIsTaken(error: ApplicationError) async throws {
        struct Chosen: RoutedEvent { let number: Int }
        let application = Application(root: ViewController()) { throw error }
        let chosen = try await application.run(
            until: Chosen.self, withoutTerminal: Chosen(number: 7))
        #expect(chosen?.number == 7)
        await #expect(throws: error) { try await application.run(until: Chosen.self) }
        #expect(!"\(error)".isEmpty)

        let other = Application(root: ViewController()) { throw NoTerminal() }
        await #expect(throws: NoTerminal.self) {
            try await other.run(until: Chosen.self, withoutTerminal: nil)
        }
    }

    @Test func displayIsToldHowMuchOfTheScreenIsWanted() async {
        let pilot = await Pilot(ViewController(), columns: 5, rows: 3)
        #expect(pilot.display.presentation == .fullScreen)
        pilot.application.presentation = .inline(rows: 2)
        #expect(pilot.display.presentation == .inline(rows: 2))
    }

    @Test func belowThePromptTheFirstViewHasTheKeysFromTheStart() async throws {
        let (first, second) = (Control(), Control())
        let controller = ViewController(view: StackView(.vertical, [first, second]))
        let display = MemoryDisplay(size: Size(width: 5, height: 2))
        let application = Application(root: controller) { display }
        application.presentation = .inline(rows: 2)
        let run = Task { try await application.run() }
        while !application.isRunning { await Task.yield() }
        #expect(first.isFirstResponder && !second.isFirstResponder)
        application.end()
        #expect(try await run.value == .ended)
    }

    @Test func twoApplicationsRunSideBySide() async {
        let one = ProbeView("one")
        let two = ProbeView("two")
        let first = await Pilot(ViewController(view: one), columns: 5, rows: 1)
        let second = await Pilot(ViewController(view: two), columns: 5, rows: 1)
        await first.press("x")
        await second.click(column: 1, row: 0)
        #expect(one.log.entries.isEmpty)
        #expect(two.log.entries.contains("two down 1,0"))
        first.application.end()
        await first.settle()
        #expect(first.ending == .ended)
        #expect(second.application.isRunning)
        #expect(second.screen == "ttttt")
    }

    @Test func framesForABusyDisplayAreReplacedNotQueued() async {
        let view = View()
        let pilot = await Pilot(ViewController(view: view), columns: 4, rows: 1)
        let frames = pilot.display.frameCount
        pilot.display.isBusy = true
        for color in 1...5 {
            view.backgroundColor = .palette(UInt8(color))
            await pilot.settle()
        }
        #expect(pilot.display.frameCount == frames)
        pilot.display.isBusy = false
        #expect(pilot.display.frameCount == frames + 1)
        #expect(pilot.display.buffer[.zero].background == .palette(5))
        await pilot.settle()
        #expect(pilot.display.frameCount == frames + 1)
    }

    @Test func whatABusyDisplayRefusedIsNotDrawnAgain() async {
        let log = Log()
        let views = ["a", "b", "c"].enumerated().map { column, name in
            DrawnView(name, Rect(x: column, y: 0, width: 1, height: 1), log: log)
        }
        let root = View()
        views.forEach(root.addSubview)
        let pilot = await Pilot(ViewController(view: root), columns: 4, rows: 1)
        pilot.display.isBusy = true
        log.clear()
        views[0].setNeedsDisplay()
        await pilot.settle()
        #expect(log.entries == ["a"])
        views[2].setNeedsDisplay()
        await pilot.settle()
        pilot.display.isBusy = false
        #expect(log.entries == ["a", "c"])
        var shown = Damage(views[0].frame)
        shown.insert(views[2].frame)
        #expect(pilot.display.damages.last == shown)
    }

    @Test func whatInputChangesGoesBeforeWhatWaitsForABusyDisplay() async {
        let log = Log()
        let moving = DrawnView("m", Rect(x: 0, y: 0, width: 4, height: 2), log: log)
        let typed = DrawnView("t", Rect(x: 2, y: 1, width: 1, height: 1), log: log)
        let root = View()
        [moving, typed].forEach(root.addSubview)
        let controller = ViewController(view: root)
        controller.on { (_: KeyEvent) in
            typed.setNeedsDisplay()
            return .stop
        }
        let pilot = await Pilot(controller, columns: 4, rows: 2)
        pilot.display.isBusy = true
        moving.setNeedsDisplay()
        await pilot.settle()
        await pilot.press("x")
        let count = pilot.display.damages.count
        pilot.display.isBusy = false
        #expect(pilot.display.damages.count == count + 2)
        #expect(pilot.display.damages.dropLast().last == Damage(typed.frame))
        #expect(pilot.display.damages.last == Damage(root.bounds))

        // What comes from elsewhere waits its turn.
        pilot.display.isBusy = true
        moving.setNeedsDisplay()
        await pilot.settle()
        typed.setNeedsDisplay()
        await pilot.settle()
        pilot.display.isBusy = false
        #expect(pilot.display.damages.count == count + 3)
    }

    @Test func aResizeReachesTheRootViewAndBack() async {
        let view = ProbeView("v")
        let pilot = await Pilot(ViewController(view: view), columns: 4, rows: 2)
        for (columns, rows, screen) in [
            (1, 1, "v"), (0, 0, ""), (3, 1, "vvv"), (0, 7, "\n\n\n\n\n\n"), (2, 2, "vv\nvv"),
        ] {
            await pilot.resize(columns: columns, rows: rows)
            #expect(view.frame == Rect(x: 0, y: 0, width: columns, height: rows))
            #expect(pilot.screen == screen)
            await pilot.click(column: 0, row: 0)
        }
    }

    @Test func controlLPaintsEveryCell() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")), columns: 4, rows: 2)
        await pilot.press("ctrl-l")
        #expect(pilot.display.damages.last?.rects == [Rect(x: 0, y: 0, width: 4, height: 2)])
        #expect(pilot.display.frameCount == 2)
    }

    @Test func lostContentIsPaintedAnew() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")), columns: 4, rows: 2)
        pilot.display.send(.contentLost)
        #expect(pilot.display.frameCount == 2)
        #expect(pilot.display.damages.last?.rects == [Rect(x: 0, y: 0, width: 4, height: 2)])
    }

    @Test func controlZSuspends() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")), columns: 4, rows: 2)
        await pilot.press("ctrl-z")
        #expect(pilot.display.suspensionCount == 1)
        #expect(pilot.ending == nil)
    }

    @Test func bindingsOfOnesOwnComeFirst() async {
        let pilot = await Pilot(ViewController(view: ProbeView("v")))
        var log: [String] = []
        pilot.application.bind("ctrl-c", "Copy") { log.append("copy") }
        pilot.application.bind("ctrl-c", "Clear") { log.append("clear") }
        await pilot.press("ctrl-c")
        #expect(log == ["clear"])
        #expect(pilot.ending == nil)
        pilot.application.unbind("ctrl-c")
        await pilot.press("ctrl-c")
        #expect(pilot.ending == .cancelled)
    }

    @Test func theCurrentActionsAreThoseAKeyWouldFind() async {
        final class Editor: ProbeView {
            override var keyBindings: [KeyBinding] {
                [
                    KeyBinding("ctrl-l", "Line") { _ in .stop },
                    KeyBinding("x", "Cut") { _ in .stop },
                ]
            }
        }
        let view = Editor("v")
        view.isFocusable = true
        let controller = ViewController(view: view)
        controller.wantsInitialFocus = false
        let pilot = await Pilot(controller)
        let application = pilot.application
        pilot.application.windows[0].allowsDirectionalFocus = false
        #expect(
            application.currentActions.map(\.title) == [
                "Next", "Previous", "Cancel", "Suspend", "Repaint", "Select text",
            ])
        view.becomeFirstResponder()
        application.bind("q", "Quit") {}
        #expect(
            application.currentActions.map { "\($0.keys.first ?? "-") \($0.title)" } == [
                "ctrl-l Line", "x Cut", "tab Next", "shift-tab Previous", "q Quit",
                "ctrl-c Cancel", "ctrl-z Suspend", "- Repaint",
                "f7 Select text",
            ])
    }

    @Test func theCursorIsShownWhereTheFirstResponderWantsIt() async {
        let box = View(frame: Rect(x: 2, y: 1, width: 5, height: 2))
        box.clipsToBounds = true
        let view = ProbeView("v", Rect(x: 1, y: 0, width: 10, height: 3))
        view.isFocusable = true
        view.cursor = Point(x: 3, y: 1)
        let root = View()
        root.addSubview(box)
        box.addSubview(view)
        let controller = ViewController(view: root)
        controller.wantsInitialFocus = false
        let pilot = await Pilot(controller, columns: 20, rows: 5)
        #expect(pilot.display.cursor == nil)
        view.becomeFirstResponder()
        await pilot.settle()
        #expect(pilot.display.cursor == Cursor(position: Point(x: 6, y: 2)))
        let frames = pilot.display.frameCount
        for position in [Point(x: 4, y: 0), Point(x: 0, y: 2), Point(x: -1, y: 0), nil] {
            view.cursor = position
            view.setNeedsDisplay()
            await pilot.settle()
            #expect(pilot.display.cursor == nil)
        }
        view.cursor = .zero
        view.setNeedsDisplay()
        await pilot.settle()
        #expect(pilot.display.cursor == Cursor(position: Point(x: 3, y: 1)))
        #expect(pilot.display.frameCount > frames)
        view.isHidden = true
        await pilot.settle()
        #expect(pilot.display.cursor == nil)
    }

    @Test func closingTheFrontWindowGivesTheKeysToTheOneBelow() async {
        let below = ProbeView("below")
        below.isFocusable = true
        let pilot = await Pilot(ViewController(view: below))
        below.becomeFirstResponder()
        let window = Window(frame: Rect(x: 5, y: 5, width: 10, height: 3))
        let above = ProbeView("above", log: below.log)
        above.isFocusable = true
        window.rootViewController = ViewController(view: above)
        window.makeKeyAndVisible(in: pilot.application)
        #expect(window.isKeyWindow)
        above.becomeFirstResponder()
        await pilot.press("a")
        window.close()
        await pilot.press("b")
        #expect(below.log.entries.filter { $0.count < 10 } == ["above a", "below b"])
        #expect(below.isFirstResponder)
    }

    @Test func aPressBringsItsWindowToTheFront() async {
        let pilot = await Pilot(ViewController(view: ProbeView("back")), columns: 10, rows: 4)
        let window = Window(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        window.rootViewController = ViewController(view: ProbeView("front"))
        window.makeKeyAndVisible(in: pilot.application)
        await pilot.settle()
        let root = pilot.application.windows[0]
        await pilot.click(column: 9, row: 3)
        #expect(pilot.application.windows.last === root)
        #expect(pilot.application.keyWindow === root)
        #expect(pilot.screen == "bbbbbbbbbb\nbbbbbbbbbb\nbbbbbbbbbb\nbbbbbbbbbb")
    }

    @Test func aWindowGoesFromOneApplicationToAnother() async {
        let first = await Pilot(ViewController(view: ProbeView("1")), columns: 4, rows: 1)
        let second = await Pilot(ViewController(view: ProbeView("2")), columns: 4, rows: 1)
        let window = Window(frame: Rect(x: 0, y: 0, width: 2, height: 1))
        window.rootViewController = ViewController(view: ProbeView("w"))
        window.makeKeyAndVisible(in: first.application)
        window.makeKeyAndVisible(in: second.application)
        await first.settle()
        await second.settle()
        #expect(first.screen == "1111")
        #expect(second.screen == "ww22")
    }

    @Test func aLayoutThatNeverRestsIsSaidAndDoesNotHang() async {
        final class Restless: View {
            override func layoutSubviews() { setNeedsLayout() }
        }
        let pilot = await Pilot(ViewController(view: Restless()))
        #expect(pilot.application.diagnostics.count == 1)
        #expect(pilot.application.diagnostics[0].contains("does not come to rest"))
    }

    @Test func diagnosticsAreSaidOnceAndWhenTheDisplayIsGivenBack() async {
        let pilot = await Pilot(ViewController())
        var said: [String] = []
        pilot.application.diagnosticHandler = { said.append($0) }
        pilot.application.diagnose("a")
        pilot.application.diagnose("b")
        pilot.application.diagnose("a")
        #expect(said.isEmpty)
        #expect(pilot.application.diagnostics == ["a", "b"])
        pilot.application.end()
        await pilot.settle()
        #expect(said == ["a", "b"])
    }

    @Test func theBellIsTheDisplays() async {
        let pilot = await Pilot(ViewController())
        pilot.application.beep()
        #expect(pilot.display.beepCount == 1)
        pilot.application.notify("Done", title: "Build")
        #expect(pilot.display.requests.last == .notification(title: "Build", body: "Done"))
        pilot.application.title = "One"
        pilot.application.title = "One"
        #expect(pilot.display.title == "One")
        #expect(pilot.display.requests.count == 3)
        pilot.application.title = nil
        #expect(pilot.display.title == nil)
    }
}

/// A view that notes when it draws.
private final class DrawnView: ProbeView {
    override func draw(_ rect: Rect, in canvas: Canvas) {
        log.note(name)
        super.draw(rect, in: canvas)
    }
}
