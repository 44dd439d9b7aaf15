// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer
import SeltzerTesting
import Testing

@testable import Top

/// Pictures of the program on a dark and a light screen, with 16 colors, without colors, and in ASCII.
@Suite @MainActor struct TopSnapshotTests {
    /// A display that a picture is kept for.
    struct Look: Sendable, CustomTestStringConvertible {
        let rawValue: String
        let capabilities: DisplayCapabilities

        var testDescription: String { rawValue }
    }

    nonisolated static let looks: [Look] =
        DisplayLook.allCases.map { Look(rawValue: $0.rawValue, capabilities: $0.capabilities) }
        + [Look(rawValue: "basic", capabilities: DisplayCapabilities(colorDepth: .sixteen))]

    private func isSame(_ scene: TopScene, as name: String, _ look: Look) -> Bool {
        let difference = scene.pilot.difference(
            fromSnapshot: "\(name)-\(look.rawValue)", isStyled: true)
        if let difference { Issue.record("\(difference)") }
        return difference == nil
    }

    private func scene(_ look: Look, columns: Int = 110, rows: Int = 28) async -> TopScene {
        let scene = await TopScene(columns: columns, rows: rows, capabilities: look.capabilities)
        await scene.refresh(8)
        await scene.pilot.press("down")
        return scene
    }

    @Test(arguments: looks)
    func theTable(look: Look) async {
        let scene = await scene(look)
        #expect(isSame(scene, as: "table", look))
    }

    @Test(arguments: looks)
    func theTreeWithDetails(look: Look) async {
        let scene = await scene(look)
        await scene.pilot.press("t", "d")
        await scene.settle()
        #expect(isSame(scene, as: "tree", look))
    }

    @Test(arguments: looks)
    func theQuestionBeforeASignal(look: Look) async {
        let scene = await scene(look)
        await scene.pilot.press("s", "k")
        #expect(await scene.shows("Kill?"))
        #expect(isSame(scene, as: "question", look))
    }

    @Test(arguments: looks)
    func theMenuOfSignals(look: Look) async {
        let scene = await scene(look)
        await scene.pilot.press("f10", "right")
        #expect(await scene.shows("Hang up"))
        #expect(isSame(scene, as: "menu", look))
    }

    @Test(arguments: looks)
    func aSmallWindow(look: Look) async {
        let scene = await scene(look, columns: 60, rows: 20)
        #expect(isSame(scene, as: "small", look))
    }

    @Test(arguments: looks)
    func aTinyWindow(look: Look) async {
        let scene = await scene(look, columns: 20, rows: 6)
        #expect(isSame(scene, as: "tiny", look))
    }
}
