// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Pick

@Suite struct CommandTemplateTests {
    private let lines = PickerLines(["one a", "it's", "three c"])

    private func command(
        _ text: String, index: Int? = 0, marked: [Int] = [], query: String = "q"
    ) -> String? {
        CommandTemplate(text).command(
            for: PickerSelection(index: index, marked: marked, query: query, lines: lines))
    }

    @Test(arguments: [
        ("cat {}", "cat 'one a'"), ("{q} {n}", "'q' 0"), ("{1}/{2}", "'one'/'a'"),
        ("{-1}{}", "'a''one a'"),
        ("plain", "plain"), ("awk '{print $1}'", "awk '{print $1}'"), ("{", "{"), ("}", "}"),
        ("{}}", "'one a'}"),
        ("\\{}", "{}"), ("\\{q} {}", "{q} 'one a'"), ("{x}", "{x}"), ("${HOME}", "${HOME}"),
        ("{+}", "'one a'"),
        ("{{}}", "{'one a'}"), ("{+n}", "0"), ("{0}", "{0}"),
    ])
    func placeholdersAreReplaced(text: String, command: String) {
        #expect(self.command(text) == command)
    }

    @Test func markedLinesAreWords() {
        #expect(command("rm {+} # {}", marked: [1, 2]) == #"rm 'it'\''s' 'three c' # 'one a'"#)
        #expect(command("{+1} {+n}", marked: [0, 2]) == "'one' 'three' 0 2")
    }

    @Test func commandThatNeedsALineIsNotRunWithoutOne() {
        #expect(command("cat {}", index: nil) == nil)
        #expect(command("cat {+}", index: nil) == nil)
        #expect(command("rg {q}", index: nil) == "rg 'q'")
    }

    @Test func dependenciesAreThoseOfThePlaceholders() {
        #expect(CommandTemplate("cat {}").dependencies == [])
        #expect(CommandTemplate("cat {q} {+}").dependencies == [.query, .marks])
        #expect(CommandTemplate("cat \\{q}").dependencies == [])
    }

    @Test func otherSeparatorIsPossible() {
        let template = CommandTemplate("{2}", delimiter: "t'")
        #expect(template.command(for: PickerSelection(index: 1, lines: lines)) == "'s'")
    }
}
