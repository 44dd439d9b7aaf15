// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Breaks a short text into lines of about equal length, so that no line contains only a last word.
enum EvenLines {
    /// Returns a text with newlines, in as few lines as a width allows.
    ///
    /// Lines break only at blanks, so the name of a key such as `Ctrl-E` stays whole.
    static func text(_ text: String, width: Int) -> String {
        let words = text.split(separator: " ").map { (text: $0, width: String($0).cellWidth) }
        let length = words.reduce(-1) { $0 + $1.width + 1 }
        guard length > width, width > 0 else { return text }
        let most = lines(of: words, width: width)
        var best = most
        for narrower in stride(from: width - 1, to: 0, by: -1) {
            let lines = lines(of: words, width: narrower)
            guard lines.count == most.count else { break }
            best = lines
        }
        return best.map { $0.joined(separator: " ") }.joined(separator: "\n")
    }

    /// Returns lines with as many words as fit in each.
    private static func lines(
        of words: [(text: Substring, width: Int)], width: Int
    ) -> [[Substring]] {
        var lines: [[Substring]] = []
        var end = 0
        for word in words {
            if lines.isEmpty || end + 1 + word.width > width {
                lines.append([word.text])
                end = word.width
            } else {
                lines[lines.count - 1].append(word.text)
                end += 1 + word.width
            }
        }
        return lines
    }
}

/// A remark that is broken into lines of about equal length if it does not fit into one.
final class RemarkLabel: Label {
    /// Creates a label in the color of remarks.
    init(_ text: String) {
        super.init(frame: .zero)
        self.text = text
        style = Style(foreground: .secondaryLabel)
        lineBreakMode = .byWordWrapping
        numberOfLines = 0
    }

    private func layout(width: Int) -> TextLayout {
        TextLayout(
            StyledText(EvenLines.text(text, width: width)), width: width,
            paragraphStyle: paragraphStyle)
    }

    override func sizeThatFits(_ size: Size) -> Size {
        var layout = layout(width: size.width > 0 ? size.width : .max)
        return layout.size()
    }

    override func draw(_ rect: Rect, in canvas: Canvas) {
        var layout = layout(width: bounds.width)
        canvas.draw(&layout, in: bounds, style: style)
    }
}
