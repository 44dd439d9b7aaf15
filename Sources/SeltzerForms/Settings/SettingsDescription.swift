// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

/// Settings that belong together, below one title.
public struct SettingsSection: Sendable {
    /// The title.
    public let title: String
    /// The settings, in the order of the screen.
    public let settings: [any SettingDescription]

    /// Creates a section.
    public init(_ title: String, _ settings: [any SettingDescription]) {
        (self.title, self.settings) = (title, settings)
    }
}

/// All settings of a program, in sections.
///
/// ```swift
/// let settings = SettingsDescription([
///     SettingsSection("Editor", [EditorSettings.wrap, EditorSettings.delay]),
/// ])
/// ```
public struct SettingsDescription: Sendable {
    /// The sections, in the order of the screen.
    public let sections: [SettingsSection]
    /// The settings by their keys.
    private let settings: [String: any SettingDescription]

    /// Creates a description; two settings must not have the same key.
    public init(_ sections: [SettingsSection]) {
        self.sections = sections
        let all = sections.flatMap(\.settings)
        settings = Dictionary(all.map { ($0.key, $0) }) { first, _ in
            preconditionFailure("Two settings have the key \(first.key); rename one of them.")
        }
    }

    /// All settings, in the order of the screen.
    public var all: [any SettingDescription] { sections.flatMap(\.settings) }

    /// Returns the setting with a key; nil if there is none.
    public func setting(forKey key: String) -> (any SettingDescription)? { settings[key] }
}
