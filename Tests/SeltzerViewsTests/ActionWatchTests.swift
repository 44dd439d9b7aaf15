// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite struct ActionWatchTests {
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
