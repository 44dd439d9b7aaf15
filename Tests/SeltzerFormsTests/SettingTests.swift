// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerForms
import SeltzerScreen
import SeltzerViews
import Testing

@testable import SeltzerForms

/// The settings of a small editor.
enum SettingsSample {
    enum Look: String, CaseIterable { case dark, light, quiet }

    static let wrap = Setting.toggle(
        "wrap", title: "Wrap long lines", summary: "At the edge of the window.", default: true)
    static let tab = Setting.number("tab-width", title: "Tab width", default: 4, in: 1...8)
    static let delay = Setting.number(
        "keep-after", title: "Keep text after", default: 0.4, in: 0.1...60, unit: "s")
    static let look = Setting.choice("look", title: "Look", default: Look.dark)
    static let name = Setting.text("name", title: "Your name", placeholder: "Name")
    static let color = Setting.color("color", title: "Mark", default: .accent)
    static let folder = Setting.path("folder", title: "Folder", default: "~")
    static let key = Setting.key("run-key", title: "Run", default: "f5")

    static let all = SettingsDescription([
        SettingsSection("Editor", [wrap, tab, look]),
        SettingsSection("Files", [delay, folder]),
        SettingsSection("You", [name, color, key]),
    ])
}

@Suite struct SettingTests {
    @Test func aToggleReadsWhatPeopleWrite() {
        for text in ["on", "ON", "true", "yes", "1"] {
            #expect(SettingsSample.wrap.value(of: text) == true)
        }
        for text in ["off", "false", "no", "0"] {
            #expect(SettingsSample.wrap.value(of: text) == false)
        }
        #expect(SettingsSample.wrap.problem(of: "maybe") == "Enter on or off")
        #expect(SettingsSample.wrap.normalizedText("yes") == "on")
    }

    @Test(arguments: ["9", "0", "-1", "four", "", "99999999999999999999", "4.5"])
    func aNumberOutsideOfItsRangeIsTold(_ text: String) {
        #expect(SettingsSample.tab.value(of: text) == nil)
        #expect(SettingsSample.tab.problem(of: text) == "Enter a whole number from 1 to 8")
    }

    @Test(arguments: ["nan", "inf", "0.05", "61"])
    func aFractionOutsideOfItsRangeIsTold(_ text: String) {
        #expect(SettingsSample.delay.problem(of: text) == "Enter a number from 0.1 to 60")
    }

    @Test func aChoiceNamesItsOptions() {
        #expect(SettingsSample.look.value(of: "light") == .light)
        #expect(SettingsSample.look.problem(of: "pink") == "Enter one of dark, light, quiet")
        guard case .choice(let options) = SettingsSample.look.kind else {
            return #expect(Bool(false))
        }
        #expect(options.map(\.title) == ["Dark", "Light", "Quiet"])
    }

    @Test func colorsAndKeysAreReadByTheirNames() {
        #expect(SettingsSample.color.value(of: "#ff8800") == Color("#ff8800"))
        #expect(SettingsSample.color.value(of: "no color") == nil)
        #expect(SettingsSample.key.value(of: "ctrl-s") == "ctrl-s")
        #expect(SettingsSample.key.value(of: "no-such-key") == nil)
    }

    @Test func aCheckOfTheProgramCountsAsWell() {
        let even = SettingsSample.tab.validate { $0 % 2 == 0 ? nil : "Enter an even number" }
        #expect(even.problem(of: "3") == "Enter an even number")
        #expect(even.value(of: "3") == nil && even.value(of: "4") == 4)
    }

    @Test func defaultsAreValid() {
        for setting in SettingsSample.all.all {
            #expect(setting.normalizedText(setting.defaultText) == setting.defaultText)
        }
    }
}
