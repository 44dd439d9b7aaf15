// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// A control with a mnemonic, which notes that it was meant.
@MainActor
private final class Marked: Control {
    let name: String
    let character: Character
    let log: Log
    var takes = true

    init(_ name: String, _ character: Character, log: Log) {
        self.name = name
        self.character = character
        self.log = log
        super.init(frame: Rect(x: 0, y: 0, width: 1, height: 1))
    }

    override func performMnemonic(_ character: Character) -> Bool {
        guard character == self.character, takes else { return false }
        log.note(name)
        return true
    }
}

@MainActor
@Suite struct WindowMnemonicsTests {
    private let log = Log()

    private func scene(_ views: View...) async -> Pilot {
        let root = View()
        views.forEach(root.addSubview)
        return await Pilot(ViewController(view: root), columns: 20, rows: 4)
    }

    @Test("C2.4: Alt with a letter goes to the first taker, down in subview order")
    func firstTaker() async {
        let box = View()
        let inner = Marked("inner", "s", log: log)
        box.addSubview(inner)
        let pilot = await scene(Marked("other", "t", log: log), box, Marked("last", "s", log: log))
        await pilot.press("alt-s")
        #expect(log.entries == ["inner"])
        await pilot.press("alt-ы")
        #expect(log.entries == ["inner", "inner"])
        log.clear()
        await pilot.press("alt-s")
        inner.takes = false
        await pilot.press("alt-s")
        #expect(log.entries == ["inner", "last"])
        await pilot.press("s", "ctrl-s", "alt-x")
        #expect(log.entries.count == 2)
    }

    @Test(
        "C2.4: hidden, disabled and switched-off views are not asked",
        arguments: [
            "hide", "disable", "off", "box",
        ])
    func notAsked(way: String) async {
        let box = View()
        let control = Marked("control", "s", log: log)
        box.addSubview(control)
        let pilot = await scene(box)
        switch way {
        case "hide": control.isHidden = true
        case "disable": control.isEnabled = false
        case "off": control.isUserInteractionEnabled = false
        default: box.isHidden = true
        }
        await pilot.press("alt-s")
        #expect(log.entries.isEmpty)
    }

    @Test func whoTakesTheKeyComesFirstAndTheApplicationLast() async {
        let control = Marked("control", "s", log: log)
        let pilot = await scene(control)
        var taken = 0
        pilot.application.bind("alt-s") { taken += 1 }
        await pilot.press("alt-s")
        #expect(log.entries == ["control"] && taken == 0)
        control.takes = false
        await pilot.press("alt-s")
        #expect(taken == 1)
        control.takes = true
        pilot.application.windows[0].rootViewController?.bind("alt-s") { taken += 1 }
        await pilot.press("alt-s")
        #expect(log.entries == ["control"] && taken == 2)
    }

    @Test func onlyTheKeyWindowIsAsked() async {
        let pilot = await scene(Marked("behind", "s", log: log))
        let window = Window(frame: Rect(x: 0, y: 0, width: 3, height: 1))
        window.addSubview(Marked("front", "s", log: log))
        window.makeKeyAndVisible(in: pilot.application)
        await pilot.press("alt-s")
        #expect(log.entries == ["front"])
        pilot.application.windows[0].makeKey()
        await pilot.press("alt-s")
        #expect(log.entries == ["front", "behind"])
    }

    @Test func aReleaseOfTheKeyIsNoMnemonic() async {
        let pilot = await scene(Marked("control", "s", log: log))
        pilot.application.keyboardMode = .releases
        await pilot.send(.key(KeyPress(.character("s"), modifiers: .alt, phase: .release)))
        #expect(log.entries.isEmpty)
        await pilot.send(.key(KeyPress(.character("s"), modifiers: .alt, phase: .repeat)))
        #expect(log.entries == ["control"])
    }
}
