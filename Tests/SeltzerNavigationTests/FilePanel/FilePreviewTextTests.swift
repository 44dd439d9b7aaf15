// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerNavigation
import SeltzerTesting
import Testing

@MainActor
@Suite struct FilePreviewTextTests {
    private func start(columns: Int = 120) async -> FilePanelScene<OpenPanel> {
        await FilePanelScene(columns: columns) { source in
            let panel = OpenPanel(directory: "/srv", source: source)
            panel.showsPreview = true
            return panel
        }
    }

    @Test func aTextShowsItsFactsAndItsBeginningInColors() async {
        let scene = await start()
        await scene.pilot.click(on: "note.md")
        #expect(await scene.shows("High water at *noon*."))
        #expect(scene.pilot.screen.contains("rw-r--r--"))
        guard let place = scene.pilot.location(of: "# Tides") else {
            return #expect(Bool(false))
        }
        let plain = scene.pilot.location(of: "High water").map { scene.pilot.display.buffer[$0] }
        #expect(scene.pilot.display.buffer[place].foreground != plain?.foreground)
    }

    @Test func aFolderShowsItsNamesAndOtherFilesSayWhatTheyAre() async throws {
        let scene = await start()
        await scene.pilot.click(on: "tides")
        #expect(await scene.shows("1999/"))
        await scene.pilot.click(on: "b2.csv")
        #expect(await scene.shows("No text"))
        await scene.pilot.click(on: "locked")
        #expect(await scene.shows("Permission denied"))
        await scene.pilot.press("end")
        await scene.pilot.type("old")
        #expect(await scene.shows("link to gone"))
    }

    @Test func thePreviewAppearsByAKeyInNarrowRoomToo() async {
        let scene = await FilePanelScene(columns: 40, rows: 20) {
            OpenPanel(directory: "/srv", source: $0)
        }
        await scene.pilot.click(on: "note.md")
        await scene.pilot.press("alt-p")
        #expect(await scene.shows("# Tides"))
        await scene.pilot.press("alt-p")
        #expect(!scene.pilot.screen.contains("# Tides"))
    }
}
