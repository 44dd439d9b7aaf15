// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerFiles
import SeltzerNavigation
import SeltzerTesting
import Testing

@MainActor
@Suite struct FilePlacesTests {
    @Test func placesDisksAndFoldersOfTheProgramAreListed() async {
        let scene = await FilePanelScene(rows: 30) { source in
            let panel = OpenPanel(directory: "/srv", source: source)
            panel.bookmarks = ["/srv/tides"]
            panel.recentDirectories = ["/srv/tides/1999"]
            return panel
        }
        #expect(await scene.shows("12.3 GB free"))
        for text in ["Home", "Current folder", "Bookmarks", "Disks", "net  network", "Recent"] {
            #expect(scene.pilot.screen.contains(text), "\(text)")
        }
        await scene.pilot.click(on: "1999")
        #expect(scene.panel.directory == "/srv/tides/1999")
        await scene.pilot.press("ctrl-b", "home", "enter")
        #expect(scene.panel.directory == "/home/mira")
    }
}
