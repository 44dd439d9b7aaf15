// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: Application+tasks.

import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

/// The routes of responders that belong to no application.
@MainActor
@Suite struct PilotRoutesTests {
    private struct Opened: RoutedEvent {
        var number = 0
    }
    private struct Size: RoutedRequest {
        typealias Answer = Int
    }

    @Test func controllerWithoutAParentIsAmongTheRoutes() async {
        let pilot = await Pilot(ViewController(view: Label("Ready")), columns: 20, rows: 3)
        let loose = ViewController(view: Label("Later"))
        loose.on(Opened.self, phase: .broadcast) { _ in .stop }
        loose.broadcast(Opened())
        #expect(pilot.lastRoute?.eventName == "Opened")
        #expect(pilot.lastRoute?.outcome == .stopped)
    }

    @Test func postRequestAndActionOutsideOfWindowsAreAmongTheRoutes() async {
        let pilot = await Pilot(ViewController(view: Label("Ready")), columns: 20, rows: 3)
        let model = Responder(), view = Label("Loose")
        let start = pilot.routes.count
        model.post(Opened(number: 1))
        view.post(Opened(number: 2), reach: .belowWindow)
        _ = view.ask(Size())
        view.sendAction { (_: PilotRoutesTests) in }
        #expect(pilot.events(Opened.self).map(\.number) == [1, 2])
        #expect(pilot.routes[start...].map(\.kind) == [.post, .post, .ask, .action])
    }

    @Test func looseRespondersOfHandlersAndTheirTasksAreAmongTheRoutes() async {
        let model = Responder()
        let button = Button("Load") { (_: Button) in
            model.post(Opened(number: 1))
            Task { @MainActor in model.post(Opened(number: 2)) }
        }
        let pilot = await Pilot(ViewController(view: button), columns: 20, rows: 3)
        await pilot.press("enter")
        await pilot.settle()
        #expect(pilot.events(Opened.self).map(\.number) == [1, 2])
    }

    @Test func postLaterOfTheTestIsAmongTheRoutes() async {
        let model = Responder()
        let pilot = await Pilot(ViewController(view: Label("Ready")), columns: 20, rows: 3)
        model.postLater(Opened(number: 3))
        await pilot.settle()
        #expect(pilot.events(Opened.self).map(\.number) == [3])
    }

    @Test func eventsOfAnotherTaskAreNotAmongTheRoutes() async {
        let pilot = await Pilot(ViewController(view: Label("Ready")), columns: 20, rows: 3)
        await Task.detached { @MainActor in _ = Responder().post(Opened()) }.value
        #expect(pilot.events(Opened.self).isEmpty)
    }

    @Test func eventsThatAHandlerOfOneApplicationSendsAreNotAmongTheRoutesOfAnother() async {
        let model = Responder()
        let button = Button("Load") { (_: Button) in model.post(Opened()) }
        let other = await Pilot(ViewController(view: Label("Other")), columns: 20, rows: 3)
        let pilot = await Pilot(ViewController(view: button), columns: 20, rows: 3)
        await pilot.press("enter")
        #expect(pilot.events(Opened.self).count == 1)
        #expect(other.events(Opened.self).isEmpty)
    }

    @Test func mistakeOutsideOfWindowsIsADiagnostic() async {
        let pilot = await Pilot(ViewController(view: Label("Ready")), columns: 20, rows: 3)
        let loose = ViewController(view: Label("Later"))
        loose.on { (_: Opened) in .stop }
        loose.broadcast(Opened())
        #if DEBUG
        #expect(pilot.application.diagnostics.contains { $0.hasPrefix("Opened was broadcast") })
        #else
        #expect(pilot.application.diagnostics.isEmpty)
        #endif
    }
}
