// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

@testable import Gallery

extension ControlPicture {
    static let menus = [
        ControlPicture(
            "menu-bar",
            "A menu bar with the menu Drink open, and the submenu of its entry Add beside it",
            of: .menuBar, columns: 60, rows: 12
        ) { pilot in
            await pilot.press("f10", "down", "down", "right")
        },
        ControlPicture(
            "pull-down-button",
            "A button Add with its menu below: File, Folder, a submenu, a disabled entry, and a red one at the end",
            of: .menu, parts: ["A few"]
        ) {
            try await $0.element(.menuButton, "Add").click()
        },
        ControlPicture(
            "context-menu-interaction",
            "A list of files with one selected row, and a menu beside it: Duplicate, New file, and Delete in red",
            of: .contextMenu, columns: 50, rows: 11
        ) {
            try await $0.element(.row, "Tide.swift").click(.right)
        },
        ControlPicture(
            "command-palette",
            "A command palette over a page: the letter “s”, and eight of ten commands with their categories and keys",
            of: .palette, columns: 64, rows: 44, parts: ["Commands"]
        ) { pilot in
            try await pilot.element(.button, "Open the palette").click()
            await pilot.type("s")
        },
        ControlPicture(
            "toolbar",
            "A toolbar: a focused plus, a disabled Stir, Ice, which is on, and a menu Add",
            of: .bars, columns: 60, parts: ["Pour"]),
        ControlPicture(
            "breadcrumb",
            "A path: bar, an ellipsis for hidden parts, with bubbles, and the focused last part cassis fizz",
            of: .bars, columns: 40, parts: ["bar"]),
        ControlPicture(
            "status-bar",
            "A status bar: Glass 1 and half full at the left, 0 poured and a focused Reset at the right",
            of: .bars, columns: 60, parts: ["Glass 1", "half full", "0 poured", "Reset"]),
        ControlPicture(
            "key-footer",
            "A row of keys as caps, each with its action: Mark, Save, Press and Next, and Keys at the right end",
            of: .keyFooter, columns: 74),
        ControlPicture(
            "key-footer-pending",
            "The footer after Ctrl-K: the pending key, m for Mark, and Keys at the right end",
            of: .keyFooter, columns: 74
        ) {
            await $0.press("ctrl-k")
        },
        ControlPicture(
            "key-help-controller",
            "A list of keys over a darkened page: a filter, and keys with their actions under the headings This screen, Move and Select",
            of: .menuBar, columns: 60, rows: 22
        ) {
            await $0.press("f1")
            await $0.advance(by: .seconds(1))
        },
        ControlPicture(
            "interceptor-packs",
            "Two buttons, and below the first one the hint “Pour a drink.”, step 1 of 2",
            of: .interceptorPacks, parts: ["Actions", "Tutorial"]
        ) {
            try await $0.element(.button, "Show me").click()
        },
    ]

    static let messages = [
        ControlPicture(
            "alert",
            "An alert over a darkened page: Delete 3 files? They cannot be restored. Keep is focused; Delete is red",
            of: .alert, columns: 58, rows: 11
        ) {
            try await $0.element(.button, "Delete files…").click()
            await $0.advance(by: .seconds(1))
        },
        ControlPicture(
            "toast",
            "Two toasts at the lower right: “All changes are saved.” with a tick, and “The message was not sent.” with a button",
            of: .toast, columns: 66, rows: 16
        ) { pilot in
            try await pilot.element(.button, "Save").click()
            try await pilot.element(.button, "Fail").click()
            await pilot.advance(by: .seconds(1))
        },
        ControlPicture(
            "tool-tip-interaction",
            "A button Pour, and below it a tooltip: Fills the glass, with the key Ctrl-O",
            of: .toolTip, parts: ["Action", "Disabled action"]
        ) { pilot in
            guard let place = pilot.location(of: "Pour") else { return }
            await pilot.move(column: place.x, row: place.y)
            await pilot.advance(by: .seconds(1))
        },
    ]
}
