// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of trees.
@MainActor
@Suite struct OutlineSamplesTests {
    @Test func anItemOfAPantryIsChosen() async {
        var chosen = ""
        let pantry = ["": ["fruit", "milk"], "fruit": ["apple", "pear"], "milk": ["oat"]]
        let outline = OutlineView { item in
            OutlineChildren(pantry[item?.base as? String ?? ""] ?? [])
        } text: { item in
            StyledText("\(item)")
        }
        outline.on { (event: ItemActivated) in
            chosen = "\(event.item)"
            return .stop
        }
        let pilot = await Pilot(ViewController(view: outline), columns: 20, rows: 6)
        await pilot.press("down", "right", "down", "enter")
        #expect(chosen == "apple")
    }

    @Test func aFileIsOpened() async {
        var opened = ""
        func rename(_ path: String, to name: String) {}
        let folder = "/dev"
        let files = DirectoryView(path: folder)
        files.on { (event: FileActivated) in
            opened = event.path
            return .stop
        }
        files.renameFile = { path, newName in rename(path, to: newName) }
        let pilot = await Pilot(ViewController(view: files), columns: 30, rows: 6)
        files.reveal("/dev/null")
        await pilot.settle()
        files.becomeFirstResponder()
        await pilot.press("enter")
        #expect(opened == "/dev/null")
    }
}
