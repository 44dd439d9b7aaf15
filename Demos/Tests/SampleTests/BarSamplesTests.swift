// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of toolbars, paths and status bars.
@MainActor
@Suite struct BarSamplesTests {
    private final class EditorController: ViewController {
        let toolbar = Toolbar([
            MenuCommand("save"),
            Menu(options: .displayInline, children: [MenuCommand("wrap", symbol: "↵")]),
        ])
        private(set) var isSaved = false

        override func loadView() {
            let text = TextView("one")
            let position = StatusBarItem("Ln 1, Col 1", priority: 2, actionIdentifier: "go-to-line")
            position.minimumWidth = 14
            let status = StatusBar(leading: [StatusBarItem("main")], trailing: [position])
            let stack = StackView(.vertical, [toolbar, text, status])
            stack.setFlex(1, of: text)
            view = stack
        }

        override var actions: [Action] {
            [Action("save", title: "Save", keys: ["ctrl-s"], EditorController.save)]
        }

        private func save() { isSaved = true }
    }

    @Test func anEditorHasBars() async {
        let editor = EditorController()
        let pilot = await Pilot(editor, columns: 40, rows: 6)
        await pilot.click(on: "Save")
        #expect(editor.isSaved)
        #expect(pilot.screen.contains("Ln 1, Col 1"))
    }

    @Test func aPathLeadsBack() async {
        let path = Breadcrumb(["harbor", "Sources", "Tide.swift"]) { path, index in
            path.items = Array(path.items[...index])
        }
        let pilot = await Pilot(ViewController(view: path), columns: 40, rows: 1)
        await pilot.click(on: "Sources")
        #expect(path.items == ["harbor", "Sources"])
    }
}
