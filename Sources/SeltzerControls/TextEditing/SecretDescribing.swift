// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// A value with a text; descriptions leave the text out if it is a secret.
package protocol SecretDescribing: CustomStringConvertible, CustomDebugStringConvertible,
    CustomReflectable
{
    /// Whether the text is a secret.
    var isSecure: Bool { get }
    /// The text, and its name in descriptions.
    var content: (label: String, text: String) { get }
}

extension SecretDescribing {
    private var shown: String {
        if isSecure { return "secret" }
        let text = content.text
        // Nobody reads a megabyte in a log.
        return String(text.utf8.count > 200 ? text.prefix(100) + "…" : text[...]).debugDescription
    }

    /// The name of the type, and the text; `secret` in place of a secret.
    public var description: String { "\(Self.self)(\(content.label): \(shown))" }

    /// The same as ``description``.
    public var debugDescription: String { description }

    /// A mirror with the text only; `secret` in place of a secret.
    public var customMirror: Mirror {
        Mirror(
            self, children: [content.label: isSecure ? "secret" : content.text],
            displayStyle: .struct)
    }
}

// Descriptions also leave out the history and the killed text, even in the description of a value that contains the
// text.
extension EditableText: SecretDescribing {
    package var isSecure: Bool { isSecureTextEntry }

    package var content: (label: String, text: String) { ("text", text) }
}
