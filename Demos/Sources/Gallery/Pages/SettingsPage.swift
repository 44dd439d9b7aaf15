// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The settings of the page.
private enum BarSettings {
    enum Ice: String, CaseIterable { case none, some, much }

    static let all = SettingsDescription([
        SettingsSection(
            "Drinks",
            [
                Setting.choice("ice", title: "Ice", default: Ice.some),
                Setting.number("straws", title: "Straws", default: 1, in: 0...3),
                Setting.toggle(
                    "lemon", title: "Add a slice of lemon", summary: "Not to milk.", default: true),
            ]),
        SettingsSection(
            "Bar",
            [
                Setting.number(
                    "close-after", title: "Close after", default: 8.0, in: 1...24, unit: "h"),
                Setting.color("sign", title: "Sign", default: .accent),
                Setting.key("ring", title: "Ring the bell", default: "f5"),
            ]),
    ])
}

extension GalleryPage {
    static let settings = GalleryPage(
        name: "settings", title: "Settings", group: .containers,
        summary: "Shows the settings of a program, from a description.",
        hint: "Change a setting, search with Ctrl-F, reset with Ctrl-R.", fillsRoom: true,
        usefulRows: 20
    ) {
        let store = SettingsStore(BarSettings.all, path: nil)
        store.setText("much", forKey: "ice")
        return SettingsController(store)
    }
}
