// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase

/// A part of a file that differs, with some common lines around it.
public struct DiffHunk: Hashable, Sendable {
    /// The lines of both versions, in order.
    public var lines: [DiffLine]
    /// The numbers of the old version's lines, from 1; empty if the hunk only adds lines, and then
    /// it starts after the line before the hunk.
    public var oldLines: Range<Int>
    /// The numbers of the new version's lines, from 1; empty if the hunk only removes lines, and
    /// then it starts after the line before the hunk.
    public var newLines: Range<Int>
    /// The text after the numbers, such as the name of a function; may be empty.
    public var heading: String

    /// Creates a hunk from its lines, which must not be empty, and the numbers of its first line in
    /// both versions.
    public init(_ lines: [DiffLine], oldStart: Int, newStart: Int, heading: String = "") {
        self.lines = lines
        self.heading = heading
        let (old, new) = (lines.count { $0.kind != .added }, lines.count { $0.kind != .removed })
        oldLines = oldStart..<oldStart.saturatingAdding(old)
        newLines = newStart..<newStart.saturatingAdding(new)
    }

    /// The number of added lines.
    public var addedCount: Int { lines.count { $0.kind == .added } }
    /// The number of removed lines.
    public var removedCount: Int { lines.count { $0.kind == .removed } }

    /// The line of numbers before the hunk, such as `@@ -1,4 +1,5 @@ func draw()`.
    public var header: String {
        let numbers = "@@ -\(Self.span(oldLines)) +\(Self.span(newLines)) @@"
        return heading.isEmpty ? numbers : "\(numbers) \(heading)"
    }

    /// Formats the numbers of lines as unified diffs do: without a count for one line, and with the
    /// line before for none.
    private static func span(_ lines: Range<Int>) -> String {
        switch lines.count {
        case 0: "\(lines.lowerBound.saturatingSubtracting(1)),0"
        case 1: "\(lines.lowerBound)"
        default: "\(lines.lowerBound),\(lines.count)"
        }
    }

    /// The removed lines, and the added lines that follow them, as indices of ``lines``; one of the
    /// two may be empty.
    package var blocks: [(removed: Range<Int>, added: Range<Int>)] {
        var blocks: [(removed: Range<Int>, added: Range<Int>)] = []
        var index = 0
        while index < lines.count {
            let start = index
            while index < lines.count, lines[index].kind == .removed { index += 1 }
            let middle = index
            while index < lines.count, lines[index].kind == .added { index += 1 }
            if index > start {
                blocks.append((start..<middle, middle..<index))
            } else {
                index += 1
            }
        }
        return blocks
    }
}
