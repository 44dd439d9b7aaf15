// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Something with a text that is left out wherever it is described, where it is a secret.
protocol SecretDescribing: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable
{
    /// Whether the text is a secret.
    var isSecure: Bool { get }
    /// The text, and what it is called.
    var content: (label: String, text: String) { get }
}

extension SecretDescribing {
    private var shown: String {
        if isSecure { return "secret" }
        let text = content.text
        // Nobody reads a megabyte in a log.
        return String(text.utf8.count > 200 ? text.prefix(100) + "…" : text[...]).debugDescription
    }

    /// The type's name and the text; `secret` for one that is.
    public var description: String { "\(Self.self)(\(content.label): \(shown))" }

    /// The same.
    public var debugDescription: String { description }

    /// The same, for whoever looks into the value.
    public var customMirror: Mirror {
        Mirror(
            self, children: [content.label: isSecure ? "secret" : content.text],
            displayStyle: .struct)
    }
}
