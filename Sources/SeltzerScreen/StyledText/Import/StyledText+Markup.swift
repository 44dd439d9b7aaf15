// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// An error in markup, with its place.
public struct MarkupError: Error, Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The character in the line, counted from 1.
    public let column: Int
    /// The problem, and what was expected.
    public let message: String
}

extension MarkupError: CustomStringConvertible {
    /// The message with its place, in one sentence.
    public var description: String { "line \(line), column \(column): \(message)" }
}

extension StyledText {
    /// Creates text from markup.
    ///
    /// ```swift
    /// try StyledText(markup: "[bold]Ready[/], see [underline link=https://example.org]the manual[/]")
    /// ```
    ///
    /// | markup | effect |
    /// |---|---|
    /// | `[bold red on #202020]` | lays a style over the text that follows: attributes, a color, `on` and a background |
    /// | `[underline=curly underline-color=red]` | a kind of underline, and its color |
    /// | `[link=https://example.org]` | makes the text a link to an address |
    /// | `[/]` | ends the style that began last; the end of the text ends all styles |
    /// | `[[` | `[`; see ``escapingMarkup(_:)`` for text from other sources |
    ///
    /// Attributes are `bold`, `dim`, `italic`, `underline`, `blink`, `reverse` and `strikethrough`.
    /// ``Color/init(_:)`` reads the colors.
    ///
    /// - Throws: A ``MarkupError`` for the first mistake.
    public init(markup: some StringProtocol) throws(MarkupError) {
        var parser = MarkupParser(String(markup))
        self = try parser.parse()
    }

    /// Returns markup that shows a text literally.
    public static func escapingMarkup(_ text: some StringProtocol) -> String {
        var escaped = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            escaped.append(scalar)
            if scalar == "[" { escaped.append(scalar) }
        }
        return String(escaped)
    }
}
