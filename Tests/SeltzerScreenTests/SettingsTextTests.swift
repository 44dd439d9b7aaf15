// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerScreen
import Testing

@Suite struct SettingsTextTests {
    private func read(
        _ text: String, comments: Bool = true
    ) throws(SettingsError) -> [String] {
        var settings: [String] = []
        try SettingsText(
            form: "name = number", example: "size = 3", nameDescription: "a name",
            allowsTrailingComments: comments
        ).read(Array(text.utf8)) { setting in
            settings.append("\(setting.line) \(setting.name): \(setting.value)")
            return setting.value == "bad" ? ["bad is no number", "nor will it be"] : []
        }
        return settings
    }

    @Test func namesAndValuesHaveNoBlanksAroundThem() throws {
        #expect(
            try read("\u{FEFF}a = 1\r\n\n \t b\t=\t2 = 3 \nc=") == [
                "1 a: 1", "3 b: 2 = 3", "4 c: ",
            ])
    }

    @Test func markThatJoinsASignBeforeItBelongsToTheValue() throws {
        let text = "a = \u{301}x\nb=\u{301}\n#\u{301} = 3"
        for comments in [true, false] {
            #expect(try read(text, comments: comments) == ["1 a: \u{301}x", "2 b: \u{301}"])
        }
    }

    @Test func commentsFollowValuesWhereTheyMay() throws {
        let text = "  # all of it\na = #1\nb = 2#3 # 4"
        #expect(try read(text) == ["2 a: ", "3 b: 2#3"])
        #expect(try read(text, comments: false) == ["2 a: #1", "3 b: 2#3 # 4"])
    }

    @Test func allProblemsAreReportedInTheOrderOfTheLines() {
        let error = #expect(throws: SettingsError.self) {
            try read("size\n= 3\na = bad\na = 1\n\u{1B}[2J = 1\n\u{1B}[2J = 1")
        }
        #expect(
            error?.description == """
                line 1: name = number was expected, as in size = 3
                line 2: a name was expected before =, as in size = 3
                line 3: bad is no number
                line 3: nor will it be
                line 4: a is already set on line 3
                line 6: ␛[2J is already set on line 5
                """)
    }
}
