// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ExplodedBar.

import SeltzerBase
import SeltzerControls
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerInspector

@MainActor
@Suite struct ExplodedLayersTests {
    private func sheet(
        _ level: Int, _ frame: Rect, _ title: String, isPicked: Bool = false
    ) -> ExplodedLayers.Sheet {
        ExplodedLayers.Sheet(level: level, frame: frame, title: title, isPicked: isPicked)
    }

    @Test func eachLevelIsShiftedAndPeelingShiftsThemBack() {
        let frame = Rect(x: 1, y: 2, width: 10, height: 4)
        var layers = ExplodedLayers([sheet(3, frame, "c"), sheet(0, frame, "a")])
        #expect(layers.count == 4)
        #expect(layers.sheets.map(\.title) == ["a", "c"])
        #expect(layers.place(of: layers.sheets[1]) == Rect(x: 7, y: 5, width: 10, height: 4))
        layers.peeled = 3
        #expect(layers.place(of: layers.sheets[1]) == frame)
    }

    @Test func thePickedSheetIsOnTopOfItsLevel() {
        let frame = Rect(x: 0, y: 0, width: 4, height: 4)
        let layers = ExplodedLayers([
            sheet(1, frame, "picked", isPicked: true), sheet(1, frame, "other"),
        ])
        #expect(layers.sheets.map(\.title) == ["other", "picked"])
    }

    @Test func theLevelsOfAProgramAreThoseOfItsViews() async {
        let notepad = Notepad()
        let pilot = await Pilot(notepad, columns: 40, rows: 8)
        let layers = ExplodedLayers(of: pilot.application, picked: notepad.save, peeled: 0)
        #expect(layers.sheets.first?.level == 0)
        #expect(layers.sheets.last?.title == "Button#save")
        #expect(layers.sheets.filter(\.isPicked).map(\.level) == Array(0..<layers.count))
        notepad.save.isHidden = true
        let hidden = ExplodedLayers(of: pilot.application, picked: nil, peeled: 0)
        #expect(!hidden.sheets.contains { $0.title == "Button#save" })
    }

    @Test(arguments: DisplayLook.allCases)
    func itsPicture(look: DisplayLook) async {
        let pilot = await inspected(capabilities: look.capabilities)
        await pilot.press("end", "f7")
        await pilot.settle()
        let snapshot = Snapshot("exploded-110x34-\(look)", testFile: #filePath)
        #expect(snapshot.difference(from: pilot.styledScreen) == nil)
    }

    @Test func keysPeelLevelsAndPutThemBack() async {
        let pilot = await inspected()
        await pilot.press("f7")
        await pilot.settle()
        #expect(pilot.screen.contains("Levels 1 to"))
        #expect(pilot.screen.contains("Peel level"))
        await pilot.press("right", "right")
        await pilot.settle()
        #expect(pilot.screen.contains("Levels 3 to"))
        await pilot.press("left")
        await pilot.settle()
        #expect(pilot.screen.contains("Levels 2 to"))
        await pilot.press("f7")
        await pilot.settle()
        #expect(!pilot.screen.contains("Levels 2"))
        #expect(pilot.screen.contains("Nothing saved."))
    }

    @Test func aClickOnThePictureDoesNothingAndTheNextModeEndsIt() async {
        let notepad = Notepad()
        let pilot = await inspected(notepad)
        await pilot.press("f7")
        await pilot.click(on: notepad.save)
        #expect(notepad.saveCount == 0)
        await pilot.press("f2", "escape")
        await pilot.settle()
        #expect(!pilot.screen.contains("Levels 1 to"))
        await pilot.click(on: notepad.save)
        #expect(notepad.saveCount == 1)
    }
}
