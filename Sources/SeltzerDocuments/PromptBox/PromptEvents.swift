// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// The user sent the text of a ``PromptBox``, or a queued text was sent because the box is no longer busy.
public struct PromptSubmitted: RoutedEvent, Hashable, Sendable {
    /// The text with its tokens.
    public let prompt: PromptText
    /// The whole text, in which the tokens are replaced by the texts for which they stand.
    public let text: String

    /// Creates an event.
    public init(prompt: PromptText) {
        self.prompt = prompt
        text = prompt.contents
    }

    /// The tokens of the text, in order.
    public var tokens: [TextToken] { prompt.tokens.map(\.token) }
}

/// The user ended the input with Ctrl-D in an empty ``PromptBox``.
public struct PromptEnded: RoutedEvent, Hashable, Sendable {
    /// Creates an event.
    public init() {}
}

/// The user pressed Ctrl-C in an empty ``PromptBox``.
public struct PromptInterrupted: RoutedEvent, Hashable, Sendable {
    /// Creates an event.
    public init() {}
}

/// The user queued a text in a busy ``PromptBox``, took one back, or removed one.
public struct PromptQueueChanged: RoutedEvent, Hashable, Sendable {
    /// The queued texts, in the order in which they will be sent.
    public let queue: [PromptText]

    /// Creates an event.
    public init(queue: [PromptText]) {
        self.queue = queue
    }
}
