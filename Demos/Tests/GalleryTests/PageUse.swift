// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting

/// The use of a page, and its expected result.
struct PageUse: Sendable {
    /// The sign that a page was used.
    enum Outcome: Sendable {
        /// The name of an event that was posted.
        case event(String)
        /// A text that appears.
        case text(String)
    }

    let outcome: Outcome
    let act: @MainActor @Sendable (Pilot) async throws -> Void

    init(_ event: String, _ act: @escaping @MainActor @Sendable (Pilot) async throws -> Void) {
        (outcome, self.act) = (.event(event), act)
    }

    init(showing text: String, _ act: @escaping @MainActor @Sendable (Pilot) async throws -> Void) {
        (outcome, self.act) = (.text(text), act)
    }

    /// The size of a page, so small that labels and badges must scroll.
    static let size = Size(width: 70, height: 24)
    static let smallSize = Size(width: 70, height: 8)

    static let byMouse: [String: PageUse] = [
        "welcome": PageUse("ButtonPressed") { await $0.click(on: "Pour") },
        "label": PageUse("Scrolled") { await $0.wheel(dy: 1, column: 20, row: 4) },
        "badge": PageUse("Scrolled") { await $0.wheel(dy: 1, column: 20, row: 4) },
        "button": PageUse("ButtonPressed") { await $0.click(on: "Greet") },
        "checkbox": PageUse("CheckboxToggled") { await $0.click(on: "Hidden files") },
        "switch": PageUse("SwitchToggled") { await $0.click(on: "Sounds") },
        "radio-group": PageUse("OptionSelected") { await $0.click(on: "Large") },
        "segmented-control": PageUse("OptionSelected") { await $0.click(on: "Month") },
        "pop-up-button": PageUse("OptionSelected") { pilot in
            await pilot.click(on: "Red")
            await pilot.click(on: "Blue")
        },
        "slider": PageUse("SliderChanged") { pilot in
            guard let thumb = pilot.location(of: "●") else { return }
            await pilot.drag(
                fromColumn: thumb.x, row: thumb.y, toColumn: thumb.x + 4, row: thumb.y)
        },
        "stepper": PageUse("StepperChanged") { await $0.click(on: "+") },
        "range-slider": PageUse("RangeSliderChanged") { pilot in
            guard let thumb = pilot.location(of: "●") else { return }
            await pilot.drag(
                fromColumn: thumb.x, row: thumb.y, toColumn: thumb.x + 3, row: thumb.y)
        },
        "date-picker": PageUse("DatePickerChanged") { pilot in
            await pilot.click(on: "▾")
            await pilot.click(on: "18")
        },
        "color-well": PageUse("ColorSelected") { pilot in
            await pilot.click(on: "accent")
            await pilot.click(on: "HSB")
            guard let thumb = pilot.location(of: "●") else { return }
            await pilot.click(column: thumb.x + 2, row: thumb.y)
        },
        "token-field": PageUse("TokenFieldChanged") { await $0.click(on: "×") },
        "search-field": PageUse("SearchScopeSelected") { pilot in
            await pilot.click(on: "in: All")
            await pilot.click(on: "Senders")
        },
        "settings": PageUse("SettingChanged") { await $0.click(on: "Add a slice of lemon") },
        "calendar": PageUse("CalendarSelectionChanged") { await $0.click(on: "18") },
        "combo-box": PageUse("OptionSelected") { pilot in
            await pilot.click(on: "▾")
            await pilot.click(on: "Ginger ale")
        },
        "form": PageUse("FormFieldChanged") { await $0.click(on: "Large") },
        "text-field": PageUse("SuggestionTaken") { pilot in
            pilot.display.clipboard = "Ge"
            await pilot.click(on: "Be, Ge or Zu", button: .middle)
            await pilot.click(on: "Genève")
        },
        "text-view": PageUse("TextSelectionChanged") { await $0.click(on: "guard") },
        "code": PageUse("TextFoldingChanged") { await $0.click(on: "▾ class") },
        "prompt-box": PageUse("TextEdited") { await $0.click(on: "lines pasted") },
        "markdown-view": PageUse("LinkActivated") { await $0.click(on: "list of drinks") },
        "log-view": PageUse("LogSelectionChanged") { await $0.click(on: "cassis fizz for") },
        "diff-view": PageUse("DiffPartPressed") { await $0.click(on: "var rows") },
        "find": PageUse(showing: "2 of 5") { await $0.click(on: "↓") },
        "hex-view": PageUse("HexSelectionChanged") { await $0.click(on: "IHDR") },
        "link-button": PageUse("LinkActivated") { await $0.click(on: "Drinks") },
        "group-box": PageUse("SwitchToggled") { await $0.click(on: "Wrap lines") },
        "disclosure": PageUse("DisclosureToggled") { await $0.click(on: "Recipe") },
        "divider": PageUse("CheckboxToggled") { await $0.click(on: "In a row") },
        "activity-indicator": PageUse("SwitchToggled") { await $0.click(on: "Working") },
        "scroll-bar": PageUse(showing: "From 20 to 40 of 100") { pilot in
            guard let place = pilot.location(of: "Bar") else { return }
            await pilot.click(column: place.x + 20, row: place.y + 2)
        },
        "tab-view": PageUse("TabSelected") { await $0.click(on: "Network") },
        "split-view": PageUse("DividerMoved") { pilot in
            guard let line = pilot.location(of: "┃") else { return }
            await pilot.drag(fromColumn: line.x, row: line.y, toColumn: line.x + 2, row: line.y)
        },
        "dock-view": PageUse("DockResized") { pilot in
            guard let line = pilot.location(of: "┃") else { return }
            await pilot.drag(fromColumn: line.x, row: line.y, toColumn: line.x + 2, row: line.y)
        },
        "desktop": PageUse("DesktopWindowMoved") { pilot in
            guard let title = pilot.location(of: "Glass ") else { return }
            await pilot.drag(
                fromColumn: title.x, row: title.y, toColumn: title.x - 4, row: title.y)
        },
        "progress": PageUse("ButtonPressed") { pilot in
            await pilot.click(on: "Begin")
            await pilot.advance(by: .seconds(12))
        },
        "sparkline": PageUse("DatumHighlighted") { pilot in
            guard let place = pilot.location(of: "Selectable") else { return }
            await pilot.move(column: place.x + 4, row: place.y + 2)
        },
        "gauge": PageUse("SliderChanged") { pilot in
            guard let thumb = pilot.location(of: "━●") else { return }
            await pilot.click(column: thumb.x - 3, row: thumb.y)
        },
        "bar-chart": PageUse("DatumSelected") { await $0.click(on: "home") },
        "line-chart": PageUse("DatumHighlighted") { pilot in
            guard let place = pilot.location(of: "At the bar") else { return }
            await pilot.move(column: place.x + 20, row: place.y + 3)
        },
        "navigation": PageUse("NavigationStackChanged") { pilot in
            await pilot.click(on: "Teas")
            await pilot.click(on: "Teas")
        },
        "tab-controller": PageUse("TabSelected") { await $0.click(on: "Shelf") },
        "split-view-controller": PageUse(showing: "Cassis fizz:") { pilot in
            await pilot.click(on: "Cassis fizz")
            await pilot.click(on: "Cassis fizz")
        },
        "toast": PageUse("ToastDismissed") { pilot in
            await pilot.click(on: "Fail")
            await pilot.click(on: "Try again")
        },
        "tool-tip": PageUse("ToolTipShown") { pilot in
            guard let place = pilot.location(of: "Any view") else { return }
            await pilot.move(column: place.x, row: place.y)
            await pilot.advance(by: .seconds(1))
        },
        "drag-and-drop": PageUse("DropPerformed") { pilot in
            guard let from = pilot.location(of: "Mint"), let to = pilot.location(of: "Plain")
            else { return }
            await pilot.drag(fromColumn: from.x, row: from.y, toColumn: to.x, row: to.y)
        },
        "alert": PageUse(showing: "You chose Keep.") { pilot in
            await pilot.click(on: "Delete files")
            await pilot.click(on: "Keep")
        },
        "x-ray": PageUse("ItemAdded") { await $0.click(on: "Add") },
        "prompts": PageUse(showing: "✓ What is it?") { pilot in
            await pilot.click(on: "Library")
            await pilot.click(on: "Library")
        },
        "canvas": PageUse("SliderChanged") { pilot in
            guard let thumb = pilot.location(of: "━●") else { return }
            await pilot.click(column: thumb.x - 1, row: thumb.y)
        },
        "pictures": PageUse("OptionSelected") { await $0.click(on: "Stretch") },
        "cell-grid": PageUse("CellClicked") { await $0.click(on: "45") },
        "data-grid": PageUse("CellPressed") { await $0.click(on: "14:00") },
        "menu-bar": PageUse("MenuEntryChosen") { pilot in
            await pilot.click(on: "Drink")
            await pilot.click(on: "Pour")
        },
        "menu": PageUse("MenuEntryChosen") { pilot in
            await pilot.click(on: "Add ")
            await pilot.click(on: "Folder")
        },
        "context-menu": PageUse("MenuEntryChosen") { pilot in
            await pilot.click(on: "Tide.swift", button: .right)
            await pilot.click(on: "Duplicate")
        },
        "palette": PageUse(showing: "Stirred.") { pilot in
            await pilot.click(on: "Open the palette")
            await pilot.click(on: "Stir gently")
        },
        "bars": PageUse(showing: "1 poured") { await $0.click(on: "+") },
        "key-footer": PageUse(showing: "Saved.") { pilot in
            await pilot.click(on: "Enable or disable")
            await pilot.click(on: "Save")
        },
        "interceptor-packs": PageUse("UndoableActionPerformed") { await $0.click(on: "Pour") },
        "scroll-view": PageUse("Scrolled") { await $0.wheel(dy: 1, column: 20, row: 8) },
        "list-view": PageUse("TableSelectionChanged") { await $0.click(on: "Crimson") },
        "table-view": PageUse("TableSelectionChanged") { await $0.click(on: "Row 3") },
        "table-sections": PageUse("ButtonPressed") { await $0.click(on: "Follow") },
        "table-columns": PageUse("SortOrderChanged") { await $0.click(on: "Moons") },
        "collection-view": PageUse("CollectionItemActivated") { await $0.click(on: "Cassis") },
        "outline-view": PageUse("OutlineItemsMoved") { pilot in
            guard let drink = pilot.location(of: "Raspberry"),
                let group = pilot.location(of: "Teas")
            else { return }
            await pilot.drag(fromColumn: drink.x, row: drink.y, toColumn: group.x, row: group.y)
        },
        "directory-view": PageUse("OutlineItemsMoved") { pilot in
            guard let file = pilot.location(of: "README"), let folder = pilot.location(of: "teas")
            else { return }
            await pilot.drag(fromColumn: file.x, row: file.y, toColumn: folder.x, row: folder.y)
        },
        "file-panel": PageUse("FilePanelFinished") { pilot in
            await pilot.click(on: "README.md")
            await pilot.click(on: "README.md")
        },
        "picker": PageUse("PickerFinished") { pilot in
            await pilot.click(on: "Lemonade")
            await pilot.click(on: "Lemonade")
        },
    ]

    static let byKeys: [String: PageUse] = [
        "welcome": PageUse("SliderChanged") { await $0.press("tab", "right") },
        "label": PageUse("Scrolled") { await $0.press("down") },
        "badge": PageUse("Scrolled") { await $0.press("down") },
        "button": PageUse("ButtonPressed") { await $0.press("space") },
        "checkbox": PageUse("CheckboxToggled") { await $0.press("tab", "space") },
        "switch": PageUse("SwitchToggled") { await $0.press("space") },
        "radio-group": PageUse("OptionSelected") { await $0.press("down") },
        "segmented-control": PageUse("OptionSelected") { await $0.press("right") },
        "pop-up-button": PageUse("OptionSelected") { pilot in
            await pilot.press("space")
            await pilot.type("bl")
            await pilot.press("enter")
        },
        "slider": PageUse("SliderChanged") { await $0.press("pageup") },
        "stepper": PageUse("StepperChanged") { await $0.press("up") },
        "range-slider": PageUse("RangeSliderChanged") { await $0.press("right") },
        "date-picker": PageUse("DatePickerChanged") { await $0.press("up") },
        "color-well": PageUse("ColorSelected") { await $0.press("space", "right", "space") },
        "token-field": PageUse("TokenFieldChanged") { await $0.press("backspace", "backspace") },
        "search-field": PageUse("SearchSubmitted") { pilot in
            await pilot.type("soda")
            await pilot.press("enter")
        },
        "settings": PageUse("SettingChanged") { pilot in
            await pilot.type("lemon")
            await pilot.press("enter", "space")
        },
        "calendar": PageUse("CalendarSelectionChanged") { await $0.press("left", "space") },
        "combo-box": PageUse("OptionSelected") { await $0.press("down", "down", "enter") },
        "form": PageUse("FormSubmitted<Order>") { pilot in
            await pilot.type("Ada")
            await pilot.press("enter")
        },
        "text-field": PageUse("TextSubmitted") { pilot in
            await pilot.type("漢é")
            await pilot.press("enter")
        },
        "text-view": PageUse("TextEdited") { await $0.type("漢é") },
        "code": PageUse("OptionSelected") { pilot in
            await pilot.press("space")
            await pilot.type("ru")
            await pilot.press("enter")
        },
        "prompt-box": PageUse("PromptSubmitted") { await $0.press("up", "enter") },
        "markdown-view": PageUse("SectionFolded") { await $0.press("]", "enter") },
        "log-view": PageUse("LogFollowingChanged") { await $0.press("up") },
        "diff-view": PageUse(showing: "1 of 4 hunks") { await $0.press("]", "s") },
        "find": PageUse(showing: "3 of 5") { await $0.press("n", "n") },
        "hex-view": PageUse("HexEdited") { await $0.type("00") },
        "link-button": PageUse("LinkActivated") { await $0.press("enter") },
        "group-box": PageUse("CheckboxToggled") { await $0.press("space") },
        "disclosure": PageUse("DisclosureToggled") { await $0.press("right") },
        "divider": PageUse("CheckboxToggled") { await $0.press("space") },
        "activity-indicator": PageUse("SwitchToggled") { await $0.press("space") },
        "scroll-bar": PageUse(showing: "From 10 to 30 of 100") { await $0.press("alt-o") },
        "tab-view": PageUse("TabSelected") { await $0.press("ctrl-pagedown") },
        "split-view": PageUse("PaneToggled") { await $0.press("tab", "enter") },
        "dock-view": PageUse("DockToggled") { await $0.press("tab", "enter") },
        "desktop": PageUse("DesktopWindowMoved") { await $0.press("ctrl-f7", "left", "enter") },
        "progress": PageUse("ButtonPressed") { await $0.press("alt-b") },
        "sparkline": PageUse("DatumHighlighted") { await $0.press("left") },
        "gauge": PageUse("SliderChanged") { await $0.press("left") },
        "bar-chart": PageUse("DatumSelected") { await $0.press("right", "enter") },
        "line-chart": PageUse("DatumSelected") { await $0.press("left", "left", "space") },
        "navigation": PageUse("NavigationStackChanged") { await $0.press("enter") },
        "tab-controller": PageUse("TabSelected") { await $0.press("ctrl-pagedown") },
        "split-view-controller": PageUse(showing: "Lemonade:") { await $0.press("enter") },
        "toast": PageUse("ToastDismissed") { await $0.press("enter", "escape") },
        "tool-tip": PageUse("ToolTipShown") { await $0.press("ctrl-f1") },
        "drag-and-drop": PageUse("DropPerformed") {
            await $0.press("down", "ctrl-t", "tab", "ctrl-t")
        },
        "alert": PageUse(showing: "You chose Delete.") { pilot in
            await pilot.press("tab", "enter", "alt-d")
        },
        "x-ray": PageUse("ItemAdded") { await $0.press("space") },
        "prompts": PageUse(showing: "✓ Name of the package  fizz") { pilot in
            await pilot.type("fizz\n")
        },
        "canvas": PageUse("SliderChanged") { await $0.press("right") },
        "pictures": PageUse("OptionSelected") { await $0.press("right") },
        "cell-grid": PageUse("CellClicked") { await $0.press("down", "right", "enter") },
        "data-grid": PageUse("CellEdited") { pilot in
            await pilot.press("down", "right", "right", "enter")
            await pilot.type("7.5\n")
        },
        "menu-bar": PageUse("MenuEntryChosen") { await $0.press("f10", "enter") },
        "menu": PageUse("MenuEntryChosen") { await $0.press("space", "enter") },
        "context-menu": PageUse("MenuEntryChosen") { await $0.press("shift-f10", "enter") },
        "palette": PageUse(showing: "Medium, for Ada.") { pilot in
            await pilot.press("ctrl-p")
            for text in ["order", "Ada", "med"] {
                await pilot.type(text)
                await pilot.press("enter")
            }
        },
        "bars": PageUse("BreadcrumbItemChosen") { await $0.press("shift-tab", "enter") },
        "key-footer": PageUse(showing: "Marked.") { await $0.press("ctrl-k", "m") },
        "interceptor-packs": PageUse("UndoableActionPerformed") { await $0.press("ctrl-n") },
        "scroll-view": PageUse("Scrolled") { await $0.press("pagedown") },
        "list-view": PageUse("TableSelectionChanged") { pilot in
            await pilot.type("oc")
        },
        "table-view": PageUse("TableSelectionChanged") { await $0.press("down", "shift-down") },
        "table-sections": PageUse("TableSelectionChanged") { pilot in
            await pilot.type("dn")
        },
        "table-columns": PageUse("SortOrderChanged") { await $0.press("tab", "enter") },
        "collection-view": PageUse("CollectionItemActivated") { await $0.press("right", "enter") },
        "outline-view": PageUse("OutlineItemRenamed") { pilot in
            await pilot.press("down", "f2")
            await pilot.type("Sodas")
            await pilot.press("enter")
        },
        "directory-view": PageUse(showing: "Diary.txt") { pilot in
            // It is private; the second time it opens.
            await pilot.type("priv")
            await pilot.press("right", "down", "enter")
        },
        "file-panel": PageUse("FilePanelFinished") { pilot in
            await pilot.type("READ")
            await pilot.press("enter")
        },
        "picker": PageUse(showing: "Picked: Peach iced tea") { pilot in
            await pilot.type("iced")
            await pilot.press("down", "enter")
        },
    ]
}
