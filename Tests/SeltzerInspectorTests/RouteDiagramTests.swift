// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RouteBox, RouteDiagramLayout, RouteDiagramPainter.

import SeltzerBase
import SeltzerInspector
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite("The picture of a route")
struct RouteDiagramTests {
    struct ItemAdded: RoutedEvent { var name = "Lime" }

    final class Till: Responder {}
    final class Kiosk: Responder {}
    final class Row: Responder {}
    final class AddButton: Responder {}

    /// A chain of five responders, of which some answer.
    let window = Till(), kiosk = Kiosk(), rows = (0..<2).map { _ in Row() }, button = AddButton()

    init() {
        button.next = rows[0]
        rows[0].next = rows[1]
        rows[1].next = kiosk
        kiosk.next = window
    }

    private func trace(_ act: @MainActor () -> Void) -> RouteTrace? {
        var trace: RouteTrace?
        let origin = button.observeRoutes { trace = $0 }
        act()
        origin.cancel()
        return trace
    }

    private func pilot(
        _ diagram: RouteDiagram, columns: Int = 60, rows: Int = 12,
        capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async -> Pilot {
        diagram.timeText = { _, _ in "1 µs" }
        let controller = ViewController()
        controller.view = diagram
        return await Pilot(controller, columns: columns, rows: rows, capabilities: capabilities)
    }

    @Test("nests a box for each responder, with its verdict and its handler")
    func boxesAreNested() async {
        let diagram = RouteDiagram()
        kiosk.on { (_: ItemAdded) in .stop }
        diagram.trace = trace { button.post(ItemAdded()) }
        let pilot = await pilot(diagram)
        let screen = pilot.screen
        for text in [
            "Till", "not asked", "Kiosk", "■ stopped", "2 passed", "AddButton", "● posts",
            "ItemAdded", #"name: "Lime""#, "RouteDiagramTests.swift:",
        ] {
            #expect(screen.contains(text), "\(text)")
        }
        #expect(screen.contains("╭─ Till"))
        #expect(screen.contains("1 µs"))
    }

    @Test(
        "has a row for each responder where boxes have no room, and says all in ASCII and without colors"
    )
    func rowsTakeThePlaceOfBoxes() async {
        let diagram = RouteDiagram()
        kiosk.on { (_: ItemAdded) in .observed }
        diagram.trace = trace { button.post(ItemAdded()) }
        let pilot = await pilot(
            diagram, columns: 40, rows: 5,
            capabilities: DisplayCapabilities(colorDepth: .monochrome, isUnicode: false))
        let lines = pilot.screen.split(separator: "\n").map(String.init)
        #expect(lines.count == 5)
        #expect(lines[0].contains("Till") && lines[0].contains(". passed"))
        #expect(lines[1].contains("Kiosk") && lines[1].contains("~ observed"))
        #expect(lines[4].contains("AddButton  ItemAdded") && lines[4].contains("* posts"))
        #expect(pilot.screen.utf8.count == pilot.screen.count)
    }

    @Test("shows at any size, with a route of any kind or none")
    func anySize() async {
        let diagram = RouteDiagram()
        let pilot = await pilot(diagram)
        #expect(pilot.screen.contains("No route yet"))
        kiosk.intercept { (event: inout ItemAdded) in
            event.name = "漢字"
            return false
        }
        diagram.trace = trace { button.post(ItemAdded(name: "é\u{1B}[31m漢")) }
        for (columns, rows) in [(1, 1), (0, 0), (3, 40), (40, 12), (200, 60)] {
            await pilot.resize(columns: columns, rows: rows)
        }
        #expect(pilot.screen.contains("× blocked"))
        #expect(pilot.screen.contains("rewritten"))
        diagram.trace = trace { button.broadcast(ItemAdded()) }
        await pilot.settle()
        #expect(pilot.screen.contains("AddButton"))
    }

    @Test("lets the event climb a box each 60 ms, and shows all at once with reduced motion")
    func theEventClimbs() async {
        let diagram = RouteDiagram()
        let pilot = await pilot(diagram)
        window.on { (_: ItemAdded) in .stop }
        guard let trace = trace({ button.post(ItemAdded()) }) else {
            Issue.record("no trace")
            return
        }
        pilot.application.animatesControls = true
        diagram.show(trace)
        await pilot.settle()
        #expect(diagram.isClimbing)
        #expect(!pilot.screen.contains("stopped"))
        for _ in 0..<6 { await pilot.advance(by: .milliseconds(60)) }
        #expect(!diagram.isClimbing)
        #expect(pilot.screen.contains("stopped"))
        pilot.application.reducesMotion = true
        diagram.trace = nil
        diagram.show(trace)
        await pilot.settle()
        #expect(!diagram.isClimbing && pilot.screen.contains("stopped"))
    }

    @Test("keys and clicks select a responder, and choose it")
    func respondersAreChosen() async throws {
        let diagram = RouteDiagram()
        kiosk.on { (_: ItemAdded) in .stop }
        diagram.trace = trace { button.post(ItemAdded()) }
        let pilot = await pilot(diagram)
        diagram.becomeFirstResponder()
        await pilot.press("up")
        #expect(diagram.selectedResponder == ObjectIdentifier(button))
        await pilot.press("up")
        await pilot.press("up")
        await pilot.press("enter")
        #expect(pilot.events(RouteBoxChosen.self).map(\.responder) == ["Kiosk"])
        #expect(pilot.events(RouteBoxChosen.self).first?.verdict == .stopped)
        #expect(
            pilot.events(RouteBoxChosen.self).first?.handler?.description.hasPrefix(
                "RouteDiagramTests.swift:") == true)
        await pilot.click(on: "Till")
        #expect(pilot.events(RouteBoxChosen.self).map(\.responder) == ["Kiosk", "Till"])
        await pilot.press("down")
        #expect(diagram.selectedResponder == ObjectIdentifier(kiosk))
    }

    @Test("a folded box unfolds to a row for each responder")
    func foldedBoxesUnfold() async {
        let diagram = RouteDiagram()
        diagram.trace = trace { button.post(ItemAdded()) }
        let pilot = await pilot(diagram, rows: 9)
        #expect(pilot.screen.contains("3 passed"))
        await pilot.click(on: "3 passed")
        #expect(pilot.screen.contains("Till") && pilot.screen.contains("Kiosk"))
        #expect(!pilot.screen.contains("3 passed"))
    }

    @Test("says all of it to users who do not see it")
    func elementsSayAll() async throws {
        let diagram = RouteDiagram()
        kiosk.on { (_: ItemAdded) in .stop }
        diagram.trace = trace { button.post(ItemAdded()) }
        let pilot = await pilot(diagram)
        #expect(
            try await pilot.element(.list, "Route").value
                == "ItemAdded from AddButton, stopped at Kiosk")
        #expect(
            try await pilot.element(.row, "Kiosk").value?.hasPrefix(
                "stopped, RouteDiagramTests.swift:") == true)
        #expect(try await pilot.element(.row, "Till").value == "not asked")
        try await pilot.element(.row, "Kiosk").click()
        #expect(pilot.events(RouteBoxChosen.self).map(\.responder) == ["Kiosk"])
    }

    @Test(
        "a handler on the way down is told in the box of its responder, also if it ends the event")
    func captureIsTold() async {
        let diagram = RouteDiagram()
        kiosk.on(ItemAdded.self, phase: .capture) { _ in .stop }
        diagram.trace = trace { button.post(ItemAdded()) }
        let pilot = await pilot(diagram, columns: 90, rows: 24)
        #expect(pilot.screen.contains("■ stopped"))
        #expect(pilot.screen.contains("on the way down"))
        #expect(pilot.screen.contains("not asked"))
    }
}
