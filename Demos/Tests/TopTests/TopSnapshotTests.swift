// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer
import SeltzerTesting
import Testing

@testable import Top

/// Pictures of the program on a dark and a light screen, with 16 colours, without colours, and in ASCII.
@Suite @MainActor struct TopSnapshotTests {
    /// The displays that a picture is kept for.
    enum Look: String, CaseIterable {
        case dark, light, basic, noColor, ascii

        var capabilities: DisplayCapabilities {
            switch self {
            case .dark: DisplayCapabilities(appearance: .dark)
            case .light: DisplayCapabilities(appearance: .light)
            case .basic: DisplayCapabilities(colorDepth: .sixteen)
            case .noColor: DisplayCapabilities(colorDepth: .monochrome)
            case .ascii: DisplayCapabilities(colorDepth: .monochrome, isUnicode: false)
            }
        }
    }

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

    @Test(arguments: Look.allCases)
    func theTable(look: Look) async {
        let scene = await scene(look)
        #expect(isSame(scene, as: "table", look))
    }

    @Test(arguments: Look.allCases)
    func theTreeWithDetails(look: Look) async {
        let scene = await scene(look)
        await scene.pilot.press("t", "d")
        await scene.settle()
        #expect(isSame(scene, as: "tree", look))
    }

    @Test(arguments: Look.allCases)
    func theQuestionBeforeASignal(look: Look) async {
        let scene = await scene(look)
        await scene.pilot.press("s", "k")
        #expect(await scene.shows("Kill?"))
        #expect(isSame(scene, as: "question", look))
    }

    @Test(arguments: Look.allCases)
    func theMenuOfSignals(look: Look) async {
        let scene = await scene(look)
        await scene.pilot.press("f10", "right")
        #expect(await scene.shows("Hang up"))
        #expect(isSame(scene, as: "menu", look))
    }

    @Test(arguments: Look.allCases)
    func aSmallWindow(look: Look) async {
        let scene = await scene(look, columns: 60, rows: 20)
        #expect(isSame(scene, as: "small", look))
    }

    @Test(arguments: Look.allCases)
    func aTinyWindow(look: Look) async {
        let scene = await scene(look, columns: 20, rows: 6)
        #expect(isSame(scene, as: "tiny", look))
    }
}
