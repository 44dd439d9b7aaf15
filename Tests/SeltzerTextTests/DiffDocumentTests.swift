// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ChangedLines, DiffDocument+moves, DiffDocument+texts, DiffDocument+unified, DiffFile, DiffHunk, DiffLine,
// TextComparison.

import SeededRandom
import SeltzerText
import Testing

@Suite struct DiffDocumentTests {
    /// A hunk as text, without numbers.
    private static func lines(_ document: DiffDocument) -> [String] {
        document.files.flatMap(\.hunks).flatMap(\.lines).map { line in
            let sign = line.kind == .added ? "+" : line.kind == .removed ? "-" : " "
            return sign + line.text + (line.lacksLineFeed ? "\\" : "")
        }
    }

    @Test func equalTextsHaveNoDifference() {
        #expect(DiffDocument(from: "a\nb\n", to: "a\nb\n").isEmpty)
        #expect(DiffDocument(from: "", to: "").isEmpty)
    }

    @Test func aChangeHasItsContextAndItsNumbers() throws {
        let old = (1...9).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 5\n", with: "five\nand a half\n")
        let document = DiffDocument(from: old, to: new, path: "list", context: 1)
        let hunk = try #require(document.files.first?.hunks.first)
        #expect(hunk.header == "@@ -4,3 +4,4 @@")
        #expect(hunk.lines.map(\.oldNumber) == [4, 5, nil, nil, 6])
        #expect(hunk.lines.map(\.newNumber) == [4, nil, 5, 6, 7])
        #expect(Self.lines(document) == [" line 4", "-line 5", "+five", "+and a half", " line 6"])
        #expect((document.addedCount, document.removedCount) == (2, 1))
    }

    @Test(arguments: [(0, 2), (1, 2), (2, 1), (50, 1)])
    func changesThatShareTheirContextAreOneHunk(context: Int, hunks: Int) {
        let document = DiffDocument(
            from: "a\n1\n2\n3\nb\n", to: "A\n1\n2\n3\nB\n", context: context)
        #expect(document.files.first?.hunks.count == hunks)
    }

    @Test func aMissingLineFeedAtTheEndIsADifference() {
        #expect(Self.lines(DiffDocument(from: "a\nb", to: "a\nb\n")) == [" a", "-b\\", "+b"])
        #expect(Self.lines(DiffDocument(from: "", to: "a")) == ["+a\\"])
        #expect(Self.lines(DiffDocument(from: "a\r\n", to: "a\n")) == ["-a\r", "+a"])
    }

    @Test func addedFunctionsBeginAtTheirFirstLine() {
        let one = "func one() {\n    work()\n}\n"
        let two = "func two() {\n    rest()\n}\n"
        let three = "func three() {\n    work()\n}\n"
        let document = DiffDocument(
            from: one + "\n" + three, to: one + "\n" + two + "\n" + three, context: 0)
        #expect(
            Self.lines(document) == ["+func two() {", "+    rest()", "+}", "+"])
    }

    @Test func newAndDeletedFilesHaveOnePath() throws {
        let added = try #require(DiffDocument(file: "a.txt", from: nil, to: "x\n").files.first)
        #expect((added.change, added.oldPath, added.newPath) == (.added, nil, "a.txt"))
        let deleted = try #require(DiffDocument(file: "a.txt", from: "", to: nil).files.first)
        #expect((deleted.change, deleted.path, deleted.hunks) == (.deleted, "a.txt", []))
        #expect(DiffDocument(file: "a.txt", from: "x", to: "x").isEmpty)
    }

    @Test func aHunkOfExtremeNumbersDoesNotTrap() {
        let hunk = DiffHunk(
            [DiffLine(.added, "a"), DiffLine(.added, "b")], oldStart: .min, newStart: .max)
        #expect(hunk.newLines.isEmpty)
        #expect(hunk.header.hasPrefix("@@ -"))
    }

    @Test func binaryFilesAreWrittenAndRead() throws {
        var file = DiffFile(oldPath: "a b.png", newPath: "a b.png")
        file.isBinary = true
        let text = DiffDocument([file]).unifiedText
        #expect(text.hasSuffix("Binary files a/a b.png and b/a b.png differ\n"))
        let read = try #require(DiffDocument(unified: text).files.first)
        #expect(read.isBinary && read.path == "a b.png" && read.oldPath == "a b.png")
    }

    @Test func movedBlocksAreMarkedOnBothSides() {
        let block = "let harbor = Harbor()\nlet tide = harbor.tide\nprint(tide)\n"
        let rest = (1...9).map { "line \($0)\n" }.joined()
        let document = DiffDocument(from: block + rest, to: rest + block, context: 0)
        let lines = document.files.flatMap(\.hunks).flatMap(\.lines)
        #expect(lines.count == 6)
        #expect(lines.allSatisfy { $0.isMoved })
        // Two lines, or lines without letters, move by chance.
        let brace = "}\n}\n}\n}\n"
        let chance = DiffDocument(from: brace + rest, to: rest + brace, context: 0)
        #expect(chance.files.flatMap(\.hunks).flatMap(\.lines).allSatisfy { !$0.isMoved })
    }

    /// The lines that a search by texts, without numbers for them, marks as moved.
    private static func movedLines(_ document: DiffDocument) -> Set<[Int]> {
        var (removed, added): ([([Int], String)], [([Int], String)]) = ([], [])
        for (file, content) in document.files.enumerated() {
            for (hunk, part) in content.hunks.enumerated() {
                for (line, text) in part.lines.enumerated() {
                    if text.kind == .removed { removed.append(([file, hunk, line], text.text)) }
                    if text.kind == .added { added.append(([file, hunk, line], text.text)) }
                }
            }
        }
        func follows(_ line: [Int], _ other: [Int]) -> Bool {
            line[0] == other[0] && line[1] == other[1] && line[2] == other[2] + 1
        }
        var moved: Set<[Int]> = []
        var index = 0
        while index < added.count {
            var best = (start: 0, count: 0)
            let starts = removed.indices.filter { removed[$0].1 == added[index].1 }
            for start in starts.prefix(50) {
                var count = 0
                while index + count < added.count, start + count < removed.count,
                    !moved.contains(removed[start + count].0),
                    removed[start + count].1 == added[index + count].1,
                    count == 0
                        || follows(removed[start + count].0, removed[start + count - 1].0)
                            && follows(added[index + count].0, added[index + count - 1].0)
                {
                    count += 1
                }
                if count > best.count { best = (start, count) }
            }
            let text = added[index..<index + best.count].map(\.1).joined()
            if best.count >= 3, text.utf8.count(where: { $0 > 0x2F }) >= 20 {
                for offset in 0..<best.count {
                    moved.insert(removed[best.start + offset].0)
                    moved.insert(added[index + offset].0)
                }
            }
            index += max(1, best.count)
        }
        return moved
    }

    @Test(arguments: 0..<8) func movedBlocksAreThoseOfASearchByTexts(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        // Signs that are no letters are below the digits, as the model counts.
        let words = ["", "    ", "harbor", "tide", "moonrise", "(a)", "ebb 漢字"]
        for _ in 0..<60 {
            let old = (0..<Int.random(in: 0...60, using: &random)).map { _ in
                words.randomElement(using: &random) ?? ""
            }
            var new = old
            for _ in 0..<Int.random(in: 1...3, using: &random) where new.count > 8 {
                let start = Int.random(in: 0..<new.count - 6, using: &random)
                let block = Array(new[start..<start + 6])
                new.removeSubrange(start..<start + 6)
                new.insert(contentsOf: block, at: Int.random(in: 0...new.count, using: &random))
            }
            let document = DiffDocument(
                from: old.joined(separator: "\n"), to: new.joined(separator: "\n"),
                context: Int.random(in: 0...2, using: &random))
            var found: Set<[Int]> = []
            for (hunk, part) in document.files.flatMap(\.hunks).enumerated() {
                for (line, text) in part.lines.enumerated() where text.isMoved {
                    found.insert([0, hunk, line])
                }
            }
            #expect(found == Self.movedLines(document))
        }
    }

    /// The new text follows from the old one and the document.
    @Test(arguments: 0..<8) func writtenDiffsAreReadAsTheyWere(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let words = [
            "a", "", "  b", "語", "--- x", "+++ y", "@@ -1 +1 @@", "\\ no", "c\r", "\u{85}",
        ]
        func text() -> String {
            let lines = (0..<Int.random(in: 0...12, using: &random)).map { _ in
                words.randomElement(using: &random) ?? ""
            }
            return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
        }
        for _ in 0..<100 {
            let (old, new) = (text(), text())
            let context = Int.random(in: 0...4, using: &random)
            let document = DiffDocument(from: old, to: new, path: "dir/a file", context: context)
            let read = try DiffDocument(unified: document.unifiedText)
            #expect(read.files.map(\.hunks) == document.files.map(\.hunks))
            #expect(read.files.map(\.path) == document.files.map(\.path))
            let whole = DiffDocument(from: old, to: new, context: .max)
            let lines = whole.files.flatMap(\.hunks).flatMap(\.lines)
            guard !lines.isEmpty else { continue }
            func side(without kind: DiffLine.Kind) -> String {
                lines.filter { $0.kind != kind }
                    .map { $0.text + ($0.lacksLineFeed ? "" : "\n") }.joined()
            }
            #expect(side(without: .added) == old)
            #expect(side(without: .removed) == new)
        }
    }
}
