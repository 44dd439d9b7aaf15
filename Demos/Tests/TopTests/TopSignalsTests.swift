// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer
import SeltzerTesting
import Testing

@testable import Top

/// Which process a signal or a nice value reaches, and when the user is asked first.
@Suite @MainActor struct TopSignalsTests {
    private typealias Scene = TopScene

    private func signals(_ scene: TopScene) -> [String] {
        scene.processes.signals.map { "\($0.signal.rawValue) \($0.process.pid)" }
    }

    @Test func aSignalThatEndsAProcessIsConfirmed() async {
        let scene = await Scene()
        await scene.select(41)
        await scene.pilot.press("s", "k")
        #expect(await scene.shows("Kill?"))
        #expect(scene.pilot.screen.contains("build (41)"))
        #expect(signals(scene) == [])
        // The harmless answer has the focus.
        await scene.pilot.press("enter")
        #expect(signals(scene) == [])
        await scene.pilot.press("s", "k", "right", "enter")
        await scene.settle()
        #expect(signals(scene) == ["KILL 41"])
        #expect(await scene.shows("SIGKILL sent to build (41)"), "\(scene.pilot.screen)")
    }

    @Test func aSignalThatEndsNothingIsSentAtOnce() async {
        let scene = await Scene()
        await scene.select(41)
        await scene.pilot.press("s", "s")
        await scene.pilot.press("s", "c")
        #expect(signals(scene) == ["STOP 41", "CONT 41"])
    }

    @Test func theListOfSignalsAsksAsTheSignalsDo() async {
        let scene = await Scene()
        await scene.select(41)
        await scene.pilot.press("k")
        await scene.pilot.type("term")
        await scene.pilot.press("enter")
        #expect(await scene.shows("Terminate?"))
        await scene.pilot.press("right", "enter")
        await scene.settle()
        #expect(signals(scene) == ["TERM 41"])
    }

    @Test func theQuestionIsAboutTheProcessThatWasSelected() async {
        let scene = await Scene()
        await scene.select(41)
        await scene.pilot.press("s", "t")
        #expect(await scene.shows("Terminate?"))
        scene.set(Scene.samples.filter { $0.identity.pid != 41 })
        await scene.refresh()
        await scene.pilot.press("right", "enter")
        await scene.settle()
        #expect(signals(scene) == [])
        #expect(await scene.shows("The process has ended."))
    }

    @Test func anotherProcessWithTheNumberGetsNoSignal() async {
        let scene = await Scene()
        await scene.select(41)
        await scene.pilot.press("s", "t")
        #expect(await scene.shows("Terminate?"))
        var samples = Scene.samples
        samples[3] = ProcessSample(ProcessIdentity(pid: 41, start: 7), name: "innocent")
        scene.set(samples)
        await scene.pilot.press("right", "enter")
        await scene.settle()
        #expect(signals(scene) == [])
        #expect(await scene.shows("The process has ended."))
    }

    @Test func anAnswerNoLeavesTheNextSignalToTheNextSelection() async {
        let scene = await Scene()
        await scene.pilot.press("p")
        await scene.select(41)
        await scene.pilot.press("k", "escape", "escape")
        await scene.pilot.press("s", "t", "escape")
        await scene.pilot.press("down")
        #expect(scene.selected == 42)
        await scene.pilot.press("s", "s")
        #expect(signals(scene) == ["STOP 42"])
    }

    @Test func aMissingPermissionIsTold() async {
        let scene = await Scene()
        scene.processes.refusal = .notPermitted
        await scene.select(1)
        await scene.pilot.press("s", "s")
        #expect(signals(scene) == [])
        #expect(await scene.shows("Nothing was changed"))
        #expect(scene.pilot.screen.contains("Only its owner or root"))
    }

    @Test func withoutASelectionASignalSaysWhy() async {
        let scene = await Scene()
        await scene.pilot.press("s", "k")
        #expect(signals(scene) == [])
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("Kill")
        #expect(await scene.shows("No process is selected."))
    }

    @Test func aReadOnlyScreenChangesNothingAndSaysWhy() async {
        var settings = TopSettings()
        settings.isReadOnly = true
        let scene = await Scene(settings: settings)
        await scene.select(41)
        #expect(scene.pilot.screen.contains("read-only"))
        for keys in ["s k", "s t", "s s", "s c", "k", "n", "shift-k", "shift-n"] as [KeySequence] {
            for chord in keys.chords { await scene.pilot.press(chord) }
            #expect(scene.controller.presentedViewController == nil, "\(keys)")
        }
        #expect(signals(scene) == [])
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("Kill")
        #expect(await scene.shows("Top is read-only."))
        await scene.pilot.press("escape", "shift-m")
        #expect(scene.controller.order.column == .memory)
    }

    @Test(
        arguments: [("5", [5]), ("-20", [-20]), ("20", []), ("x", []), ("", [])]
            as [(String, [Int])])
    func aNiceValueIsCheckedBeforeItIsSet(text: String, values: [Int]) async {
        let scene = await Scene()
        await scene.select(41)
        await scene.pilot.press("n")
        await scene.pilot.type(text)
        await scene.pilot.press("enter")
        await scene.settle()
        #expect(scene.processes.niceValues.map(\.nice) == values)
        if values.isEmpty, !text.isEmpty { #expect(await scene.shows("is no nice value")) }
    }

    @Test func aProcessIsFoundByItsNumber() async {
        let scene = await Scene()
        await scene.pilot.press("shift-k")
        await scene.pilot.type("50")
        await scene.pilot.press("enter")
        await scene.pilot.type("kill")
        await scene.pilot.press("enter")
        #expect(await scene.shows("wait (50)"))
        await scene.pilot.press("right", "enter")
        await scene.settle()
        #expect(signals(scene) == ["KILL 50"])
        await scene.pilot.press("shift-k")
        await scene.pilot.type("777")
        await scene.pilot.press("enter")
        await scene.pilot.type("kill")
        await scene.pilot.press("enter")
        #expect(await scene.shows("There is no process 777"))
    }
}
