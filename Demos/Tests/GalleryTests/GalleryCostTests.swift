// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
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
        let writer = await Writer(PageController(page), columns: 80, rows: 24)
        #expect(writer.bytes() > 400)
        await writer.pilot.settle()
        #expect(Self.moving.contains(name) || writer.bytes() == 0)
        for _ in 0..<4 {
            _ = writer.bytes()
            await writer.pilot.press("tab")
            #expect(writer.bytes() < 400)
        }
    }

    /// In 24-bit colours, with the footer's hints, and with bars and scroll bars as tall as the list of pages.
    @Test("are few where the focus moves in a large window", arguments: GalleryPage.names)
    func theFocusCostsLittleInTheWindow(name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        let controller = GalleryController(beginningWith: page)
        let writer = await Writer(controller, columns: 160, rows: 45)
        var costs: [Int] = []
        for _ in 0..<16 {
            let events = writer.events
            _ = writer.bytes()
            await writer.pilot.press("tab")
            // What the panel tells of a change is not the focus.
            if writer.events == events { costs.append(writer.bytes()) }
        }
        #expect(costs.allSatisfy { $0 < 800 })
        #expect(costs.reduce(0, +) <= 500 * costs.count)
    }

    /// The pages with something that moves by itself.
    private static let moving = ["activity-indicator", "progress"]
}

/// Counts the bytes that a terminal is sent for the frames of a screen.
@MainActor
private final class Writer {
    let pilot: Pilot
    private let encoder: FrameEncoder
    private let output = OutputBuffer()

    init(_ root: ViewController, columns: Int, rows: Int) async {
        pilot = await Pilot(root, columns: columns, rows: rows)
        pilot.application.theme = .fathom
        await pilot.settle()
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = .trueColor
        encoder = FrameEncoder(profile: profile)
    }

    /// Returns the bytes for what changed since the last call.
    func bytes() -> Int {
        let buffer = pilot.display.buffer
        output.removeAll()
        encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
        return output.count
    }

    /// The title of the panel of events, with their number.
    var events: Substring? { pilot.screen.firstMatch(of: /Events *\d*/)?.output }
}
