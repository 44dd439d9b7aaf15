// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerDocuments
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

/// What every control says of itself.
@MainActor
@Suite struct ControlAccessibilityTests {
    private func start(_ views: [View], columns: Int = 60, rows: Int = 20) async -> Pilot {
        let stack = StackView(.vertical, views)
        let controller = ViewController(view: stack)
        controller.wantsInitialFocus = false
        return await Pilot(controller, columns: columns, rows: rows)
    }

    /// The lines of the elements, without that of the window.
    private func lines(_ pilot: Pilot) -> [String] {
        pilot.elementTree.split(separator: "\n").dropFirst().map { String($0.dropFirst(2)) }
    }

    @Test func controlsWithTitles() async {
        let busy = Button("&Save")
        let off = Button("Delete")
        off.isEnabled = false
        let mixed = Checkbox("Hidden files")
        mixed.checkState = .mixed
        let group = DisclosureGroup("Recipe", Label("Stir."))
        group.isExpanded = true
        let pilot = await start([
            busy, off, mixed, Switch("Sounds", isOn: true), group,
            LinkButton("Drinks", destination: "drinks.md"),
            PullDownButton("&Add", menu: Menu(children: [MenuCommand("new")])),
        ])
        #expect(
            lines(pilot) == [
                "button \"Save\"", "button \"Delete\" disabled", "checkbox \"Hidden files\": mixed",
                "switch \"Sounds\": on", "disclosure \"Recipe\": expanded", "text \"Stir.\"",
                "link \"Drinks\"", "menu button \"Add\"",
            ])
        #expect(pilot.elements(.link).first?.hint == "drinks.md")
    }

    @Test func controlsWithValuesAreNamedByTheTextsBeforeThem() async {
        let secret = TextField("open")
        secret.isSecureTextEntry = true
        let row: (String, View) -> View = { name, view in
            StackView(.horizontal, [Label(name), view], spacing: 1)
        }
        let area = TextView("One\nTwo")
        area.accessibilityLabel = "Notes"
        let pilot = await start([
            row("Name:", TextField("Ada")), row("Password", secret), TextField(placeholder: "City"),
            row("Volume", Slider(value: 30, in: 0...100, step: 5)),
            row("Color", PopUpButton(["Red", "Blue"], selectedIndex: 1)), area,
        ])
        #expect(
            lines(pilot).filter { !$0.hasPrefix("text \"") } == [
                "text field \"Name\": \"Ada\"", "text field \"Password\": \"••••\"",
                "text field \"City\": \"\"", "slider \"Volume\": 30",
                "pop up button \"Color\": Blue", "text area \"Notes\": One\\nTwo",
            ])
        #expect(!pilot.elementTree.contains("open"))
    }

    @Test func aFieldSaysWhatIsWrong() async throws {
        let field = TextField("twelve")
        field.accessibilityLabel = "Number"
        field.validation = TextValidation { Int($0) == nil ? "Not a number" : nil }
        field.validate()
        let pilot = await start([field])
        #expect(
            try await pilot.element(.textField, "Number").accessibilityElement().hint
                == "Not a number")
    }

    @Test func optionsAreParts() async throws {
        let sizes = RadioGroup(["Small", "Large"], selectedIndex: 0)
        sizes.setEnabled(false, forOptionAt: 1)
        sizes.accessibilityLabel = "Size"
        let tabs = TabView([Tab("&One", view: Label("First")), Tab("Two", view: Label("Second"))])
        let pilot = await start([sizes, tabs])
        #expect(
            lines(pilot) == [
                "radio group \"Size\": Small", "  radio button \"Small\" selected",
                "  radio button \"Large\" disabled", "tab group: One", "  tab \"One\" selected",
                "  tab \"Two\"", "text \"First\"",
            ])
        try await pilot.element(.tab, "Two").click()
        #expect(tabs.selectedIndex == 1)
        #expect(lines(pilot).last == "text \"Second\"")
    }

    @Test func ofAMillionRowsThoseOnTheScreenAreElements() async throws {
        var made = 0
        let list = ListView(count: 1_000_000) { row in
            made += 1
            return StyledText("Row \(row)")
        }
        list.accessibilityLabel = "Numbers"
        let pilot = await start([list], rows: 5)
        let before = made
        let element = try await pilot.element(.list, "Numbers").accessibilityElement()
        #expect(element.count == 1_000_000 && element.children.count == 5)
        #expect(made == before)
        try await pilot.element(.row, "Row 3").click()
        #expect(list.selectedIndex == 3)
        #expect(try await pilot.element(.row, "Row 3").isSelected)
        #expect(try await pilot.element(.row, "Row 3").accessibilityElement().index == 3)
        #expect(await !pilot.element(.row, "Row 9").exists)
    }

    @Test func aMenuSaysItsEntries() async throws {
        let scene = await MenuScene()
        try await scene.pilot.element(.menuBarItem, "File").click()
        let menu = try await scene.pilot.element(.menu, "File").accessibilityElement()
        #expect(menu.children.first { $0.label == "Save" }?.isEnabled == false)
        #expect(menu.children.first { $0.label == "Save" }?.hint == "Nothing has changed.")
        #expect(menu.count ?? 0 > 2)
        try await scene.pilot.element(.menuItem, "New").click()
        #expect(scene.editor.done == ["new"])
    }

    @Test func aMenuIsNamedByItsTitleOrByTheElementThatOpensIt() async throws {
        let list = ListView(["Ada", "Ben"])
        list.accessibilityLabel = "People"
        let recent = Menu("Open &recent", children: [Action("old", title: "Old") { _ in .stop }])
        let pilot = await start([
            StackView(
                .horizontal, [Label("Color:"), PopUpButton(["Red", "Blue"], selectedIndex: 0)],
                spacing: 1), PullDownButton("&Add", menu: Menu(children: [recent])), list,
        ])
        func menus() -> [String?] { pilot.elements(.menu).map(\.label) }
        try await pilot.element(.popUpButton, "Color").click()
        #expect(menus() == ["Color"])
        await pilot.press("escape")
        try await pilot.element(.menuButton, "Add").click()
        #expect(menus() == ["Add"])
        try await pilot.element(.menuItem, "Open recent").click()
        // The first menu is out of reach.
        #expect(menus() == ["Open recent"])
        await pilot.press("escape", "escape")
        ContextMenuInteraction.openMenu(of: list)
        await pilot.settle()
        #expect(menus().allSatisfy { $0 == "People" }, "\(menus())")
    }

    @Test func anAlertIsADialogWithItsHeading() async throws {
        let pilot = await start([Label("Behind")])
        let alert = Alert(
            "Delete 3 files?", message: "They cannot be restored.",
            actions: [
                AlertAction("&Delete", style: .destructive), AlertAction("&Keep", style: .cancel),
            ])
        pilot.application.windows[0].rootViewController?.present(alert)
        let dialog = pilot.element(.dialog, "Delete 3 files?")
        try await dialog.element(.button, "Keep").click()
        #expect(pilot.events(AlertAnswered.self).map(\.title) == ["Keep"])
        try await dialog.waitUntilGone()
    }

    @Test func whatOnlyShowsSaysItsValue() async {
        let progress = ProgressView(progress: 0.42)
        progress.accessibilityLabel = "Copying"
        let box = GroupBox("Network", Label("Up"))
        let pilot = await start([progress, Badge("new", tone: .info), box])
        let text = lines(pilot)
        #expect(text[0] == "progress indicator \"Copying\": 42 %")
        #expect(text.suffix(3) == ["text \"new\": info", "group \"Network\"", "  text \"Up\""])
    }

    @Test func aToastIsANoticeWithItsButton() async throws {
        let pilot = await start([Label("Behind")])
        Toast("Moved.", detail: "3 files", kind: .success, action: ToastAction("&Undo") {})
            .show(from: pilot.application.windows[0])
        let toast = try await pilot.element(.notice, "Moved. 3 files").accessibilityElement()
        #expect(toast.value == "success")
        #expect(toast.children.map(\.label) == ["Undo"])
    }

    @Test func aSliderIsAdjustedWithoutKeysOrMouse() async throws {
        let slider = Slider(value: 50, in: 0...100, step: 5)
        slider.accessibilityLabel = "Volume"
        let pilot = await start([slider])
        try await pilot.element(.slider, "Volume").increment()
        #expect(try await pilot.element(.slider).value == "55")
        try await pilot.element(.slider).decrement()
        #expect(pilot.events(SliderChanged.self).map(\.value) == [55, 50])
    }

    @Test func valuesAreChangedAsTheUserDoes() async throws {
        let field = TextField("old", placeholder: "Name"), area = TextView("old")
        area.accessibilityLabel = "Text"
        let tabs = RadioGroup(["Small", "Large"], selectedIndex: 0)
        tabs.accessibilityLabel = "Size"
        let color = PopUpButton(["Red", "Blue"], selectedIndex: 0)
        color.accessibilityLabel = "Color"
        let volume = Slider(value: 50, in: 0...100, step: 5)
        volume.accessibilityLabel = "Volume"
        let pilot = await start([
            field, area, tabs, color, volume, Checkbox("Hidden"), Switch("Sounds"),
        ])
        let values = [
            ("Name", "new"), ("Text", "new"), ("Size", "Large"), ("Color", "Blue"),
            ("Volume", "20"),
            ("Hidden", "on"), ("Sounds", "on"),
        ]
        for (label, value) in values {
            let element = pilot.element(label)
            try await element.change(to: value)
            #expect(try await element.value == value)
        }
        #expect(pilot.events(TextChanged.self).map(\.text).last == "new")
        #expect(pilot.events(OptionSelected.self).map(\.title) == ["Large", "Blue"])
        #expect(pilot.events(SwitchToggled.self).map(\.isOn) == [true])
        await #expect(throws: ElementError.self) {
            try await pilot.element("Color").change(to: "Green")
        }
    }

    @Test func textsScrollByPages() async {
        let lines = (1...40).map { "Line \($0) of a text that is wider than its view" }
        let area = TextView(lines.joined(separator: "\n"))
        area.wrapsLines = false
        let log = LogView()
        for line in lines { log.appendImmediately(line) }
        let page = MarkdownView(lines.joined(separator: "\n\n"))
        for view in [area, log, page] as [Control] {
            let pilot = await Pilot(ViewController(view: view), columns: 20, rows: 6)
            let before = pilot.screen
            // A log begins at its end.
            let (away, back): (AccessibilityScrollDirection, AccessibilityScrollDirection) =
                view is LogView ? (.up, .down) : (.down, .up)
            #expect(view.accessibilityScroll(away))
            await pilot.settle()
            #expect(pilot.screen != before)
            #expect(view.accessibilityScroll(back))
            await pilot.settle()
            #expect(pilot.screen == before)
            #expect(!view.accessibilityScroll(back))
            guard view !== page else { continue }
            #expect(view.accessibilityScroll(.right))
            #expect(view.accessibilityScroll(.left))
            #expect(!view.accessibilityScroll(.left))
        }
    }

    @Test func aTableOfMarkdownScrollsByColumns() async {
        let page = MarkdownView(
            "| one | two | three | four |\n|---|---|---|---|\n| a long cell | b | another cell | d |"
        )
        _ = await Pilot(ViewController(view: page), columns: 20, rows: 6)
        #expect(page.accessibilityScroll(.right))
        #expect(page.accessibilityScroll(.left))
        #expect(!page.accessibilityScroll(.left))
    }
}
