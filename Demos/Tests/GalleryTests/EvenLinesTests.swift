// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("Short texts of the gallery")
struct EvenLinesTests {
    @Test("break into lines of about the same length, at blanks only")
    func linesAreEven() {
        #expect(EvenLines.text("The one action of a page", width: 24) == "The one action of a page")
        #expect(
            EvenLines.text("The one action of a page", width: 23) == "The one action\nof a page")
        #expect(
            EvenLines.text("Ctrl-R records keys, Ctrl-E replays them", width: 28)
                == "Ctrl-R records keys,\nCtrl-E replays them")
        #expect(EvenLines.text("Seltzer", width: 3) == "Seltzer")
        #expect(EvenLines.text("Two words", width: 0) == "Two words")
    }

    @Test("fit into a row of a window of 60 columns", arguments: GalleryPage.all.map(\.name))
    func textsFitIntoARow(name: String) throws {
        let page = try #require(GalleryPage.named(name))
        #expect(page.summary.cellWidth <= 56, "\(page.summary)")
        #expect((page.hint ?? "").cellWidth <= 56, "\(page.hint ?? "")")
    }

    @Test("stand below the title where there is no room beside it")
    func summariesStandBelowTheTitle() async throws {
        let page = try #require(GalleryPage.named("interceptor-packs"))
        let pilot = await Pilot(PageController(page), columns: 60, rows: 20)
        #expect(pilot.screen.contains("Interceptor packs\n Add undo"))
        await pilot.resize(columns: 80, rows: 20)
        #expect(pilot.screen.contains("Interceptor packs  Add undo"))
    }
}
