// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The bytes that a page of the gallery writes")
struct GalleryCostTests {
    @Test(
        "are none while nothing happens, and few where the focus moves",
        arguments: GalleryPage.names)
    func theFocusCostsLittle(name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        let pilot = await Pilot(PageController(page), columns: 80, rows: 24)
        pilot.application.theme = .fathom
        await pilot.settle()
        var profile = TerminalProfile.ansi
        profile.capabilities.colorDepth = .trueColor
        let encoder = FrameEncoder(profile: profile)
        let output = OutputBuffer()
        func bytes() -> Int {
            let buffer = pilot.display.buffer
            output.removeAll()
            encoder.encode(buffer, damage: Damage(buffer.bounds), cursor: nil, into: output)
            return output.count
        }
        #expect(bytes() > 400)
        await pilot.settle()
        let moves = ["activity-indicator", "progress"].contains(name)
        #expect(moves || bytes() == 0)
        for _ in 0..<4 {
            _ = bytes()
            await pilot.press("tab")
            #expect(bytes() < 400)
        }
    }
}
