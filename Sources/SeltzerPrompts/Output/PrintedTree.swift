// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Words with branches, for printing.
///
/// ```swift
/// PrintedTree("Sources", ["main.swift", PrintedTree("Views", ["Board.swift"])]).print()
/// ```
///
/// For a tree on the screen of an application see `OutlineView`.
public struct PrintedTree: Sendable {
    /// The words.
    public var title: StyledText
    /// The branches, from the top.
    public var branches: [PrintedTree]

    /// Creates a tree of a styled title and its branches, from the top.
    public init(_ title: StyledText, _ branches: [PrintedTree] = []) {
        (self.title, self.branches) = (title, branches)
    }

    /// Creates a tree whose title has no styles.
    public init(_ title: String, _ branches: [PrintedTree] = []) {
        self.init(StyledText(title), branches)
    }

    /// Returns the lines of the tree.
    ///
    /// - Parameter isUnicode: Whether the lines between branches use box-drawing characters; if
    ///   not, they use ASCII.
    public func lines(isUnicode: Bool = true) -> [StyledText] {
        let quiet = Style(foreground: .tertiaryLabel)
        func text(_ symbol: Symbol) -> String { symbol.text(isUnicode: isUnicode) }
        let branch = text(.branch) + text(.horizontalLine) + " "
        let last = text(.lastBranch) + text(.horizontalLine) + " "
        let through = text(.verticalLine) + "  "
        var lines: [StyledText] = []
        // Uses a loop, because recursion on a deep tree would need a deep stack.
        var rest: [(tree: PrintedTree, mark: String, below: String)] = [(self, "", "")]
        while let (tree, mark, below) = rest.popLast() {
            lines.append(StyledText(mark, style: quiet) + tree.title)
            for (index, next) in tree.branches.enumerated().reversed() {
                let isLast = index == tree.branches.count - 1
                rest.append(
                    (next, below + (isLast ? last : branch), below + (isLast ? "   " : through)))
            }
        }
        return lines
    }

    /// Prints the tree on standard output: with styles on a terminal, otherwise as plain text.
    @MainActor
    public func print() {
        let text = StandardOutput.lineText(for: 1)
        for line in lines(isUnicode: ProcessTerminal.capabilities.isUnicode) {
            Swift.print(text(line))
        }
    }
}

extension PrintedTree: ExpressibleByStringLiteral {
    /// Creates a tree with a title and no branches.
    public init(stringLiteral title: String) { self.init(title) }
}
