// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The name of the toolkit in large letters, with bubbles that rise from them.
final class Wordmark: View {
    /// The letters; each row of cells contains two of their rows.
    private static let letters = [
        ".### #### #... ##### #### #### ###.",
        "#... #... #... ..#.. ...# #... #..#",
        ".##. ###. #... ..#.. .##. ###. ###.",
        "...# #... #... ..#.. #... #... #.#.",
        "###. #### #### ..#.. #### #### #..#",
    ].map(Array.init)

    private static let bubbles: [(place: Point, sign: String)] = [
        (Point(x: 37, y: 2), "○"), (Point(x: 40, y: 1), "•"), (Point(x: 39, y: 0), "·"),
        (Point(x: 43, y: 0), "○"),
    ]

    /// The size in cells, bubbles included.
    private static let size = Size(width: 44, height: 3)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
    }

    override func sizeThatFits(_ size: Size) -> Size { Self.size }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        guard canvas.isUnicode else {
            canvas.draw("s e l t z e r", at: .zero, style: Style(attributes: .bold))
            return
        }
        let style = Style(foreground: .accent)
        for y in 0..<Self.size.height {
            for x in Self.letters[0].indices {
                let upper = isSet(x, 2 * y)
                let lower = isSet(x, 2 * y + 1)
                guard upper || lower else { continue }
                let sign = upper && lower ? "█" : upper ? "▀" : "▄"
                canvas.draw(sign, at: Point(x: x, y: y), style: style)
            }
        }
        for bubble in Self.bubbles { canvas.draw(bubble.sign, at: bubble.place, style: style) }
    }

    private func isSet(_ x: Int, _ y: Int) -> Bool {
        Self.letters.indices.contains(y) && Self.letters[y][x] == "#"
    }
}
