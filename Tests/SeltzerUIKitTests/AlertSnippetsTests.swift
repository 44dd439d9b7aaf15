// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

/// Snippets of UIKit's alerts, in the form that they have here.
@MainActor
@Suite struct AlertSnippetsTests {
    private let root = ViewController()

    @Test("an alert")
    func alert() async {
        let pilot = await Pilot(root, columns: 60, rows: 20)
        let alert = AlertController(
            title: "Delete?", message: "This cannot be undone.", preferredStyle: .alert)
        var chosen: [String?] = []
        alert.addAction(AlertAction(title: "Cancel", style: .cancel))
        let delete = AlertAction(title: "Delete", style: .destructive) { action in
            chosen.append(action.title)
        }
        alert.addAction(delete)
        alert.preferredAction = delete
        root.present(alert, animated: true)
        await pilot.settle()
        await pilot.click(on: " Delete ")
        #expect(chosen == ["Delete"])
    }

    @Test("an alert with a field")
    func field() async {
        let pilot = await Pilot(root, columns: 60, rows: 20)
        let alert = AlertController(title: "Name", message: nil, preferredStyle: .alert)
        alert.addTextField { field in field.placeholder = "Name" }
        var name = ""
        alert.addAction(
            AlertAction(title: "OK", style: .default) { [weak alert] _ in
                name = alert?.textFields?.first?.text ?? ""
            })
        root.present(alert, animated: true, completion: nil)
        await pilot.settle()
        await pilot.type("Ann\n")
        #expect(name == "Ann")
    }

    @Test("an action sheet")
    func sheet() async {
        let pilot = await Pilot(root, columns: 60, rows: 20)
        let sheet = AlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        var isCancelled = false
        sheet.addAction(AlertAction(title: "Share", style: .default, handler: nil))
        sheet.addAction(AlertAction(title: "Cancel", style: .cancel) { _ in isCancelled = true })
        root.present(sheet, animated: true)
        await pilot.settle()
        await pilot.press("escape")
        #expect(isCancelled)
    }
}
