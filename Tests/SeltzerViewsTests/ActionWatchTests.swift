// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ActionReading.

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// Notes at each layout what keys do, as a footer.
private final class Hints: View {
    var titles: [String] = []

    override func layoutSubviews() {
        titles = window?.application?.currentActions.map(\.title) ?? []
    }
}

/// Has one action, whose title tells how far its layouts have come.
private final class Stages: View {
    var stage = 0

    override var canBecomeFirstResponder: Bool { true }

    override var actions: [Action] {
        [Action("stage", title: "Stage \(stage)", keys: ["s"]) { _ in .stop }]
    }

    override func layoutSubviews() {
        if stage == 1 { stage = 2 }
    }
}

@MainActor
@Suite struct ActionWatchTests {
    /// Found by the monkey: a footer showed the keys of a list that no longer scrolled sideways.
    @Test func aChangeByTheLayoutThatAChangeAskedForIsTold() async {
        let (hints, stages) = (Hints(), Stages())
        let views = StackView(.vertical, [hints, stages])
        let pilot = await Pilot(ViewController(view: views), columns: 20, rows: 4)
        stages.becomeFirstResponder()
        pilot.application.observe(ActionsChanged.self, owner: hints) { _ in
            hints.setNeedsLayout()
            stages.setNeedsLayout()
        }
        stages.stage = 1
        pilot.application.setNeedsFrame()
        await pilot.settle()
        #expect(stages.stage == 2)
        #expect(hints.titles.contains("Stage 2"))
    }

    @Test func changesOfWhatKeysDoAreTold() async {
        let scene = await KeyScene()
        var count = 0
        scene.application.observe(ActionsChanged.self, owner: scene.panel) { _ in count += 1 }
        scene.application.setNeedsFrame()
        await scene.pilot.settle()
        #expect(count == 1)
        let acts: [(String, @MainActor () async -> Void)] = [
            ("bind", { scene.bind(scene.panel, "save", "ctrl-x ctrl-s") }),
            ("pending", { await scene.pilot.press("ctrl-x") }),
            ("time", { await scene.pilot.advance(by: .seconds(5)) }),
            (
                "focus",
                {
                    scene.bind(scene.field, "own", "f3"); scene.field.becomeFirstResponder()
                }
            ),
            ("map", { scene.application.keyMap["cancel"] = ["f10"] }),
        ]
        for (name, act) in acts {
            count = 0
            await act()
            scene.application.setNeedsFrame()
            await scene.pilot.settle()
            #expect(count == 1, "\(name)")
        }
        count = 0
        await scene.pilot.press("f9")
        await scene.pilot.move(column: 1, row: 1)
        #expect(count == 0)
    }

    @Test func anObserverThatIsGoneIsNotTold() async {
        let scene = await KeyScene()
        var count = 0
        do {
            let owner = View()
            scene.application.observe(ActionsChanged.self, owner: owner) { _ in count += 1 }
        }
        await scene.pilot.press("ctrl-x")
        #expect(count == 0)
    }
}
