// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: RouteTimeline.

import SeltzerBase
import SeltzerInspector
import SeltzerResponder
import SeltzerScreen
import SeltzerTesting
import SeltzerViews
import Testing

@MainActor
@Suite("The view of routes")
struct RoutesViewTests {
    struct Opened: RoutedEvent {}
    struct Closed: RoutedEvent {}
    final class Shelf: Responder {}
    final class Book: Responder {}

    let shelf = Shelf(), book = Book(), history = RouteHistory()
    let routes: RoutesView

    init() {
        book.next = shelf
        shelf.on { (_: Opened) in .stop }
        history.observe(shelf)
        routes = RoutesView(history)
    }

    private func pilot(
        columns: Int = 80, rows: Int = 28, capabilities: DisplayCapabilities = DisplayCapabilities()
    ) async -> Pilot {
        routes.diagram.timeText = { _, isUnicode in RouteTime.text(.zero, isUnicode: isUnicode) }
        let controller = ViewController()
        controller.view = routes
        let pilot = await Pilot(
            controller, columns: columns, rows: rows, capabilities: capabilities)
        return pilot
    }

    @Test("names all verdicts, in two rows if one is too narrow", arguments: [40, 50, 90])
    func theLegendIsWhole(columns: Int) async {
        let pilot = await pilot(columns: columns)
        for word in ["passed", "observed", "answered", "stopped", "blocked"] {
            #expect(pilot.screen.contains(word), "\(word)")
        }
    }

    @Test(
        "shows the newest event until an earlier one is selected, and follows again from the last")
    func theNewestIsShown() async throws {
        let pilot = await pilot()
        book.post(Opened())
        book.post(Closed())
        await pilot.settle()
        routes.diagram.becomeFirstResponder()
        #expect(routes.diagram.trace?.eventName == "Closed")
        await pilot.press("left")
        #expect(routes.diagram.trace?.eventName == "Opened")
        #expect(routes.isHeld && pilot.screen.contains("held"))
        book.post(Closed())
        await pilot.settle()
        #expect(routes.diagram.trace?.eventName == "Opened")
        #expect(pilot.screen.contains("3 events"))
        await pilot.press("end")
        #expect(!routes.isHeld)
        book.post(Opened())
        await pilot.settle()
        #expect(routes.diagram.trace?.eventName == "Opened")
        #expect(routes.timeline.selectedRecord == 4)
    }

    @Test("Space holds the picture, and lets it go")
    func spaceHolds() async {
        let pilot = await pilot()
        book.post(Opened())
        await pilot.settle()
        routes.diagram.becomeFirstResponder()
        await pilot.press("space")
        book.post(Closed())
        await pilot.settle()
        #expect(routes.diagram.trace?.eventName == "Opened")
        await pilot.press("space")
        #expect(routes.diagram.trace?.eventName == "Closed")
    }

    @Test("f filters by name and verdict")
    func wordsFilter() async throws {
        let pilot = await pilot()
        for _ in 0..<3 { book.post(Closed()) }
        book.post(Opened())
        await pilot.settle()
        routes.diagram.becomeFirstResponder()
        await pilot.press("f")
        await pilot.type("passed")
        #expect(routes.timeline.records.map(\.id) == [1, 2, 3])
        #expect(pilot.screen.contains("3 chosen"))
        #expect(routes.diagram.trace?.eventName == "Closed")
        await pilot.type("x")
        #expect(pilot.screen.contains("No route yet"))
    }

    @Test("a press on the timeline selects the event of the column")
    func columnsAreSelected() async throws {
        let pilot = await pilot()
        for _ in 0..<5 { book.post(Closed()) }
        await pilot.settle()
        routes.diagram.becomeFirstResponder()
        let frame = routes.timeline.frame
        await pilot.click(column: frame.minX + 3, row: frame.minY)
        #expect(routes.timeline.selectedRecord == 2)
        #expect(pilot.events(RouteRecordSelected.self).map(\.isNewest) == [false])
        #expect(try await pilot.element(.slider, "Timeline").value == "2 of 5, Closed, passed")
        try await pilot.element(.slider, "Timeline").increment()
        #expect(routes.timeline.selectedRecord == 3)
    }

    @Test("more events than columns: the newest are seen, and Home goes to the first")
    func manyEvents() async throws {
        let pilot = await pilot(columns: 40, rows: 12)
        for _ in 0..<2_000 { book.post(Closed()) }
        await pilot.settle()
        routes.diagram.becomeFirstResponder()
        #expect(routes.timeline.records.count == 1_000)
        await pilot.press("home")
        #expect(routes.timeline.selectedRecord == 1_001)
        #expect(pilot.screen.contains(".") || pilot.screen.contains("▲"))
    }

    @Test("says the verdicts of the timeline without colors, in ASCII and in a tiny window")
    func noColors() async {
        let pilot = await pilot(
            columns: 40, rows: 12,
            capabilities: DisplayCapabilities(colorDepth: .monochrome, isUnicode: false))
        book.post(Opened())
        book.post(Closed())
        await pilot.settle()
        routes.diagram.becomeFirstResponder()
        let rows = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(rows.suffix(3).contains { $0.contains("# .") || $0.contains("#") })
        #expect(pilot.screen.utf8.count == pilot.screen.count)
        for (columns, rows) in [(1, 1), (0, 0), (200, 3), (80, 28)] {
            await pilot.resize(columns: columns, rows: rows)
        }
        #expect(pilot.screen.contains("Book"))
    }
}
