// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The tree in its own window, for screens without room for it beside the text.
final class FilesController: ViewController {
    private let tree: FileTreeView
    private let selected: BytePath?

    init(root: BytePath, selected: BytePath?) {
        tree = FileTreeView(root: root, isAlone: true)
        self.selected = selected
        super.init()
        title = "Files"
        preferredContentSize = Size(width: 36, height: 30)
    }

    override func loadView() { view = tree }

    override func viewDidAppear(_ animated: Bool) {
        if let selected { tree.reveal(selected) }
        tree.preferredFocusedView.becomeFirstResponder()
    }

    override var actions: [Action] {
        [Action("close", title: "Close", keys: ["escape", "ctrl-b"], FilesController.close)]
    }

    private func close() { dismiss() }
}
