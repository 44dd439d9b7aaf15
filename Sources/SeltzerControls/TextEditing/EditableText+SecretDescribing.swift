// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Its history and what was killed are in no description either, also not of what holds it.
extension EditableText: SecretDescribing {
    var isSecure: Bool { isSecureTextEntry }

    var content: (label: String, text: String) { ("text", text) }
}
