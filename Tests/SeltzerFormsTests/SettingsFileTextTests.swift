// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerForms

@Suite struct SettingsFileTextTests {
    private func text(_ string: String) -> SettingsFileText { SettingsFileText(Array(string.utf8)) }

    private func string(_ file: SettingsFileText) -> String {
        String(decoding: file.bytes, as: UTF8.self)
    }

    @Test(arguments: [
        "", "\n", "a = 1", "a=1\r\n\r\n# note\r\n", "\u{FEFF}a = 1\n",
        "  x.y  =  \"a b \"  \nnoise\n",
    ])
    func bytesStayWithoutAnEdit(_ string: String) {
        #expect(self.string(text(string)) == string)
    }

    @Test func anEditChangesOnlyTheValueOfItsLine() {
        var file = text("# mine\n  wrap =  on   \nother = x\nnoise\n")
        file.set("off", forKey: "wrap")
        #expect(string(file) == "# mine\n  wrap =  off   \nother = x\nnoise\n")
        file.set("8", forKey: "tab-width")
        #expect(string(file).hasSuffix("noise\ntab-width = 8\n"))
        file.remove("wrap")
        #expect(string(file) == "# mine\nother = x\nnoise\ntab-width = 8\n")
    }

    @Test func aNewLineHasTheLineEndsOfTheFile() {
        var file = text("a = 1\r\nb = 2")
        file.set("3", forKey: "c")
        #expect(string(file) == "a = 1\r\nb = 2\r\nc = 3\r\n")
        var empty = text("")
        empty.set("on", forKey: "wrap")
        #expect(string(empty) == "wrap = on\n")
    }

    @Test(arguments: [
        " a", "a ", "\"q\"", "two\nlines", "\t", "tab\tin", "", "#ff8800", "= x", "日本",
    ])
    func anyTextIsReadBack(_ value: String) {
        var file = text("")
        file.set(value, forKey: "name")
        #expect(file.entry(forKey: "name")?.value == value)
        #expect(text(string(file)).entry(forKey: "name")?.value == value)
        #expect(string(file).split(separator: "\n").count == 1)
    }

    @Test func badLinesAreToldWithTheirNumbersAndTheOthersCount() {
        var bytes = Array("wrap = on\nnoise\n= 3\nwrap = off\nq = \"open\n".utf8)
        bytes += Array("latin = ".utf8) + [0xE9, 10] + Array("last = 1".utf8)
        let file = SettingsFileText(bytes)
        #expect(file.problems.map(\.line) == [2, 3, 4, 5, 6])
        #expect(file.entry(forKey: "wrap")?.value == "on")
        #expect(file.entry(forKey: "last")?.value == "1")
        #expect(file.bytes == bytes)
    }

    @Test func aKeyHasLettersDigitsAndThreeSigns() {
        #expect(SettingsFileText.isKey("tab-width_2.x"))
        for key in ["", "a b", "ä", "a=b", "#a"] { #expect(!SettingsFileText.isKey(key)) }
    }
}
