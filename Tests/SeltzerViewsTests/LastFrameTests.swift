// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct LastFrameTests {
    /// Shows a text, and another one from the turn on that ends the application.
    private final class Question: ViewController {
        private final class Words: View {
            var text = "open" {
                didSet { setNeedsDisplay() }
            }

            override func draw(_ rect: Rect, in canvas: Canvas) {
                canvas.draw(text, at: .zero)
            }
        }

        private let words = Words()

        override func loadView() { view = words }

        override var actions: [Action] {
            [
                Action("answer", title: "Answer", keys: ["enter"]) { [words] _ in
                    words.text = "answered"
                    words.window?.application?.end()
                    // Also what comes after the call is of the same turn.
                    words.text += "!"
                    return .observed
                }
            ]
        }
    }

    private func pilot(_ presentation: ScreenPresentation) async -> Pilot {
        let pilot = await Pilot(Question(), columns: 20, rows: 3)
        pilot.application.presentation = presentation
        await pilot.settle()
        return pilot
    }

    @Test func rowsThatStayShowWhatTheLastTurnChanged() async {
        let pilot = await pilot(.inline(rows: 3, atEnd: .kept))
        await pilot.press("enter")
        #expect(pilot.ending == .ended)
        #expect(pilot.screen.contains("answered!"))
    }

    @Test(arguments: [.fullScreen, .inline(rows: 3)] as [ScreenPresentation])
    func rowsThatGoAreNotDrawnAgain(presentation: ScreenPresentation) async {
        let pilot = await pilot(presentation)
        let count = pilot.display.frameCount
        await pilot.press("enter")
        #expect(pilot.ending == .ended)
        #expect(pilot.display.frameCount == count)
    }

    @Test func endWaitsForASlowDisplay() async {
        let pilot = await pilot(.inline(rows: 3, atEnd: .kept))
        pilot.display.isBusy = true
        await pilot.press("enter")
        #expect(pilot.ending == nil)
        pilot.display.isBusy = false
        while pilot.ending == nil { await Task.yield() }
        #expect(pilot.screen.contains("answered!"))
    }

    @Test func endDoesNotWaitForeverForADisplayThatTakesNothing() async {
        let pilot = await pilot(.inline(rows: 3, atEnd: .kept))
        pilot.display.isBusy = true
        await pilot.press("enter")
        await pilot.advance(by: .milliseconds(900))
        #expect(pilot.ending == nil)
        await pilot.advance(by: .milliseconds(200))
        while pilot.ending == nil { await Task.yield() }
        #expect(pilot.ending == .ended)
        #expect(!pilot.display.isStarted)
    }

    @Test func keysTypedWhileTheEndWaitsAreForTheNextProgram() async {
        let pilot = await pilot(.inline(rows: 3, atEnd: .kept))
        pilot.display.isBusy = true
        await pilot.press("enter")
        await pilot.press("x")
        #expect(pilot.display.unreadEvents == [.key(KeyPress(.character("x")))])
        pilot.display.isBusy = false
        while pilot.ending == nil { await Task.yield() }
    }

    @Test func terminalThatIsGoneGetsNoFrame() async {
        let pilot = await pilot(.inline(rows: 3, atEnd: .kept))
        let count = pilot.display.frameCount
        pilot.display.send(.disconnected)
        while pilot.ending == nil { await Task.yield() }
        #expect(pilot.ending == .disconnected)
        #expect(pilot.display.frameCount == count)
    }
}
