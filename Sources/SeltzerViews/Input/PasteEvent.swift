// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder

/// Text pasted in one piece, on its way from the first responder upwards.
public struct PasteEvent: RoutedEvent, Hashable, Sendable {
    /// The text as it came; lines end in `\n`.
    public let text: String
    /// Whether the text was longer than the limit and has been cut.
    public let isTruncated: Bool
    /// Whether the text is left out where the event is described.
    public let isSecret: Bool

    /// Creates an event.
    ///
    /// - Parameters:
    ///   - text: The text; lines end in `\n`.
    ///   - isTruncated: Whether it has been cut.
    ///   - isSecret: Whether the text is left out where the event is described.
    public init(text: String, isTruncated: Bool = false, isSecret: Bool = false) {
        self.text = text
        self.isTruncated = isTruncated
        self.isSecret = isSecret
    }
}

extension PasteEvent: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// The beginning of the text; `secret` for one that is.
    public var description: String {
        let beginning = text.utf8.count > 200 ? text.prefix(100) + "…" : text[...]
        let shown = isSecret ? "secret" : String(beginning).debugDescription
        return "PasteEvent(text: \(shown), isTruncated: \(isTruncated))"
    }

    /// The same.
    public var debugDescription: String { description }

    /// The same, for whoever looks into the value.
    public var customMirror: Mirror {
        Mirror(
            self, children: ["text": isSecret ? "secret" : text, "isTruncated": isTruncated],
            displayStyle: .struct)
    }
}
