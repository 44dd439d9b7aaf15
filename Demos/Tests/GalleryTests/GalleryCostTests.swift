// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The bytes that the gallery writes")
struct GalleryCostTests {
    @Test(
        "are none while nothing happens on a page, and few where the focus moves",
        arguments: GalleryPage.names)
    func theFocusCostsLittle(name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        let meter = await FrameMeter(PageController(page), columns: 80, rows: 24)
        #expect(meter.bytes() > 400)
        await meter.pilot.settle()
        #expect(Self.moving.contains(name) || meter.bytes() == 0)
        for _ in 0..<4 {
            _ = meter.bytes()
            await meter.pilot.press("tab")
            #expect(meter.bytes() < 400)
        }
    }

    /// In 24-bit colors, with the footer's hints, and with bars and scroll bars as tall as the list of pages.
    @Test("are few where the focus moves in a large window", arguments: GalleryPage.names)
    func theFocusCostsLittleInTheWindow(name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        let controller = GalleryController(beginningWith: page)
        let meter = await FrameMeter(controller, columns: 160, rows: 45)
        var costs: [Int] = []
        for _ in 0..<16 {
            let events = meter.events
            _ = meter.bytes()
            await meter.pilot.press("tab")
            // A change in the panel of events is not a move of the focus.
            if meter.events == events { costs.append(meter.bytes()) }
        }
        #expect(!costs.isEmpty || Self.typingTabs.contains(name))
        #expect(costs.allSatisfy { $0 < 400 }, "\(costs)")
    }

    /// The pages on which Tab is a letter of the text.
    private static let typingTabs = ["text-view"]

    /// The pages with something that moves by itself.
    private static let moving = ["activity-indicator", "progress", "pictures"]
}

extension FrameMeter {
    /// The text of the panel of events, without the bars of its rows.
    fileprivate var events: [String] {
        let bounds = Rect(origin: .zero, size: pilot.display.buffer.size)
        let panel = GalleryLayout(bounds: bounds, showsEvents: true).events
        let lines = pilot.screen.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.prefix(panel.maxY).dropFirst(panel.minY).map { line in
            String(line.dropFirst(panel.minX).filter { !"▌▐▏".contains($0) })
        }
    }
}
