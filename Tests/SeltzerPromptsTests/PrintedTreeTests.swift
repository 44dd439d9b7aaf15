// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import SeltzerPrompts

@Suite struct PrintedTreeTests {
    private let tree = PrintedTree(
        "Sources", ["main.swift", PrintedTree("Views", ["漢字.swift", "Board.swift"]), "end.swift"])

    @Test func branchesAreBelowTheirTitleInOrder() {
        #expect(
            tree.lines().map(\.string) == [
                "Sources", "├─ main.swift", "├─ Views", "│  ├─ 漢字.swift", "│  └─ Board.swift",
                "└─ end.swift",
            ])
    }

    @Test func asciiDrawsTheSameBranches() {
        let lines = tree.lines(isUnicode: false).map(\.string)
        #expect(lines[3] == "|  |- 漢字.swift" && lines[5] == "`- end.swift")
    }

    @Test func leafIsItsTitle() {
        #expect(PrintedTree("a").lines().map(\.string) == ["a"])
    }

    @Test func lastBranchLeavesNoLineBelowIt() {
        #expect(
            PrintedTree("a", [PrintedTree("b", ["c"])]).lines().map(\.string) == [
                "a", "└─ b", "   └─ c",
            ])
    }
}
