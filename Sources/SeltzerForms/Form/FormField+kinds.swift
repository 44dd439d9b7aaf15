// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls

/// The kinds of fields.
extension FormField {
    /// Returns a field for a line of text.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - placeholder: The text that is shown, fainter, while there is no answer.
    public static func text(
        _ name: String, _ keyPath: WritableKeyPath<Value, String> & Sendable,
        label: String? = nil, placeholder: String = ""
    ) -> FormField {
        FormField(name, label: label, .text(placeholder: placeholder), keyPath)
    }

    /// Returns a field for a line of secret text; it is not shown, and events and descriptions leave it out.
    public static func secret(
        _ name: String, _ keyPath: WritableKeyPath<Value, String> & Sendable, label: String? = nil
    ) -> FormField {
        FormField(name, label: label, .secret, keyPath)
    }

    /// Returns a field for a text of several lines.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - rows: The number of rows of the control.
    public static func lines(
        _ name: String, _ keyPath: WritableKeyPath<Value, String> & Sendable,
        label: String? = nil, rows: Int = 4
    ) -> FormField {
        FormField(name, label: label, .lines(rows: max(1, rows)), keyPath)
    }

    /// Returns a field for a text that may come from a list.
    ///
    /// - Parameters:
    ///   - name: The name in answers and errors.
    ///   - keyPath: The part of the value.
    ///   - label: The label; nil for the name in words.
    ///   - items: The list.
    ///   - allowsOtherText: Whether the text need not be in the list.
    public static func combo(
        _ name: String, _ keyPath: WritableKeyPath<Value, String> & Sendable,
        label: String? = nil, items: [String], allowsOtherText: Bool = true
    ) -> FormField {
        FormField(
            name, label: label, .combo(items, allowsOtherText: allowsOtherText),
            read: { $0[keyPath: keyPath] },
            write: { value, text in
                guard !allowsOtherText, !text.isEmpty else {
                    value[keyPath: keyPath] = text
                    return nil
                }
                let item =
                    items.first { $0 == text }
                    ?? items.first { TextFolding().matches($0, text) }
                guard let item else { return ComboBox.problem(of: text, in: items) }
                value[keyPath: keyPath] = item
                return nil
            })
    }

    /// Returns a field for yes or no.
    public static func toggle(
        _ name: String, _ keyPath: WritableKeyPath<Value, Bool> & Sendable, label: String? = nil
    ) -> FormField {
        FormField(
            name, label: label, .toggle, read: { $0[keyPath: keyPath] ? "true" : "false" },
            write: { value, text in
                switch text.lowercased() {
                case "true", "yes", "on", "1": value[keyPath: keyPath] = true
                case "false", "no", "off", "0": value[keyPath: keyPath] = false
                default: return "Enter yes or no"
                }
                return nil
            })
    }

    private init(
        _ name: String, label: String?, _ input: FormInput,
        _ keyPath: WritableKeyPath<Value, String> & Sendable
    ) {
        self.init(
            name, label: label, input, read: { $0[keyPath: keyPath] },
            write: { value, text in
                value[keyPath: keyPath] = text
                return nil
            })
    }
}
