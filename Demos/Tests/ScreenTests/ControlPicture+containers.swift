// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

@testable import Gallery

extension ControlPicture {
    static let containers = [
        ControlPicture(
            "form",
            "A form for an order: a required name with an error, a stepper, segments, checkboxes, a combo box and two buttons",
            of: .form, columns: 60, rows: 23
        ) { pilot in
            try await pilot.element(.button, "Order").click()
        },
        ControlPicture(
            "group-box",
            "Group boxes: one around two options, two with a shared side, a box in a box, and one without a title",
            of: .groupBox),
        ControlPicture(
            "disclosure-group",
            "Disclosure groups: a closed one with the focus, and an open one with another open group in it",
            of: .disclosure, parts: ["Closed", "Nested"]),
        ControlPicture(
            "accordion",
            "An accordion of three groups: Sizes is open and shows two options, Glasses and Notes are closed",
            of: .disclosure, parts: ["Accordion"]),
        ControlPicture(
            "divider",
            "Dividers: two in a box whose border they join, and a single, a heavy and a double line",
            of: .divider, parts: ["Joined", "Single", "Heavy", "Double"]),
        ControlPicture(
            "tab-view",
            "A bar of tabs, the first one underlined, one with a cross, and an arrow for more; below it a page with two checkboxes",
            of: .tabView, columns: 53, rows: 8),
        ControlPicture(
            "tab-controller", "A bar of tabs, of which Shelf is open, and the two rows of its page",
            of: .tabController, columns: 59, rows: 8
        ) {
            await $0.press("ctrl-pagedown")
        },
        ControlPicture(
            "split-view",
            "Three panes beside one another with lines between them; the last one is divided into two, one above the other",
            of: .splitView, columns: 66, rows: 11),
        ControlPicture(
            "dock-view",
            "A title at the top, a list at the left, a log at the bottom and notes at the right, around a view in the middle",
            of: .dockView, columns: 60, rows: 13),
        ControlPicture(
            "desktop-view",
            "Three windows with title bars; Glass is active in a heavy frame, and covers parts of Orders and Notes",
            of: .desktop, columns: 62, rows: 13),
        ControlPicture(
            "navigation-controller",
            "A bar with a way back to Drinks and the title Lemonades; below it a list of three rows",
            of: .navigation, columns: 50, rows: 7
        ) {
            await $0.press("down", "enter")
        },
        ControlPicture(
            "split-view-controller",
            "A list of drinks with Lemonade selected, and beside it the recipe",
            of: .splitViewController, columns: 60, rows: 7
        ) {
            await $0.press("down")
        },
        ControlPicture(
            "split-view-controller-narrow",
            "The recipe alone, under a bar with a way back to Drinks and the title Lemonade",
            of: .splitViewController, columns: 40, rows: 7
        ) {
            await $0.press("down", "enter")
        },
    ]
}
