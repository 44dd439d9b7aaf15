// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import HitTestPicture
import PlainPilot
import RouteLog
import Seltzer
import SeltzerTesting
import Testing

@testable import HitTest

@MainActor
@Suite struct HitTestControllerTests {
    private func scene(
        _ settings: HitSettings = HitSettings(), columns: Int = 200, rows: Int = 60
    ) async -> (controller: HitTestController, pilot: Pilot) {
        let controller = HitTestController(settings)
        return (controller, await Pilot(plain: controller, columns: columns, rows: rows))
    }

    /// The labels begin below the first line.
    private func click(_ pilot: Pilot, _ point: Point) async {
        await pilot.click(column: point.x, row: point.y + 1)
    }

    @Test("R-HIT-13: BBBB is seen beyond BBB, where a click hits BB")
    func theOverhangIsSeen() async {
        let (_, pilot) = await scene()
        let styles = [Point(x: 81, y: 22), Point(x: 70, y: 22), Point(x: 88, y: 22)].map {
            pilot.display.buffer[$0.offsetBy(dx: 0, dy: 1)].style.background
        }
        #expect(styles[0] == styles[1])
        #expect(styles[0] != styles[2])
        await click(pilot, Point(x: 82, y: 22))
        for line in ["(82, 22): BB", "path: root > BB", "not BBBB: outside BBB"] {
            #expect(pilot.screen.contains(line))
        }
    }

    @Test func theCrosshairMovesAndEnterHits() async {
        let (_, pilot) = await scene()
        await pilot.press("right", "down", "down", "left", "left", "up", "enter")
        #expect(pilot.screen.contains("(29, 8): AAA"))
        await pilot.press("shift-right", "shift-down", "enter")
        #expect(pilot.screen.contains("(37, 12): AA"))
        await pilot.press("shift-left", "shift-up", "enter")
        #expect(pilot.screen.contains("(29, 8): AAA"))
    }

    @Test func theCrosshairStaysOnTheScreenAndInView() async {
        for (columns, rows) in [(80, 24), (40, 10), (20, 6), (1, 1)] {
            let (_, pilot) = await scene(columns: columns, rows: rows)
            for _ in 0..<20 { await pilot.press("shift-right", "shift-down") }
            await pilot.press("enter")
            let hit = pilot.events(PointTested.self).last
            #expect(hit?.point == Point(x: 99, y: 39))
            #expect(hit?.label == nil)
            if columns > 1 { #expect(pilot.screen.contains("+")) }
            for _ in 0..<20 { await pilot.press("shift-left", "shift-up") }
            await pilot.press("enter")
            #expect(pilot.events(PointTested.self).last?.point == .zero)
            if columns > 1 { #expect(pilot.screen.contains("+")) }
        }
    }

    @Test func theWheelLooksAtOtherPartsOfTheScreen() async {
        let (_, pilot) = await scene(columns: 80, rows: 24)
        await pilot.click(column: 50, row: 15)
        #expect(pilot.events(PointTested.self).last?.point == Point(x: 50, y: 14))
        for _ in 0..<30 { await pilot.wheel(dy: 1, column: 50, row: 5) }
        for _ in 0..<30 { await pilot.wheel(dx: 1, dy: 0, column: 50, row: 5) }
        await pilot.click(column: 50, row: 15)
        #expect(pilot.events(PointTested.self).last?.point == Point(x: 70, y: 39))
        await pilot.wheel(dx: .min, dy: .max, column: 50, row: 5)
        await pilot.press("left", "enter")
        #expect(pilot.events(PointTested.self).last?.point == Point(x: 69, y: 39))
        #expect(pilot.screen.contains("+"))
    }

    @Test func rTurnsTheRules() async {
        let (controller, pilot) = await scene()
        var winners: [LabelName?] = []
        for _ in HitRule.allCases {
            await click(pilot, Point(x: 82, y: 22))
            winners.append(pilot.events(PointTested.self).last?.label)
            #expect(pilot.screen.contains("rule \(controller.picture.settings.rule.rawValue)"))
            await pilot.press("r")
        }
        #expect(winners == [.bb, .bb, .aa, .bbbb, .bbbb])
        #expect(controller.picture.settings.rule == .system)
    }

    @Test func fBringsTheOtherLabelToTheFront() async {
        var settings = HitSettings()
        settings.rule = .itself
        let (_, pilot) = await scene(settings)
        await pilot.press("enter", "f", "enter", "f", "enter")
        #expect(pilot.events(PointTested.self).map(\.label) == [.aa, .bb, .aa])
    }

    @Test func labelsAreSwitchedOffAndHidden() async {
        let (controller, pilot) = await scene()
        await click(pilot, Point(x: 50, y: 18))
        await pilot.press("d")
        #expect(controller.picture.settings.disabled == [.bbbb])
        #expect(pilot.screen.contains("(50, 18): BBB\n") || pilot.screen.contains("(50, 18): BBB "))
        #expect(pilot.screen.contains("not BBBBB: interaction off with BBBB"))
        await pilot.press("d", "n", "h")
        #expect(controller.picture.settings.disabled.isEmpty)
        #expect(controller.picture.settings.hidden == [.bbbbb])
        #expect(pilot.screen.contains("not BBBBB: hidden"))
        await pilot.press("h", "n", "d")
        #expect(controller.picture.settings.hidden.isEmpty)
        #expect(controller.picture.settings.disabled == [.aa])
    }

    @Test("D-51, R-HIT-11: with recognizers on all labels one recognizer reports a tap")
    func tTurnsTapsOnAndOff() async {
        let (_, pilot) = await scene()
        await pilot.press("t")
        await click(pilot, Point(x: 50, y: 18))
        #expect(pilot.screen.contains("tapped: BBBBB"))
        #expect(!pilot.screen.contains("tapped: BBBBB,"))
        await pilot.press("t")
        await click(pilot, Point(x: 50, y: 18))
        #expect(!pilot.screen.contains("tapped"))
    }

    @Test func theLabelUnderThePointerIsOutlined() async {
        let (_, pilot) = await scene()
        await pilot.move(column: 50, row: 19)
        let heavy = { (row: Int) in
            pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)[row].contains("▌")
        }
        #expect(heavy(18))
        #expect(!heavy(2))
        await pilot.move(column: 70, row: 13)
        #expect(heavy(2))
        #expect(!heavy(18))
    }

    @Test func eachHitIsALineInTheLog() async throws {
        let file = FileManager.default.temporaryDirectory
            .appendingPathComponent("seltzer-\(UUID().uuidString).log")
        defer { try? FileManager.default.removeItem(at: file) }
        let controller = HitTestController(log: try RouteLog(path: file.path))
        let pilot = await Pilot(plain: controller, columns: 80, rows: 24)
        await pilot.press("enter")
        #expect(
            try String(contentsOf: file, encoding: .utf8)
                == #"{"event":"PointTested","x":30,"y":7,"#
                + #""rule":"system","label":"AAA","path":["root","AA","AAA"],"#
                + #""misses":["not AA: covered by AAA","not root: covered by AAA"]}"# + "\n")
    }

    @Test func linesThatDoNotFitAreTurned() async {
        let (_, pilot) = await scene(columns: 40, rows: 10)
        await pilot.press("down", "right", "shift-down", "shift-down", "shift-down", "shift-right")
        await pilot.press("shift-right", "enter")
        #expect(pilot.screen.contains("path: root"))
        #expect(!pilot.screen.contains("not root"))
        for _ in 0..<5 { await pilot.press("pagedown") }
        #expect(pilot.screen.contains("not root"))
        await pilot.press("pageup", "pageup", "pageup", "pageup", "pageup")
        #expect(pilot.screen.contains("path: root"))
    }

    @Test func helpListsTheKeysAndQQuits() async {
        let (_, pilot) = await scene(columns: 100, rows: 60)
        #expect(pilot.screen.contains("q Quit") && pilot.screen.contains("? Keys"))
        await pilot.press("?")
        for title in [
            "Rule", "Front", "Next label", "Off/on", "Hide/show", "Taps",
            "Move the cross", "Move it far", "Scroll the reasons", "Quit",
        ] {
            #expect(pilot.screen.contains(title))
        }
        await pilot.press("?", "q")
        await pilot.settle()
        #expect(pilot.ending == .ended)
    }

    @Test func aPictureThatDoesNotFitSaysThatItScrolls() async {
        let pilot = await Pilot(plain: HitTestController(), columns: 80, rows: 24)
        #expect(pilot.screen.contains("the wheel and the cross scroll it."))
        await pilot.press("enter")
        #expect(pilot.screen.contains("the wheel and the cross scroll it."))
        await pilot.resize(columns: 150, rows: 44)
        #expect(!pilot.screen.contains("scroll it."))
    }
}
