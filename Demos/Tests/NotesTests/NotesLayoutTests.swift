// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Notes

/// The preview beside the text, and windows of all sizes.
@Suite @MainActor struct NotesLayoutTests {
    @Test func thePreviewFollowsTheText() async throws {
        let scene = try await NotesScene(
            ["a.md": "- one **two**\n"], opening: "a.md", columns: 110, rows: 24)
        await scene.pilot.press("f9")
        #expect(await scene.shows("Preview of a.md"))
        #expect(await scene.shows("one two"))
        await scene.pilot.type("- zero\n")
        #expect(await scene.waits { scene.pilot.screen.contains("• zero") })
        await scene.pilot.resize(columns: 80, rows: 24)
        #expect(await scene.shows("Preview of a.md"))
        await scene.pilot.press("f9")
        #expect(!scene.pilot.screen.contains("Preview of"))
        #expect(await scene.pilot.faults().isEmpty)
    }

    @Test func aNarrowWindowShowsThePreviewAlone() async throws {
        let scene = try await NotesScene(
            ["a.md": "one **two**\n"], opening: "a.md", columns: 40, rows: 12)
        await scene.pilot.press("f9")
        #expect(await scene.shows("one two"))
        await scene.pilot.press("escape")
        #expect(await scene.shows("one **two**"))
    }

    @Test func aLinkOpensItsFile() async throws {
        let scene = try await NotesScene(
            ["a.md": "[other](sub/b.md)\n", "sub/b.md": "second\n"], opening: "a.md",
            columns: 110, rows: 24)
        await scene.pilot.press("f9")
        #expect(await scene.shows("Preview of a.md"))
        let heading = try #require(scene.pilot.location(of: "Preview of a.md"))
        #expect(await scene.shows("  other"))
        await scene.pilot.click(column: heading.x, row: heading.y + 2)
        #expect(await scene.shows("b.md ×"))
    }

    @Test func aNarrowWindowShowsTheTreeInAWindowOfItsOwn() async throws {
        let scene = try await NotesScene(["a.md": "one", "b.md": "two"], columns: 60, rows: 20)
        #expect(await scene.shows("No file is open"))
        #expect(!scene.pilot.screen.contains("b.md"))
        await scene.pilot.press("ctrl-b")
        #expect(await scene.shows("b.md"))
        await scene.pilot.click(on: "b.md")
        #expect(await scene.shows("b.md ×"))
        #expect(scene.pilot.screen.contains("two"))
        await scene.pilot.resize(columns: 90, rows: 20)
        #expect(await scene.shows("a.md"))
    }

    @Test(arguments: [(40, 12), (20, 5), (3, 2), (1, 1)])
    func smallWindowsShowWhatTheyCan(columns: Int, rows: Int) async throws {
        let scene = try await NotesScene(
            ["a.md": "one"], opening: "a.md", columns: columns, rows: rows)
        await scene.pilot.type("X")
        await scene.pilot.press("ctrl-s")
        #expect(await scene.waits { scene.text(of: "a.md") == "Xone" })
        if columns >= 40 {
            #expect(scene.pilot.screen.contains("Xone") && scene.pilot.screen.contains("Quit"))
        }
        #expect(await scene.pilot.faults().isEmpty)
    }
}
