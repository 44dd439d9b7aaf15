// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

extension StyledText: ExpressibleByStringInterpolation {
    /// Creates plain text from a string literal.
    public init(stringLiteral text: String) {
        self.init(text)
    }

    /// Creates text from a string literal with interpolated values.
    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.text
    }

    /// The text of a literal under construction.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = StyledText()

        /// Creates an empty text, to which the parts of the literal are added.
        public init(literalCapacity: Int, interpolationCount: Int) {}

        /// Adds plain text.
        public mutating func appendLiteral(_ literal: String) {
            text.append(literal)
        }

        /// Adds the description of a value, as a string would show it.
        public mutating func appendInterpolation<Value>(_ value: Value) {
            text.append(String(describing: value))
        }

        /// Adds text with its styles.
        public mutating func appendInterpolation(_ other: StyledText) {
            text.append(other)
        }

        /// Adds the description of a value in a style.
        public mutating func appendInterpolation<Value>(_ value: Value, style: Style) {
            text.append(String(describing: value), style: style)
        }

        /// Adds text with a style merged over its own.
        public mutating func appendInterpolation(_ other: StyledText, style: Style) {
            var other = other
            other.addStyle(style)
            text.append(other)
        }

        /// Adds the description of a value with attributes.
        public mutating func appendInterpolation<Value>(_ value: Value, _ attributes: Attributes) {
            text.append(String(describing: value), style: Style(attributes: attributes))
        }
    }
}
