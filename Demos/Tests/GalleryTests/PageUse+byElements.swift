// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

extension PageUse {
    /// The use of pages by the roles and names of their elements.
    static let byElements: [String: PageUse] = [
        "welcome": PageUse("ButtonPressed") { try await $0.element(.button, "Pour").press() },
        "button": PageUse("ButtonPressed") { try await $0.element(.button, "Greet").press() },
        "checkbox": PageUse("CheckboxToggled") { pilot in
            try await pilot.element(.checkBox, "Hidden files").press()
        },
        "switch": PageUse("SwitchToggled") { try await $0.element(.toggle, "Sounds").press() },
        "radio-group": PageUse("OptionSelected") { pilot in
            try await pilot.element(.radioButton, "Large").press()
        },
        "segmented-control": PageUse("OptionSelected") { pilot in
            try await pilot.element(.radioButton, "Month").press()
        },
        "pop-up-button": PageUse("OptionSelected") { pilot in
            try await pilot.element(.popUpButton, "A few").press()
            try await pilot.element(.menuItem, "Blue").press()
        },
        "slider": PageUse("SliderMoved") { try await $0.element(.slider, "Steps").increment() },
        "stepper": PageUse("StepperChanged") {
            try await $0.element(.stepper, "Copies").increment()
        },
        "combo-box": PageUse("TextChanged") { pilot in
            try await pilot.element(.textField, "Drink").type("Cola")
        },
        "form": PageUse("FormSubmitted<Order>") { pilot in
            try await pilot.element(.textField, "Name").type("Ada")
            try await pilot.element(.button, "Order").press()
        },
        "text-field": PageUse("TextChanged") { pilot in
            try await pilot.element(.textField, "Placeholder").type("漢é")
        },
        "text-view": PageUse("TextEdited") { pilot in
            try await pilot.element(.textArea, "A note for the kitchen").type("漢é")
        },
        "log-view": PageUse("OptionSelected") { pilot in
            try await pilot.element(.radioButton, "Errors").press()
        },
        "find": PageUse(showing: "2 of 5") { pilot in
            try await pilot.element(.group, "Page").element(.button, "Next match").press()
        },
        "link-button": PageUse("LinkActivated") { try await $0.element(.link, "Drinks").press() },
        "group-box": PageUse("SwitchToggled") { pilot in
            try await pilot.element(.group, "Options").element(.toggle, "Wrap lines").press()
        },
        "disclosure": PageUse("DisclosureToggled") { pilot in
            try await pilot.element(.disclosure, "Recipe").press()
        },
        "tab-view": PageUse("TabSelected") { try await $0.element(.tab, "Network").press() },
        "desktop": PageUse("WindowClosed") { pilot in
            try await pilot.element(.window, "Glass").element(.button, "Close").press()
        },
        "navigation": PageUse("NavigationStackChanged") { pilot in
            try await pilot.element(.row, "Teas").press()
            await pilot.press("enter")
        },
        "toast": PageUse("ToastDismissed") { pilot in
            try await pilot.element(.button, "Fail").press()
            try await pilot.element(.notice).element(.button, "Try again").press()
        },
        "alert": PageUse(showing: "You chose Keep.") { pilot in
            try await pilot.element(.button, "Delete files").press()
            try await pilot.element(.dialog).element(.button, "Keep").press()
        },
        "menu-bar": PageUse("MenuEntryChosen") { pilot in
            try await pilot.element(.menuBarItem, "Drink").press()
            try await pilot.element(.menuItem, "Pour").press()
        },
        "menu": PageUse("MenuEntryChosen") { pilot in
            try await pilot.element(.menuButton, "Add").press()
            try await pilot.element(.menuItem, "Folder").press()
        },
        "context-menu": PageUse("MenuEntryChosen") { pilot in
            try await pilot.element(.row, "Tide.swift").press(.right)
            try await pilot.element(.menuItem, "Duplicate").press()
        },
        "palette": PageUse(showing: "Stirred.") { pilot in
            try await pilot.element(.button, "Open the palette").press()
            try await pilot.element(.textField, "Command").type("gently")
            try await pilot.element(.menuItem, "Stir gently").press()
        },
        "bars": PageUse(showing: "1 poured") { try await $0.element(.button, "Pour").press() },
        "list-view": PageUse("SelectionChanged") { try await $0.element(.row, "Crimson").press() },
        "table-view": PageUse("SelectionChanged") { pilot in
            try await pilot.element(.table, "A million rows").element(.row, "Row 3").press()
        },
        "table-sections": PageUse("ButtonPressed") { pilot in
            try await pilot.element(.row, "Loire").element(.button, "Follow").press()
        },
        "table-columns": PageUse("SortOrderChanged") { pilot in
            try await pilot.element(.columnHeader, "Moons").press()
        },
        "outline-view": PageUse("SelectionChanged") { pilot in
            try await pilot.element(.row, "Raspberry").press()
        },
        "x-ray": PageUse("ItemAdded") { try await $0.element(.button, "Add Lime").press() },
        "cell-grid": PageUse("CellClicked") { try await $0.element(.cell, "17").press() },
    ]
}
