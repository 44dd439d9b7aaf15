// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// The description of one setting, without the type of its value.
///
/// ``Setting`` is the only type that programs need.
public protocol SettingDescription: Sendable {
    /// The name in the file.
    var key: String { get }
    /// The name that users see.
    var title: String { get }
    /// The sentence below the control; empty for none.
    var summary: String { get }
    /// The kind of the value.
    var kind: SettingKind { get }
    /// The default value as text.
    var defaultText: String { get }
    /// Returns the text of a value in its usual form; nil if the text is no valid value.
    func normalizedText(_ text: String) -> String?
    /// Returns what is wrong with a text, in words to show beside its control; nil for a valid value.
    func problem(of text: String) -> String?
}

/// One setting of a program: its name in the file, its title, its default value, and its kind.
///
/// ```swift
/// enum EditorSettings {
///     static let wrap = Setting.toggle("wrap", title: "Wrap long lines", default: true)
///     static let delay = Setting.number(
///         "autosave-delay", title: "Keep text after", default: 0.4, in: 0.1...60, unit: "s")
/// }
/// ```
///
/// A ``SettingsStore`` returns the value: `store[EditorSettings.wrap]`.
public struct Setting<Value: Hashable & Sendable>: SettingDescription {
    /// The name in the file, such as `tab-width`.
    public let key: String
    /// The name that users see.
    public let title: String
    /// The sentence below the control; empty for none.
    public let summary: String
    /// The value without a line in the file.
    public let defaultValue: Value
    /// The kind of the value.
    public let kind: SettingKind

    /// Returns the value of a text; nil if there is none.
    private let read: @Sendable (String) -> Value?
    /// Returns the text of a value.
    private let write: @Sendable (Value) -> String
    /// The valid texts in words, such as "a number from 1 to 8".
    private let expectation: String
    private var checks: [@Sendable (Value) -> String?] = []

    /// Creates a setting of a type of one's own.
    ///
    /// - Parameters:
    ///   - key: The name in the file: letters, digits, `-`, `_` and `.`.
    ///   - title: The name that users see.
    ///   - summary: The sentence below the control; empty for none.
    ///   - defaultValue: The value without a line in the file.
    ///   - kind: The kind of control.
    ///   - expectation: The valid texts in words, such as "a number from 1 to 8"; messages show them.
    ///   - read: Returns the value of a text; nil if the text is no value.
    ///   - write: Returns the text of a value in one line.
    public init(
        _ key: String, title: String, summary: String = "", default defaultValue: Value,
        kind: SettingKind, expectation: String, read: @escaping @Sendable (String) -> Value?,
        write: @escaping @Sendable (Value) -> String
    ) {
        precondition(
            SettingsFileText.isKey(key),
            "A key of a setting has letters, digits, - _ and . only; change \"\(key)\".")
        (self.key, self.title, self.summary) = (key, title, summary)
        (self.defaultValue, self.kind, self.expectation) = (defaultValue, kind, expectation)
        (self.read, self.write) = (read, write)
    }

    /// The default value as text.
    public var defaultText: String { text(of: defaultValue) }

    /// Returns the text of a value, as it is in the file.
    public func text(of value: Value) -> String { write(value) }

    /// Returns the value of a text; nil if the text is no valid value.
    public func value(of text: String) -> Value? {
        guard let value = read(text), checks.allSatisfy({ $0(value) == nil }) else { return nil }
        return value
    }

    /// Returns the text of a value in its usual form; nil if the text is no valid value.
    public func normalizedText(_ text: String) -> String? { value(of: text).map(write) }

    /// Returns what is wrong with a text; nil for a valid value.
    public func problem(of text: String) -> String? {
        guard let value = read(text) else { return "Enter \(expectation)" }
        for check in checks { if let message = check(value) { return message } }
        return nil
    }

    /// Returns the setting with a check of its value.
    ///
    /// - Parameter message: Returns what to do about a value; nil if it is valid.
    public func validate(_ message: @escaping @Sendable (Value) -> String?) -> Setting {
        var setting = self
        setting.checks.append(message)
        return setting
    }
}
