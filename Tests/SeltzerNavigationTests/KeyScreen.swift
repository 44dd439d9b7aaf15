// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerNavigation
import SeltzerResponder
import SeltzerTesting
import SeltzerViews

/// An editor over a list, with a footer, and what can be done in each.
@MainActor
final class KeyScreen {
    /// Notes what it is told to do.
    final class Editor: View {
        var isChanged = false
        var notes: [String] = []

        override var canBecomeFirstResponder: Bool { true }

        override var actions: [Action] {
            [
                Action("save", title: "Save", keys: ["ctrl-x ctrl-s", "f2"], Editor.save)
                    .enabled { (editor: Editor) in editor.isChanged },
                Action("kill", title: "Kill the line", keys: ["ctrl-x k"], Editor.kill),
                Action("word", title: "入力する", keys: ["alt-w"], Editor.word).symbol("✎"),
                Action("silent", keys: ["f9"], Editor.kill),
                Action("palette", title: "Only in a palette", Editor.kill),
            ]
        }

        func save() { notes.append("save") }
        func kill() { notes.append("kill") }
        func word() { notes.append("word") }
    }

    /// Lists actions of its own.
    final class ChannelListView: View {
        override var canBecomeFirstResponder: Bool { true }
        override var actions: [Action] {
            (1...8).map { number in
                Action(
                    nil, title: "Channel \(number)",
                    keys: [KeySequence(KeyChord(.function(number)))]
                ) { _ in
                    .stop
                }
            }
        }
    }

    final class Screen: ViewController {
        override var actions: [Action] {
            [.help, Action("quit", title: "Quit", keys: ["q"]) { _ in .stop }.role(.quit)]
        }
    }

    let editor = Editor()
    let list = ChannelListView()
    let footer = KeyFooter()
    let pilot: Pilot

    init(columns: Int = 80, rows: Int = 24) async {
        for view in [editor, list] {
            view.setContentHuggingPriority(.defaultLow, for: .vertical)
            view.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
        }
        let screen = Screen(view: StackView(.vertical, [editor, list, footer]))
        screen.title = "Mail"
        pilot = await Pilot(plain: screen, columns: columns, rows: rows)
        editor.becomeFirstResponder()
        await pilot.settle()
    }

    /// The text of the last line of the screen.
    var bottom: String {
        pilot.screen.split(separator: "\n", omittingEmptySubsequences: false).last.map(String.init)
            ?? ""
    }
}
