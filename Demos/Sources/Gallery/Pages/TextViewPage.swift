// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let textView = GalleryPage(
        name: "text-view", title: "Text view", group: .text,
        summary: "Edits text of any length, with syntax highlighting.",
        hint: "Type, or drag with Alt to select a block.", fillsRoom: true, usefulRows: 18
    ) {
        let editor = TextView(
            #"""
            import Seltzer

            /// A glass of lemonade.
            struct Lemonade {
                let lemons = 2
                var sugar = 40

                /* Stir until it is clear,
                   and pour the seltzer last. */
                func recipe(for guests: Int) -> String {
                    guard guests > 0 else { return "Nobody is thirsty." }
                    return "\(guests * lemons) lemons, \(guests * sugar) g of sugar"
                }
            }
            """#)
        editor.accessibilityLabel = "Lemonade.swift"
        editor.highlighter = SyntaxLanguage(fileName: "Lemonade.swift")?.highlighter
        editor.showsLineNumbers = true
        editor.highlightsCurrentLine = true
        editor.drawsBackground = false
        let field = TextView(placeholder: "A note for the kitchen")
        field.preferredSize = Size(width: 30, height: 3)
        let stack = StackView(.vertical, [editor, field], spacing: 1)
        stack.setFlex(1, of: editor)
        return ViewController(view: stack)
    }
}
