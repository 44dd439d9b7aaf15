// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import InputRecords
import PlainPilot
import RouteLog
import Seltzer
import SeltzerTesting
import Testing

@testable import Events

@MainActor
@Suite struct EventsControllerTests {
    private let up = ReceivedInput(
        bytes: [0x1B, 0x5B, 0x41], byteCount: 3, decoded: [.event(.key(KeyPress(.up)))])

    private func pilot(
        _ controller: EventsController, columns: Int = 80, rows: Int = 24
    ) async -> Pilot {
        await Pilot(plain: controller, columns: columns, rows: rows)
    }

    @Test(arguments: [(40, 10), (80, 24), (200, 60)])
    func eventIsShownWithItsBytes(columns: Int, rows: Int) async {
        let controller = EventsController()
        let pilot = await pilot(controller, columns: columns, rows: rows)
        #expect(pilot.screen.contains("Type, click, paste, resize."))
        controller.received(up)
        await pilot.settle()
        #expect(pilot.screen.contains("key up"))
        #expect(pilot.screen.contains(columns > 40 ? "1b 5b 41" : "1b"))
        #expect(pilot.screen.contains("This terminal") == (rows > 20))
    }

    @Test func tabShowsTheTerminalWhereThereIsNoRoomForBoth() async {
        let pilot = await pilot(EventsController(), columns: 40, rows: 10)
        #expect(!pilot.screen.contains("This terminal"))
        await pilot.press("tab")
        #expect(pilot.screen.contains("This terminal") && pilot.screen.contains("TERM"))
        await pilot.press("pagedown", "pagedown", "pagedown")
        #expect(!pilot.screen.contains("TERM") && pilot.screen.contains("This terminal"))
        await pilot.press("tab")
        #expect(!pilot.screen.contains("This terminal"))
    }

    @Test(arguments: [(40, 10), (80, 24)])
    func helpListsTheKeysAndEventsGoOnBehindIt(columns: Int, rows: Int) async {
        let controller = EventsController(limit: 100)
        let pilot = await pilot(controller, columns: columns, rows: rows)
        #expect(pilot.screen.contains("Ctrl-C twice: end") && pilot.screen.contains("? Keys"))
        #expect(pilot.screen.contains("Tab Turn"))
        await pilot.press("f1")
        #expect(pilot.screen.contains("By pages"))
        controller.received(up)
        await pilot.press("escape")
        #expect(pilot.screen.contains("key up") && !pilot.screen.contains("By pages"))
    }

    @Test func keysOfTheProgramHaveNamesForAUsersFile() async {
        let pilot = await pilot(EventsController(limit: 100))
        let actions = pilot.application.currentActions
        let names = actions.compactMap(\.identifier)
        for name in ["turn", "help", "page-up", "page-down", "scroll-to-top", "scroll-to-bottom"] {
            #expect(names.contains(name))
        }
        let nameless = actions.filter { $0.responder is EventsController && $0.identifier == nil }
        #expect(nameless.isEmpty)
    }

    @Test func listStaysWithTheNewestUntilItIsScrolled() async {
        let controller = EventsController(limit: 100)
        let pilot = await pilot(controller, columns: 40, rows: 10)
        for _ in 0..<500 { controller.received(up) }
        await pilot.settle()
        #expect(pilot.screen.contains(" 500  key up"))
        await pilot.press("home")
        #expect(pilot.screen.contains(" 401  key up") && !pilot.screen.contains(" 500  key"))
        controller.received(up)
        await pilot.settle()
        #expect(!pilot.screen.contains(" 501  key"))
        await pilot.press("end")
        #expect(pilot.screen.contains(" 501  key up"))
        await pilot.wheel(dy: -1, column: 3, row: 3)
        #expect(pilot.screen.contains(" 498  key up") && !pilot.screen.contains(" 501  key"))
    }

    @Test(arguments: [(0, 0), (1, 1), (3, 2), (10, 3)])
    func tinyScreensAreHarmless(columns: Int, rows: Int) async {
        let controller = EventsController()
        let pilot = await pilot(controller, columns: columns, rows: rows)
        for _ in 0..<20 { controller.received(up) }
        await pilot.settle()
        await pilot.press("pageup", "tab", "home", "tab")
        #expect(pilot.display.size == Size(width: columns, height: rows))
    }

    @Test func eventsAreLoggedAtOnceAndOnlyOnce() async throws {
        let path = NSTemporaryDirectory() + "events-\(UUID().uuidString).jsonl"
        defer { try? FileManager.default.removeItem(atPath: path) }
        let controller = EventsController(log: try RouteLog(path: path))
        controller.received(up)
        controller.received(ReceivedInput(bytes: [0x1B], byteCount: 1, decoded: []))
        let size = Size(width: 5, height: 5)
        controller.received(
            ReceivedInput(bytes: [0x74], byteCount: 1, decoded: [.event(.resize(size))]))
        controller.willDispatch(.resize(size))
        controller.willDispatch(.resize(size))
        let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
        #expect(
            lines == [
                #"{"kind":"key","key":"up","mods":[],"hex":"1b5b41"}"#,
                #"{"kind":"resize","col":5,"row":5,"hex":"74"}"#,
                #"{"kind":"resize","col":5,"row":5}"#,
            ])
    }
}
