// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ApplicationTimer, KeyBindings, KeyDecisions.

import SeededRandom
import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import Testing

@testable import SeltzerViews

@MainActor
@Suite struct KeyDispatcherTests {
    @Test("C2.3: the keys of a sequence wait for its end, and can be seen meanwhile")
    func sequence() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "save", "ctrl-x ctrl-s")
        #expect(await scene.press("ctrl-x") == ["ctrl-x-"])
        #expect(scene.application.pendingKeys == "ctrl-x")
        #expect(await scene.press("ctrl-s") == ["save ctrl-x ctrl-s"])
        #expect(scene.pilot.display.beepCount == 0)
    }

    @Test func aSequenceMayGoDeeper() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "deep", "a b c d")
        scene.bind(scene.application, "far", "a b x")
        #expect(await scene.press("a", "b") == ["a b-"])
        #expect(await scene.press("c") == ["a b c-"])
        #expect(await scene.press("d") == ["deep a b c d"])
        #expect(await scene.press("a", "b", "x") == ["far a b x"])
    }

    @Test func theNearestResponderDecides() async {
        let scene = await KeyScene()
        scene.bind(scene.application, "far", "x", "ctrl-x", "y z")
        scene.bind(scene.panel, "near", "x", "ctrl-x b", "y")
        #expect(await scene.press("x") == ["near x"])
        #expect(await scene.press("ctrl-x") == ["ctrl-x-"])
        #expect(await scene.press("b") == ["near ctrl-x b"])
        #expect(await scene.press("y", "z") == ["near y"])
    }

    @Test func respondersShareTheBeginningOfTheirSequences() async {
        let scene = await KeyScene()
        scene.bind(scene.application, "far", "ctrl-x f", "ctrl-x s")
        scene.bind(scene.panel, "near", "ctrl-x n", "ctrl-x s")
        #expect(await scene.press("ctrl-x", "f") == ["far ctrl-x f"])
        #expect(await scene.press("ctrl-x", "n") == ["near ctrl-x n"])
        #expect(await scene.press("ctrl-x", "s") == ["near ctrl-x s"])
    }

    @Test func keysOfTheirOwnGoBeforeThoseThatTheyBegin() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "both", "g g", "g")
        #expect(await scene.press("g") == ["both g"])
        #expect(await scene.press("g") == ["both g"])
    }

    @Test func aKeyThatDoesNotGoOnIsDroppedWithASign() async {
        let scene = await KeyScene()
        scene.bind(scene.application, "save", "ctrl-x ctrl-s")
        scene.bind(scene.application, "quit", "q")
        scene.field.becomeFirstResponder()
        var heard: [KeyChord] = []
        scene.field.on { (event: KeyEvent) in
            heard.append(event.chord)
            return .ignored
        }
        #expect(await scene.press("ctrl-x", "q") == [])
        #expect(scene.field.text.isEmpty)
        #expect(heard == ["ctrl-x"])
        #expect(scene.pilot.display.beepCount == 1)
        #expect(await scene.press("a") == [])
        #expect(scene.field.text == "a")
    }

    @Test(
        "Escape and Ctrl-G drop the pending keys without a sign", arguments: ["escape", "ctrl-g"])
    func cancelling(name: String) async throws {
        let scene = await KeyScene()
        let chord = try #require(KeyChord(parsing: name))
        scene.bind(scene.application, "save", "ctrl-x ctrl-s")
        scene.bind(scene.application, "close", KeySequence(chord))
        #expect(await scene.press("ctrl-x", chord) == [])
        #expect(scene.pilot.display.beepCount == 0)
        #expect(await scene.press(chord) == ["close \(name)"])
        scene.bind(scene.application, "help", KeySequence(["ctrl-x", chord]))
        #expect(await scene.press("ctrl-x", chord) == ["help ctrl-x \(name)"])
    }

    @Test func controlCIsNoExceptionWhileKeysArePending() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "save", "ctrl-x ctrl-s")
        #expect(await scene.press("ctrl-x", "ctrl-c") == [])
        #expect(scene.pilot.ending == nil)
        await scene.pilot.press("ctrl-c")
        #expect(scene.pilot.ending == .cancelled)
    }

    @Test func theTimeLimitDropsThePendingKeys() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "save", "ctrl-x ctrl-s")
        #expect(await scene.press("ctrl-x") == ["ctrl-x-"])
        await scene.pilot.advance(by: .milliseconds(4_999))
        #expect(scene.application.pendingKeys == "ctrl-x")
        await scene.pilot.advance(by: .milliseconds(1))
        #expect(scene.application.pendingKeys.isEmpty)
        #expect(scene.pilot.display.beepCount == 0)
        #expect(await scene.press("ctrl-s") == [])
        #expect(scene.pilot.clock.sleeperCount == 0)
    }

    @Test func eachKeyHasTheTimeToItself() async {
        let scene = await KeyScene()
        scene.application.keySequenceTimeLimit = .seconds(2)
        scene.bind(scene.panel, "deep", "a b c")
        _ = await scene.press("a")
        await scene.pilot.advance(by: .milliseconds(1_500))
        #expect(await scene.press("b") == ["a b-"])
        await scene.pilot.advance(by: .milliseconds(1_500))
        #expect(await scene.press("c") == ["deep a b c"])
    }

    @Test func withoutATimeLimitTheKeysWait() async {
        let scene = await KeyScene()
        scene.application.keySequenceTimeLimit = nil
        scene.bind(scene.panel, "save", "ctrl-x ctrl-s")
        _ = await scene.press("ctrl-x")
        await scene.pilot.advance(by: .seconds(100_000))
        #expect(await scene.press("ctrl-s") == ["save ctrl-x ctrl-s"])
    }

    @Test func aKeyAfterTheTimeIsNewEvenWhereTheTimerIsLate() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "pair", "a b")
        scene.bind(scene.panel, "single", "b")
        scene.application.dispatch(.key(KeyPress(.character("a"))))
        scene.pilot.clock.advance(by: .seconds(6))
        scene.application.dispatch(.key(KeyPress(.character("b"))))
        #expect(scene.log.entries == ["single b"])
    }

    @Test func whatElseTheUserDoesDropsThePendingKeys() async {
        let scene = await KeyScene()
        scene.bind(scene.application, "save", "ctrl-x ctrl-s")
        let others: [(String, @MainActor () async -> Void)] = [
            ("press", { await scene.pilot.mouseDown(column: 19, row: 4) }),
            ("paste", { await scene.pilot.paste("text") }),
            ("focus out", { await scene.pilot.send(.focus(false)) }),
            ("first responder", { scene.field.becomeFirstResponder() }),
            ("cancel", { scene.application.cancelPendingKeys() }),
            ("map", { scene.application.keyMap["save"] = ["f2"] }),
        ]
        for (name, act) in others {
            #expect(await scene.press("ctrl-x") == ["ctrl-x-"], "\(name)")
            await act()
            await scene.pilot.settle()
            #expect(scene.application.pendingKeys.isEmpty, "\(name)")
        }
        #expect(await scene.press("ctrl-x") == ["ctrl-x-"])
        await scene.pilot.move(column: 3, row: 3)
        await scene.pilot.wheel(dy: 1, column: 3, row: 3)
        await scene.pilot.resize(columns: 30, rows: 6)
        #expect(scene.application.pendingKeys == "ctrl-x")
    }

    @Test func releasedKeysAndModifiersDoNotCount() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "save", "ctrl-x ctrl-s")
        scene.application.keyboardMode = .everything
        _ = await scene.press("ctrl-x")
        for key in [Key.character("x"), .named("left_control")] {
            await scene.pilot.send(.key(KeyPress(key, modifiers: .control, phase: .release)))
        }
        await scene.pilot.send(.key(KeyPress(.named("left_control"))))
        #expect(scene.application.pendingKeys == "ctrl-x")
        #expect(await scene.press("ctrl-s") == ["save ctrl-x ctrl-s"])
    }

    @Test func aRepeatedKeyCountsAsTheKey() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "top", "g g")
        await scene.pilot.send(.key(KeyPress(.character("g"))))
        await scene.pilot.send(.key(KeyPress(.character("g"), phase: .repeat)))
        #expect(scene.log.entries == ["top g g"])
    }

    @Test("D-65: a text field keeps printable keys, also where they begin a superior's sequence")
    func textFieldsKeepPrintableKeys() async {
        let scene = await KeyScene()
        scene.bind(scene.application, "top", "g g")
        scene.bind(scene.application, "save", "ctrl-x s")
        scene.field.becomeFirstResponder()
        #expect(await scene.press("g", "g") == [])
        #expect(scene.field.text == "gg")
        #expect(await scene.press("ctrl-x", "s") == ["save ctrl-x s"])
        #expect(scene.field.text == "gg")
        scene.panel.becomeFirstResponder()
        #expect(await scene.press("g", "g") == ["top g g"])
    }

    @Test func whoCapturesKeysHasThePendingOnesToo() async {
        let scene = await KeyScene()
        scene.bind(scene.panel, "save", "ctrl-x ctrl-s")
        let window = scene.application.windows[0]
        var captured: [KeyChord] = []
        window.on(KeyEvent.self, phase: .capture) { event in
            captured.append(event.chord)
            return event.chord == "ctrl-s" ? .stop : .ignored
        }
        #expect(await scene.press("ctrl-x", "ctrl-s") == [])
        #expect(captured == ["ctrl-x", "ctrl-s"])
        #expect(scene.pilot.display.beepCount == 0)
    }

    @Test func anActionThatDeclinesHandsItsKeysOn() async {
        let scene = await KeyScene()
        final class Declining: ProbeView {
            override var actions: [Action] {
                ["a b", "c"].map { (keys: KeySequence) in
                    Action(nil, keys: [keys]) { [log] _ in
                        log.note("declined")
                        return .ignored
                    }
                }
            }
        }
        let view = Declining("view", log: scene.log)
        view.isFocusable = true
        scene.panel.addSubview(view)
        view.becomeFirstResponder()
        #expect(await scene.press("a", "b") == ["declined"])
        #expect(scene.pilot.display.beepCount == 0)
        scene.bind(scene.application, "far", "a b", "c")
        #expect(await scene.press("a", "b") == ["declined", "far a b"])
        #expect(await scene.press("c") == ["declined", "view c", "far c"])
    }

    @Test func theRouteTellsWhoTookTheKey() async {
        let scene = await KeyScene()
        scene.bind(scene.application, "save", "ctrl-x ctrl-s")
        _ = await scene.press("ctrl-x", "ctrl-s")
        #expect(
            scene.pilot.routes.suffix(2).map { $0.handledBy?.responder }
                == ["Application", "Application"])
    }

    @Test func theSequenceOfAGoneResponderEndsWithIt() async {
        let scene = await KeyScene()
        scene.bind(scene.field, "save", "ctrl-x ctrl-s")
        scene.field.becomeFirstResponder()
        #expect(await scene.press("ctrl-x") == ["ctrl-x-"])
        scene.field.removeFromSuperview()
        await scene.pilot.settle()
        #expect(await scene.press("ctrl-s") == [])
        #expect(scene.pilot.display.beepCount == 0)
    }

    @Test("The current actions are those that their keys find", arguments: 0..<20)
    func listAndDispatchAgree(seed: UInt64) async {
        var generator = SeededGenerator(seed: seed)
        let scene = await KeyScene()
        let chords: [KeyChord] = ["a", "b", "ctrl-x"]
        for responder in [scene.panel, scene.application] as [InputResponder] {
            for _ in 0..<6 {
                let count = Int.random(in: 1...3, using: &generator)
                let keys = (0..<count).map { _ in chords.randomElement(using: &generator)! }
                scene.bind(responder, "\(type(of: responder))", KeySequence(keys))
            }
        }
        var bound: Set<KeySequence> = []
        for item in scene.application.currentActions where item.identifier == nil {
            for keys in item.keys where keys.chords.allSatisfy(chords.contains) {
                scene.log.clear()
                for chord in keys.chords { await scene.pilot.press(chord) }
                #expect(scene.log.entries == ["\(item.title) \(keys)"])
                bound.insert(keys)
            }
        }
        for responder in [scene.panel, scene.application] as [InputResponder] {
            for keys in responder.currentBindings.map(\.keys)
            where !bound.contains(keys) && keys.chords.allSatisfy(chords.contains) {
                scene.log.clear()
                for chord in keys.chords { await scene.pilot.press(chord) }
                #expect(!scene.log.entries.contains { $0.hasSuffix(" \(keys)") })
                await scene.pilot.press("escape")
            }
        }
    }

    /// Every key sequence ends: by its action, by a key that does not go on with it, by Escape, by time.
    @Test(arguments: 0..<20)
    func randomKeysNeverLeaveKeysPendingForEver(seed: UInt64) async {
        var generator = SeededGenerator(seed: seed)
        let scene = await KeyScene()
        let chords: [KeyChord] = ["a", "b", "ctrl-x", "escape", "ctrl-g", "q", "tab"]
        let responders: [InputResponder] = [scene.field, scene.panel, scene.application]
        for number in 0..<300 {
            switch Int.random(in: 0..<12, using: &generator) {
            case 0:
                let count = Int.random(in: 0...4, using: &generator)
                let keys = (0..<count).map { _ in chords.randomElement(using: &generator)! }
                scene.bind(
                    responders.randomElement(using: &generator)!, "\(number)", KeySequence(keys))
            case 1:
                let responder = responders.randomElement(using: &generator)!
                if let keys = responder.currentBindings.randomElement(using: &generator)?.keys {
                    responder.unbind(keys)
                }
            case 2:
                [scene.field, scene.panel].randomElement(using: &generator)!.becomeFirstResponder()
            case 3:
                scene.pilot.clock.advance(by: .seconds(Int.random(in: 0...6, using: &generator)))
            default:
                let chord = chords.randomElement(using: &generator)!
                let phase: KeyPress.Phase =
                    Int.random(in: 0..<8, using: &generator) == 0 ? .release : .press
                let before = scene.application.pendingKeys
                scene.application.dispatch(
                    .key(KeyPress(chord.key, modifiers: chord.modifiers, phase: phase)))
                let after = scene.application.pendingKeys
                #expect(after.isEmpty || phase == .release || after.chords.last == chord)
                #expect(after.count <= before.count + 1)
            }
        }
        await scene.pilot.advance(by: .seconds(6))
        #expect(scene.application.pendingKeys.isEmpty)
    }
}
