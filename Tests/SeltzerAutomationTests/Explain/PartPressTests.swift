// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: PressSentences, ElementNames.

import SeltzerBase
import SeltzerControls
import SeltzerNavigation
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerTesting
import SeltzerViews
import Testing

private final class Desk: ViewController {
    var deeds: [String] = []
    override var actions: [Action] {
        [Action("save", title: "Save", keys: ["ctrl-s"], Desk.save)]
    }
    private func save() { deeds.append("save") }
}

private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
        _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
    ) -> StyledText { StyledText("\(column.title) \(3 - indexPath.row)") }
}

/// First asks about a press on a part of a control, then presses it.
@MainActor
@Suite("A press on a part") struct PartPressTests {
    private func start(_ views: View...) async -> (desk: Desk, pilot: Pilot) {
        let stack = StackView(.vertical, views)
        let desk = Desk(view: stack)
        return (desk, await Pilot(desk, columns: 40, rows: 12))
    }

    /// Asks about the cell of a text, and then clicks it.
    private func askThenClick(_ text: String, _ pilot: Pilot) async -> [String] {
        guard let place = pilot.location(of: text) else {
            Issue.record("\(text) is not on the screen:\n\(pilot.screen)")
            return []
        }
        let sentences = pilot.explanation(ofPressAtColumn: place.x, row: place.y)
        await pilot.click(column: place.x, row: place.y)
        return sentences
    }

    @Test func namesTheTab() async {
        let tabs = TabView([Tab("One", view: Label("first")), Tab("Two", view: Label("second"))])
        let (_, pilot) = await start(tabs)
        let sentences = await askThenClick("Two", pilot)
        #expect(
            sentences.first?.contains("reaches the tab \"Two\" of the ") == true, "\(sentences)")
        #expect(pilot.screen.contains("second"))
    }

    @Test func namesTheEntryOfAMenuAndADisabledOne() async {
        var deeds: [String] = []
        let bar = MenuBar([
            Menu(
                "File",
                children: [
                    Action(title: "Open") { _ in deeds.append("open") },
                    Action(title: "Close", attributes: .disabled) { _ in deeds.append("close") },
                ])
        ])
        let (_, pilot) = await start(bar, Label("text"))
        let title = await askThenClick("File", pilot)
        #expect(title.first?.contains("\"File\" of the ") == true, "\(title)")
        let disabled = await askThenClick("Close", pilot)
        #expect(
            disabled.first?.contains("\"Close\" of the ") == true
                && disabled.first?.hasSuffix(", which is disabled.") == true, "\(disabled)")
        #expect(deeds.isEmpty)
        let open = await askThenClick("Open", pilot)
        #expect(open.first?.contains("\"Open\" of the ") == true, "\(open)")
        #expect(deeds == ["open"])
    }

    @Test func namesTheViewBehindAnOpenMenu() async {
        let bar = MenuBar([Menu("File", children: [Action(title: "Open") { _ in }])])
        let save = Button("Save")
        let (desk, pilot) = await start(bar, Label("a"), Label("b"), Label("c"), Label("d"), save)
        await pilot.click(on: "File")
        let sentences = await askThenClick("Save", pilot)
        #expect(sentences.first?.contains("reaches nothing: it is outside of") == true)
        #expect(
            sentences.contains { $0.hasPrefix("The button \"Save\" does not get it: ") },
            "\(sentences)")
        #expect(desk.deeds.isEmpty)
        #expect(!pilot.screen.contains("Open"))
    }

    @Test func namesTheHeaderOfAColumn() async {
        let (table, rows) = (TableView(), Rows())
        table.columns = [TableColumn("Name"), TableColumn("Size")]
        table.dataSource = rows
        let (_, pilot) = await start(table)
        let sentences = await askThenClick("Size", pilot)
        #expect(sentences.first?.contains("\"Size\" of the ") == true, "\(sentences)")
        #expect(table.sortOrder?.column == "Size", "\(String(describing: table.sortOrder))")
        withExtendedLifetime(rows) {}
    }

    @Test func namesTheHintOfAFooter() async {
        let (desk, pilot) = await start(Button("Plain"), KeyFooter())
        let sentences = await askThenClick("Save", pilot)
        #expect(sentences.first?.contains("\"Save\" of the ") == true, "\(sentences)")
        #expect(desk.deeds == ["save"])
    }

    @Test func namesTheRowOfAList() async {
        let list = ListView(["apple", "gin"])
        list.accessibilityLabel = "Drinks"
        let (_, pilot) = await start(list)
        let sentences = await askThenClick("gin", pilot)
        #expect(
            sentences.contains { $0.hasPrefix("The row \"gin\" gets it from there: ") },
            "\(sentences)")
        #expect(list.selectedIndices == [1])
    }

    @Test func namesTheDividerOfPanes() async {
        let split = SplitView(.horizontal, [Label("left"), Label("right")])
        let (_, pilot) = await start(split)
        let left = split.subviews.first { $0.isControlOfPanes }
        let place = left.map { $0.convert($0.bounds.origin, to: nil) } ?? .zero
        let sentences = pilot.explanation(ofPressAtColumn: place.x, row: place.y)
        #expect(sentences.first?.contains("reaches the ") == true, "\(sentences)")
        let width = split.subviews.map(\.frame.width)
        await pilot.drag(
            fromColumn: place.x, row: place.y, toColumn: place.x + 5, row: place.y)
        #expect(split.subviews.map(\.frame.width) != width)
    }

    @Test func namesTheButtonOfAnAlert() async {
        let save = Button("Save")
        let (desk, pilot) = await start(save)
        var answers: [String] = []
        let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(AlertAction("Yes") { answers.append("yes") })
        alert.addAction(AlertAction("No", style: .cancel) { answers.append("no") })
        desk.present(alert, animated: false)
        await pilot.settle()
        // A small screen shows the question over all of it.
        let behind = pilot.explanation(ofPressOn: save)
        #expect(
            behind.contains { $0.hasPrefix("The button \"Save\" does not get it: ") }, "\(behind)")
        await pilot.click(on: save)
        #expect(answers.isEmpty)
        let sentences = await askThenClick("Yes", pilot)
        #expect(sentences.first?.hasSuffix("reaches the button \"Yes\".") == true, "\(sentences)")
        #expect(answers == ["yes"])
    }
}

extension View {
    fileprivate var isControlOfPanes: Bool { self is SplitDivider }
}
