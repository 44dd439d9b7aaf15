// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import PlainPilot
import RouteLog
import Seltzer
import SeltzerTesting
import Testing

@testable import Routes

@MainActor
@Suite struct RoutesControllerTests {
    @Test(arguments: 1...5)
    func numbersAndTabsTurnThePages(number: Int) async throws {
        let controller = RoutesController(article: number % 5 + 1)
        let pilot = await Pilot(plain: controller, columns: 80, rows: 24)
        await pilot.press(KeyChord(.character(Character("\(number)"))))
        #expect(controller.page.number == number)
        let idea = controller.page.idea
        #expect(pilot.screen.contains(idea))
        let other = RoutesController(article: number % 5 + 1)
        let second = await Pilot(plain: other, columns: 80, rows: 24)
        await second.click(on: "\(number) \(controller.page.title)")
        #expect(other.page.number == number)
        #expect(second.screen.contains(idea))
    }

    @Test func aPageKeepsItsSettingsWhileAnotherIsShown() async {
        let controller = RoutesController()
        let pilot = await Pilot(plain: controller, columns: 100, rows: 40)
        await pilot.turn("Reach", of: controller)
        await pilot.press("p", "2", "1")
        #expect(pilot.screen.contains("below window"))
        #expect(pilot.screen.contains("ping from View1"))
    }

    @Test func tabGoesThroughBoxesAndControls() async {
        let controller = RoutesController(article: 5)
        let pilot = await Pilot(plain: controller, columns: 80, rows: 24)
        let window = pilot.application.keyWindow
        #expect(window?.firstResponder is Button)
        await pilot.press("tab")
        #expect(window?.firstResponder is PopUpButton)
        await pilot.press("space", "end", "enter")
        #expect(controller.page.choices[0].selected == 1)
        await pilot.press("shift-tab", "up")
        #expect(window?.firstResponder is StationBox)
    }

    @Test func questionMarkListsTheKeys() async {
        let pilot = await Pilot(plain: RoutesController(), columns: 80, rows: 24)
        await pilot.press("?")
        for title in ["Post up", "Broadcast down", "─ Keys ─", "Step by step"] {
            #expect(pilot.screen.contains(title))
        }
        await pilot.press("?")
        #expect(!pilot.screen.contains("─ Keys ─"))
        await pilot.press("p")
        #expect(pilot.screen.contains("─ unhandled ─"))
    }

    @Test func qQuitsAndControlCCancels() async {
        let quit = await Pilot(plain: RoutesController(), columns: 80, rows: 24)
        await quit.press("q")
        await quit.settle()
        #expect(quit.ending == .ended)
        let cancelled = await Pilot(plain: RoutesController(), columns: 80, rows: 24)
        await cancelled.press("ctrl-c")
        await cancelled.settle()
        #expect(cancelled.ending == .cancelled)
    }

    @Test func everyDispatchOfThePagesIsALineInTheLogAndInputIsNone() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: file) }
        let controller = RoutesController(log: try RouteLog(path: file.path))
        let pilot = await Pilot(plain: controller, columns: 100, rows: 24)
        await pilot.turn("Passes to siblings", of: controller)
        await pilot.press("p", "3", "a", "5", "p", "tab", "4", "p")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        let objects = try lines.map {
            try #require(
                try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
        }
        #expect(objects.map { $0["kind"] as? String } == ["broadcast", "post", "ask", "action"])
        #expect(
            objects.map { $0["event"] as? String } == [
                "changed", "ping", "ChannelID", "TapActions",
            ])
        #expect(objects[1]["outcome"] as? String == "stopped")
        let steps = try #require(objects[1]["steps"] as? [[String: Any]])
        #expect(steps.map { $0["responder"] as? String }.last == "RootController")
    }

    @Test func theHitTestPageHasTheSixLabelsToBeClicked() async {
        let pilot = await Pilot(plain: RoutesController(article: 4), columns: 100, rows: 44)
        // Each name is in the picture and in the list beside it.
        let words = pilot.screen.split(separator: "\n").dropFirst(3)
            .flatMap { $0.split(separator: " ") }
        for name in ["AA", "AAA", "BB", "BBB", "BBBB", "BBBBB"] {
            #expect(words.count { $0 == name } == 2)
        }
        await pilot.click(column: 50, row: 20)
        #expect(pilot.screen.contains("(50, 17): BBBBB"))
    }

    @Test func theHitTestPageHasItsOwnKeysAndKeepsWhatTheyChanged() async {
        let controller = RoutesController(article: 1)
        let pilot = await Pilot(plain: controller, columns: 80, rows: 24)
        await pilot.press("4", "r", "d", "enter")
        #expect(pilot.screen.contains("rule manual, front AA, BBBB off"))
        #expect(pilot.screen.contains("(30, 7): AAA"))
        await pilot.press("left", "enter")
        #expect(pilot.screen.contains("(29, 7): AAA"))
        await pilot.press("1")
        #expect(controller.page.number == 1)
        await pilot.press("4")
        #expect(pilot.screen.contains("rule manual, front AA, BBBB off"))
    }

    @Test(arguments: 1...5, [(1, 1), (3, 2), (12, 4), (40, 10), (63, 24), (64, 12), (200, 60)])
    func anySizeIsDrawn(article: Int, size: (columns: Int, rows: Int)) async {
        let controller = RoutesController(article: article)
        let pilot = await Pilot(plain: controller, columns: 80, rows: 24)
        await pilot.resize(columns: size.columns, rows: size.rows)
        await pilot.press("p", "b", "s", "tab", "tab", "enter", "shift-tab", "page-down", "?")
        await pilot.click(column: 0, row: size.rows - 1)
        await pilot.wheel(dy: 3, column: size.columns / 2, row: size.rows / 2)
        #expect(pilot.display.size == Size(width: size.columns, height: size.rows))
        #expect(pilot.error == nil)
        #expect(pilot.application.diagnostics.isEmpty)
    }

    @Test func theFocusIsAlwaysInSight() async {
        let pilot = await Pilot(plain: RoutesController(), columns: 40, rows: 10)
        let window = pilot.application.keyWindow
        for _ in 0..<30 {
            await pilot.press("tab")
            guard let view = window?.firstResponder as? View else { continue }
            let frame = view.convert(view.bounds, to: nil)
            #expect(frame.minY >= 0 && frame.maxY <= 9)
        }
    }
}
