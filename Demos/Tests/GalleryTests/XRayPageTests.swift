// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The X-ray page")
struct XRayPageTests {
    private func pilot(columns: Int = 110, rows: Int = 34) async throws -> Pilot {
        let page = try #require(GalleryPage.named("x-ray"))
        return await Pilot(PageController(page), columns: columns, rows: rows)
    }

    @Test("shows how each sale rises, with what each responder does")
    func salesRise() async throws {
        let pilot = try await pilot()
        try await pilot.element(.button, "Add Grapefruit").click()
        #expect(pilot.events(ItemAdded.self).map(\.price) == [460])
        #expect(
            try await pilot.element(.list, "Route").value
                == "ItemAdded from Button#grapefruit, stopped at Till")
        #expect(
            try await pilot.element(.row, "DrinkList").value?.hasPrefix(
                "observed, KioskStation.swift:") == true)
        #expect(try await pilot.element(.row, "KioskController").value?.hasPrefix("passed") == true)
        #expect(pilot.screen.contains("1 in the basket"))
        #expect(pilot.screen.contains("2 events"))
    }

    @Test("a click on a box changes what its responder does with the next event")
    func boxesChangeAnswers() async throws {
        let pilot = try await pilot()
        try await pilot.element(.button, "Add Lime").click()
        for _ in 0..<2 { try await pilot.element(.row, "DrinkList").click() }
        try await pilot.element(.button, "Add Lime").click()
        #expect(try await pilot.element(.row, "DrinkList").value?.hasPrefix("stopped") == true)
        #expect(try await pilot.element(.row, "Till").value == "not asked")
        for _ in 0..<3 { try await pilot.element(.row, "KioskController").click() }
        try await pilot.element(.button, "Add Lime").click()
        #expect(pilot.events(ItemAdded.self).map(\.price) == [420, 420, 0])
    }

    @Test("switches rewrite, mount and broadcast")
    func switchesChangeRoutes() async throws {
        let pilot = try await pilot(rows: 45)
        try await pilot.element(.checkBox, "Half price").click()
        try await pilot.element(.button, "Add Lime").click()
        #expect(pilot.screen.contains("2.10"))
        #expect(try await pilot.element(.row, "DrinkList").value?.contains("rewritten: ") == true)
        try await pilot.element(.checkBox, "Loyalty card").click()
        try await pilot.element(.button, "Add Lime").click()
        #expect(try await pilot.element(.row, "LoyaltyCard").value?.hasPrefix("observed") == true)
        try await pilot.element(.checkBox, "Loyalty card").click()
        try await pilot.element(.checkBox, "Tell the rows").click()
        try await pilot.element(.button, "Add Lime").click()
        // The broadcast of the till's handler ends before the sale does.
        try await pilot.element(.slider, "Timeline").decrement()
        #expect(
            try await pilot.element(.list, "Route").value?.hasPrefix(
                "StockChanged from KioskController, observed") == true)
        try await pilot.element(.checkBox, "Half price").click()
        try await pilot.element(.button, "Add Lime").click()
        #expect(pilot.events(ItemAdded.self).last?.price == 420)
    }

    @Test("a burst of 100,000 posts tells percentiles, and the screen goes on meanwhile")
    func burstsAreMeasured() async throws {
        let pilot = try await pilot()
        try await pilot.element(.button, "Burst").click()
        await pilot.advance(by: .milliseconds(40))
        #expect(pilot.screen.contains("0,000 posts"))
        try await pilot.element(.button, "Add Plain").click()
        #expect(pilot.screen.contains("1 in the basket"))
        await pilot.advance(by: .seconds(1))
        #expect(pilot.screen.contains("p50 ") && pilot.screen.contains("p99 "))
    }

    @Test("goes back to earlier events, and pays")
    func theTimelineGoesBack() async throws {
        let pilot = try await pilot()
        try await pilot.element(.button, "Add Plain").click()
        try await pilot.element(.button, "Pay").click()
        #expect(try await pilot.element(.slider, "Timeline").value == "3 of 3, Paid, stopped")
        try await pilot.element(.slider, "Timeline").decrement()
        try await pilot.element(.slider, "Timeline").decrement()
        #expect(
            try await pilot.element(.list, "Route").value
                == "PriceAsked from Button#plain, answered at KioskController")
        #expect(pilot.screen.contains("held"))
    }

    @Test(
        "is of use in windows of any size",
        arguments: [(40, 12), (60, 20), (110, 34), (160, 45)])
    func sizes(columns: Int, rows: Int) async throws {
        let page = try #require(GalleryPage.named("x-ray"))
        let pilot = await Pilot(
            GalleryController(beginningWith: page), columns: columns, rows: rows)
        try await pilot.element(.button, "Add Lime").click()
        #expect(pilot.events(ItemAdded.self).count == 1)
        #expect(pilot.screen.contains("Till") && pilot.screen.contains("stopped"))
    }
}
