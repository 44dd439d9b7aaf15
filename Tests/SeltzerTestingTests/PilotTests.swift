// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Pilot+mouse.

import Dispatch
import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

#if canImport(Glibc)
import Glibc
#endif

/// Shows one line of text and notes what it gets.
private final class Recorder: View {
    var text: String {
        didSet { setNeedsDisplay() }
    }
    var log: [String] = []

    init(_ text: String, _ frame: Rect = .zero) {
        self.text = text
        super.init(frame: frame)
    }

    override var canBecomeFirstResponder: Bool { true }

    override func handleMouse(_ event: MouseEvent) -> Disposition {
        let place = "\(event.location.x),\(event.location.y)"
        switch event.phase {
        case .enter, .leave, .move: break
        case .scroll: log.append("scroll \(event.scroll.x),\(event.scroll.y) at \(place)")
        default: log.append("\(event.phase) \(event.button.map { "\($0)" } ?? "-") \(place)")
        }
        return .ignored
    }

    override func handleKey(_ event: KeyEvent) -> Disposition {
        log.append("key \(event.chord)")
        return .ignored
    }

    override func handlePaste(_ event: PasteEvent) -> Disposition {
        log.append("paste \(event.text)")
        return .ignored
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        canvas.draw(text, in: Rect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: 1))
    }
}

@MainActor
@Suite struct PilotTests {
    private func start(_ text: String, columns: Int = 30, rows: Int = 5) async -> (Recorder, Pilot)
    {
        let view = Recorder(text)
        return (view, await Pilot(ViewController(view: view), columns: columns, rows: rows))
    }

    @Test func aTextIsClickedInItsFirstCellWhateverIsWideBefore() async {
        let (view, pilot) = await start("漢字 🙂é [OK]")
        #expect(pilot.location(of: "[OK]") == Point(x: 9, y: 0))
        #expect(pilot.location(of: "字") == Point(x: 2, y: 0))
        #expect(pilot.location(of: "") == nil)
        #expect(await pilot.click(on: "[OK]"))
        #expect(view.log == ["down left 9,0", "up left 9,0"])
        #expect(await !pilot.click(on: "Cancel"))
        #expect(view.log.count == 2)
    }

    @Test func aViewIsClickedInItsMiddle() async {
        let (view, pilot) = await start("")
        let inner = Recorder("", Rect(x: 10, y: 1, width: 5, height: 3))
        view.addSubview(inner)
        #expect(await pilot.click(on: inner))
        #expect(inner.log == ["down left 2,1", "up left 2,1"])
        inner.frame.origin.x = 400
        #expect(await !pilot.click(on: inner))
        #expect(await !pilot.click(on: Recorder("", Rect(x: 0, y: 0, width: 2, height: 2))))
    }

    @Test func aViewInAWindowOfItsOwnIsClickedWhereItIsShown() async {
        let (_, pilot) = await start("")
        let window = Window(frame: Rect(x: 20, y: 2, width: 6, height: 2))
        let view = Recorder("x")
        window.rootViewController = ViewController(view: view)
        window.makeKeyAndVisible(in: pilot.application)
        await pilot.settle()
        #expect(await pilot.click(on: view))
        #expect(view.log == ["down left 2,0", "up left 2,0"])
    }

    @Test func theMouseIsDraggedAndTurned() async {
        let (view, pilot) = await start("")
        await pilot.drag(fromColumn: 1, row: 1, toColumn: 4, row: 2, button: .right)
        await pilot.move(column: 9, row: 3)
        await pilot.wheel(dx: -1, dy: 2, column: 9, row: 3)
        #expect(
            view.log == [
                "down right 1,1", "drag right 2,1", "drag right 3,2", "drag right 4,2",
                "up right 4,2", "scroll -1,2 at 9,3",
            ])
    }

    @Test func severalButtonsAreHeldAtOnce() async {
        let (view, pilot) = await start("")
        await pilot.mouseDown(column: 1, row: 1)
        await pilot.mouseDown(column: 1, row: 1, button: .right)
        await pilot.move(column: 2, row: 1)
        await pilot.mouseUp(column: 2, row: 1, button: .left)
        await pilot.move(column: 3, row: 1)
        await pilot.mouseUp(column: 3, row: 1)
        await pilot.move(column: 4, row: 1)
        #expect(
            view.log == [
                "down left 1,1", "down right 1,1", "drag left 2,1", "up left 2,1",
                "drag right 3,1", "up right 3,1",
            ])
    }

    @Test func inputThatArrivesTogetherIsHandledInOneTurn() async {
        let (view, pilot) = await start("")
        view.becomeFirstResponder()
        await pilot.settle()
        var turnsBetween = 0
        view.on(KeyEvent.self) { _ in
            Task { @MainActor in turnsBetween += view.log.count == 3 ? 0 : 1 }
            view.text += "x"
            return .ignored
        }
        let frameCount = pilot.display.frameCount
        await pilot.send([
            .key(KeyPress(.down)), .paste("text", isTruncated: false),
            .mouse(MouseInput(.press(.left), at: Point(x: 1, y: 0))),
        ])
        #expect(view.log == ["key down", "paste text", "down left 1,0"])
        #expect(turnsBetween == 0)
        #expect(pilot.display.frameCount == frameCount + 1)
        await pilot.mouseUp(column: 2, row: 0)
        #expect(view.log.last == "up left 2,0")
    }

    @Test func keysAndTextsGoToTheFirstResponder() async {
        let (view, pilot) = await start("")
        view.becomeFirstResponder()
        await pilot.press("ctrl-x", "down", "?")
        await pilot.type("aB 漢\n")
        await pilot.paste("x\ny")
        #expect(
            view.log == [
                "key ctrl-x", "key down", "key ?", "key a", "key B", "key space", "key 漢",
                "key enter", "paste x\ny",
            ])
    }

    @Test func aResizeIsShown() async {
        let (view, pilot) = await start("hello")
        await pilot.resize(columns: 3, rows: 2)
        #expect(pilot.screen == "he…\n")
        #expect(view.bounds.size == Size(width: 3, height: 2))
    }

    @Test func theClockStopsAtEachMomentThatATaskWaitsFor() async {
        let (view, pilot) = await start("")
        let controller = ViewController(view: Recorder(""))
        view.addSubview(controller.view)
        var ticks: [Duration] = []
        controller.task { [clock = pilot.clock] in
            while (try? await clock.sleep(for: .seconds(1))) != nil { ticks.append(clock.now) }
        }
        await pilot.advance(by: .milliseconds(3_500))
        #expect(ticks == [.seconds(1), .seconds(2), .seconds(3)])
        #expect(pilot.clock.now == .milliseconds(3_500))
    }

    @Test func workThatNeverEndsIsWaitedForOnce() async {
        let (view, pilot) = await start("")
        let controller = ViewController(view: Recorder(""))
        view.addSubview(controller.view)
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        var received: [Int] = []
        controller.task { for await number in stream { received.append(number) } }
        await pilot.settle()
        // Waiting is counted in turns of the main actor, which a busy machine does not multiply.
        var turnCount = 0
        let turns = Task { @MainActor in
            while !Task.isCancelled {
                turnCount += 1
                await Task.yield()
            }
        }
        for _ in 0..<5 { await pilot.press("x") }
        turns.cancel()
        #expect((1..<500).contains(turnCount))
        continuation.yield(7)
        while received.isEmpty { await Task.yield() }
        #expect(received == [7])
    }

    @Test func eventsAndRoutesAreKept() async {
        struct Ping: RoutedEvent { let number: Int }
        let (view, pilot) = await start("")
        view.post(Ping(number: 1))
        view.post(Ping(number: 2))
        await pilot.press("x")
        #expect(pilot.events(Ping.self).map(\.number) == [1, 2])
        #expect(
            pilot.lastRoute?.description
                == "Ping from Recorder: ViewController -, Window -, Application -")
    }

    @Test func routesAreKeptOnlyWhileTheyAreRecorded() async {
        let pilot = await Pilot(ViewController(view: Recorder("")), columns: 10, rows: 1)
        pilot.recordsRoutes = false
        await pilot.press("a")
        #expect(pilot.events(KeyEvent.self).isEmpty)
        pilot.recordsRoutes = true
        pilot.recordsRoutes = true
        await pilot.press("b")
        #expect(pilot.events(KeyEvent.self).map(\.chord) == ["b"])
    }

    @Test func anApplicationThatCannotStartSaysWhy() async {
        let (view, pilot) = await start("")
        #expect(pilot.error == nil)
        #expect(pilot.ending == nil)
        await #expect(throws: ApplicationError.alreadyRunning) {
            try await pilot.application.run()
        }
        await pilot.press("ctrl-c")
        #expect(pilot.ending == .cancelled)
        #expect(view.window == nil)
    }

    @Test func aPilotThatGoesEndsItsApplication() async {
        weak var application: Application?
        do {
            let (_, pilot) = await start("x")
            application = pilot.application
            #expect(application?.isRunning == true)
        }
        while application != nil { await Task.yield() }
    }

    @Test func anApplicationHasEndedWhenItsPilotHasGone() async {
        let controller = ViewController(view: Recorder("x"))
        var isShown: [Bool] = []
        do {
            let pilot = await Pilot(controller)
            await pilot.press("x")
            isShown.append(controller.view.window != nil)
        }
        isShown.append(controller.view.window != nil)
        #expect(isShown == [true, false])
    }

    #if canImport(Glibc)
    /// Dispatch takes the main queue to another thread when a thread of its pool is free.
    @Test func anApplicationEndsWithItsPilotOnWhicheverThreadTheMainActorIs() async {
        let timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "busy"))
        timer.setEventHandler { @Sendable in usleep(30) }
        timer.schedule(deadline: .now(), repeating: .microseconds(50))
        timer.resume()
        let controller = ViewController(view: Recorder("x"))
        do {
            let pilot = await Pilot(controller)
            let thread = pthread_self()
            await pilot.press("x")
            // Where Foundation's run loop serves the main actor, it stays on one thread.
            for _ in 0..<2000 where pthread_self() == thread {
                await Task.detached { _ = usleep(10) }.value
            }
        }
        #expect(controller.view.window == nil)
        timer.cancel()
    }
    #endif

    @Test func anApplicationMadeElsewhereIsDriven() async throws {
        let view = Recorder("hello")
        let application = Application(root: ViewController(view: view)) {
            throw ApplicationError.noTerminal
        }
        application.title = "Board"
        application.keyMap = try KeyMap(parsing: "cancel = ctrl-q")
        let pilot = await Pilot(application, columns: 8, rows: 1)
        #expect(pilot.application === application)
        #expect(pilot.screen == "hello")
        #expect(pilot.display.title == "Board")
        var hasSlept = false
        Task { @MainActor in
            try await application.clock.sleep(for: .seconds(9))
            hasSlept = true
        }
        while pilot.clock.sleeperCount == 0 { await Task.yield() }
        await pilot.advance(by: .seconds(9))
        #expect(hasSlept)
        await pilot.press("ctrl-q")
        #expect(pilot.ending == .cancelled)
    }

    @Test func anApplicationThatRunsAlreadyIsNotDriven() async {
        let first = await Pilot(ViewController(view: Recorder("x")))
        let second = await Pilot(first.application)
        #expect(second.error as? ApplicationError == .alreadyRunning)
        #expect(first.screen.hasPrefix("x"))
    }

    @Test func aTaskThatSleepsWithoutBeingWorkHidesNoWork() async {
        let (view, pilot) = await start("")
        Task { @MainActor [clock = pilot.clock] in try? await clock.sleep(for: .seconds(60)) }
        while pilot.clock.sleeperCount == 0 { await Task.yield() }
        let controller = ViewController(view: Recorder(""))
        view.addSubview(controller.view)
        var hasEnded = false
        controller.task {
            for _ in 0..<50 { await Task.yield() }
            hasEnded = true
        }
        await pilot.settle()
        #expect(hasEnded)
    }

    @Test func workThatWaitsForAnAnimationIsNotWaitedFor() async {
        let (view, pilot) = await start("")
        let controller = ViewController(view: Recorder("", Rect(x: 0, y: 0, width: 5, height: 1)))
        view.addSubview(controller.view)
        var hasEnded = false
        controller.task {
            let moving = controller.view.animate(withDuration: .seconds(2)) {
                controller.view.frame.origin.x = 9
            }
            await moving.waitUntilFinished()
            hasEnded = true
        }
        var turnCount = 0
        let turns = Task { @MainActor in
            while !Task.isCancelled {
                turnCount += 1
                await Task.yield()
            }
        }
        await pilot.press("x")
        turns.cancel()
        #expect(turnCount < 50)
        #expect(pilot.clock.now == .zero)
        await pilot.advance(by: .seconds(3))
        #expect(hasEnded)
    }

    @Test func aScreenIsComparedWithItsSnapshot() async {
        let (_, pilot) = await start("漢字 and 🙂 and a long line of text that is cut", rows: 2)
        #expect(pilot.difference() == nil)
        #expect(pilot.difference(fromSnapshot: "aStyledScreen", isStyled: true) == nil)
    }
}
