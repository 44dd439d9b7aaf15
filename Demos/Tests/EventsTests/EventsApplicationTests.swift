// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Events

@MainActor
@Suite struct EventsApplicationTests {
    private let interrupt = KeyPress(.character("c"), modifiers: .control)

    /// Sends keys to an application, and then ends it.
    private func ending(of keys: [KeyPress]) async throws -> (Application.Ending, Int) {
        let display = MemoryDisplay(size: Size(width: 40, height: 10))
        let controller = EventsController()
        let application = EventsApplication(root: controller) { display }
        let task = Task { try await application.run() }
        while !display.isStarted { await Task.yield() }
        display.send(.input(keys.map(InputEvent.key)))
        display.send(.disconnected)
        return (try await task.value, controller.history.total)
    }

    @Test func secondInterruptInARowEndsIt() async throws {
        let (ending, count) = try await ending(of: [interrupt, interrupt])
        #expect(ending == .ended && count == 2)
    }

    @Test func resizeIsNotedBehindTheListOfKeys() async throws {
        let display = MemoryDisplay(size: Size(width: 40, height: 10))
        let controller = EventsController()
        let application = EventsApplication(root: controller) { display }
        let task = Task { try await application.run() }
        while !display.isStarted { await Task.yield() }
        display.send(.input([.key(KeyPress(.function(1)))]))
        while application.windows.count < 2 { await Task.yield() }
        let count = controller.history.total
        display.send(.input([.resize(Size(width: 50, height: 12)), .key(KeyPress(.up))]))
        display.send(.disconnected)
        #expect(try await task.value == .disconnected)
        #expect(controller.history.total == count + 2)
    }

    @Test func secondInterruptIsListedAmongTheKeys() {
        let application = EventsApplication(root: EventsController()) { MemoryDisplay(size: .zero) }
        let title = application.actions.first { $0.keys == ["ctrl-c"] }?.title
        #expect(title == "Press twice to end")
    }

    @Test func otherKeyBetweenBeginsTheRowAnew() async throws {
        let keys = [interrupt, KeyPress(.character("x")), interrupt]
        let (ending, count) = try await ending(of: keys)
        #expect(ending == .disconnected && count == 3)
    }

    @Test func releasesAndModifiersDoNotCount() async throws {
        var release = interrupt
        release.phase = .release
        var held = interrupt
        held.phase = .repeat
        let control = KeyPress(.named("left_control"))
        let one = try await ending(of: [control, interrupt, held, release])
        #expect(one.0 == .disconnected)
        let two = try await ending(of: [interrupt, release, control, interrupt])
        #expect(two.0 == .ended)
    }
}
