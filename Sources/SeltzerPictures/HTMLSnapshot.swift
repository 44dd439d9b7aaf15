// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen

/// A picture of a screen as HTML: one `pre` element, whose text can be selected and copied.
///
/// The element needs no style sheet, contains no script and loads nothing. Links to web pages and mailboxes are links.
/// Equal screens give equal bytes.
public struct HTMLSnapshot: Hashable, Sendable {
    /// The element.
    public let text: String

    /// Draws a screen.
    ///
    /// - Parameters:
    ///   - buffer: The cells of the screen.
    ///   - cursor: The text cursor, drawn as a block; nil for none.
    ///   - title: The title of the picture, for readers who cannot see it.
    ///   - colors: The terminal's own colors.
    public init(
        _ buffer: CellBuffer,
        cursor: Cursor? = nil,
        title: String = "A screen",
        colors: PictureColors = .dark
    ) {
        var rows = ""
        for run in PictureRun.runs(of: buffer, cursor: cursor, colors: colors) {
            if run.column == 0, run.row > 0 { rows += "\n" }
            rows += Self.element(of: run, colors: colors)
        }
        let (foreground, background) = (
            MarkupText.color(colors.foreground), MarkupText.color(colors.background)
        )
        // A line feed after the tag is not part of the text.
        text = """
            <pre title="\(MarkupText.escaped(title))" style="color:\(foreground);background:\(background);\
            font-family:\(MarkupText.fonts);line-height:1.2;font-variant-ligatures:none;direction:ltr;\
            unicode-bidi:bidi-override;overflow-x:auto">
            \(rows)
            </pre>

            """
    }

    private static func element(of run: PictureRun, colors: PictureColors) -> String {
        let look = run.look
        var content = ""
        for piece in run.pieces {
            let character = MarkupText.escaped(piece.text)
            let isCertain = piece.isPlain || piece.isBlank
            content +=
                isCertain
                ? character
                : "<span style=\"display:inline-block;width:\(piece.width)ch\">\(character)</span>"
        }
        var rules: [String] = []
        if look.foreground != colors.foreground {
            rules.append("color:\(MarkupText.color(look.foreground))")
        }
        if look.background != colors.background {
            rules.append("background:\(MarkupText.color(look.background))")
        }
        if look.isBold { rules.append("font-weight:bold") }
        if look.isItalic { rules.append("font-style:italic") }
        if let lines = lines(of: look) { rules.append("text-decoration:\(lines)") }
        let style = rules.isEmpty ? "" : " style=\"\(rules.joined(separator: ";"))\""
        if let address = look.address {
            return "<a href=\"\(MarkupText.escaped(address))\"\(style)>\(content)</a>"
        }
        return style.isEmpty ? content : "<span\(style)>\(content)</span>"
    }

    /// The value of `text-decoration`; nil for no line.
    ///
    /// A link is underlined only if it is underlined on the screen.
    private static func lines(of look: PictureLook) -> String? {
        var words: [String] = []
        switch look.underline {
        case .none: break
        case .single: words = ["underline"]
        case .double: words = ["underline", "double"]
        case .curly: words = ["underline", "wavy"]
        case .dotted: words = ["underline", "dotted"]
        case .dashed: words = ["underline", "dashed"]
        }
        if look.isStruckThrough { words.append("line-through") }
        if look.lineColor != look.foreground, !words.isEmpty {
            words.append(MarkupText.color(look.lineColor))
        }
        if words.isEmpty { return look.address == nil ? nil : "none" }
        return words.joined(separator: " ")
    }
}
