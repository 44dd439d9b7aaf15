// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

extension GalleryPage {
    static let markdownView = GalleryPage(
        name: "markdown-view", title: "Markdown view", group: .text,
        summary: "Shows Markdown, with links and sections that fold.",
        hint: "Click ▾ to fold a section; Tab goes to the links.",
        fillsRoom: true, usefulRows: 26
    ) {
        let page = MarkdownView(
            """
            # Lemonade

            Two glasses need *fresh* lemons; see the [list of drinks](drinks.md).

            ## Ingredients

            - [x] 2 lemons
            - [ ] 40 g sugar
            - [ ] 1 l seltzer, **cold**

            ## Steps

            1. Press the lemons.
            2. Stir in the sugar.
            3. Pour the seltzer last.

            > It keeps its bubbles if nothing is stirred after it.

            ```swift
            let glasses = 2
            ```

            | Drink    | Sugar |
            |----------|------:|
            | Lemonade |  20 g |
            | Seltzer  |   0 g |
            """)
        return ViewController(view: page)
    }
}
