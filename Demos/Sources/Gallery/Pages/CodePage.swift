// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let code = GalleryPage(
        name: "code", title: "Code", group: .text,
        summary: "Colors, folds and matches brackets of twelve languages.",
        hint: "Choose a language; Alt-O or ▾ folds a region.", fillsRoom: true, usefulRows: 18
    ) {
        let languages = PopUpButton(CodeSample.all.map(\.language), selectedIndex: 0)
        languages.accessibilityLabel = "Language"
        let editor = TextView()
        editor.accessibilityLabel = "Source text"
        editor.showsLineNumbers = true
        editor.isFoldingEnabled = true
        editor.showsIndentationGuides = true
        editor.highlightsCurrentLine = true
        editor.drawsBackground = false
        let show = { [weak editor] (sample: CodeSample) in
            editor?.text = sample.text
            editor?.highlighter = SyntaxLanguage(named: sample.language)?.highlighter
        }
        show(CodeSample.all[0])
        languages.on { (event: OptionSelected) in
            show(CodeSample.all[event.index])
            return .observed
        }
        let row = StackView(.horizontal, [Label("Language"), languages], spacing: 1)
        row.alignment = .center
        let stack = StackView(.vertical, [row, editor], spacing: 1)
        stack.setFlex(1, of: editor)
        return ViewController(view: stack)
    }
}
