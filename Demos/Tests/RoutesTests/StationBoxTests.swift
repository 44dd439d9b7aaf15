// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import PlainPilot
import Seltzer
import SeltzerTesting
import Testing

@testable import Routes

@MainActor
@Suite struct StationBoxTests {
    private func start(article: Int, columns: Int = 100, rows: Int = 24) async -> (
        RoutesController, Pilot
    ) {
        let controller = RoutesController(article: article)
        return (controller, await Pilot(plain: controller, columns: columns, rows: rows))
    }

    private func row(_ name: String, _ pilot: Pilot) -> String {
        pilot.location(of: name).map { pilot.display.buffer.text(row: $0.y) } ?? ""
    }

    @Test func aClickTurnsTheAnswerRoundAndTheRouteFollows() async {
        let (controller, pilot) = await start(article: 1)
        let expected: [(Disposition?, String)] = [
            (.observed, "ChildView observed, ChildController ignored"), (.stop, "ChildView stop"),
            (nil, "ChildView -, ChildController ignored"),
            (.ignored, "ChildView ignored, ChildController ignored"),
        ]
        for (answer, route) in expected {
            await pilot.click(on: "ChildView")
            #expect(controller.page.stations[6].answer == answer)
            await pilot.press("p")
            let text = controller.page.traces[0].description
            #expect(text.hasPrefix("ping from View1: origin skipped, \(route)"))
        }
    }

    @Test func theOutcomeFollowsTheStrongestAnswer() async {
        let (controller, pilot) = await start(article: 1)
        let station = controller.page.stations[5]
        for (answer, outcome) in [
            (Disposition?.none, "unhandled"), (.ignored, "unhandled"), (.observed, "observed"),
            (.stop, "stopped"),
        ] {
            station.answer = answer
            await pilot.press("p")
            #expect(pilot.screen.contains("─ \(outcome) ─"))
        }
    }

    @Test func captureHandlersAreAskedFromTheTopAndMayStop() async {
        let (controller, pilot) = await start(article: 1)
        for name in ["RootView", "Window"] {
            await pilot.focus(name)
            await pilot.press("c")
        }
        await pilot.press("p")
        #expect(
            controller.page.traces[0].description.hasPrefix(
                "ping from View1: origin skipped, ^Window ignored, ^RootView ignored, ChildView"))
        #expect(row("Window", pilot).contains("^1 ignored"))
        #expect(controller.page.stations[2].capture == .ignored)
        await pilot.focus("Window")
        await pilot.press("c", "p")
        #expect(row("Window", pilot).contains("^1 observed"))
        controller.page.stations[2].capture = .stop
        await pilot.press("p")
        #expect(
            controller.page.traces[0].description
                == "ping from View1: origin skipped, ^Window stop")
        #expect(pilot.screen.contains("─ stopped ─"))
    }

    @Test func interceptorsRewriteOnTheirWayAndBlock() async {
        let (controller, pilot) = await start(article: 3)
        controller.page.stations[0].answer = .observed
        controller.page.stations[1].answer = .observed
        await pilot.press("p")
        #expect(controller.page.notes.contains("RootController got row 1"))
        await pilot.focus("ContainerController")
        await pilot.press("i", "p")
        #expect(controller.page.notes.contains("ContainerController got row 333"))
        #expect(controller.page.notes.contains("RootController got row 333"))
        #expect(controller.page.stations[1].interception == .rewrite)
        await pilot.press("i", "p")
        #expect(controller.page.notes.contains("ContainerController got row 1"))
        #expect(!controller.page.notes.contains { $0.hasPrefix("RootController") })
        #expect(row("ContainerController", pilot).contains("1 blocked"))
    }

    @Test func theRewriteStaysOnItsWay() async {
        let (controller, pilot) = await start(article: 3)
        let page = controller.page
        page.stations.forEach { $0.answer = .observed }
        page.stations[2].interception = .rewrite
        for title in ["From", "From", "Manager is on"] {
            await pilot.turn(title, of: controller)
        }
        await pilot.press("p")
        let rows = page.notes.filter { $0.contains(" got row ") }.map {
            $0.split(separator: " ").last
        }
        #expect(rows == ["333", "333", "333", "1", "1", "1"])
    }

    @Test func aRequestIsAnsweredByTheFirstThatDoesNotDecline() async {
        let (controller, pilot) = await start(article: 3)
        let page = controller.page
        await pilot.press("a")
        #expect(page.notes == ["The answer: nil"])
        page.stations[0].answer = .observed
        await pilot.press("a")
        #expect(page.notes == ["The answer: channel 1 of RootController"])
        page.stations[1].interception = .rewrite
        await pilot.press("a")
        #expect(page.notes == ["The answer: channel 333 of RootController"])
        page.stations[1].answer = .observed
        await pilot.press("a")
        #expect(
            page.traces[0].description.hasSuffix("ContainerController stop rewritten"))
    }

    @Test func anEventFromAnotherThreadArrives() async {
        let (controller, pilot) = await start(article: 3)
        await pilot.press("t")
        while controller.page.traces.isEmpty { await pilot.settle() }
        #expect(controller.page.traces[0].eventName == "ContentLoaded")
        await pilot.settle()
        #expect(pilot.screen.contains("ContentLoaded from ContentController"))
    }

    @Test func aConformerMayDecline() async {
        let (controller, pilot) = await start(article: 5)
        let page = controller.page
        page.stations[4].answer = .ignored
        await pilot.press("p")
        #expect(
            page.traces[0].description == """
                TapActions from TapView: Panel -, EmbeddedController ignored, RootView -, \
                RootController stop
                """)
        page.stations[2].answer = .ignored
        await pilot.press("p")
        #expect(page.notes.last == "No responder took it")
    }

    @Test func anyBoxMayPost() async {
        let (controller, pilot) = await start(article: 1)
        let (window, box) = (pilot.application.keyWindow, controller.page.stations[8])
        while (window?.firstResponder as? StationBox)?.station !== box {
            await pilot.press("tab")
        }
        await pilot.press("o", "p")
        #expect(row("View2", pilot).contains("● View2"))
        #expect(
            controller.page.traces[0].description.hasPrefix(
                "ping from View2: origin skipped, RootView"))
        await pilot.press("space", "c", "i")
        #expect(box.answer == .observed)
        #expect(box.capture == .ignored)
        #expect(box.interception == .rewrite)
    }

    @Test func theRouteIsShownHopByHop() async {
        let (_, pilot) = await start(article: 1)
        await pilot.press("p")
        #expect(row("AppDelegate", pilot).contains("7 ignored"))
        await pilot.press("s")
        #expect(row("ChildView", pilot).contains("1 ignored"))
        #expect(!row("ChildController", pilot).contains("2 ignored"))
        await pilot.press("s")
        #expect(row("ChildController", pilot).contains("2 ignored"))
        await pilot.press("s", "s", "s", "s", "s", "s")
        #expect(row("AppDelegate", pilot).contains("7 ignored"))
    }

    @Test func theDiagramShowsSettingsAndLinesToTheSuperiors() async {
        let (controller, pilot) = await start(article: 1, columns: 140, rows: 40)
        let station = controller.page.stations[7]
        station.capture = .stop
        station.interception = .block
        station.answer = nil
        await pilot.settle()
        await pilot.press("s")
        controller.page.onChange()
        await pilot.settle()
        let text = row("● View1", pilot)
        #expect(text.contains("└ ● View1  [· no handler] [capture stop] [block]"))
        #expect(row("ChildController", pilot).contains("├   ChildController  [· ignored]"))
        #expect(row("ChildView", pilot).contains("│ └   ChildView"))
    }
}
