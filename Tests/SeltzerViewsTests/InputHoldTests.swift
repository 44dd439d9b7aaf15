// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct InputHoldTests {
    private func start() async -> (pilot: Pilot, keys: @MainActor () -> [String]) {
        let root = ViewController(view: View())
        let pilot = await Pilot(root, columns: 10, rows: 4)
        return (pilot, { pilot.events(KeyEvent.self).compactMap(\.text) })
    }

    private func key(_ text: Character) -> InputEvent { .key(KeyPress(.character(text))) }

    @Test func inputWaitsForTheAnswerInOrder() async {
        let (pilot, keys) = await start()
        let clock = pilot.clock
        var answer: Int?
        pilot.application.holdInput(atMost: .seconds(5)) {
            try? await clock.sleep(for: .seconds(1))
            return 7
        } then: {
            answer = $0
        }
        await pilot.send([key("a"), key("b")])
        await pilot.resize(columns: 20, rows: 4)
        #expect(keys() == [])
        #expect(pilot.display.size.width == 20)
        await pilot.advance(by: .seconds(1))
        #expect(answer == 7)
        #expect(keys() == ["a", "b"])
        await pilot.send(key("c"))
        #expect(keys() == ["a", "b", "c"])
    }

    @Test func anAnswerThatComesTooLateIsNone() async {
        let (pilot, keys) = await start()
        let clock = pilot.clock
        var answers: [Int?] = []
        pilot.application.holdInput(atMost: .seconds(1)) {
            try? await clock.sleep(for: .seconds(3))
            return 7
        } then: {
            answers.append($0)
        }
        await pilot.send(key("a"))
        await pilot.advance(by: .seconds(1))
        #expect(answers == [nil])
        #expect(keys() == ["a"])
        await pilot.advance(by: .seconds(3))
        #expect(answers == [nil])
    }

    @Test func whatGoesOnMayHoldTheRest() async {
        let (pilot, keys) = await start()
        let clock = pilot.clock
        let application = pilot.application
        let wait: @Sendable (Int) async -> Int? = { seconds in
            try? await clock.sleep(for: .seconds(seconds))
            return seconds
        }
        application.on(KeyEvent.self, phase: .capture) { event in
            if event.text == "a" {
                application.holdInput(atMost: .seconds(9)) {
                    await wait(2)
                } then: { _ in
                }
            }
            return .ignored
        }
        application.holdInput(atMost: .seconds(9)) {
            await wait(1)
        } then: { _ in
        }
        await pilot.send([key("a"), key("b"), key("c")])
        await pilot.advance(by: .seconds(1))
        #expect(keys() == ["a"])
        await pilot.advance(by: .seconds(2))
        #expect(keys() == ["a", "b", "c"])
    }
}
