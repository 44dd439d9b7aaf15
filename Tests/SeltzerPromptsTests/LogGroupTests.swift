// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import SeltzerPrompts

@MainActor
@Suite struct LogGroupTests {
    private final class Output {
        var text = ""
    }

    private func output(_ service: LogGroup.Service, title: String) -> String {
        let output = Output()
        let group = LogGroup(service, now: { 1_560_896_352 }) { output.text += $0 }
        group.begin(title)
        output.text += "line\n"
        group.end()
        return output.text
    }

    @Test func gitHubFoldsWhatIsBetweenItsCommands() {
        #expect(
            output(.gitHub, title: "Deploy 1.4.0")
                == "::group::Deploy 1.4.0\nline\n::endgroup::\n")
    }

    @Test func gitLabFoldsASectionWithANameOfItsOwn() {
        let clear = "\u{1B}[0K"
        let name = "progress_deploy_1_4_0_1560896352"
        #expect(
            output(.gitLab, title: "Deploy 1.4.0")
                == "\(clear)section_start:1560896352:\(name)\r\(clear)Deploy 1.4.0\nline\n"
                + "\(clear)section_end:1560896352:\(name)\r\(clear)\n")
    }

    @Test(arguments: [LogGroup.Service.gitHub, .gitLab])
    func titleCannotBeginAnotherCommand(service: LogGroup.Service) {
        let text = output(service, title: "a\n::error::b\u{1B}[2J")
        #expect(!text.contains("\n::error") && !text.contains("\u{1B}[2J"))
        #expect(text.filter { $0 == "\n" }.count == 3)
    }

    @Test func serviceIsThatOfTheEnvironment() {
        #expect(LogGroup(for: ["CI": "true"]) == nil)
        #expect(LogGroup(for: ["GITHUB_ACTIONS": "true"]) != nil)
        #expect(LogGroup(for: ["GITLAB_CI": "true"]) != nil)
    }

    @Test func progressIsInOneGroupAndItsSumBelow() async throws {
        let output = Output()
        let group = LogGroup(.gitHub, write: { output.text += $0 })
        let root = ProgressTask("Build", total: nil)
        let work = Task<Void, any Error> {
            await root.step("Fetch") { _ in }
            root.end(.done)
        }
        try await ProgressLog(root, group: group) { output.text += $0.string + "\n" }
            .run(until: work)
        let lines = output.text.split(separator: "\n")
        #expect(lines.count == 4 && lines[0] == "::group::Build" && lines[2] == "::endgroup::")
        #expect(lines[1].hasPrefix("✓ Fetch") && lines[3].hasPrefix("✓ Build"))
    }
}
