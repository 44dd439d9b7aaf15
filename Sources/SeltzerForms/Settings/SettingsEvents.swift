// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerScreen

/// The value of a setting changed; broadcast by the ``SettingsStore`` in the whole application.
///
/// ```swift
/// on(SettingChanged.self, phase: .broadcast) { [weak self] event in
///     if let wraps = event.value(of: EditorSettings.wrap) { self?.setWraps(wraps) }
///     return .observed
/// }
/// ```
public struct SettingChanged: RoutedEvent, Hashable, Sendable {
    /// The cause of a change.
    public enum Cause: Hashable, Sendable {
        /// The user changed or reset the setting on the screen.
        case user
        /// The program set the value.
        case program
        /// The file changed, for instance in an editor.
        case file
    }

    /// The name of the setting in the file.
    public let key: String
    /// The new value as text.
    public let text: String
    /// The cause.
    public let cause: Cause

    /// Creates the event of a changed value.
    public init(key: String, text: String, cause: Cause) {
        (self.key, self.text, self.cause) = (key, text, cause)
    }

    /// Returns the new value of a setting; nil if another setting changed.
    public func value<Value>(of setting: Setting<Value>) -> Value? {
        key == setting.key ? setting.value(of: text) : nil
    }
}

/// The problems of the file of settings changed; broadcast by the ``SettingsStore`` in the whole application.
public struct SettingsProblemsChanged: RoutedEvent, Hashable, Sendable {
    /// The problems of lines, in the order of the file.
    public let problems: [SettingsProblem]
    /// The reason why the file cannot be read or written; nil if it can.
    public let failure: String?

    /// Creates the event of changed problems.
    public init(problems: [SettingsProblem], failure: String?) {
        (self.problems, self.failure) = (problems, failure)
    }
}
