// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct PromptTextViewTests {
    private let box = PromptBox()
    private let controller: ViewController

    init() {
        let stack = StackView(arrangedSubviews: [View(), box])
        stack.axis = .vertical
        controller = ViewController(view: stack)
    }

    private func start() async -> Pilot { await Pilot(controller, columns: 40, rows: 14) }

    @Test func controlDAndControlCDoAsInAShell() async {
        let pilot = await start()
        await pilot.type("ab")
        await pilot.press("ctrl-a", "ctrl-d")
        #expect(box.text == "b" && pilot.events(PromptEnded.self).isEmpty)
        await pilot.press("ctrl-c")
        #expect(box.text.isEmpty && pilot.events(PromptInterrupted.self).isEmpty)
        await pilot.press("ctrl-_")
        #expect(box.text == "b")
        await pilot.press("ctrl-c")
        box.on { (_: PromptInterrupted) in .stop }
        box.on { (_: PromptEnded) in .stop }
        await pilot.press("ctrl-c", "ctrl-d")
        #expect(pilot.events(PromptInterrupted.self).count == 1)
        #expect(pilot.events(PromptEnded.self).count == 1)
    }

    @Test(arguments: ["ctrl-c", "ctrl-d"] as [KeyChord])
    func aKeyThatNobodyHandlesIsTheApplications(key: KeyChord) async {
        var count = 0
        controller.bind(KeySequence(key), "Leave") { count += 1 }
        let pilot = await start()
        await pilot.press(key)
        #expect(count == 1)
        await pilot.type("ab")
        await pilot.press("ctrl-a", key)
        #expect(count == 1 && box.text == (key == "ctrl-d" ? "b" : ""))
        await pilot.press("delete", "delete")
        await pilot.press(key)
        #expect(count == 2 && box.text.isEmpty)
        box.on { (_: PromptEnded) in .stop }
        box.on { (_: PromptInterrupted) in .stop }
        await pilot.press(key)
        #expect(count == 2)
    }
}
