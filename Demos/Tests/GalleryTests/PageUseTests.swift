// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("Every page of the gallery")
struct PageUseTests {
    @Test("is used with the mouse alone", arguments: GalleryPage.names)
    func isUsedByMouse(page: String) async throws {
        try await use(page, PageUse.byMouse)
    }

    @Test("is used with the keys alone", arguments: GalleryPage.names)
    func isUsedByKeys(page: String) async throws {
        try await use(page, PageUse.byKeys)
    }

    @Test("is used by what its elements say", arguments: PageUse.byElements.keys.sorted())
    func isUsedByElements(page: String) async throws {
        try await use(page, PageUse.byElements)
    }

    private func use(_ name: String, _ uses: [String: PageUse]) async throws {
        let page = try #require(GalleryPage.named(name))
        let use = try #require(uses[name], "No test uses the page.")
        let isQuiet = ["label", "badge"].contains(name)
        let size = isQuiet ? PageUse.smallSize : PageUse.size
        let controller = PageController(page)
        let pilot = await Pilot(controller, columns: size.width, rows: size.height)
        // The gallery does the same.
        controller.preferredFocusedView?.becomeFirstResponder()
        await pilot.settle()
        switch use.outcome {
        case .event(let event):
            #expect(!Self.events(of: pilot).contains(event))
            try await use.act(pilot)
            #expect(Self.events(of: pilot).contains(event))
        case .text(let text):
            #expect(pilot.location(of: text) == nil)
            try await use.act(pilot)
            #expect(pilot.location(of: text) != nil, "\(pilot.screen)")
        }
        await expectNothingDead(pilot)
    }

    /// Every click of a use is taken, and every event of the page is for somebody.
    private func expectNothingDead(_ pilot: Pilot) async {
        let findings = await pilot.audit([.deadClick, .deadLetter])
        #expect(findings.isEmpty, "\(findings)")
    }

    private static func events(of pilot: Pilot) -> [String] {
        pilot.routes.map { String(describing: type(of: $0.event)) }
    }
}
