// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page of desktops.
@MainActor
@Suite struct DesktopSamplesTests {
    private func makeDesktop(
        _ letters: View, _ clock: ViewController, log: @escaping @MainActor (String) -> Void
    ) -> DesktopView {
        let desktop = DesktopView([
            DesktopWindow(
                "Clock", viewController: clock, frame: Rect(x: 0, y: 0, width: 24, height: 6)),
            DesktopWindow("Letters", view: letters),
        ])
        desktop.on { (closed: DesktopWindowClosed) in
            log(closed.window.title)
            return .stop
        }
        return desktop
    }

    private func ask(
        about window: DesktopWindow, _ asksToDiscard: @escaping @MainActor (String) async -> Bool
    ) {
        window.closingConfirmation = { window in
            guard window.isEdited else { return true }
            return await asksToDiscard(window.title)
        }
    }

    private func keep(_ desktop: DesktopView) throws {
        let data = try JSONEncoder().encode(desktop.state)
        desktop.state = try JSONDecoder().decode(DesktopState.self, from: data)
    }

    @Test func aDesktopClosesWhatMayGo() async throws {
        var closed: [String] = []
        let clock = ViewController(view: Label("12:00"))
        let desktop = makeDesktop(ListView(["Ada"]), clock) { closed.append($0) }
        var asked: [String] = []
        for window in desktop.windows {
            ask(about: window) {
                asked.append($0)
                return false
            }
        }
        let pilot = await Pilot(ViewController(view: desktop), columns: 60, rows: 16)
        try keep(desktop)
        desktop.windows[1].isEdited = true
        await pilot.press("ctrl-f4")
        await pilot.settle()
        #expect(asked == ["Letters"])
        desktop.activate(desktop.windows[0])
        await pilot.press("ctrl-f4")
        await pilot.settle()
        #expect(closed == ["Clock"])
    }
}
