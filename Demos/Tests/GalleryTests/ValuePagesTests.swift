// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

/// What somebody does on a page, and the event that comes of it.
struct PageUse: Sendable, CustomTestStringConvertible {
    let page: String
    let event: String
    let use: @MainActor @Sendable (Pilot) async -> Void

    var testDescription: String { page }

    init(
        _ page: String, _ event: String, _ use: @escaping @MainActor @Sendable (Pilot) async -> Void
    ) {
        (self.page, self.event, self.use) = (page, event, use)
    }

    static let byMouse: [PageUse] = [
        PageUse("checkbox", "CheckboxToggled") { await $0.click(on: "Hidden files") },
        PageUse("switch", "SwitchToggled") { await $0.click(on: "Sounds") },
        PageUse("radio-group", "OptionSelected") { await $0.click(on: "Large") },
        PageUse("segmented-control", "OptionSelected") { await $0.click(on: "Month") },
        PageUse("pop-up-button", "OptionSelected") { pilot in
            await pilot.click(on: "Red")
            await pilot.click(on: "Blue")
        },
        PageUse("slider", "SliderMoved") { pilot in
            guard let thumb = pilot.location(of: "●") else { return }
            await pilot.drag(
                fromColumn: thumb.x, row: thumb.y, toColumn: thumb.x + 4, row: thumb.y)
        },
        PageUse("group-box", "SwitchToggled") { await $0.click(on: "Wrap lines") },
        PageUse("tab-view", "TabSelected") { await $0.click(on: "Network") },
        PageUse("progress", "ButtonPressed") { pilot in
            await pilot.click(on: "Begin")
            await pilot.advance(by: .seconds(12))
        },
        PageUse("toast", "ToastDismissed") { pilot in
            await pilot.click(on: "Fail")
            await pilot.click(on: "Try again")
        },
    ]

    static let byKeys: [PageUse] = [
        PageUse("checkbox", "CheckboxToggled") { await $0.press("tab", "tab", "space") },
        PageUse("switch", "SwitchToggled") { await $0.press("tab", "space") },
        PageUse("radio-group", "OptionSelected") { await $0.press("tab", "down") },
        PageUse("segmented-control", "OptionSelected") { await $0.press("tab", "right") },
        PageUse("pop-up-button", "OptionSelected") { pilot in
            await pilot.press("tab", "space")
            await pilot.type("bl")
            await pilot.press("enter")
        },
        PageUse("slider", "SliderMoved") { await $0.press("tab", "pageup") },
        PageUse("group-box", "CheckboxToggled") { await $0.press("tab", "space") },
        PageUse("tab-view", "TabSelected") { await $0.press("tab", "ctrl-pagedown") },
        PageUse("progress", "ButtonPressed") { await $0.press("alt-b") },
        PageUse("toast", "ToastDismissed") { await $0.press("tab", "enter", "escape") },
    ]
}

@MainActor
@Suite("The pages of values, pages and messages")
struct ValuePagesTests {
    private func use(_ use: PageUse) async throws {
        let page = try #require(GalleryPage.named(use.page))
        let pilot = await Pilot(PageController(page), columns: 70, rows: 24)
        await use.use(pilot)
        let names = pilot.routes.map { String(describing: type(of: $0.event)) }
        #expect(names.contains(use.event))
    }

    @Test("are used with the mouse alone", arguments: PageUse.byMouse)
    func areUsedByMouse(_ page: PageUse) async throws { try await use(page) }

    @Test("are used with keys alone", arguments: PageUse.byKeys)
    func areUsedByKeys(_ page: PageUse) async throws { try await use(page) }
}
