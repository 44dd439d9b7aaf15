// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProgramSupport
import Seltzer
import Testing

@Suite struct ActionsFormatTests {
    @Test func theOptionStandsAmongOthers() throws {
        let none: [[String]] = [[], ["file"], ["--describe-actionsx"]]
        for arguments in none { #expect(try ActionsFormat(arguments: arguments) == nil) }
        let markdown: [[String]] = [
            ["--describe-actions"], ["file", "--describe-actions", "other"],
            ["--describe-actions", "--limit", "1"],
        ]
        for arguments in markdown {
            #expect(try ActionsFormat(arguments: arguments) == .markdown)
        }
        let man: [[String]] = [["--describe-actions", "man"], ["--describe-actions=MAN"]]
        for arguments in man { #expect(try ActionsFormat(arguments: arguments) == .man) }
    }

    @Test func anotherFormatIsAnErrorThatNamesTheFormats() {
        let error = #expect(throws: UsageError.self) {
            _ = try ActionsFormat(arguments: ["--describe-actions=pdf"])
        }
        #expect(error?.description.contains("markdown, man") == true)
    }

    private final class Screen: ViewController {
        override var actions: [Action] {
            [Action("paint", title: "Paint", keys: ["ctrl-p"]) { _ in .stop }]
        }
    }

    @MainActor
    @Test func theActionsOfAScreenAreDescribed() {
        let markdown = ActionsFormat.markdown.text(of: Screen(), name: "Paint", summary: "Paints.")
        #expect(markdown.hasPrefix("# Paint: actions\n"))
        #expect(markdown.contains("| Paint | `^P` | `paint` |"))
        let page = ActionsFormat.man.text(of: Screen(), name: "Paint", summary: "Paints.")
        #expect(page.hasPrefix(".TH \"PAINT\" 1\n"))
    }
}
