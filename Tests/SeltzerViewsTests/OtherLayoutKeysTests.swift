// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

/// Keys of keyboards with another layout.
@MainActor
@Suite struct OtherLayoutKeysTests {
    private func press(_ character: Character, _ modifiers: KeyModifiers, base: Character? = nil)
        -> KeyPress
    {
        var press = KeyPress(.character(character), modifiers: modifiers)
        press.baseCharacter = base
        return press
    }

    @Test func theTypedChordWinsAnywhereOnTheChain() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "near", "ctrl-s")
        scene.bind(scene.application, "far", "ctrl-ы")
        await scene.pilot.send(.key(press("ы", .control, base: "s")))
        #expect(scene.log.entries == ["far ctrl-ы"])
        scene.application.unbind("ctrl-ы")
        await scene.pilot.send(.key(press("ы", .control, base: "s")))
        #expect(scene.log.entries.last == "near ctrl-s")
    }

    @Test func aLetterOfAnotherLayoutServesActionsAndNeverText() async {
        let scene = await KeyScene()
        scene.bind(scene.application, "quit", "q", "Q", "ctrl-q")
        #expect(await scene.press("й", "Й", "ctrl-й") == ["quit q", "quit Q", "quit ctrl-q"])
        scene.field.becomeFirstResponder()
        #expect(await scene.press("й", "Й") == [])
        #expect(scene.field.text == "йЙ")
        #expect(await scene.press("ctrl-й") == ["quit ctrl-q"])
        #expect(scene.field.text == "йЙ")
    }

    @Test func sequencesGoOnInAnotherLayout() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "save", "ctrl-x ctrl-s")
        scene.bind(scene.panel, "top", "g g")
        #expect(await scene.press("ctrl-ч") == ["ctrl-x-"])
        #expect(await scene.press("ctrl-ы") == ["save ctrl-x ctrl-s"])
        #expect(await scene.press("п", "п") == ["top g g"])
        #expect(await scene.press("g", "п") == ["top g g"])
        #expect(scene.pilot.display.beepCount == 0)
        #expect(await scene.press("п", "ф") == [])
        #expect(scene.pilot.display.beepCount == 1)
        #expect(await scene.press("ctrl-ч", "ctrl-п") == [])
        #expect(scene.pilot.display.beepCount == 1)
    }

    @Test func aDisabledActionHasItsKeyInEachLayout() async {
        /// A view whose only action may be disabled.
        final class Editor: ProbeView {
            var isChanged = false

            override var actions: [Action] {
                [
                    Action("save", title: "Save", keys: ["ctrl-s"], Editor.save)
                        .enabled { (editor: Editor) in editor.isChanged }
                ]
            }

            func save() { log.note("save") }
        }
        let scene = await KeyScene()
        let editor = Editor("editor", Rect(x: 0, y: 0, width: 1, height: 1), log: scene.log)
        editor.isFocusable = true
        scene.panel.addSubview(editor)
        editor.becomeFirstResponder()
        scene.bind(scene.application, "far", "ctrl-s")
        scene.log.clear()
        await scene.pilot.press("ctrl-ы", "ctrl-s")
        #expect(!scene.log.entries.contains("far ctrl-s"))
        #expect(!scene.log.entries.contains("save"))
        editor.isChanged = true
        await scene.pilot.press("ctrl-ы")
        #expect(scene.log.entries.last == "save")
    }

    @Test func handleKeyGetsTheOtherChordWithoutText() async {
        let scene = await KeyScene()
        final class Player: ProbeView {
            var seen: [String] = []
            override func handleKey(_ event: KeyEvent) -> Disposition {
                seen.append("\(event.chord) \(event.text ?? "")")
                return event.chord == "w" ? .stop : .ignored
            }
        }
        let player = Player("player", Rect(x: 0, y: 0, width: 1, height: 1), log: Log())
        player.isFocusable = true
        scene.panel.addSubview(player)
        player.becomeFirstResponder()
        var heard = 0
        player.on(KeyEvent.self) { _ in
            heard += 1
            return .ignored
        }
        _ = await scene.press("ц")
        #expect(player.seen == ["ц ц", "w "])
        #expect(heard == 1)
    }

    @Test func aCharacterThatNeedsShiftIsFound() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "run", "alt->", "ctrl-_", "alt-B", "alt-shift-c")
        var point = press(".", [.alt, .shift])
        point.shiftedCharacter = ">"
        await scene.pilot.send(.key(point))
        var line = press("-", [.control, .shift])
        line.shiftedCharacter = "_"
        await scene.pilot.send(.key(line))
        _ = await scene.pilot.press("alt-shift-b")
        _ = await scene.pilot.press("alt-C")
        #expect(
            scene.log.entries == ["run alt->", "run ctrl-_", "run alt-B", "run alt-shift-c"])
    }
}
