// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One line of what a terminal is and can do.
public struct Fact: Sendable, Equatable {
    /// What it is about, in a word or two.
    public var title: String
    /// What is so.
    public var value: String

    /// Makes a line; control characters of the value are made harmless.
    public init(_ title: String, _ value: String) {
        self.title = title
        self.value = TextSanitizer.line(value)
    }
}
