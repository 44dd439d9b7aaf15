// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Notes

/// Pictures of the program on a dark and a light screen, without colors, and in ASCII.
@Suite @MainActor struct NotesSnapshotTests {
    private static let files = [
        "README.md": """
        # Lemons

        A *list* of what to buy, with `code` and [a link](shop.swift):

        1. lemons, 檸檬
        2. sugar

        """,
        "shop.swift": "let lemons = 12  // a dozen\n",
        "recipes/syrup.md": "Boil lemons.\n",
    ]

    private func scene(
        _ look: DisplayLook, _ files: [String: String] = files, opening name: String? = "README.md",
        columns: Int = 100, rows: Int = 24
    ) async throws -> NotesScene {
        let scene = try await NotesScene(
            files, opening: name, columns: columns, rows: rows, capabilities: look.capabilities)
        scene.controller.rootTitle = "~/notes"
        return scene
    }

    private func isSame(_ scene: NotesScene, as name: String, _ look: DisplayLook) -> Bool {
        let difference = scene.pilot.difference(
            fromSnapshot: "\(name)-\(look.rawValue)", isStyled: true)
        if let difference { Issue.record("\(difference)") }
        return difference == nil
    }

    @Test(arguments: DisplayLook.allCases)
    func theTreeTheTextAndThePreview(look: DisplayLook) async throws {
        let scene = try await scene(look)
        #expect(await scene.shows("18 words  UTF-8"))
        await scene.pilot.press("f9")
        #expect(await scene.shows("2. sugar"))
        #expect(await scene.shows("A list of"))
        #expect(isSame(scene, as: "main", look))
    }

    @Test(arguments: DisplayLook.allCases)
    func theSearchInAFile(look: DisplayLook) async throws {
        let scene = try await scene(look)
        #expect(await scene.shows("18 words  UTF-8"))
        await scene.pilot.press("ctrl-f")
        await scene.pilot.type("lemons")
        #expect(await scene.shows("1 of 2"))
        #expect(isSame(scene, as: "find", look))
    }

    @Test(arguments: DisplayLook.allCases)
    func theSearchForAFile(look: DisplayLook) async throws {
        let scene = try await scene(look, opening: nil)
        #expect(await scene.shows("shop.swift"))
        await scene.pilot.press("ctrl-p")
        await scene.pilot.type("sy")
        #expect(await scene.shows("1/3"))
        #expect(isSame(scene, as: "quickOpen", look))
    }

    @Test(arguments: DisplayLook.allCases)
    func theQuestionAboutATextThatIsNotSaved(look: DisplayLook) async throws {
        let scene = try await scene(look)
        #expect(await scene.shows("18 words  UTF-8"))
        await scene.pilot.type("My ")
        #expect(await scene.shows("19 words  UTF-8"))
        await scene.pilot.press("ctrl-q")
        #expect(await scene.shows("Save the changes?"))
        #expect(isSame(scene, as: "question", look))
    }

    @Test(arguments: DisplayLook.allCases)
    func aMenu(look: DisplayLook) async throws {
        let scene = try await scene(look)
        #expect(await scene.shows("18 words  UTF-8"))
        await scene.pilot.press("f10", "right")
        #expect(await scene.shows("Select all"))
        #expect(isSame(scene, as: "menu", look))
    }

    @Test(arguments: DisplayLook.allCases)
    func anEmptyFolder(look: DisplayLook) async throws {
        let scene = try await scene(look, [:], opening: nil, columns: 80)
        #expect(await scene.shows("No files"))
        #expect(isSame(scene, as: "empty", look))
    }

    @Test(arguments: DisplayLook.allCases)
    func aSmallWindow(look: DisplayLook) async throws {
        let scene = try await scene(look, columns: 40, rows: 12)
        #expect(await scene.shows("2. sugar"))
        #expect(isSame(scene, as: "small", look))
    }

    @Test(arguments: DisplayLook.allCases)
    func aTinyWindow(look: DisplayLook) async throws {
        let scene = try await scene(look, columns: 16, rows: 4)
        #expect(await scene.shows("# Lemons"))
        #expect(isSame(scene, as: "tiny", look))
    }
}
