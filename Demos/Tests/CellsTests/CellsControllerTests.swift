// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Foundation
import PlainPilot
import RouteLog
import Seltzer
import SeltzerTesting
import Testing

@testable import Cells

@MainActor
@Suite struct CellsControllerTests {
    private static let planets = """
        Name,Moons,漢字
        Mercury,0,水星
        Venus,0,金星
        Earth,1,地球
        Mars,2,火星
        """

    private func controller(
        _ csv: String, hasHeader: Bool = true, path: String? = nil, log: RouteLog? = nil
    ) throws -> CellsController {
        let text = try DelimitedText(
            bytes: Array(csv.utf8), name: "planets.csv", hasHeader: hasHeader)
        return CellsController(table: Table(text), path: path, log: log)
    }

    private func pilot(_ csv: String = planets, hasHeader: Bool = true) async throws -> Pilot {
        await Pilot(plain: try controller(csv, hasHeader: hasHeader), columns: 80, rows: 6)
    }

    @Test func aClickShowsTheCellAndTheRouteInTheBottomLine() async throws {
        let pilot = try await pilot()
        await pilot.click(on: "地球")
        let bottom = pilot.display.buffer.text(row: 5)
        #expect(bottom.hasPrefix(" row 2, column 2: 地球"))
        #expect(bottom.contains("CellView>CellGridView>StackView>CellsController"))
        #expect(pilot.events(CellClicked.self).map(\.row) == [2])
        #expect(
            pilot.lastRoute?.description
                == "CellClicked from CellView: CellGridView -, StackView -, CellsController stop")
    }

    @Test func rowsThatWereNotReadAreSpokenOf() async throws {
        let text = try DelimitedText(
            bytes: Array("a,b\n1,2\n3,4\n5".utf8), name: "endless", isCut: true)
        let pilot = await Pilot(plain: CellsController(table: Table(text)), columns: 80, rows: 6)
        let sentence = "Only the first 2 rows were read. --limit sets how much memory it may use."
        #expect(pilot.display.buffer.text(row: 4).hasPrefix(sentence))
        await pilot.click(on: "4")
        #expect(pilot.display.buffer.text(row: 4).hasPrefix(sentence))
    }

    @Test func columnsBeyondTheGridsAreSpokenOf() async throws {
        let row = [UInt8](repeating: UInt8(ascii: ","), count: CellGridView.maximumColumns)
        let text = try DelimitedText(bytes: row, name: "wide", delimiter: .comma)
        let pilot = await Pilot(plain: CellsController(table: Table(text)), columns: 80, rows: 6)
        #expect(pilot.screen.contains("Only the first 1000000 columns are shown."))
    }

    @Test func theFileIsShownByThePagerAndTheScreenComesBack() async throws {
        let pilot = await Pilot(
            plain: try controller(Self.planets, path: "-a b.csv"), columns: 80, rows: 6)
        await pilot.press("v")
        #expect(pilot.display.foregroundCommands.map(\.last) == ["-a b.csv"])
        #expect(pilot.screen.contains("地球"))
        pilot.display.foregroundProgram = { _ in 127 }
        await pilot.press("v")
        #expect(pilot.screen.contains("The pager ended with status 127."))
    }

    @Test func tableWithoutAFileHasNoPager() async throws {
        let pilot = try await pilot()
        await pilot.press("v")
        #expect(pilot.display.foregroundCommands.isEmpty)
    }

    @Test func theArrowsAndEnterDoWhatAClickDoes() async throws {
        let pilot = try await pilot()
        await pilot.press("down", "down", "right", "enter")
        #expect(pilot.display.buffer.text(row: 5).hasPrefix(" row 2, column 1: 1"))
    }

    @Test func theButtonPostsAnEventOfItsOwnAlongTheSameChain() async throws {
        let pilot = try await pilot()
        await pilot.click(on: "[ ? ]")
        #expect(
            pilot.routes.map(\.description).contains(
                "KeysRequested from Button: StatusBar -, StackView -, CellsController stop"))
        #expect(pilot.screen.contains("Press the cell"))
        await pilot.press("escape")
        #expect(!pilot.screen.contains("Press the cell"))
    }

    @Test func questionMarkOpensAndClosesTheListOfKeys() async throws {
        let pilot = await Pilot(plain: try controller(Self.planets), columns: 80, rows: 30)
        await pilot.press("?")
        #expect(pilot.screen.contains("First, last cell"))
        #expect(pilot.screen.contains("Quit"))
        await pilot.press("?")
        #expect(!pilot.screen.contains("First, last cell"))
        await pilot.press("down", "enter")
        #expect(pilot.events(CellClicked.self).map(\.row) == [1])
    }

    @Test func theKeysAreInAFooterWhereThereIsRoom() async throws {
        let pilot = await Pilot(plain: try controller(Self.planets), columns: 80, rows: 16)
        for hint in ["↑↓←→ Move", "? Keys", "q Quit"] {
            #expect(pilot.display.buffer.text(row: 15).contains(hint))
        }
        #expect(!pilot.screen.contains("[ ? ]"))
        await pilot.resize(columns: 80, rows: 15)
        #expect(!pilot.screen.contains("Quit"))
        await pilot.click(on: "[ ? ]")
        #expect(pilot.screen.contains("Press the cell"))
    }

    @Test func aListOfKeysThatDoesNotFitScrolls() async throws {
        let pilot = try await pilot()
        await pilot.press("?")
        #expect(pilot.screen.contains("Press the cell"))
        await pilot.press("end")
        #expect(pilot.screen.contains("Repaint"))
        await pilot.wheel(dy: -1, column: 40, row: 2)
        #expect(!pilot.screen.contains("Repaint"))
    }

    @Test func qQuitsAndControlCCancels() async throws {
        let quit = try await pilot()
        await quit.press("q")
        await quit.settle()
        #expect(quit.ending == .ended)
        let cancelled = try await pilot()
        await cancelled.press("ctrl-c")
        await cancelled.settle()
        #expect(cancelled.ending == .cancelled)
    }

    @Test func eachEventOfTheProgramIsALineInTheLog() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: file) }
        let log = try RouteLog(path: file.path)
        let pilot = await Pilot(plain: try controller(Self.planets, log: log), columns: 80, rows: 6)
        await pilot.click(on: "Venus")
        await pilot.click(on: "[ ? ]")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let clicked = """
            {"event":"CellClicked","row":1,"column":0,"value":"Venus","origin":"CellView",\
            "route":["CellGridView","StackView","CellsController"],\
            "handledBy":"CellsController","outcome":"stopped"}
            """
        let keys = """
            {"event":"KeysRequested","row":null,"column":null,"value":null,"origin":"Button",\
            "route":["StatusBar","StackView","CellsController"],\
            "handledBy":"CellsController","outcome":"stopped"}
            """
        #expect(lines.map(String.init) == [clicked, keys])
    }

    @Test func theHeaderStaysWhileRowsScroll() async throws {
        let pilot = try await pilot()
        await pilot.wheel(dy: 1, column: 1, row: 2)
        #expect(pilot.display.buffer.text(row: 0).hasPrefix("Name     Moons  漢字"))
        #expect(pilot.display.buffer.text(row: 1).hasPrefix("Mercury"))
        await pilot.resize(columns: 80, rows: 4)
        await pilot.wheel(dy: 1, column: 1, row: 2)
        #expect(pilot.display.buffer.text(row: 0).hasPrefix("Name     Moons  漢字"))
        #expect(pilot.display.buffer.text(row: 1).hasPrefix("Earth"))
    }

    @Test(arguments: ["", "\u{FEFF}", "\n", "Name,Moons"])
    func aFileWithoutRowsStillHasItsKeys(csv: String) async throws {
        let pilot = try await pilot(csv)
        #expect(pilot.screen.contains(csv == "Name,Moons" ? "Name" : "planets.csv"))
        await pilot.press("down", "enter", "escape")
        #expect(pilot.events(CellClicked.self).isEmpty)
        await pilot.press("?", "down", "down", "pagedown", "pageup", "pageup")
        #expect(pilot.screen.contains("Keys"))
        await pilot.press("escape", "q")
        await pilot.settle()
        #expect(pilot.ending == .ended)
    }

    @Test func aValueWithALineEndIsShownWhole() async throws {
        let pilot = try await pilot("a,b\n1,\"x\ny\nz\"\n")
        await pilot.press("right", "enter")
        #expect(pilot.display.buffer.text(row: 5).hasPrefix(" row 0, column 1: x␊y␊z"))
    }

    @Test func withoutAHeaderColumnsAreNumbered() async throws {
        let pilot = try await pilot("a,b\nc,d\n", hasHeader: false)
        #expect(pilot.display.buffer.lines[0].hasPrefix("0    1"))
        #expect(pilot.display.buffer.lines[1].hasPrefix("a    b"))
    }

    @Test func aShortRowHasEmptyCells() async throws {
        let pilot = try await pilot("a,b,c\n1\n")
        await pilot.press("right", "enter")
        #expect(pilot.display.buffer.text(row: 5).hasPrefix(" row 0, column 1:"))
        #expect(pilot.events(CellClicked.self).map(\.text) == [""])
    }

    @Test func hostileCellsStayText() async throws {
        let pilot = try await pilot("a,b\n\u{1B}[31mred,x\u{202E}y\n")
        #expect(pilot.display.buffer.lines[1].hasPrefix("␛[31mred  xy"))
    }

    @Test(arguments: [(1, 1), (2, 1), (5, 2), (40, 10), (260, 60)])
    func anySizeIsDrawn(columns: Int, rows: Int) async throws {
        let pilot = try await pilot()
        await pilot.resize(columns: columns, rows: rows)
        await pilot.press("?")
        await pilot.click(column: 0, row: 0)
        #expect(pilot.display.buffer.lines.count == rows)
        #expect(pilot.display.buffer.lines.allSatisfy { $0.cellWidth <= columns })
        #expect(pilot.ending == nil)
        await pilot.press("escape", "q")
        await pilot.settle()
        #expect(pilot.ending == .ended)
    }
}
