// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The settings of the user, in the order of their screen.
enum NotesSettings {
    static let wrap = Setting.toggle(
        "wrap-lines", title: "Wrap long lines", default: true)
    static let lineNumbers = Setting.toggle(
        "line-numbers", title: "Show line numbers", default: true)
    static let currentLine = Setting.toggle(
        "highlight-line", title: "Highlight the line with the cursor", default: true)
    static let guides = Setting.toggle(
        "indentation-guides", title: "Show lines for indentation", default: false)
    static let tab = Setting.number(
        "tab-width", title: "Tab width", summary: "The columns between tab stops.", default: 4,
        in: 1...16)
    static let keepAfter = Setting.number(
        "keep-after", title: "Keep unsaved text after",
        summary: "Seconds after an edit. The text is offered again after a crash.", default: 0.4,
        in: 0.1...60, unit: "s")
    static let theme = Setting.choice(
        "theme", title: "Theme", default: automatic,
        options: [FormOption(name: automatic, title: "Like the terminal")]
            + Theme.builtIn.map {
                FormOption(name: $0.name.lowercased(), title: $0.name)
            })

    private static let automatic = "automatic"

    static let all = SettingsDescription([
        SettingsSection("Text", [wrap, lineNumbers, currentLine, guides, tab]),
        SettingsSection("Files", [keepAfter]),
        SettingsSection("Look", [theme]),
    ])

    /// Returns the theme with a name; nil for the theme that suits the terminal.
    static func theme(named name: String) -> Theme? {
        Theme.builtIn.first { $0.name.lowercased() == name }
    }
}

/// The effects of the settings.
extension NotesController {
    /// Follows the settings of the user.
    func listenForSettings() {
        settings.attach(to: self)
        on(SettingChanged.self, phase: .broadcast) { [weak self] _ in
            self?.applySettings()
            return .observed
        }
        applySettings()
    }

    func applySettings() {
        for editor in editors { apply(to: editor) }
        keeper.delay =
            settings.isModified(NotesSettings.keepAfter.key)
            ? .milliseconds(Int(settings[NotesSettings.keepAfter] * 1000)) : state.delay
        if let application = view.window?.application { applyTheme(to: application) }
    }

    /// Sets the theme that the user has chosen.
    private func applyTheme(to application: Application) {
        let theme = NotesSettings.theme(named: settings[NotesSettings.theme])
        // A theme that another part of the program has set stays while the user chooses none.
        if theme != nil || hasChosenTheme { application.theme = theme }
        hasChosenTheme = theme != nil
    }

    /// Sets the look of a text.
    func apply(to editor: EditorController) {
        let view = editor.editor
        view.wrapsLines = settings[NotesSettings.wrap]
        view.showsLineNumbers = settings[NotesSettings.lineNumbers]
        view.highlightsCurrentLine = settings[NotesSettings.currentLine]
        view.showsIndentationGuides = settings[NotesSettings.guides]
        view.tabInterval = settings[NotesSettings.tab]
    }

    /// Shows the screen of the settings.
    func showSettings() { present(SettingsController(settings)) }
}
