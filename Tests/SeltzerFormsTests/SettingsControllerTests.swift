// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: SettingsView, SettingsContent, SettingRow, SettingEditor, SettingKind.

import SeltzerBase
import SeltzerControls
import SeltzerResponder
import SeltzerTesting
import SeltzerViews
import Testing

@testable import SeltzerForms

@MainActor
@Suite struct SettingsControllerTests {
    private func start(
        _ store: SettingsStore? = nil, columns: Int = 80, rows: Int = 24,
        look: DisplayLook = .dark
    ) async -> (SettingsStore, Pilot) {
        let store = store ?? SettingsStore(SettingsSample.all, path: nil)
        let pilot = await Pilot(
            plain: SettingsController(store), columns: columns, rows: rows,
            capabilities: look.capabilities)
        return (store, pilot)
    }

    @Test(arguments: DisplayLook.allCases)
    func pictureOfTheScreen(_ look: DisplayLook) async {
        let (_, pilot) = await start(look: look)
        #expect(
            pilot.difference(fromSnapshot: "settings-\(look.rawValue)", isStyled: true) == nil)
    }

    @Test func pictureOfASmallScreen() async {
        let (_, pilot) = await start(columns: 40, rows: 12)
        #expect(pilot.difference(fromSnapshot: "settings-40x12") == nil)
    }

    @Test func anySizeDraws() async {
        for size in [
            Size(width: 1, height: 1), Size(width: 12, height: 3), Size(width: 300, height: 90),
        ] {
            let (_, pilot) = await start(columns: size.width, rows: size.height)
            #expect(await pilot.faults().isEmpty)
        }
    }

    @Test func aCheckboxTakesEffectAtOnceAndCanBeReset() async {
        let (store, pilot) = await start()
        await pilot.click(on: "Wrap long lines")
        #expect(!store[SettingsSample.wrap])
        #expect(pilot.events(SettingChanged.self).map(\.cause) == [.user])
        await pilot.press("ctrl-r")
        #expect(store[SettingsSample.wrap] && store.modifiedKeys.isEmpty)
    }

    @Test func theResetButtonAppearsBesideAChangedSetting() async throws {
        let (store, pilot) = await start()
        #expect(!pilot.screen.contains("Reset  "))
        store[SettingsSample.wrap] = false
        await pilot.settle()
        try await pilot.element(identifier: "reset-wrap").click()
        #expect(store[SettingsSample.wrap])
    }

    @Test func searchFindsTitlesSummariesAndKeys() async {
        let (_, pilot) = await start(rows: 40)
        await pilot.type("WINDOW")
        #expect(pilot.screen.contains("Wrap long lines") && !pilot.screen.contains("Tab width"))
        await pilot.press("ctrl-f")
        await pilot.type("keep-after")
        #expect(pilot.screen.contains("Keep text after") && !pilot.screen.contains("Wrap long"))
        await pilot.press("ctrl-f")
        await pilot.type("zzz")
        #expect(pilot.screen.contains("No setting matches"))
    }

    @Test func enterInTheSearchFieldGoesToTheFirstSetting() async {
        let (store, pilot) = await start()
        await pilot.type("wrap")
        await pilot.press("enter", "space")
        #expect(!store[SettingsSample.wrap])
    }

    @Test func aSectionShowsItsSettingsAlone() async {
        let (_, pilot) = await start()
        await pilot.click(on: "You")
        #expect(pilot.screen.contains("Your name") && !pilot.screen.contains("Wrap long"))
        await pilot.click(on: "All settings")
        #expect(pilot.screen.contains("Wrap long"))
    }

    @Test func wrongTextIsToldAndChangesNothing() async {
        let (store, pilot) = await start()
        await pilot.type("keep-after")
        await pilot.press("enter")
        await pilot.press("ctrl-u")
        await pilot.type("99")
        #expect(!pilot.screen.contains("Enter a number"))
        await pilot.press("enter")
        #expect(pilot.screen.contains("Enter a number from 0.1 to 60"))
        #expect(store[SettingsSample.delay] == 0.4)
        await pilot.press("ctrl-u")
        await pilot.type("2.5")
        await pilot.press("enter")
        #expect(store[SettingsSample.delay] == 2.5)
        #expect(!pilot.screen.contains("Enter a number"))
    }

    @Test func textIsTakenWhenTheScreenCloses() async {
        let store = SettingsStore(SettingsSample.all, path: nil)
        let pilot = await Pilot(plain: ViewController(view: View()), columns: 90, rows: 30)
        let root = pilot.application.windows.first?.rootViewController
        root?.present(SettingsController(store))
        await pilot.settle()
        await pilot.type("keep-after")
        await pilot.press("enter", "ctrl-u")
        await pilot.type("3")
        await pilot.press("escape")
        #expect(root?.presentedViewController == nil)
        #expect(store[SettingsSample.delay] == 3)
    }

    @Test func aBadLineOfTheFileIsToldBesideItsSetting() async throws {
        let folder = try TemporaryFolder(files: ["settings": "tab-width = 99\n"])
        defer { folder.remove() }
        let store = SettingsStore(
            SettingsSample.all, path: BytePath("\(folder.path)/settings"))
        let (_, pilot) = await start(store)
        #expect(pilot.screen.contains("line 1: tab-width: enter a whole number"))
        #expect(pilot.screen.contains("settings, line 1"))
        try await pilot.element(identifier: "reset-tab-width").click()
        #expect(store.problems.isEmpty && !pilot.screen.contains("line 1"))
        #expect(pilot.screen.contains("/settings"))
        await store.save()
    }

    @Test func aColorIsChosenInAPicker() async {
        let (store, pilot) = await start()
        await pilot.type("mark")
        await pilot.press("enter", "space")
        #expect(pilot.screen.contains("readable"))
        await pilot.press("right", "space", "escape")
        #expect(store[SettingsSample.color] == .link)
    }

    @Test func aChangeFromOutsideIsShown() async {
        let (store, pilot) = await start()
        store[SettingsSample.tab] = 7
        await pilot.settle()
        #expect(pilot.screen.contains("7"))
    }

    @Test func resettingAllIsAskedFirst() async {
        let (store, pilot) = await start()
        store[SettingsSample.tab] = 7
        store[SettingsSample.wrap] = false
        await pilot.settle()
        await pilot.click(on: "Reset all")
        #expect(pilot.screen.contains("2 settings were changed."))
        await pilot.press("escape")
        #expect(store[SettingsSample.tab] == 7)
        await pilot.click(on: "Reset all")
        await pilot.press("alt-r")
        #expect(store.modifiedKeys.isEmpty)
    }
}
