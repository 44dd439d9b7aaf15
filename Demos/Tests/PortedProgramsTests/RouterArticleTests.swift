// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import RouterArticle

/// The program of the article about passing events along the responder chain.
@MainActor
@Suite struct RouterArticleTests {
    private func open(_ controller: TestViewController) async -> Pilot {
        await Pilot(NavigationController(rootViewController: controller), columns: 60, rows: 45)
    }

    @Test func theTableShowsTheRowsOfTheHandler() async {
        let pilot = await open(TestViewController())
        #expect(pilot.screen.contains("UIResponderEx"))
        for row in 0..<10 { #expect(pilot.screen.contains("Row number is \(row)")) }
    }

    @Test func theViewCatchesTheEventOfACellsButton() async {
        let pilot = await open(TestViewController())
        await click(3, pilot)
        #expect(pilot.screen.contains("View中捕获"))
        await pilot.press("enter")
        #expect(!pilot.screen.contains("View中捕获"))
    }

    @Test func theControllerCatchesItWhereTheViewPassesItOn() async {
        let controller = CatchingTestViewController()
        let pilot = await open(controller)
        await click(7, pilot)
        #expect(pilot.screen.contains("ViewController中捕获"))
        let alert = controller.presentedViewController as? AlertController
        #expect(alert?.message == "Row number is 7")
    }

    @Test func theEventStartsBesideTheSelection() async {
        let controller = TestViewController()
        let pilot = await open(controller)
        await click(2, pilot)
        let table = controller.view.subviews.first as? TableView
        #expect(table?.indexPathForSelectedRow == nil)
    }

    @Test func aKeyOnTheButtonDoesTheSame() async {
        let controller = TestViewController()
        let pilot = await open(controller)
        let table = controller.view.subviews.first as? TableView
        let button = table?.visibleCells.first?.contentView.subviews.first { $0 is Button }
        button?.becomeFirstResponder()
        await pilot.press("enter")
        #expect((controller.presentedViewController as? AlertController)?.message != nil)
    }

    /// Clicks the button of a row.
    private func click(_ row: Int, _ pilot: Pilot) async {
        let place = pilot.location(of: "Row number is \(row)") ?? .zero
        let line = pilot.display.buffer.lines[place.y]
        let button = line.firstRange(of: "Show row number")
        let column = button.map { line[..<$0.lowerBound].cellWidth } ?? 0
        await pilot.click(column: column, row: place.y)
    }
}
