// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTerminal
import Testing

/// Text that is meant to be taken for commands, in all that shows text, down to the bytes for the terminal.
@MainActor
@Suite struct HostileTextTests {
    private final class Rows: TableViewDataSource {
        let text: String
        init(_ text: String) { self.text = text }

        func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 2 }

        func tableView(
            _ tableView: TableView, textFor column: TableColumn, at indexPath: TableIndexPath
        ) -> StyledText { StyledText(text) }

        func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
            text
        }
    }

    /// A controller with everything that shows text, and an action with a title for the footer and the help.
    private final class Screen: ViewController {
        let text: String
        let rows: Rows
        let field = TextField()
        let end = Label("the end")

        init(_ text: String) {
            self.text = text
            rows = Rows(text)
            super.init()
            title = text
        }

        override var actions: [Action] {
            [Action("hit", title: text, keys: ["ctrl-g"]) { _ in .stop }]
        }

        override func loadView() {
            view = StackView(.vertical, labels + values + containers + [KeyFooter(), end])
        }

        private var labels: [View] {
            let wrapped = Label(text)
            wrapped.numberOfLines = 0
            let linked = Label(StyledText(text, style: Style(link: Link("https://\(text)"))))
            return [Label(text), wrapped, linked, Button(text)]
        }

        private var values: [View] {
            field.text = text
            let empty = TextField("", placeholder: text)
            let progress = ProgressView(progress: 0.5)
            progress.rateText = { [text] _ in text }
            let activity = ActivityIndicator(text)
            activity.isHidden = false
            return [
                field, empty, Checkbox(text), Switch(text), RadioGroup([text, text]),
                SegmentedControl(items: [text, "b"]), PopUpButton([text], selectedIndex: 0),
                progress, activity,
            ]
        }

        private var containers: [View] {
            let table = TableView()
            table.columns = [TableColumn(text, identifier: "a"), TableColumn("b")]
            table.dataSource = rows
            return [
                TabView([Tab(text, view: Label(text))]), GroupBox(StyledText(text), Label(text)),
                table, ListView([text, "b"]),
            ]
        }
    }

    /// Waits until a condition holds; fails where it does not come true.
    private func wait(for what: String, _ condition: () -> Bool) async {
        for _ in 0..<2_000_000 {
            if condition() { return }
            await Task.yield()
        }
        Issue.record("\(what) does not come")
    }

    @Test(arguments: [
        ("a\u{1B}[77zb", ["CSI 77U+7A"]), ("\u{9B}77z", ["U+9B"]), ("a\u{202E}b", ["U+202E"]),
        ("\u{1B}]77;a\u{1B}\\", ["OSC 77;a"]), ("\u{1B}]2;a\u{7}b", ["OSC without an end"]),
        ("\u{18}", ["U+18"]), ("\u{1B}c", ["ESC U+63"]), ("\u{1B}[2;3Ha\u{1B}[0;1m漢\r\n", []),
    ])
    func commandsAreFoundInOutput(output: String, unknown: [String]) {
        #expect(OutputTokens(Array(output.utf8)).unknown.first == unknown.first)
    }

    @Test(arguments: HostileTexts.all)
    func noTextIsTakenForACommand(text: String) async {
        let channel = KeptChannel()
        let screen = Screen(text)
        let application = Application(root: screen) {
            TerminalDisplay(channel: channel, profile: .ansi)
        }
        let run = Task { try await application.run() }
        await wait(for: "the screen") { channel.hasWritten("the end") }
        #expect(screen.view.subviews.allSatisfy { $0.bounds.size.area > 0 }, "All of it is seen")
        application.title = text
        application.notify(text, title: text)
        application.pasteboard.string = text
        screen.field.becomeFirstResponder()
        channel.type("\u{1B}[200~\(text)pasted\u{1B}[201~")
        await wait(for: "the paste") { screen.field.text.contains("pasted") }
        Toast(text).show(from: screen)
        screen.present(
            Alert(text, message: text, actions: [AlertAction(text), AlertAction("last")]))
        await wait(for: "the alert") { channel.hasWritten("last") }
        screen.end.text = "over"
        await wait(for: "the last frame") { channel.hasWritten("over") }
        #expect(OutputTokens(channel.written).unknown == [])
        #expect(channel.hasWritten("hit") || !text.contains("hit"))
        application.end()
        _ = try? await run.value
    }
}
