// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: AlertController, ViewController+alerts.

import Seltzer
import SeltzerTesting
import Testing

@MainActor
private final class HandlerLog {
    var lines: [String] = []
}

@MainActor
@Suite struct AlertCasesTests {
    private let root = ViewController()
    private let log = HandlerLog()

    private func start(columns: Int = 60, rows: Int = 20) async -> Pilot {
        await Pilot(root, columns: columns, rows: rows)
    }

    private func alert(
        _ style: AlertController.Style = .alert, title: String? = "Title"
    ) -> AlertController {
        AlertController(title: title, message: nil, preferredStyle: style)
    }

    private func action(_ title: String, _ style: AlertAction.Style = .default) -> AlertAction {
        AlertAction(title: title, style: style) { [log, root] action in
            let isGone = root.presentedViewController == nil
            log.lines.append("\(action.title ?? "") \(isGone ? "gone" : "there")")
        }
    }

    @Test("U-A1: the alert goes, then the handler runs once, and may present the next alert")
    func handler() async {
        let pilot = await start()
        let first = alert(title: "First")
        first.addAction(
            AlertAction(title: "Go on", style: .default) { [log, root] _ in
                log.lines.append("ran")
                let next = AlertController(title: "Next", message: nil, preferredStyle: .alert)
                #expect(root.present(next))
            })
        root.present(first, animated: true)
        await pilot.press("enter")
        #expect(log.lines == ["ran"])
        #expect(pilot.screen.contains("Next") && !pilot.screen.contains("First"))
    }

    @Test("U-A2: one action cancels, at its own place, and Esc runs its handler")
    func cancelAction() async throws {
        let pilot = await start()
        let alert = alert()
        alert.addAction(action("Keep", .cancel))
        alert.addAction(action("Delete"))
        alert.addAction(action("Stay", .cancel))
        root.present(alert, animated: true)
        await pilot.settle()
        #expect(pilot.application.diagnostics.contains { $0.contains("more than one action") })
        let cancel = try #require(pilot.location(of: "Keep"))
        let delete = try #require(pilot.location(of: "Delete"))
        #expect(cancel.x < delete.x)
        await pilot.press("escape")
        #expect(log.lines == ["Keep gone"])
    }

    @Test("U-A3: an alert without actions can be left")
    func noActions() async {
        let pilot = await start()
        root.present(alert(), animated: true)
        await pilot.settle()
        #expect(pilot.screen.contains(" OK "))
        await pilot.press("enter")
        #expect(root.presentedViewController == nil)
    }

    @Test("U-A4: text fields are configured at once, and Return leads to the preferred action")
    func textFields() async {
        let pilot = await start()
        let alert = alert()
        #expect(alert.textFields == nil)
        alert.addTextField { [log] field in
            field.placeholder = "Name"
            log.lines.append("configured")
        }
        alert.addTextField(configurationHandler: nil)
        #expect(log.lines == ["configured"] && alert.textFields?.count == 2)
        alert.addAction(action("Cancel", .cancel))
        alert.addAction(action("Save"))
        root.present(alert, animated: true)
        await pilot.settle()
        #expect(pilot.screen.contains("Name"))
        #expect(alert.textFields?[0].isFirstResponder == true)
        await pilot.press("a", "enter")
        #expect(alert.textFields?[1].isFirstResponder == true)
        await pilot.press("b", "enter")
        #expect(alert.textFields?.map(\.text) == ["a", "b"])
        #expect(log.lines == ["configured", "Save gone"])
    }

    @Test("U-A4: an action sheet has no text fields")
    func textFieldsOfASheet() async {
        let pilot = await start()
        let sheet = alert(.actionSheet)
        sheet.addTextField { _ in }
        root.present(sheet, animated: true)
        await pilot.settle()
        #expect(sheet.textFields == nil)
        #expect(pilot.application.diagnostics.contains { $0.contains("text field") })
    }

    @Test("U-A5: Enter chooses the preferred action, which must be among the actions")
    func preferredAction() async {
        let pilot = await start()
        let preferred = action("Second")
        for choice in [preferred, action("Stranger")] {
            let alert = alert()
            alert.addAction(action("First"))
            alert.addAction(preferred)
            alert.preferredAction = choice
            root.present(alert, animated: true)
            await pilot.press("enter")
        }
        #expect(log.lines == ["Second gone", "First gone"])
        #expect(pilot.application.diagnostics.contains { $0.contains("not among its actions") })
    }

    @Test("U-A6: the actions of a sheet are a column with the cancelling one apart")
    func actionSheet() async throws {
        let pilot = await start()
        let sheet = alert(.actionSheet)
        sheet.addAction(action("Cancel", .cancel))
        sheet.addAction(action("Copy"))
        sheet.addAction(action("Delete", .destructive))
        root.present(sheet, animated: true)
        await pilot.settle()
        let rows = try ["Copy", "Delete", "Cancel"].map {
            try #require(pilot.location(of: $0)).y
        }
        #expect(rows[1] == rows[0] + 1 && rows[2] == rows[1] + 2)
        await pilot.press("down", "enter")
        #expect(log.lines == ["Delete gone"])
    }

    @Test(
        "U-A6: Esc and a press outside run the handler of the cancelling action",
        arguments: [false, true])
    func cancellingASheet(byPress: Bool) async {
        let pilot = await start()
        for hasCancel in [true, false] {
            let sheet = alert(.actionSheet)
            sheet.addAction(action("Copy"))
            if hasCancel { sheet.addAction(action("Cancel", .cancel)) }
            root.present(sheet, animated: true)
            await pilot.settle()
            if byPress {
                await pilot.click(column: 0, row: 0)
            } else {
                await pilot.press("escape")
            }
            #expect(root.presentedViewController == nil)
        }
        #expect(log.lines == ["Cancel gone"])
    }

    @Test("U-A6: a sheet lies beside its source, and needs none")
    func sourceOfASheet() async throws {
        let button = Button("Share")
        root.view.addSubview(button)
        button.frame = Rect(x: 0, y: 2, width: 10, height: 1)
        let pilot = await start()
        let sheet = alert(.actionSheet)
        sheet.addAction(action("Copy"))
        sheet.popoverPresentationController.sourceView = button
        root.present(sheet, animated: true)
        await pilot.settle()
        let place = try #require(pilot.location(of: "Copy"))
        #expect(place.x < 30 && (3...8).contains(place.y), "\(place)")
    }

    @Test("U-A6: a sheet lies beside the item of a bar")
    func barItemAsSource() async throws {
        let navigation = NavigationController(rootViewController: root)
        let item = BarButtonItem(title: "Share", style: .plain)
        root.navigationItem.leftBarButtonItem = item
        let pilot = await Pilot(navigation, columns: 60, rows: 20)
        let sheet = alert(.actionSheet)
        sheet.addAction(action("Copy"))
        sheet.popoverPresentationController.barButtonItem = item
        root.present(sheet, animated: true)
        await pilot.settle()
        let place = try #require(pilot.location(of: "Copy"))
        #expect(place.x < 30 && place.y < 8, "\(place)")
    }

    @Test("U-A7: a disabled action cannot be chosen until it is enabled")
    func disabledAction() async {
        let pilot = await start()
        let alert = alert()
        let save = action("Save")
        save.isEnabled = false
        alert.addTextField { field in
            field.addAction(for: .editingChanged) { field in save.isEnabled = !field.text.isEmpty }
        }
        alert.addAction(save)
        alert.addAction(action("Cancel", .cancel))
        root.present(alert, animated: true)
        await pilot.settle()
        await pilot.press("enter")
        await pilot.click(on: "Save")
        #expect(log.lines.isEmpty && root.presentedViewController === alert)
        await pilot.press("x", "enter")
        #expect(log.lines == ["Save gone"])
    }

    @Test("U-A8: two buttons stand side by side, cancel left; without room they are a column")
    func places() async throws {
        for columns in [60, 20] {
            let pilot = await Pilot(ViewController(), columns: columns, rows: 20)
            let alert = alert()
            alert.addAction(action("Remove all"))
            alert.addAction(action("Cancel", .cancel))
            pilot.application.keyWindow?.rootViewController?.present(alert, animated: true)
            await pilot.settle()
            let cancel = try #require(pilot.location(of: "Cancel"))
            let remove = try #require(pilot.location(of: "Remove all"))
            #expect((cancel.y == remove.y) == (columns == 60))
            if columns == 60 { #expect(cancel.x < remove.x) }
        }
    }

    @Test("U-A9: no handler runs when the program dismisses the alert")
    func dismissedByTheProgram() async {
        let pilot = await start()
        for style in [AlertController.Style.alert, .actionSheet] {
            let alert = alert(style)
            alert.addAction(action("Cancel", .cancel))
            root.present(alert, animated: true)
            await pilot.settle()
            alert.dismiss(animated: true)
            await pilot.settle()
            #expect(root.presentedViewController == nil)
        }
        #expect(log.lines.isEmpty)
    }

    // MARK: Beyond the cases

    @Test func aTitleIsShownOnce() async {
        let pilot = await start()
        let alert = AlertController(title: "R & D", message: "Text", preferredStyle: .alert)
        alert.addAction(AlertAction(title: "Cut & paste", style: .default))
        root.present(alert, animated: true)
        await pilot.settle()
        #expect(pilot.screen.ranges(of: "R & D").count == 1)
        #expect(pilot.screen.contains("Cut & paste"))
        alert.message = "Another text"
        await pilot.settle()
        #expect(pilot.screen.contains("Another text"))
    }
}
