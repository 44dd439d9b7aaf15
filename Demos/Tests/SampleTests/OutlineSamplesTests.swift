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
        outline.on { (event: OutlineItemActivated) in
            chosen = "\(event.item)"
            return .stop
        }
        let pilot = await Pilot(ViewController(view: outline), columns: 20, rows: 6)
        await pilot.press("down", "right", "down", "enter")
        #expect(chosen == "apple")
    }

    @Test func moreLettersNarrowAFilter() async {
        let names = ["pear", "peach", "plum"]
        let outline = OutlineView {
            $0 == nil ? OutlineChildren(names) : .none
        } text: { item in
            StyledText("\(item)")
        }
        var previous = ""
        func filter(_ text: String) {
            let condition: @MainActor (AnyHashable) -> Bool = { "\($0)".contains(text) }
            if text.hasPrefix(previous) {
                outline.narrowFilter(to: condition)
            } else {
                outline.filter = condition
            }
            previous = text
        }
        let pilot = await Pilot(ViewController(view: outline), columns: 20, rows: 6)
        for (text, count) in [("p", 3), ("pea", 2), ("peach", 1), ("pl", 1)] {
            filter(text)
            await pilot.settle()
            #expect((0..<4).filter { outline.item(atRow: $0) != nil }.count == count)
        }
    }

    @Test func aFileIsOpened() async {
        var opened: BytePath = ""
        func rename(_ path: BytePath, to name: String) {}
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
