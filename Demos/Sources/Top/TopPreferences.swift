// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The settings that the user keeps, in the order of their screen; the command line has priority at the start.
enum TopPreferences {
    static let interval = Setting.number(
        "interval", title: "Refresh after", default: 1.0, in: 0.1...3600, unit: "s")
    static let sort = Setting.choice("sort", title: "Sort by", default: ProcessColumn.cpu) {
        $0.title
    }
    static let tree = Setting.toggle("tree", title: "Show a tree", default: false)
    static let details = Setting.toggle(
        "details", title: "Show the details of the selected process", default: false)

    /// The columns that can be hidden; the command is always there.
    static let columns = ProcessColumn.allCases.filter { $0 != .command }.map { column in
        (
            column,
            Setting.toggle(
                "column-\(column.rawValue)", title: column.title, summary: column.explanation,
                default: true)
        )
    }

    static let all = SettingsDescription([
        SettingsSection("Table", [interval, sort, tree, details]),
        SettingsSection("Columns", columns.map(\.1)),
    ])
}

extension TopSettings {
    /// Creates the settings that the user keeps.
    @MainActor
    init(_ store: SettingsStore) {
        self.init()
        interval = store[TopPreferences.interval]
        order = ProcessOrder(store[TopPreferences.sort])
        isTree = store[TopPreferences.tree]
        columns = Self.columns(in: store)
    }

    @MainActor
    static func columns(in store: SettingsStore) -> [ProcessColumn] {
        let hidden = TopPreferences.columns.filter { !store[$0.1] }.map(\.0)
        return ProcessColumn.allCases.filter { !hidden.contains($0) }
    }
}

/// The effects of changed settings.
extension TopController {
    /// Follows the settings while the program runs.
    func listenForPreferences() {
        preferences.attach(to: self)
        on(SettingChanged.self, phase: .broadcast) { [weak self] event in
            self?.apply(event)
            return .observed
        }
        showsDetails = preferences[TopPreferences.details]
    }

    private func apply(_ event: SettingChanged) {
        if let seconds = event.value(of: TopPreferences.interval) { interval = seconds }
        if let column = event.value(of: TopPreferences.sort) { order = ProcessOrder(column) }
        if let isOn = event.value(of: TopPreferences.tree) { isTree = isOn }
        if let isOn = event.value(of: TopPreferences.details) { showsDetails = isOn }
        if event.key.hasPrefix("column-") {
            table.wantedColumns = TopSettings.columns(in: preferences)
        }
    }

    /// Shows the screen of the settings.
    func showPreferences() { present(SettingsController(preferences)) }
}
