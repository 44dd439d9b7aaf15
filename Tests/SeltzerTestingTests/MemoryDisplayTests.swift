// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Display.

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import Testing

@MainActor
@Suite struct MemoryDisplayTests {
    private func frame(_ text: String, _ size: Size) -> CellBuffer {
        let buffer = CellBuffer(size: size)
        Canvas(buffer: buffer).draw(text, at: .zero)
        return buffer
    }

    @Test func onlyTheDamageIsTaken() {
        let size = Size(width: 6, height: 1)
        let display = MemoryDisplay(size: size)
        let buffer = frame("abcdef", size)
        #expect(
            display.show(
                buffer, damage: Damage(Rect(x: 2, y: 0, width: 2, height: 1)), cursor: nil))
        #expect(display.buffer.text(row: 0) == "  cd")
        #expect(display.frameCount == 1)
    }

    @Test func aBusyDisplayTakesNothingAndSaysWhenItCan() throws {
        let size = Size(width: 6, height: 1)
        let display = MemoryDisplay(size: size)
        var events: [DisplayEvent] = []
        try display.start(mouse: .all) { events.append($0) }
        display.isBusy = true
        let buffer = frame("abc", size)
        #expect(!display.show(buffer, damage: Damage(buffer.bounds), cursor: nil))
        #expect(display.buffer.text(row: 0).isEmpty)
        #expect(events.isEmpty)
        display.isBusy = false
        #expect(events == [.ready])
    }

    @Test func requestsAreNotedWhileItIsStarted() async throws {
        let display = MemoryDisplay(size: .zero)
        #expect(!display.perform(.bell) && display.requests.isEmpty)
        var events: [DisplayEvent] = []
        try display.start(mouse: .off) { events.append($0) }
        display.perform(.title("a"))
        display.perform(.copy("b"))
        #expect(display.title == "a" && display.clipboard == "b" && display.beepCount == 0)
        display.perform(.title(nil))
        #expect(display.title == nil)
        display.perform(.clipboard)
        #expect(events == [], "never before the call has returned")
        while events.isEmpty { await Task.yield() }
        #expect(events == [.clipboard("b")])
    }

    @Test func nothingIsReportedBeforeTheStartAndAfterTheStop() throws {
        let display = MemoryDisplay(size: Size(width: 2, height: 2))
        var events: [DisplayEvent] = []
        display.send(.disconnected)
        try display.start(mouse: .off) { events.append($0) }
        #expect(display.isStarted)
        display.send(.input([.resize(Size(width: 4, height: 1))]))
        #expect(display.size == Size(width: 4, height: 1))
        display.stop()
        #expect(!display.isStarted)
        display.send(.disconnected)
        #expect(events == [.input([.resize(Size(width: 4, height: 1))])])
    }
}
