// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let textView = GalleryPage(
        name: "text-view", title: "Text view", group: .text,
        summary: "Edits text of any length, with several cursors.",
        hint: "Type, or drag with Alt to select a block.", fillsRoom: true
    ) {
        let editor = TextView(
            """
            # Lemonade

            For two glasses:

            - 2 lemons
            - 40 g sugar
            - 1 l seltzer, cold

            Press the lemons, stir the juice with the sugar until it is clear, and pour the seltzer \
            last: it keeps its bubbles if nothing is stirred after it.
            """)
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
