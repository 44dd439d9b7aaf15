// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

/// What an answer in Markdown costs that grows by a word.
@MainActor
enum MarkdownWorkloads {
    static var all: [Workload] {
        [
            Workload("markdown-grow") { await growing(bytes: 1_000_000) },
            Workload("markdown-grow-short") { await growing(bytes: 10_000) },
            Workload("markdown-page") {
                await Browsing.pressing(
                    ["\u{1B}[6~", "\u{1B}[5~"], in: MarkdownView(text(bytes: 1_000_000)))
            },
        ]
    }

    private static let section = """
        ## Tides of the *port*

        Some *text* with `code` and [links](https://example.org/a) and **bold words** that go on
        for two lines.

        - item one
        - item two
          - nested

        ```swift
        let a = 1
        ```

        | a | b |
        |---|--:|
        | 1 | 2 |

        > quote
        > more


        """

    private static func text(bytes: Int) -> String {
        String(repeating: section, count: bytes / section.utf8.count)
    }

    /// Each time a paragraph of twelve words is added to a text, one frame for each word.
    private static func growing(bytes: Int) async -> (Int) -> Void {
        let view = MarkdownView(text(bytes: bytes))
        view.followsEnd = true
        let terminal = await Browsing.show(view)
        return { count in
            for _ in 0..<count {
                for word in 0..<12 {
                    view.append(word == 11 ? "word.\n\n" : "*word* ")
                    terminal.send("x")
                }
            }
        }
    }
}
