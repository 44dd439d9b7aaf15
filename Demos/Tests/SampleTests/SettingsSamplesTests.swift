// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

enum EditorSettings {
    static let wrap = Setting.toggle("wrap", title: "Wrap long lines", default: true)
    static let tab = Setting.number("tab-width", title: "Tab width", default: 4, in: 1...8)
    static let delay = Setting.number(
        "keep-after", title: "Keep text after", default: 0.4, in: 0.1...60, unit: "s")
    static let all = SettingsDescription([
        SettingsSection("Editor", [wrap, tab]),
        SettingsSection("Files", [delay]),
    ])
}

/// The samples of the page of settings.
@MainActor
@Suite struct SettingsSamplesTests {
    @Test func theScreenOfSettingsChangesTheEditor() async {
        let screen = ViewController(view: TextView())
        let store = SettingsStore(EditorSettings.all, path: nil)
        let editor = TextView()
        let pilot = await Pilot(screen, columns: 60, rows: 20)
        store.attach(to: screen)
        screen.on(SettingChanged.self, phase: .broadcast) { event in
            if let wraps = event.value(of: EditorSettings.wrap) { editor.wrapsLines = wraps }
            return .observed
        }
        screen.present(SettingsController(store))
        await pilot.settle()
        await pilot.click(on: "Wrap long lines")
        #expect(!editor.wrapsLines)
    }

    @Test func theStoreReadsTheUsersFile() {
        let screen = ViewController(view: TextView())
        let editor = TextView()
        let store = SettingsStore(
            EditorSettings.all, path: SettingsStore.path(forProgram: "notes"))
        store.attach(to: screen)
        editor.wrapsLines = store[EditorSettings.wrap]
        #expect(editor.wrapsLines == store[EditorSettings.wrap])
    }

    @Test func theFileHasALineForEachSetting() throws {
        let text = """
            # The editor
            wrap = off
            tab-width = 8
            name = " with blanks "
            """
        let folder = try TemporaryFolder(files: ["settings": text])
        defer { folder.remove() }
        let store = SettingsStore(EditorSettings.all, path: BytePath("\(folder.path)/settings"))
        #expect(!store[EditorSettings.wrap] && store[EditorSettings.tab] == 8)
        #expect(store.problems.isEmpty)
    }
}
