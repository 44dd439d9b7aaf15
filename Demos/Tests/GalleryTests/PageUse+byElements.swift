// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

extension PageUse {
    /// The use of pages by the roles and names of their elements.
    static let byElements: [String: PageUse] = [
        "welcome": PageUse("ButtonPressed") { try await $0.element(.button, "Pour").click() },
        "button": PageUse("ButtonPressed") { try await $0.element(.button, "Greet").click() },
        "checkbox": PageUse("CheckboxToggled") { pilot in
            try await pilot.element(.checkBox, "Hidden files").click()
        },
        "switch": PageUse("SwitchToggled") { try await $0.element(.toggle, "Sounds").click() },
        "radio-group": PageUse("OptionSelected") { pilot in
            try await pilot.element(.radioButton, "Large").click()
        },
        "segmented-control": PageUse("OptionSelected") { pilot in
            try await pilot.element(.radioButton, "Month").click()
        },
        "pictures": PageUse("OptionSelected") {
            try await $0.element(.radioButton, "Stretch").click()
        },
        "pop-up-button": PageUse("OptionSelected") { pilot in
            try await pilot.element(.popUpButton, "A few").click()
            try await pilot.element(.menuItem, "Blue").click()
        },
        "slider": PageUse("SliderChanged") { try await $0.element(.slider, "Steps").increment() },
        "stepper": PageUse("StepperChanged") {
            try await $0.element(.stepper, "Copies").increment()
        },
        "range-slider": PageUse("RangeSliderChanged") {
            try await $0.element(.slider, "Price").increment()
        },
        "date-picker": PageUse("TimePickerChanged") {
            try await $0.element(.textField, "Opening time").type("8")
        },
        "color-well": PageUse("ColorSelected") {
            try await $0.element(.popUpButton, "Mark").change(to: "#336699")
        },
        "token-field": PageUse("TokenFieldChanged") {
            try await $0.element(identifier: "tags").change(to: "one, two")
        },
        "search-field": PageUse("TextChanged") {
            try await $0.element(.group, "Mail").element(.textField, "Search").type("soda")
        },
        "settings": PageUse("SettingChanged") {
            try await $0.element(.checkBox, "Add a slice of lemon").click()
        },
        "calendar": PageUse("CalendarSelectionChanged") {
            try await $0.element(.grid, "Landing").change(to: "2026-03-27")
        },
        "combo-box": PageUse("TextChanged") { pilot in
            try await pilot.element(.comboBox, "Drink").type("Cola")
        },
        "form": PageUse("FormSubmitted<Order>") { pilot in
            try await pilot.element(.textField, "Name").type("Ada")
            try await pilot.element(.button, "Order").click()
        },
        "text-field": PageUse("TextChanged") { pilot in
            try await pilot.element(.textField, "Placeholder").type("漢é")
        },
        "text-view": PageUse("TextEdited") { pilot in
            try await pilot.element(.textArea, "A note for the kitchen").type("漢é")
        },
        "code": PageUse("TextEdited") { pilot in
            try await pilot.element(.textArea, "Source text").type("漢é")
        },
        "prompt-box": PageUse("TextEdited") { pilot in
            try await pilot.element(.textArea, "Message").type("漢é")
        },
        "log-view": PageUse("OptionSelected") { pilot in
            try await pilot.element(.radioButton, "Errors").click()
        },
        "diff-view": PageUse("OptionSelected") { pilot in
            try await pilot.element(.radioButton, "Side by side").click()
        },
        "find": PageUse(showing: "2 of 5") { pilot in
            try await pilot.element(.group, "Page").element(.button, "Next match").click()
        },
        "link-button": PageUse("LinkActivated") { try await $0.element(.link, "Drinks").click() },
        "group-box": PageUse("SwitchToggled") { pilot in
            try await pilot.element(.group, "Options").element(.toggle, "Wrap lines").click()
        },
        "disclosure": PageUse("DisclosureToggled") { pilot in
            try await pilot.element(.disclosure, "Recipe").click()
        },
        "tab-view": PageUse("TabSelected") { try await $0.element(.tab, "Network").click() },
        "desktop": PageUse("DesktopWindowClosed") { pilot in
            try await pilot.element(.window, "Glass").element(.button, "Close").click()
        },
        "navigation": PageUse("NavigationStackChanged") { pilot in
            try await pilot.element(.row, "Teas").click()
            await pilot.press("enter")
        },
        "toast": PageUse("ToastDismissed") { pilot in
            try await pilot.element(.button, "Fail").click()
            try await pilot.element(.notice).element(.button, "Try again").click()
        },
        "alert": PageUse(showing: "You chose Keep.") { pilot in
            try await pilot.element(.button, "Delete files").click()
            try await pilot.element(.dialog).element(.button, "Keep").click()
        },
        "menu-bar": PageUse("MenuEntryChosen") { pilot in
            try await pilot.element(.menuBarItem, "Drink").click()
            try await pilot.element(.menuItem, "Pour").click()
        },
        "menu": PageUse("MenuEntryChosen") { pilot in
            try await pilot.element(.menuButton, "Add").click()
            try await pilot.element(.menuItem, "Folder").click()
        },
        "context-menu": PageUse("MenuEntryChosen") { pilot in
            try await pilot.element(.row, "Tide.swift").click(.right)
            try await pilot.element(.menuItem, "Duplicate").click()
        },
        "palette": PageUse(showing: "Stirred.") { pilot in
            try await pilot.element(.button, "Open the palette").click()
            try await pilot.element(.textField, "Command").type("gently")
            try await pilot.element(.menuItem, "Stir gently").click()
        },
        "bars": PageUse(showing: "1 poured") { try await $0.element(.button, "Pour").click() },
        "list-view": PageUse("TableSelectionChanged") {
            try await $0.element(.row, "Crimson").click()
        },
        "table-view": PageUse("TableSelectionChanged") { pilot in
            try await pilot.element(.table, "A million rows").element(.row, "Row 3").click()
        },
        "table-sections": PageUse("ButtonPressed") { pilot in
            try await pilot.element(.row, "Loire").element(.button, "Follow").click()
        },
        "table-columns": PageUse("SortOrderChanged") { pilot in
            try await pilot.element(.columnHeader, "Moons").click()
        },
        "outline-view": PageUse("TableSelectionChanged") { pilot in
            try await pilot.element(.row, "Raspberry").click()
        },
        "x-ray": PageUse("ItemAdded") { try await $0.element(.button, "Add Lime").click() },
        "data-grid": PageUse("CellPressed") { try await $0.element(.cell, "11-28 14:10").click() },
        "cell-grid": PageUse("CellClicked") { try await $0.element(.cell, "17").click() },
    ]
}
