// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerTables
import SeltzerViews

/// A screen with all settings of a program, made from their description.
///
/// ```swift
/// present(SettingsController(store))
/// ```
///
/// Changes take effect at once: checkboxes, choices and steppers with each change, text when the user presses Enter or
/// leaves the field. The screen has a field to search in titles, summaries and keys, and the sections beside the
/// settings if there is room. A dot marks a changed setting; its button, or Ctrl-R, resets it. The line below the
/// settings shows the path of the file, or what is wrong with it. Esc closes a presented screen.
///
/// While the user edits the file in another program, the screen follows it.
public final class SettingsController: ViewController {
    /// The values.
    public let store: SettingsStore

    private lazy var rows = store.settings.sections.map { section in
        SettingsContent.Group(
            heading: Self.heading(section.title),
            rows: section.settings.map { SettingRow($0, store: store) })
    }
    private lazy var settingsView = SettingsView(leading: resetButton, trailing: closeButton)
    private lazy var resetButton = Button("Reset all") { [weak self] (_: Button) in
        self?.askToResetAll()
    }
    private lazy var closeButton = Button("Close") { [weak self] (_: Button) in self?.close() }
    /// The shown section; nil for all.
    private var section: Int?

    /// Creates a screen for the settings of a store.
    public init(_ store: SettingsStore) {
        self.store = store
        super.init()
        title = "Settings"
    }

    private static func heading(_ title: String) -> Label {
        let label = Label()
        label.styledText = StyledText(title, style: Style(attributes: .bold))
        return label
    }

    // MARK: The view

    /// Creates the controls of all settings.
    public override func loadView() {
        view = settingsView
        cancelButton = closeButton
        settingsView.sections.setItems(["All settings"] + store.settings.sections.map(\.title))
        settingsView.sections.selectedIndex = 0
        settingsView.search.addAction(for: .editingChanged) { [weak self] _ in self?.filter() }
        on { [weak self] (_: TableSelectionChanged) in
            self?.choose()
            return .stop
        }
        on { [weak self] (_: TextSubmitted) in self?.focusFirstRow() ?? .ignored }
        on(SettingChanged.self, phase: .broadcast) { [weak self] _ in
            self?.refresh()
            return .observed
        }
        on(SettingsProblemsChanged.self, phase: .broadcast) { [weak self] _ in
            self?.refresh()
            return .observed
        }
        filter()
        refresh()
    }

    /// Attaches the store, unless it is attached to a running application.
    public override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if store.application?.isRunning != true { store.attach(to: self) }
        refresh()
    }

    /// Shows the button that closes the screen, unless the screen is a part of another one.
    public override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let isRoot = window?.rootViewController === self && presentingViewController == nil
        settingsView.hasMargins = isRoot
        closeButton.isHidden = !isRoot && presentingViewController == nil
    }

    /// Takes the text of the field that the user has not left.
    public override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        for row in rows.flatMap(\.rows) { row.commit() }
    }

    /// The search field.
    public override var preferredFocusedView: View? { settingsView.search }

    /// The actions `find-setting` on Ctrl-F and `reset-all-settings`.
    public override var actions: [Action] {
        var find = Action(
            "find-setting", title: "Search", keys: ["ctrl-f"], SettingsController.beginSearch)
        // In a text field, the key moves the cursor.
        find.wantsPriorityOverSystemBehavior = true
        let resetAll = Action(
            "reset-all-settings", title: "Reset all settings", SettingsController.askToResetAll
        ).placement(.palette)
            .enabled { (screen: SettingsController) in !screen.store.modifiedKeys.isEmpty }
        return [find, resetAll]
    }

    // MARK: What is shown

    private func refresh() {
        for row in rows.flatMap(\.rows) { row.refresh() }
        resetButton.isEnabled = !store.modifiedKeys.isEmpty
        settingsView.show(path: store.path, problem: problem)
    }

    private var problem: String? {
        if let failure = store.failure { return failure }
        guard let first = store.problems.first else { return nil }
        let more = store.problems.count - 1
        let name = store.path?.lastComponent.description ?? "settings"
        return "\(name), \(first)" + (more > 0 ? " (and \(more) more)" : "")
    }

    private func choose() {
        section = settingsView.sections.selectedIndex.flatMap { $0 > 0 ? $0 - 1 : nil }
        if section != nil { settingsView.search.text = "" }
        filter()
    }

    /// Shows the settings that contain all words of the search field.
    private func filter() {
        let folding = TextFolding()
        let words = folding.folded(settingsView.search.text).split(separator: " ")
        if !words.isEmpty, section != nil {
            section = nil
            settingsView.sections.selectedIndex = 0
        }
        settingsView.content.groups = rows.indices.compactMap { index in
            if let section, section != index { return nil }
            let group = rows[index]
            let title = store.settings.sections[index].title
            let matching = group.rows.filter { row in
                let setting = row.setting
                let text = folding.folded(
                    "\(title) \(setting.title) \(setting.summary) \(setting.key)")
                return words.allSatisfy { text.contains($0) }
            }
            return matching.isEmpty
                ? nil : SettingsContent.Group(heading: group.heading, rows: matching)
        }
        settingsView.scrollView.contentOffset = .zero
        settingsView.setNeedsLayout()
    }

    // MARK: The user

    private func beginSearch() {
        settingsView.search.becomeFirstResponder()
        settingsView.search.selectAll()
    }

    private func focusFirstRow() -> Disposition {
        settingsView.content.groups.first?.rows.first?.editor.control.becomeFirstResponder()
        return .stop
    }

    private func askToResetAll() {
        let count = store.modifiedKeys.count
        let alert = Alert(
            "Reset all settings?",
            message: count == 1 ? "One setting was changed." : "\(count) settings were changed.",
            actions: [
                AlertAction("&Keep them", style: .cancel),
                AlertAction("&Reset all", style: .destructive) { [weak self] in
                    self?.store.resetAll(cause: .user)
                    self?.refresh()
                },
            ])
        present(alert)
    }

    private func close() {
        for row in rows.flatMap(\.rows) { row.commit() }
        if presentingViewController != nil {
            dismiss()
        } else if window?.rootViewController === self {
            window?.application?.end()
        }
    }
}
