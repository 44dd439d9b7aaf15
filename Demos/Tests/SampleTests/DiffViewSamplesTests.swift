// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The samples of the pages of differences.
@MainActor
@Suite struct DiffViewSamplesTests {
    private let saved = "tea\nlemons\n"
    private let edited = "tea\nlimes\n"

    @Test func differencesOfTextsAreShown() async {
        let changes = DiffView(DiffDocument(from: saved, to: edited, path: "notes.txt"))
        var shown: [DiffPart] = []
        func show(_ part: DiffPart) { shown.append(part) }
        changes.on { (press: DiffPartPressed) in
            show(press.part)
            return .stop
        }
        let pilot = await Pilot(ViewController(view: changes), columns: 40, rows: 6)
        await pilot.click(on: "limes")
        #expect(shown == [.line(file: 0, hunk: 0, line: 2)])
    }

    @Test func aHunkIsStaged() async {
        let changes = DiffView(DiffDocument(from: saved, to: edited, path: "notes.txt"))
        var staged: [String] = []
        func stage(_ patch: String) { staged.append(patch) }
        changes.actionsForHunk = { part in
            [
                Action("stage", title: "Stage", keys: ["s"]) { _ in
                    stage(changes.document.changes(in: [part]).unifiedText)
                    return .stop
                }
            ]
        }
        let pilot = await Pilot(ViewController(view: changes), columns: 40, rows: 6)
        await pilot.press("]", "s")
        #expect(staged == [changes.document.unifiedText])
    }

    @Test func changesAreWrittenAndCounted() {
        let changes = DiffDocument(from: saved, to: edited, path: "notes.txt")
        print("+\(changes.addedCount) −\(changes.removedCount)")
        print(changes.unifiedText)
        let patch = changes.changes(in: [.hunk(file: 0, hunk: 0)]).unifiedText
        #expect(patch == changes.unifiedText && changes.addedCount == 1)
    }

    @Test func aPressOnAGutterTogglesABreakpoint() async {
        let editor = TextView("one\ntwo")
        editor.showsLineNumbers = true
        var breakpoints: Set<Int> = []
        editor.on { (press: TextGutterPressed) in
            breakpoints.formSymmetricDifference([press.line])
            return .stop
        }
        let pilot = await Pilot(ViewController(view: editor), columns: 40, rows: 6)
        await pilot.click(on: "2")
        #expect(breakpoints == [1])
    }
}
