// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// A screen that opens and saves tables, as on the page of the panels.
private final class TableScreen: ViewController {
    let status = Label("Ready")

    override func loadView() { view = status }

    override var actions: [Action] {
        [
            Action("open", title: "Open", keys: ["o"], TableScreen.openTables),
            Action("save", title: "Save", keys: ["s"], TableScreen.saveTable),
        ]
    }

    private func openTables() async {
        let panel = OpenPanel(directory: "/srv/tides")
        panel.allowedFileTypes = [.commaSeparatedText, .item]
        panel.allowsMultipleSelection = true
        guard let paths = await panel.pick(over: self) else { return }
        status.text = "\(paths.count) files"
    }

    private func saveTable() async {
        let panel = SavePanel(directory: "/srv/tides", name: "april.csv")
        panel.allowedFileTypes = [.commaSeparatedText]
        guard let path = await panel.pick(over: self) else { return }
        status.text = "Saved as \(path.lastComponent)"
    }
}

/// The samples of the pages of the panels and of the path field.
@Suite @MainActor struct FilePanelSamplesTests {
    @Test func panelsAreOpenedAndLeft() async {
        let pilot = await Pilot(TableScreen(), columns: 80, rows: 24)
        await pilot.press("o")
        #expect(pilot.screen.contains("/srv/tides") && pilot.screen.contains("Open"))
        await pilot.press("escape", "s")
        #expect(pilot.screen.contains("april.csv"))
        await pilot.press("escape")
        #expect(pilot.screen.contains("Ready"))
    }

    @Test func aPathIsSubmitted() async {
        var opened: BytePath?
        let field = PathField(path: "/srv/tides")
        field.on { (event: PathSubmitted) in
            opened = event.path
            return .stop
        }
        let pilot = await Pilot(ViewController(view: field), columns: 40, rows: 8)
        await pilot.press("enter")
        #expect(opened == "/srv/tides")
    }
}
