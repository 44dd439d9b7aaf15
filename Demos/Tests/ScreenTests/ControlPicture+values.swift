// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

@testable import Gallery

extension ControlPicture {
    static let texts = [
        ControlPicture(
            "label",
            "Labels: plain, secondary and styled text, a link, a text cut in the middle, a wrapped one, and visible control characters",
            of: .label),
        ControlPicture(
            "text-field",
            "Text fields: plain text, a placeholder, a secret, a phone number in a mask, an error below a text, and an empty field",
            of: .textField,
            parts: ["Plain", "Placeholder", "Secret", "Phone", "Number", "Length"]
        ) {
            try await $0.element(.textField, "Phone").type("555")
        },
        ControlPicture(
            "text-field-suggestions",
            "A text field with the letters “be”, and a list of four cities below it, whose matching letters are marked",
            of: .textField, parts: ["City"]
        ) {
            try await $0.element(.textField, "City").type("be")
        },
        ControlPicture(
            "text-view",
            "A text view with line numbers and colored Swift code; below it a smaller one with a placeholder",
            of: .textView, columns: 78, rows: 22),
        ControlPicture(
            "markdown-view",
            "A Markdown document: a focused link, a folded section, numbered steps, a quotation, code and a table",
            of: .markdownView, columns: 60, rows: 26
        ) {
            await $0.press("]", "]", "z", "shift-tab")
        },
        ControlPicture(
            "log-view", "A log with colored levels; a note in its corner counts the new lines",
            of: .logView, columns: 66, rows: 20
        ) { pilot in
            await pilot.press("up", "up", "up")
            try await pilot.element(.toggle, "Live").click()
            await pilot.advance(by: .milliseconds(2_500))
        },
        ControlPicture(
            "diff-view",
            "Changes of a Swift file with line numbers, colors and marked words, and a button that stages the current hunk",
            of: .diffView, columns: 78, rows: 26
        ) {
            await $0.press("]")
        },
        ControlPicture(
            "hex-view",
            "The bytes of a picture file in rows of sixteen: offsets, numbers with eight selected ones, and text",
            of: .hexView, columns: 82, rows: 12),
        ControlPicture(
            "find-interaction",
            "A text in which matches of “lemon” are marked, and a bar below it with the search, “1 of 5” and buttons",
            of: .find, columns: 68, rows: 14, parts: ["Page"]),
        ControlPicture(
            "badge",
            "Badges in the tones of plain, primary, success, warning, danger and info, and a prominent one",
            of: .badge),
    ]

    static let buttons = [
        ControlPicture(
            "button",
            "Buttons: a focused one between two bars, a default one, four roles, a mnemonic, a disabled one, and a large one",
            of: .button, columns: 81),
        ControlPicture(
            "link-button",
            "Underlined links: one is focused between two bars, one has a mnemonic, and one is disabled",
            of: .linkButton),
    ]

    static let values = [
        ControlPicture(
            "checkbox", "Checkboxes: off, on, mixed, with a mnemonic, disabled, and with an error",
            of: .checkbox),
        ControlPicture(
            "switch", "Switches: off, on, with a mnemonic, without a title, and disabled",
            of: .switch),
        ControlPicture(
            "slider",
            "Sliders: one is focused, one has marks, one shows a percentage, one is disabled, and one is vertical",
            of: .slider),
        ControlPicture(
            "stepper",
            "Steppers: a number between a minus and a plus; one has decimals, one shows an error, and one is disabled",
            of: .stepper),
        ControlPicture(
            "range-slider", "Range sliders: one is focused, one shows hours, and one is disabled",
            of: .rangeSlider),
        ControlPicture(
            "token-field",
            "Token fields: tags in rows, receivers with suggestions, one row that scrolls, and a disabled one",
            of: .tokenField),
        ControlPicture(
            "search-field",
            "Search fields: one with a scope and recent searches, a plain one, and a disabled one",
            of: .searchField),
        ControlPicture(
            "color-well",
            "A color well with its picker: swatches, three sliders, the color as text, and its contrast",
            of: .colorWell, columns: 60, rows: 22
        ) {
            await $0.press("space")
        },
        ControlPicture(
            "settings",
            "Settings: the sections at the left, a search field above, a changed setting with a dot and a button",
            of: .settings, columns: 84, rows: 22),
        ControlPicture(
            "date-picker",
            "A field with a date, and below it the calendar of March 2026 with the 21st selected; beside it an empty field",
            of: .datePicker, parts: ["Delivery", "Birthday"]
        ) {
            try await $0.element(.comboBox, "Delivery").focus()
            await $0.press("alt-down")
        },
        ControlPicture(
            "time-picker", "Times in fields: half past seven, and five past twelve with PM",
            of: .datePicker, parts: ["Opening time", "Lunch"]),
        ControlPicture(
            "calendar-view",
            "Two calendars of March 2026: one with signs beside days and a selected day, one with a range and numbers of weeks",
            of: .calendar, columns: 74, parts: ["Landing", "Holiday"]),
    ]

    static let options = [
        ControlPicture(
            "radio-group",
            "Radio groups: a column with Medium selected, one with a disabled option, two rows, and a row with an error",
            of: .radioGroup),
        ControlPicture(
            "segmented-control",
            "Segmented controls: Week is selected between Day and Month; others have disabled segments",
            of: .segmentedControl),
        ControlPicture(
            "pop-up-button",
            "A pop-up button with its list open: Red, which has a tick, Green and Blue; beside it a button with a placeholder",
            of: .popUpButton, parts: ["A few", "No choice yet"]
        ) {
            try await $0.element(.popUpButton, "A few").click()
        },
        ControlPicture(
            "combo-box",
            "A combo box with the letters “le”, and a list of three drinks below it, whose matching letters are marked",
            of: .comboBox, parts: ["Drink", "From the list"]
        ) {
            try await $0.element(.comboBox, "Drink").type("le")
        },
        ControlPicture(
            "combo-box-completion",
            "A combo box with the letters “gin”; the rest of “Ginger ale” is fainter after the cursor",
            of: .comboBox, parts: ["Completed"]
        ) {
            try await $0.element(.comboBox, "Completed").type("gin")
        },
    ]
}
