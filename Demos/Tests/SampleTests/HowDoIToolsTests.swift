// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// The code of the page "How do I …?", its part about tools and tests.
@MainActor
@Suite struct HowDoIToolsTests {
    @Test func testAScreen() async {
        let pilot = await Pilot(Board(), columns: 40, rows: 10)
        await pilot.click(column: 8, row: 2)
        #expect(pilot.screen.contains("2, 2"))
    }

    @Test func testWhatWasPosted() async {
        let pilot = await Pilot(Board(), columns: 40, rows: 10)
        await pilot.click(column: 8, row: 2)
        #expect(pilot.events(CellClicked.self).map(\.column) == [2])
    }

    @Test func testSomethingThatTakesTime() async {
        let toast = Toast("Saved")
        let screen = ViewController(view: Label("x"))
        let pilot = await Pilot(screen, columns: 40, rows: 8)
        toast.show(from: screen)
        await pilot.advance(by: .seconds(5))
        #expect(!pilot.screen.contains("Saved"))
    }

    @Test func getAPictureOfAScreen() async {
        let pilot = await Pilot(Board(), columns: 40, rows: 10)
        let picture = pilot.svg(title: "Board")
        #expect("\(picture)".contains("<svg"))
    }

    @Test func findOutWhyAClickDoesNothing() async {
        let save = Button("Save") { _ in }
        let notice = Label("Moved.")
        let stack = ZStack {
            save
            notice
        }
        let screen = ViewController(view: stack)
        let pilot = await Pilot(screen, columns: 20, rows: 1)
        let reasons = pilot.explanation(ofPressAtColumn: 2, row: 0)
        #expect(reasons.contains { $0.contains("Moved.") })
    }

    @Test func letScriptsUseTheProgramOrNot() async {
        let application = await Pilot(Board(), columns: 40, rows: 10).application
        #expect(application.allowsControl)
        application.allowsControl = false
        application.tools = []
        #expect(!application.allowsControl)
    }
}
