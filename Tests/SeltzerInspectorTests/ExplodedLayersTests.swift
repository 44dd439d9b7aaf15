// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ExplodedTitles.

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

    // MARK: Titles

    private let screen = Size(width: 40, height: 12)

    /// The titles with their cells.
    private func titles(_ layers: ExplodedLayers) -> [String: Rect] {
        let rooms = layers.titleRooms(in: screen).map { (layers.sheets[$0.index].title, $0.room) }
        return Dictionary(uniqueKeysWithValues: rooms)
    }

    @Test func aTitleYieldsToASheetAboveItOnTheSameRow() {
        let layers = ExplodedLayers([
            sheet(0, Rect(x: 0, y: 3, width: 30, height: 1), "Label"),
            sheet(1, Rect(x: 0, y: 2, width: 10, height: 1), "Button"),
        ])
        let titles = titles(layers)
        #expect(titles["Button"] == Rect(x: 2, y: 3, width: 6, height: 1))
        #expect(titles["Label"] == Rect(x: 13, y: 3, width: 5, height: 1))
    }

    @Test func aTitleThatHasTooLittleRoomIsCutOrLeftOut() {
        func titles(covering width: Int) -> [String: Rect] {
            self.titles(
                ExplodedLayers([
                    sheet(0, Rect(x: 0, y: 3, width: 12, height: 1), "StackView"),
                    sheet(1, Rect(x: 0, y: 2, width: width, height: 1), "Button"),
                ]))
        }
        #expect(titles(covering: 5)["StackView"] == Rect(x: 8, y: 3, width: 4, height: 1))
        #expect(titles(covering: 8)["StackView"] == nil)
    }

    @Test func aBoxWhoseUpperEdgeIsCoveredHasItsTitleInTheLowerOne() {
        let layers = ExplodedLayers([
            sheet(0, Rect(x: 0, y: 3, width: 12, height: 4), "Below"),
            sheet(1, Rect(x: 0, y: 0, width: 20, height: 3), "Above"),
            sheet(1, Rect(x: -2, y: 2, width: 14, height: 3), "Over"),
        ])
        #expect(titles(layers)["Below"]?.minY == 6)
    }

    @Test func theTitleOfThePickedSheetIsNeverLeftOut() {
        let picked = Rect(x: 0, y: 3, width: 12, height: 1)
        let layers = ExplodedLayers([
            sheet(0, picked, "Picked", isPicked: true),
            sheet(1, Rect(x: -4, y: 2, width: 20, height: 1), "Cover"),
        ])
        let titles = titles(layers)
        #expect(titles["Picked"] == Rect(x: 0, y: 3, width: 6, height: 1))
        // The title of the cover yields, too.
        #expect(titles["Cover"] == Rect(x: 7, y: 3, width: 5, height: 1))
    }

    @Test func theTitleOfALabelIsReadBesideButtonsOnTheSameRow() async throws {
        let pilot = await inspected()
        await pilot.press("f7")
        await pilot.settle()
        let row = try #require(pilot.location(of: "Button#sa…")?.y)
        let line = pilot.screen.split(separator: "\n")[row]
        #expect(line.contains("Label"), "\(line)")
    }

    @Test(arguments: [DisplayLook.dark, .noColor])
    func inAPaneOfFortyColumnsNoHintThatEndsItIsMissing(look: DisplayLook) async throws {
        let pilot = await inspected(columns: 100, capabilities: look.capabilities)
        await pilot.press("f7")
        await pilot.settle()
        let footer = try #require(pilot.screen.split(separator: "\n").last)
        for title in ["Peel", "Flatten", "Close"] {
            #expect(footer.contains(title), "\(footer)")
        }
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
        #expect(pilot.screen.contains("Peel"))
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
