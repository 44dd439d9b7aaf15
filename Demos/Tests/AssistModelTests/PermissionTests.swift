// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import AssistModel
import Testing

@Suite struct PermissionTests {
    @Test(arguments: [
        ("swift test --filter X", ["swift", "test"]), ("git status", ["git", "status"]),
        ("swift  run   build", ["swift", "run"]), ("git add a/b.c", ["git", "add"]),
    ])
    func alwaysCoversTwoPlainWords(command: String, words: [String]) {
        #expect(PermissionRule.always(for: .run(command: command)) == .prefix(words))
    }

    @Test(arguments: [
        "ls", "ls -la", "cat Sources/a.swift", "sh script", "sudo apt", "python3 build", "env ls",
        "git status; rm -rf .", "git status && ls", "git $(ls)", "git `ls`", "git 'a b'",
        "A=1 make x",
        "find here -delete", "git status | sh", "git status > a", "git status\nls", "git status \\",
        "swift test *", "git ~/x", "make all", "rm file", "",
        "npm run build", "go run main", "docker run x", "tee a", "cp a b", "git add /etc/passwd",
    ])
    func alwaysCoversOnlyTheSameCommand(command: String) {
        let rule = PermissionRule.always(for: .run(command: command))
        #expect(rule == .command(command))
        #expect(rule.permits(.run(command: command)))
        #expect(!rule.permits(.run(command: command + " ")))
    }

    @Test(arguments: [
        "swift test; rm -rf .", "swift test && ls", "swift test $(ls)", "swift test > a",
        "swift test | sh", "swift test\nls", "swift testing", "swift", "swift build", " swift",
        "swift test &", "swift test `ls`", "swift test #", "swift test \"a\"",
        "swift test /a", "swift test ~", "swift test ../a", "swift test a/../..", "swift test -C/a",
        "swift test --out=/a", "swift test --out=~/a", "swift test --out=a:/b", "swift test @/a",
    ])
    func prefixDoesNotCoverOtherCommands(command: String) {
        #expect(!PermissionRule.prefix(["swift", "test"]).permits(.run(command: command)))
    }

    @Test func prefixCoversOtherArguments() {
        for command in [
            "swift test", "swift test --filter A", "  swift  test  ", "swift test a/b --c=d/e",
        ] {
            #expect(PermissionRule.prefix(["swift", "test"]).permits(.run(command: command)))
        }
    }

    @Test func ruleOfAToolCoversItsUsesButNoCommands() {
        let read = ToolRequest.read(path: "a", firstLine: nil, lineCount: nil)
        let write = ToolRequest.write(path: "a", text: "")
        #expect(PermissionRule.always(for: read) == .tool(.readFile))
        #expect(
            PermissionRule.tool(.readFile).permits(.read(path: "b", firstLine: 1, lineCount: 2)))
        #expect(!PermissionRule.tool(.readFile).permits(write))
        #expect(!PermissionRule.tool(.writeFile).permits(.run(command: "ls")))
        #expect(!PermissionRule.tool(.runCommand).permits(.run(command: "ls")))
    }

    @Test(arguments: [".git", ".git/config", "a/.GIT/hooks/x", "./.git/x", "/w/.git/\u{301}x"])
    func ruleOfWritesLeavesOutRepositories(path: String) {
        let rule = PermissionRule.tool(.writeFile)
        #expect(!rule.permits(.write(path: path, text: "")))
        #expect(rule.permits(.write(path: "a/.gitignore", text: "")))
        #expect(
            PermissionRule.tool(.readFile).permits(
                .read(path: path, firstLine: nil, lineCount: nil)))
    }

    @Test func remarksSayWhatIsCovered() {
        #expect(
            PermissionRule.prefix(["swift", "test"]).remark
                == "run what begins with swift test and names no path outside")
        #expect(PermissionRule.command("ls").remark == "for exactly this command")
        #expect(
            PermissionRule.tool(.writeFile).remark == "edit files in this folder, but not in .git")
    }
}
