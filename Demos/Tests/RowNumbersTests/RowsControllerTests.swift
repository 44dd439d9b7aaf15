// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import RouteLog
import Seltzer
import SeltzerTesting
import Testing

@testable import RowNumbers

@MainActor
@Suite struct RowsControllerTests {
    // MARK: Who catches

    @Test("D-71, R-RTR-2, R-RTR-7: the view catches, and the controller hears nothing")
    func theViewCatches() async {
        let scene = await RowsScene(.view)
        await scene.click(column: 65, row: 10)
        #expect(scene.alert("View中捕获", "Row number is 3") == [true, true])
        #expect(!scene.pilot.screen.contains("ViewController"))
        #expect(scene.pilot.screen.contains(" OK "))
        #expect(scene.lastRoute == "ShowNumber from RowCell: TableView -, RowsView stop [stopped]")
        await scene.pilot.press("enter")
        #expect(!scene.isAlertShown)
    }

    @Test("D-72, R-RTR-8: only the controller catches")
    func theControllerCatches() async {
        let scene = await RowsScene(.controller)
        await scene.click(column: 65, row: 1)
        #expect(scene.alert("ViewController中捕获", "Row number is 0") == [true, true])
        #expect(
            scene.lastRoute
                == "ShowNumber from RowCell: TableView -, RowsView -, RowsController stop [stopped]"
        )
    }

    @Test("R-RTR-3: the view catches and forwards, and both show their alert, one after the other")
    func bothCatch() async {
        let scene = await RowsScene(.both)
        await scene.click(column: 65, row: 4)
        #expect(
            scene.lastRoute
                == "ShowNumber from RowCell: TableView -, RowsView observed, RowsController stop "
                + "[stopped]")
        #expect(scene.alert("View中捕获", "Row number is 1") == [true, true])
        #expect(!scene.pilot.screen.contains("ViewController"))
        await scene.pilot.press("enter")
        #expect(scene.alert("ViewController中捕获", "Row number is 1") == [true, true])
        await scene.pilot.click(on: " OK ")
        #expect(!scene.isAlertShown)
    }

    @Test("D-73, R-RTR-1: nobody catches, and nothing happens")
    func nobodyCatches() async {
        let scene = await RowsScene(.none)
        await scene.click(column: 65, row: 28)
        #expect(!scene.isAlertShown)
        #expect(!scene.pilot.screen.contains("中捕获"))
        #expect(scene.shownNumbers.map(\.row) == [9])
        #expect(
            scene.lastRoute
                == "ShowNumber from RowCell: TableView -, RowsView -, RowsController -, Window -, "
                + "Application - [unhandled]")
    }

    // MARK: The chain

    @Test("R-RTR-4: the cell itself is not asked")
    func theCellIsNotAsked() async {
        let scene = await RowsScene(.none)
        var heard = 0
        for cell in scene.cells {
            cell.on { (event: ShowNumber) in
                heard += 1
                return .stop
            }
        }
        await scene.click(column: 65, row: 10)
        #expect(heard == 0)
        #expect(scene.pilot.routes.last { $0.event is ShowNumber }?.isOriginSkipped == true)
    }

    @Test("R-RTR-5: the chain from the button to the application")
    func theChain() async throws {
        let scene = await RowsScene(.view)
        var names: [String] = []
        var responder: Responder? = try #require(scene.cells.first).button
        while let current = responder {
            names.append("\(type(of: current))")
            responder = current.next
        }
        #expect(
            names == [
                "Button", "View", "RowCell", "TableView", "RowsView", "RowsController", "Window",
                "Application",
            ])
    }

    @Test("R-RTR-6: ten rows, each with its text", arguments: 0..<10)
    func theText(row: Int) async {
        let scene = await RowsScene(.none)
        await scene.click(column: 65, row: row * 3 + 1)
        #expect(scene.shownNumbers.map(\.text) == ["Row number is \(row)"])
        #expect(scene.shownNumbers.map(\.row) == [row])
        #expect(scene.cells.count == 10)
    }

    @Test("R-RTR-14: data may be added on the way, which the poster does not get")
    func dataIsAddedOnTheWay() async throws {
        let scene = await RowsScene(.none)
        let table = try #require(scene.rowsView?.table)
        table.intercept { (event: inout NamedEvent) in
            event.userInfo["index"] = 3
            return true
        }
        var seen: [String] = []
        scene.controller.on { (event: NamedEvent) in
            seen = event.userInfo.keys.sorted()
            return .stop
        }
        let posted = NamedEvent("showNumber", userInfo: ["object": "Row number is 3"])
        #expect(scene.cells[3].post(posted) == .stopped)
        #expect(seen == ["index", "object"])
        #expect(posted.userInfo.keys.sorted() == ["object"])
    }

    @Test("R-RTR-14: the text may be rewritten on the way")
    func theTextIsRewrittenOnTheWay() async throws {
        let scene = await RowsScene(.controller)
        try #require(scene.rowsView?.table).intercept { (event: inout ShowNumber) in
            event.text += "!"
            return true
        }
        await scene.click(column: 65, row: 10)
        #expect(scene.alert("ViewController中捕获", "Row number is 3!") == [true, true])
        #expect(scene.shownNumbers.map(\.text) == ["Row number is 3"])
    }

    // MARK: The parts

    @Test("R-RTR-9: the parts set each other up in the article's order")
    func theOrderOfCalls() async {
        let calls = CallLog()
        let controller = RowsController(catcher: .view, calls: calls)
        _ = controller.view
        #expect(
            calls.calls == [
                "controller.viewDidLoad", "view.didLoad", "handler.loadData", "dataSource.data",
                "table.reloadData",
            ])
        let view = controller.viewIfLoaded as? RowsView
        #expect(view?.rowsController === controller)
        #expect(view?.table.dataSource === view?.handler?.dataSource)
        #expect(view?.table.numberOfRows == 10)
    }

    @Test("R-RTR-10: dropping the controller drops everything")
    func nothingIsKept() async {
        weak var view: RowsView?
        weak var handler: RowsHandler?
        weak var dataSource: RowsDataSource?
        weak var table: TableView?
        weak var cell: RowCell?
        weak var dropped: RowsController?
        do {
            let scene = await RowsScene(.both)
            await scene.click(column: 65, row: 10)
            await scene.pilot.press("enter")
            dropped = scene.controller
            view = scene.rowsView
            handler = view?.handler
            dataSource = handler?.dataSource
            table = view?.table
            cell = scene.cells.first
            #expect(cell != nil && dataSource != nil)
            scene.pilot.application.end()
            await scene.pilot.settle()
        }
        for _ in 0..<50 where dropped != nil || cell != nil { await Task.yield() }
        #expect(dropped == nil)
        #expect(view == nil)
        #expect(handler == nil)
        #expect(dataSource == nil)
        #expect(table == nil)
        #expect(cell == nil)
    }

    @Test("R-RTR-10: a controller that is dropped while it loads is not kept until then")
    func loadingKeepsNothing() async {
        let calls = CallLog()
        var controller: RowsController? = RowsController(
            catcher: .view, delay: .seconds(5), calls: calls)
        weak var dropped: RowsController?
        dropped = controller
        _ = controller?.view
        await Task.yield()
        controller = nil
        #expect(dropped == nil)
        #expect(calls.calls.last == "handler.loadData")
    }

    @Test func rowsThatTakeTimeToLoadCome() async {
        let calls = CallLog()
        let scene = await RowsScene(
            RowsController(catcher: .view, delay: .milliseconds(300), calls: calls))
        #expect(scene.pilot.screen.contains("Loading…"))
        #expect(scene.cells.isEmpty)
        await scene.pilot.press("down", "enter", "tab")
        await scene.pilot.advance(by: .milliseconds(299))
        #expect(scene.cells.isEmpty)
        await scene.pilot.advance(by: .milliseconds(1))
        #expect(!scene.pilot.screen.contains("Loading…"))
        #expect(scene.cells.count == 10)
        #expect(calls.calls.suffix(2) == ["dataSource.data", "table.reloadData"])
        await scene.click(column: 65, row: 10)
        #expect(scene.alert("View中捕获", "Row number is 3") == [true, true])
    }

    // MARK: The table

    @Test("R-RTR-11: a cell that is used again tells the row it shows now")
    func cellsAreUsedAgain() async {
        let scene = await RowsScene(.view, rows: 15)
        #expect(scene.cells.count == 5)
        let first = scene.cells.first
        await scene.pilot.wheel(dy: 4, column: 10, row: 5)
        await scene.click(column: 65, row: 1)
        #expect(scene.shownNumbers.map(\.row) == [4])
        #expect(scene.alert("View中捕获", "Row number is 4") == [true, true])
        #expect(scene.cells.contains { $0 === first })
        #expect(first?.row != 0)
    }

    @Test("R-RTR-11: keys scroll too, and Tab and Enter press a button")
    func keysScroll() async {
        let scene = await RowsScene(.view, rows: 15)
        await scene.pilot.press("down", "down", "down", "down", "tab", "enter")
        #expect(scene.alert("View中捕获", "Row number is 4") == [true, true])
    }

    @Test("R-RTR-12: the button's place")
    func theButtonsPlace() async throws {
        let scene = await RowsScene(.view)
        let button = scene.cells[3].button
        #expect(
            button.convert(button.bounds, to: nil) == Rect(x: 58, y: 11, width: 21, height: 1))
        let text = "[ Show row number ]"
        #expect(scene.pilot.location(of: text) == Point(x: 59, y: 2))
        let line = scene.pilot.display.buffer.text(row: 11)
        #expect(line.hasPrefix(" Row number is 3 ") && line.hasSuffix(text))
    }

    @Test("R-RTR-12: the button's edges", arguments: [(58, 0), (59, 1), (77, 1), (78, 0)])
    func theButtonsEdges(column: Int, count: Int) async {
        let scene = await RowsScene(.none)
        await scene.click(column: column, row: 10)
        #expect(scene.shownNumbers.count == count)
    }

    @Test(
        "R-RTR-13: a click beside the button asks for nothing",
        arguments: [(10, 10), (65, 9), (65, 11)])
    func aClickBesideTheButton(column: Int, row: Int) async {
        let scene = await RowsScene(.view)
        await scene.click(column: column, row: row)
        #expect(scene.shownNumbers.isEmpty)
        #expect(!scene.isAlertShown)
    }

    @Test("R-RTR-16: a row without text has an empty one")
    func anEmptyRow() async {
        let scene = await RowsScene(RowsController(texts: ["", "x"], catcher: .view))
        await scene.click(column: 65, row: 1)
        #expect(scene.shownNumbers.map(\.text) == [""])
        #expect(scene.alert("View中捕获", "│\(String(repeating: " ", count: 44))│") == [true, true])
    }

    @Test func withoutRowsNothingCanBePressed() async {
        let scene = await RowsScene(RowsController(texts: [], catcher: .view))
        await scene.click(column: 65, row: 1)
        await scene.pilot.press("down", "tab", "enter")
        #expect(scene.shownNumbers.isEmpty)
    }

    @Test func hostileTextStaysText() async {
        let scene = await RowsScene(RowsController(texts: ["\u{1B}[2Jx\ny"], catcher: .controller))
        await scene.click(column: 65, row: 1)
        #expect(scene.isAlertShown)
        #expect(!scene.pilot.screen.contains("\u{1B}"))
    }

    // MARK: Ends, sizes, log

    @Test func qQuitsAndControlCCancels() async {
        let quit = await RowsScene(.view)
        await quit.pilot.press("q")
        await quit.pilot.settle()
        #expect(quit.pilot.ending == .ended)
        let cancelled = await RowsScene(.view)
        await cancelled.pilot.press("ctrl-c")
        await cancelled.pilot.settle()
        #expect(cancelled.pilot.ending == .cancelled)
    }

    @Test(
        "Any size shows rows, the button and the alert",
        arguments: [
            (20, 6), (21, 6), (40, 12), (80, 24), (80, 30), (120, 40), (200, 60),
        ])
    func anySize(columns: Int, rows: Int) async {
        let scene = await RowsScene(.both, columns: columns, rows: rows)
        #expect(scene.pilot.screen.contains("Row number is 0"))
        #expect(await scene.pilot.click(on: "Show row"))
        #expect(scene.pilot.screen.contains("View中捕获"))
        #expect(scene.pilot.screen.contains("Row number is 0"))
        #expect(await scene.pilot.click(on: " OK "))
        // In few columns the heading has two rows.
        let text = scene.pilot.screen.filter { !$0.isWhitespace }
        #expect(text.contains("ViewController中捕获"))
        #expect(await scene.pilot.click(on: " OK "))
        #expect(!scene.isAlertShown)
    }

    @Test(arguments: [(1, 1), (5, 2), (19, 3), (0, 0)])
    func tinySizesAreHarmless(columns: Int, rows: Int) async {
        let scene = await RowsScene(.both)
        await scene.pilot.resize(columns: columns, rows: rows)
        await scene.pilot.press("tab", "enter", "enter", "enter")
        #expect(!scene.isAlertShown)
        await scene.pilot.resize(columns: 80, rows: 32)
        #expect(scene.pilot.screen.contains("Row number is 9"))
    }

    @Test("A title says who catches the event, and a footer lists the keys")
    func titleAndKeysAreShown() async {
        for catcher in Catcher.allCases {
            let scene = await RowsScene(catcher)
            #expect(scene.pilot.display.buffer.text(row: 0).hasPrefix("  Row numbers  "))
            #expect(scene.pilot.screen.contains(catcher.summary))
            #expect(scene.pilot.display.buffer.text(row: 31).contains("q Quit"))
        }
    }

    @Test func theScreen() async {
        let scene = await RowsScene(.view, columns: 60, rows: 15)
        #expect(scene.pilot.difference(fromSnapshot: "rows") == nil)
        await scene.pilot.click(on: "[ Show row number ]")
        #expect(scene.pilot.difference(fromSnapshot: "rowsUnderAnAlert") == nil)
    }

    @Test(
        "Each event is a line in the log",
        arguments: [
            (
                Catcher.view,
                #""route":["TableView","RowsView"],"handledBy":"RowsView","outcome":"stopped"}"#
            ),
            (
                .controller,
                #""route":["TableView","RowsView","RowsController"],"#
                    + #""handledBy":"RowsController","outcome":"stopped"}"#
            ),
            (
                .both,
                #""route":["TableView","RowsView","RowsController"],"#
                    + #""handledBy":"RowsController","outcome":"stopped"}"#
            ),
            (
                .none,
                #""route":["TableView","RowsView","RowsController","Window","Application"],"#
                    + #""handledBy":null,"outcome":"unhandled"}"#
            ),
        ])
    func theLog(catcher: Catcher, route: String) async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: file) }
        let log = try RouteLog(path: file.path)
        let scene = await RowsScene(RowsController(catcher: catcher, log: log))
        for row in [3, 0] {
            await scene.click(column: 65, row: row * 3 + 1)
            await scene.pilot.press("escape", "escape")
        }
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let expected = [3, 0].map { row in
            #"{"event":"ShowNumber","row":\#(row),"column":null,"value":null,"#
                + #""text":"Row number is \#(row)","origin":"RowCell","# + route
        }
        #expect(lines.map(String.init) == expected)
    }
}
