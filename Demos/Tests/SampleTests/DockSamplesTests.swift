// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the page of dock views.
@MainActor
@Suite struct DockSamplesTests {
    private func makeWorkspace(_ tree: View, _ log: View, _ editor: View) -> DockView {
        let status = StatusBar(leading: [StatusBarItem("main")])
        let workspace = DockView(
            [
                DockItem(.bottom, status, isResizable: false),
                DockItem(.leading, tree, thickness: 24, canCollapse: true),
                DockItem(.bottom, log, thickness: 6),
            ], center: editor)
        return workspace
    }

    @Test func aWorkspaceHasItsViewsAtTheEdges() async {
        let workspace = makeWorkspace(Label("tree"), Label("log"), TextView("text"))
        let pilot = await Pilot(ViewController(view: workspace), columns: 60, rows: 16)
        #expect(pilot.screen.contains("main"))
        #expect(workspace.docks.map(\.thickness) == [1, 24, 6])
    }
}
