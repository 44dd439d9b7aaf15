// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A line about the terminal: a property and its value.
public struct Fact: Sendable, Equatable {
    /// The property, in a word or two.
    public var title: String
    /// The value of the property.
    public var value: String

    /// Creates a line from a property and its value.
    ///
    /// Control characters of the value become pictures.
    public init(_ title: String, _ value: String) {
        self.title = title
        self.value = TextSanitizer.line(value)
    }
}
