// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What it costs to find out how many cells text takes, and to break it into lines.
@main
struct Texts {
    static func main() async {
        exit(await Workload.run(workloads, arguments: CommandLine.arguments))
    }

    private static let ascii =
        "The quick brown fox jumps over the lazy dogs, all of 80 columns in one long line. "
    private static let mixed =
        "Ein Füchslein springt; 快速的棕色狐狸跳过懒狗。 Ω ж ş ─ e\u{301} o\u{302}\u{323} テスト, 한글 text. "
    private static let emoji =
        "\u{1F600}\u{1F44D}\u{1F3FD}\u{1F469}\u{200D}\u{1F469}\u{200D}\u{1F467}\u{1F3F3}\u{FE0F}\u{200D}\u{1F308}"
        + "\u{1F1EF}\u{1F1F5}\u{2764}\u{FE0F}1\u{FE0F}\u{20E3} "

    @MainActor private static var workloads: [Workload] {
        [
            Workload("width-ascii") { measuring(ascii) },
            Workload("width-mixed") { measuring(mixed) },
            Workload("width-emoji") { measuring(emoji) },
            Workload("wrap-ascii") { wrapping(ascii) },
            Workload("wrap-mixed") { wrapping(mixed) },
            Workload("edit-large") { editing() },
            Workload("markdown-open") { openingMarkdown() },
            Workload("markdown-spans") { readingMarkdown() },
            Workload("markdown-append") { growingMarkdown() },
        ]
    }

    /// Text of about so many UTF-8 bytes.
    private static func text(of part: String, bytes: Int) -> String {
        String(repeating: part, count: bytes / part.utf8.count)
    }

    /// Each time the cells of ten thousand bytes are counted.
    private static func measuring(_ part: String) -> (Int) -> Void {
        let text = text(of: part, bytes: 10_000)
        return { count in
            for _ in 0..<count { precondition(text.cellWidth > 1_000) }
        }
    }

    /// Each time a hundred thousand bytes are broken into lines, of another width than the time before.
    private static func wrapping(_ part: String) -> (Int) -> Void {
        let text = StyledText(text(of: part, bytes: 100_000))
        let style = ParagraphStyle(lineBreakMode: .byWordWrapping)
        return { count in
            for number in 0..<count {
                var layout = TextLayout(
                    text, width: [40, 80, 120, 200][number % 4], paragraphStyle: style)
                precondition(layout.size().height > 100)
            }
        }
    }

    /// Each time something is typed, deleted and undone in the middle of ten megabytes.
    private static func editing() -> (Int) -> Void {
        let large = text(of: "lorem ipsum ", bytes: 10 << 20)
        var text = EditableText(large)
        let middle = TextPosition(large.utf8.count / 2)
        text.select(middle..<middle)
        return { count in
            for _ in 0..<count {
                text.insert("x")
                text.move(.backward, by: .word)
                text.delete(.forward, by: .character)
                text.undo()
            }
        }
    }

    /// A section with each kind of block, of about 340 bytes.
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

    /// Each time the blocks of a million bytes of Markdown are found.
    private static func openingMarkdown() -> (Int) -> Void {
        let text = text(of: section, bytes: 1_000_000)
        return { count in
            for _ in 0..<count { precondition(MarkdownDocument(text).blockCount > 1_000) }
        }
    }

    /// Each time the spans of all blocks of a million bytes of Markdown are found.
    private static func readingMarkdown() -> (Int) -> Void {
        let document = MarkdownDocument(text(of: section, bytes: 1_000_000))
        return { count in
            for _ in 0..<count {
                for block in 0..<document.blockCount { _ = document.inlines(of: block) }
            }
        }
    }

    /// Each time a word is added to a million bytes of Markdown, and a paragraph ends after each twelfth.
    private static func growingMarkdown() -> (Int) -> Void {
        var document = MarkdownDocument(text(of: section, bytes: 1_000_000))
        return { count in
            for number in 0..<count { document.append(number % 12 == 11 ? "word.\n\n" : "*word* ") }
        }
    }
}
