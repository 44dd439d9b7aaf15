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
    /// | markup | what it does |
    /// |---|---|
    /// | `[bold red on #202020]` | lays a style over what follows: attributes, a colour, `on` and a colour behind |
    /// | `[underline=curly underline-color=red]` | a kind of line below, and its colour |
    /// | `[link=https://example.org]` | lets the text lead to an address |
    /// | `[/]` | ends the last style that has not ended; at the end of the text all of them end |
    /// | `[[` | `[`; see ``escapingMarkup(_:)`` for text from elsewhere |
    ///
    /// Attributes are `bold`, `dim`, `italic`, `underline`, `blink`, `reverse` and `strikethrough`, colours what
    /// ``Color/init(_:)`` reads.
    ///
    /// - Throws: The first error.
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
