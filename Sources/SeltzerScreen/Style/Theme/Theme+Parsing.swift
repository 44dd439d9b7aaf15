// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

extension Theme {
    /// Reads a theme from text.
    ///
    /// ```
    /// # A line like this is a comment.
    /// name = Night
    /// appearance = dark
    /// label = #e3e7ee
    /// accent = brightBlue
    /// ```
    ///
    /// The names are the cases of ``ColorRole``; ``Color/init(_:)`` reads the colors. Roles that
    /// are left out have the colors of ``fathom`` or ``chalk``.
    ///
    /// - Throws: ``SettingsError`` that lists all lines that cannot be read.
    public init(parsing text: some StringProtocol) throws(SettingsError) {
        try self.init(parsing: Array(text.utf8))
    }

    /// Reads a theme from the bytes of a text in UTF-8.
    ///
    /// - Throws: ``SettingsError`` that lists all lines that cannot be read.
    public init(parsing bytes: [UInt8]) throws(SettingsError) {
        let text = SettingsText(
            form: "name = value", example: "accent = #7ab8ff",
            nameDescription: "the name of a color", allowsTrailingComments: false)
        var content = ThemeContent()
        try text.read(bytes) { content.set($0).map { [$0] } ?? [] }
        self.init(
            name: content.name ?? "Unnamed", appearance: content.appearance ?? .dark,
            colors: content.colors)
    }
}

extension Color {
    /// Whether a theme can contain the color.
    fileprivate var isOfTheme: Bool {
        switch components {
        case .clear, .role, .dynamic: false
        case .default, .palette, .rgb: true
        }
    }
}

/// The settings of a theme that have been read.
private struct ThemeContent {
    var name: String?
    var appearance: Appearance?
    var colors: [ColorRole: Color] = [:]
    private var hasListedNames = false

    /// Applies a setting, and returns a message if the setting is wrong.
    mutating func set(_ setting: SettingsText.Setting) -> String? {
        switch setting.name {
        case "name":
            name = TextSanitizer.line(setting.value)
            return nil
        case "appearance":
            switch setting.value {
            case "light": appearance = .light
            case "dark": appearance = .dark
            default: return "light or dark was expected, not \(SettingsText.shown(setting.value))"
            }
            return nil
        default:
            return setColor(setting)
        }
    }

    private mutating func setColor(_ setting: SettingsText.Setting) -> String? {
        let (name, value) = (setting.name, setting.value)
        guard let role = ColorRole.allCases.first(where: { "\($0)" == name }) else {
            return "\(SettingsText.shown(name)) is not a color of a theme\(hint(for: name))"
        }
        guard !value.isEmpty else { return "a color such as #ff8800 or red was expected after =" }
        guard let color = Color(String(value)), color.isOfTheme else {
            return "\(SettingsText.shown(value)) is not a color; one such as #ff8800, #f80, "
                + "palette(208), red, brightRed or default was expected"
        }
        colors[role] = color
        return nil
    }

    /// Returns the name that was probably meant; if no name is similar, all names, but only the
    /// first time.
    private mutating func hint(for name: String) -> String {
        let names = ["name", "appearance"] + ColorRole.allCases.map { "\($0)" }
        if let near = name.nearest(in: names) { return "; did you mean \(near)?" }
        defer { hasListedNames = true }
        return hasListedNames
            ? "" : "; one of these was expected: \(names.joined(separator: ", "))"
    }
}
