// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ActionDescription.

import SeltzerControls
import SeltzerNavigation
import SeltzerViews
import Testing

@MainActor
@Suite struct ActionReferenceTests {
    private final class Root: ViewController {
        let editor = MenuEditor()
        let second = MenuEditor()
        override func loadView() {
            view = StackView(.vertical, [editor, second, TextField("text")])
        }
        override var actions: [Action] {
            [
                Action("quit", title: "Quit", keys: ["ctrl-q"]) { _ in .stop }.role(.quit),
                Action("odd", title: "A | b *c* \\ -d.", keys: ["."]) { _ in .stop },
                Action(nil, title: "Nameless", keys: ["f9"]) { _ in .stop },
                Action("silent", keys: ["f8"]) { _ in .stop },
            ]
        }
    }

    private func reference() -> ActionReference { ActionReference(of: Root()) }

    @Test func everyActionBelowTheRootIsListedOnce() {
        let actions = reference().actions
        for identifier in ["new", "save", "rename", "quit", "suspend", "odd"] {
            #expect(actions.count { $0.identifier == identifier } == 1, "\(identifier)")
        }
        #expect(actions.contains { $0.title == "Nameless" && $0.identifier == nil })
        #expect(actions.allSatisfy { !$0.title.isEmpty })
        // The keys of the controls on the screen are a part of the program.
        #expect(actions.contains { $0.title.contains("Paste") })
        #expect(actions.first { $0.identifier == "new" }?.keys == ["^N"])
    }

    @Test func whatAnActionAsksForAndWhatItDestroysIsSaid() throws {
        let actions = reference().actions
        let rename = try #require(actions.first { $0.identifier == "rename" })
        #expect(rename.parameters.map(\.title) == ["New name", "Kind"])
        #expect(rename.parameters[1].choices == ["text", "table"])
        #expect(actions.first { $0.identifier == "delete" }?.isDestructive == true)
    }

    @Test func markdownIsATableForEachCategory() {
        let text = reference().markdown(title: "Editor *")
        #expect(text.hasPrefix("# Editor \\*: actions\n\n## This screen\n\n| action |"))
        #expect(text.contains("\n| New | `^N` | `new` |  |\n"))
        #expect(
            text.contains(
                "\n| Rename |  | `rename` | asks for New name, Kind (text, table) |\n"))
        #expect(text.contains("| A \\| b \\*c\\* \\\\ -d. | `.` |"))
        #expect(text.contains("cannot be undone"))
        #expect(text.contains("\n## Program\n"))
    }

    @Test func theManualPageHasNoLineThatRoffTakesForARequest() {
        let text = reference().manualPage(name: "editor", summary: "edits texts.")
        #expect(text.hasPrefix(".TH \"EDITOR\" 1\n.SH NAME\neditor \\- edits texts\\&.\n"))
        #expect(text.contains("\n.TP\n\\fB^N\\fR\n\\&New (\\fInew\\fR)\n"))
        #expect(text.contains("\\&A | b *c* \\e \\-d\\&. (\\fIodd\\fR)"))
        let requests = [".TH", ".SH", ".SS", ".TP"]
        for line in text.split(separator: "\n") where line.hasPrefix(".") || line.hasPrefix("'") {
            #expect(requests.contains { line.hasPrefix($0) }, "\(line)")
        }
    }

    @Test func hostileTitlesAreHarmless() {
        let view = MenuEditor()
        view.extra = [
            Action("hostile", title: "\u{1B}[2J\n.sp 9", keys: ["f5"]) { _ in .stop }
        ]
        let reference = ActionReference(of: ViewController(view: view))
        for text in [reference.markdown(title: "x"), reference.manualPage(name: "x", summary: "y")]
        {
            #expect(!text.contains("\u{1B}"))
            #expect(!text.contains("\n.sp"))
        }
    }

    @Test func anotherScreenIsAdded() {
        var reference = reference()
        let view = MenuEditor()
        view.extra = [Action("extra", title: "Extra") { _ in .stop }]
        reference.add(ViewController(view: view))
        #expect(reference.actions.count { $0.identifier == "extra" } == 1)
        #expect(reference.actions.count { $0.identifier == "new" } == 1)
    }
}
