// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// Text that was pasted in one piece; it bubbles up from the first responder.
public struct PasteEvent: RoutedEvent, Hashable, Sendable {
    /// The text; lines end in `\n`.
    public let text: String
    /// Whether the text was longer than the limit and was truncated.
    public let isTruncated: Bool
    /// Whether descriptions of the event leave the text out.
    public let isSecret: Bool

    /// Creates the event of a pasted text.
    ///
    /// - Parameters:
    ///   - text: The text; lines end in `\n`.
    ///   - isTruncated: Whether it was truncated.
    ///   - isSecret: Whether descriptions of the event leave the text out.
    public init(text: String, isTruncated: Bool = false, isSecret: Bool = false) {
        self.text = text
        self.isTruncated = isTruncated
        self.isSecret = isSecret
    }
}

extension PasteEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The beginning of the text, with `secret` in place of a secret text.
    public var description: String {
        let beginning = text.utf8.count > 200 ? text.prefix(100) + "…" : text[...]
        let shown = isSecret ? "secret" : String(beginning).debugDescription
        return "PasteEvent(text: \(shown), isTruncated: \(isTruncated))"
    }

    /// The same text as ``description``, so that a secret text stays hidden.
    public var debugDescription: String { description }

    /// A mirror of ``description``, so that mirrors and debuggers hide a secret text.
    public var customMirror: Mirror {
        Mirror(
            self, children: ["text": isSecret ? "secret" : text, "isTruncated": isTruncated],
            displayStyle: .struct)
    }
}
