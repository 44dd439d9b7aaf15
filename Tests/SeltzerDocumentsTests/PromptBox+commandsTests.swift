// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

/// A screen whose actions are commands of its box.
@MainActor
private final class CommandScreen: ViewController {
    let box = PromptBox()
    var performed: [String] = []
    var isOpen = true

    override func loadView() {
        let stack = StackView(arrangedSubviews: [View(), box])
        stack.axis = .vertical
        view = stack
    }

    override func viewDidLoad() {
        box.commandSign = "/"
        on { (_: PromptSubmitted) in .stop }
    }

    override var actions: [Action] {
        [
            action("theme", "Choose the colors"), action("test", "Run the tests"),
            action("close", "Close").enabled(if: \CommandScreen.isOpen), action("hidden", ""),
        ]
    }

    private func action(_ name: String, _ title: String) -> Action {
        Action(name, title: title) { responder in
            (responder as? CommandScreen)?.performed.append(name)
            return .stop
        }
    }
}

@MainActor
@Suite struct PromptBoxCommandsTests {
    private let screen = CommandScreen()
    private var box: PromptBox { screen.box }

    private func start() async -> Pilot { await Pilot(screen, columns: 50, rows: 14) }

    private func sent(_ pilot: Pilot) -> [String] { pilot.events(PromptSubmitted.self).map(\.text) }

    private func send(_ text: String, to pilot: Pilot) async {
        await pilot.type(text)
        await pilot.press("escape", "enter")
    }

    @Test func namesAreCompletedAndPerformed() async {
        let pilot = await start()
        await pilot.type("/t")
        #expect(pilot.screen.contains("/theme") && pilot.screen.contains("Run the tests"))
        #expect(!pilot.screen.contains("/close") && !pilot.screen.contains("/hidden"))
        await pilot.type("he")
        await pilot.press("tab", "enter")
        #expect(screen.performed == ["theme"] && sent(pilot).isEmpty && box.text.isEmpty)
        await pilot.press("up")
        #expect(box.text == "/theme", "A command is in the history")
    }

    @Test(arguments: ["/none", "/theme now", "the /theme", "/", "//theme", "/Theme", "/hidden"])
    func otherTextsAreSent(text: String) async {
        let pilot = await start()
        await send(text, to: pilot)
        #expect(screen.performed.isEmpty && sent(pilot) == [text])
    }

    @Test func commandThatIsDisabledStaysInTheBox() async {
        screen.isOpen = false
        let pilot = await start()
        await send("/close", to: pilot)
        #expect(screen.performed.isEmpty && sent(pilot).isEmpty && box.text == "/close")
    }

    @Test func commandsPassTheQueue() async {
        let pilot = await start()
        box.isBusy = true
        await send("/test ", to: pilot)
        #expect(screen.performed == ["test"] && box.queue.isEmpty)
    }

    @Test func withoutASignThereAreNone() async {
        let pilot = await start()
        box.commandSign = nil
        await pilot.type("/th")
        #expect(!pilot.screen.contains("Choose the colors"))
        await pilot.press("enter")
        #expect(sent(pilot) == ["/th"])
    }

    @Test func auditKnowsThatCommandsAreReachable() async {
        let pilot = await start()
        #expect(await pilot.audit([.unreachableAction]).map(\.subject) == ["hidden"])
        box.commandSign = nil
        let names = await pilot.audit([.unreachableAction]).map(\.subject)
        #expect(Set(names) == ["theme", "test", "close", "hidden"])
    }
}
