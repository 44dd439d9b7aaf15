// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+input, ApplicationEvents.

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// What an application hears of its display, and asks of it.
@MainActor
@Suite struct ApplicationDisplayTests {
    private struct Failure: Error {}

    private let root = ViewController(view: View())

    private func pilot() async -> Pilot { await Pilot(root, columns: 10, rows: 3) }

    @Test func focusOfTheTerminalIsBroadcast() async {
        let pilot = await pilot()
        var told: [String] = []
        root.view.on(ApplicationResignedActive.self, phase: .broadcast) { _ in
            told.append("resigned")
            return .observed
        }
        pilot.application.on(ApplicationBecameActive.self, phase: .broadcast) { _ in
            told.append("became")
            return .observed
        }
        #expect(pilot.application.isActive)
        pilot.display.send(.input([.focus(true), .focus(false), .focus(false)]))
        #expect(told == ["resigned"])
        #expect(!pilot.application.isActive)
        pilot.display.send(.input([.focus(true)]))
        #expect(told == ["resigned", "became"])
        #expect(pilot.application.isActive)
    }

    @Test func changeOfColorsIsBroadcastAndEverythingDrawnAnew() async {
        let pilot = await pilot()
        var changes: [CapabilitiesChanged] = []
        root.view.on(CapabilitiesChanged.self, phase: .broadcast) { change in
            changes.append(change)
            return .observed
        }
        pilot.display.capabilities.appearance = .light
        #expect(changes.map(\.isAppearanceChanged) == [true])
        #expect(changes.last?.current == pilot.application.capabilities)
        #expect(pilot.display.damages.last == Damage(Rect(x: 0, y: 0, width: 10, height: 3)))
        pilot.display.capabilities.hasKeyPhases = true
        #expect(changes.map(\.isAppearanceChanged) == [true, false])
    }

    @Test func mouseModeTakesEffectWhileItRuns() async {
        let pilot = await pilot()
        #expect(pilot.display.mouseMode == .all)
        pilot.application.mouseMode = .clicks
        #expect(pilot.display.mouseMode == .clicks)
    }

    @Test func keyboardModeIsKnownAtTheStartAndTakesEffectWhileItRuns() async throws {
        let pilot = await pilot()
        #expect(pilot.display.keyboardMode == .distinct)
        pilot.application.keyboardMode = .releases
        #expect(pilot.display.keyboardMode == .releases)
        let display = MemoryDisplay(size: Size(width: 10, height: 3))
        let application = Application(root: ViewController(view: View())) { display }
        application.keyboardMode = .everything
        async let ending = application.run()
        while !display.isStarted { await Task.yield() }
        #expect(display.keyboardMode == .everything)
        application.end()
        #expect(try await ending == .ended)
    }

    @Test func pressUnderWayIsCancelledWhenTheMouseIsSwitchedOff() async {
        let control = Control()
        var events: [String] = []
        control.addAction(for: .touchCancel) { _ in events.append("cancel") }
        control.addAction(for: .touchUpInside) { _ in events.append("up") }
        root.view.addSubview(control)
        control.frame = Rect(x: 0, y: 0, width: 3, height: 1)
        let pilot = await pilot()
        pilot.display.send(.input([.mouse(MouseInput(.press(.left), at: .zero))]))
        pilot.application.mouseMode = .off
        pilot.display.send(.input([.mouse(MouseInput(.release(.left), at: .zero))]))
        #expect(events == ["cancel"])
    }

    @Test func otherProgramRunsOnTheDisplay() async throws {
        let pilot = await pilot()
        pilot.display.foregroundProgram = { _ in 3 }
        let frames = pilot.display.frameCount
        #expect(try await pilot.application.runForeground(["vi", "a b"]) == 3)
        #expect(pilot.display.foregroundCommands == [["vi", "a b"]])
        #expect(pilot.display.frameCount == frames + 1)
        pilot.display.foregroundProgram = { _ in throw Failure() }
        await #expect(throws: Failure.self) {
            try await pilot.application.runForeground(["none"])
        }
    }

    @Test func nothingRunsOnAnApplicationThatDoesNot() async {
        let application = Application(root: root) { throw Failure() }
        await #expect(throws: ApplicationError.notRunning) {
            try await application.runForeground(["vi"])
        }
    }

    @Test func overriddenSendEventSeesAndChangesWhatComesIn() async {
        final class Deaf: Application {
            var seen: [InputEvent] = []
            override func sendEvent(_ event: InputEvent) {
                seen.append(event)
                if case .focus = event { super.sendEvent(event) }
            }
        }
        let display = MemoryDisplay(size: Size(width: 3, height: 1))
        let application = Deaf(root: root) { display }
        let task = Task { try await application.run() }
        while !display.isStarted { await Task.yield() }
        let interrupt = KeyPress(.character("c"), modifiers: .control)
        display.send(.input([.key(interrupt), .focus(false)]))
        #expect(application.seen == [.key(interrupt), .focus(false)])
        #expect(!application.isActive)
        application.end()
        #expect(try! await task.value == .ended)
    }
}
