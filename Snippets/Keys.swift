// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

final class Notes: ViewController {
    let status = Label("No text yet.")
    var isChanged = false

    override func loadView() {
        status.setContentHuggingPriority(.defaultLow, for: .vertical)
        view = StackView(.vertical, [status, KeyFooter()])
    }

    override var actions: [Action] {
        [
            Action("write", title: "Write", keys: ["w", "enter"], Notes.write),
            Action("save", title: "Save", keys: ["ctrl-x ctrl-s"], Notes.save)
                .enabled(if: \Notes.isChanged),
            Action("quit", title: "Quit", keys: ["q"], Notes.quit).role(.quit),
            .help,
        ]
    }

    func write() {
        isChanged = true
        status.text = "Unsaved text."
    }

    func save() async throws {
        status.text = "Saving …"
        try await Task.sleep(for: .seconds(1))
        isChanged = false
        status.text = "Saved."
    }

    func quit() { window?.application?.end() }
}

let application = Application(root: Notes())
application.keyMap = try KeyMap(parsing: "quit = q, ctrl-x ctrl-c     # as in another editor")
await application.runAndExit()
