// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerGrammars

/// A source text on the whole screen: read-only, with colors, line numbers, folding and search.
final class SourceController: ViewController {
    private let text = TextView()
    private let status: Label

    init(title: String, _ source: SourceLanguage, _ storage: TextStorage, library: GrammarLibrary) {
        let known =
            switch library.headers.count {
            case 0: "no definitions: name a folder with --definitions"
            case 1: "1 definition"
            case let count: "\(count) definitions"
            }
        status = Label("\(title)  \(source.name)  (\(known))")
        super.init()
        text.storage = storage
        text.isEditable = false
        text.highlighter = source.highlighter
    }

    override func loadView() {
        text.showsLineNumbers = true
        text.isFoldingEnabled = true
        text.showsIndentationGuides = true
        text.wrapsLines = false
        let column = StackView(.vertical, [status, text, KeyFooter()])
        column.setFlex(1, of: text)
        view = column
    }

    override var preferredFocusedView: View? { text }

    override var actions: [Action] {
        [
            Action("quit", title: "Quit", keys: ["ctrl-q", "q"], SourceController.quit).role(.quit),
            .help,
        ]
    }

    private func quit() { view.window?.application?.end() }
}
