// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DiffFormatError, DiffLineCursor, DiffPath, HunkNumbers.

import SeededRandom
import Testing

@testable import SeltzerText

@Suite struct UnifiedDiffReaderTests {
    @Test func gitsHeadersAreRead() throws {
        let document = try DiffDocument(
            unified: """
                commit 1a2b
                Author: someone

                    A change.

                diff --git a/old name.txt b/new name.txt
                similarity index 90%
                rename from old name.txt
                rename to new name.txt
                index 1a2b..3c4d 100644
                --- a/old name.txt\t
                +++ b/new name.txt\t
                @@ -1 +1,2 @@ heading text
                -a
                +b
                +c
                diff --git a/new.txt b/new.txt
                new file mode 100644
                --- /dev/null
                +++ b/new.txt
                @@ -0,0 +1 @@
                +x
                \\ No newline at end of file
                diff --git a/gone b/gone
                deleted file mode 100755
                --- a/gone
                +++ /dev/null
                @@ -1 +0,0 @@
                -y
                diff --git a/picture.png b/picture.png
                index 1..2
                Binary files a/picture.png and b/picture.png differ
                diff --git a/run b/run
                old mode 100644
                new mode 100755
                diff --git "a/\\303\\244\\t\\"" "b/\\303\\244\\t\\""
                index 1..2
                --- "a/\\303\\244\\t\\""
                +++ "b/\\303\\244\\t\\""
                @@ -1 +1 @@
                -1
                +2

                """)
        #expect(
            document.files.map(\.path) == [
                "new name.txt", "new.txt", "gone", "picture.png", "run", "ä\t\"",
            ])
        #expect(
            document.files.map(\.change)
                == [.renamed, .added, .deleted, .modified, .modified, .modified])
        #expect(document.files.map(\.isBinary) == [false, false, false, true, false, false])
        #expect(document.files[0].oldPath == "old name.txt")
        #expect(document.files[0].header.first == "commit 1a2b")
        #expect(document.files[0].hunks.first?.heading == "heading text")
        #expect(document.files[1].hunks.first?.lines.first?.lacksLineFeed == true)
        #expect(document.files[2].hunks.first?.lines.map(\.oldNumber) == [1])
    }

    @Test func outputOfDiffIsRead() throws {
        let document = try DiffDocument(
            unified: "--- one.c\t2026-01-01 10:00:00\n+++ two.c\t2026-01-02 10:00:00\n"
                + "@@ -2,3 +2,3 @@\n a\n-b\n+B\n\n--- old\n+++ new\n@@ -1 +1 @@\n--- 1\n+++ 2\n")
        #expect(document.files.map(\.oldPath) == ["one.c", "old"])
        #expect(document.files.map(\.newPath) == ["two.c", "new"])
        // The blank of an empty common line may be gone, and removed lines may begin with dashes.
        #expect(document.files[0].hunks[0].lines.map(\.text) == ["a", "b", "B", ""])
        #expect(document.files[1].hunks[0].lines.map(\.text) == ["-- 1", "++ 2"])
    }

    @Test func filesWithoutLinesAreRead() throws {
        let document = try DiffDocument(
            unified: """
                diff -r one/a.txt two/a.txt
                --- one/a.txt\t2026-01-01
                +++ two/a.txt\t2026-01-02
                @@ -1 +1 @@
                -a
                +b
                Only in two: new.txt
                Binary files one/this and that.png and two/this and that.png differ
                diff --git a/x.bin b/x.bin
                new file mode 100644
                index 0000000..1a2b3c4
                GIT binary patch
                literal 4
                LcmZQzWMT#Y01f~L

                literal 0
                HcmV?d00001

                diff --git a/last b/last
                old mode 100644
                new mode 100755
                --\u{20}
                2.40.0
                """)
        #expect(document.files.map(\.isBinary) == [false, true, true, false])
        #expect(document.files.map(\.newPath).suffix(2) == ["x.bin", "last"])
        #expect(document.files[0].oldPath == "one/a.txt")
        #expect(document.files[1].header.first == "Only in two: new.txt")
        #expect(document.files[2].change == .added)
        #expect(document.files[2].header.last == "" && document.files[2].header.count == 10)
        #expect(document.files[3].header.last == "new mode 100755")
        let again = try DiffDocument(unified: document.unifiedText)
        #expect(again == document)
    }

    /// A sign and an accent after it are one character, but two bytes.
    @Test func signsBeforeAccentsAreSigns() throws {
        let document = try DiffDocument(
            unified:
                "--- a/\u{301}x\n+++ b/\u{301}x\n@@ -1,2 +1,2 @@\n \u{301}a\n-\u{301}b\n+\u{200D}c\n"
        )
        let file = try #require(document.files.first)
        #expect(file.path == "\u{301}x")
        #expect(file.hunks.first?.lines.map(\.kind) == [.context, .removed, .added])
        #expect(file.hunks.first?.lines.map(\.text) == ["\u{301}a", "\u{301}b", "\u{200D}c"])
    }

    @Test func carriageReturnsOfFilesStayAndThoseOfTheDiffGo() throws {
        let text = "--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@\n a\r\n-b\r\n+c\n\r\n"
        func texts(_ text: String) throws -> [String] {
            let document = try DiffDocument(unified: text)
            #expect(document.files.map(\.path) == ["x"])
            return document.files.flatMap(\.hunks).flatMap(\.lines).map(\.text)
        }
        #expect(try texts(text) == ["a\r", "b\r", "c", "\r"])
        let bare = "--- a/x\n+++ b/x\n@@ -1,2 +1,2 @@\n a\n-b\n+c\n\\ No newline at end of file\n"
        #expect(
            try texts(bare.split(separator: "\n").joined(separator: "\r\n")) == ["a", "b", "c"])
    }

    @Test(arguments: [
        ("a/one b/one", "one", "one"), ("a/a b b/a b", "a b", "a b"), ("one one", "one", "one"),
        ("a/one a/one", "a/one", "a/one"), ("i/one w/one", "one", "one"),
        ("\"a/\\303\\244\" b/two", "ä", "two"), ("a/two \"b/\\t\\\\\"", "two", "\t\\"),
        ("\"a/unfinished", "?", "?"), ("one", "?", "?"), ("", "?", "?"),
    ])
    func pathsOfGitAreTold(line: String, old: String, new: String) throws {
        let document = try DiffDocument(unified: "diff --git \(line)\nold mode 1\nnew mode 2\n")
        #expect(document.files.first?.oldPath ?? "?" == old)
        #expect(document.files.first?.newPath ?? "?" == new)
    }

    /// Blank lines that move have no letters; each would otherwise begin another search.
    @Test(.timeLimit(.minutes(10))) func manyEqualLinesTakeLittleTime() throws {
        let count = 20_000
        let removed = String(repeating: "-\n", count: count)
        let added = String(repeating: "+\n", count: count)
        let document = try DiffDocument(
            unified: "--- a/x\n+++ b/x\n@@ -1,\(count) +1,\(count) @@\n" + removed + added)
        #expect(document.addedCount == count)
        #expect(document.files[0].hunks[0].lines.allSatisfy { !$0.isMoved })
    }

    /// Any damage to a diff gives a document or an error.
    @Test(arguments: 0..<4) func damagedDiffsNeverTrap(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let whole = Array(
            """
            diff --git "a/\\303" "b/\\303"
            GIT binary patch
            literal 4
            --- a/x
            +++ b/x
            @@ -1,3 +1099511627776,2 @@ f
             a
            -b
            \\ No newline
            Binary files a and b differ
            @@ -0,0 +1 @@

            """.utf8)
        for _ in 0..<2_000 {
            var bytes = whole
            for _ in 0..<Int.random(in: 1...6, using: &random) {
                let index = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
                case 1 where bytes.count > 1: bytes.remove(at: index)
                default: bytes.insert(whole.randomElement(using: &random) ?? 0, at: index)
                }
            }
            let text = String(decoding: bytes, as: UTF8.self)
            guard let document = try? DiffDocument(unified: text) else { continue }
            _ = document.unifiedText
            _ = document.changes(in: [.hunk(file: 0, hunk: 0)]).unifiedText
        }
    }

    @Test func anEmptyTextIsAnEmptyDocument() throws {
        #expect(try DiffDocument(unified: "").isEmpty)
        #expect(try DiffDocument(unified: "\n\n").isEmpty)
    }

    @Test(arguments: [
        ("hello\n", 1, "no file"),
        ("@@ -1 +1 @@\n-a\n+b\n", 1, "belongs to no file"),
        ("--- a\n+++ b\n@@ nonsense @@\n", 3, "line numbers"),
        ("--- a\n+++ b\n@@ -1,2 +1,2 @@\n a\n", 5, "ends after 1 of 2 old and 1 of 2 new"),
        ("--- a\n+++ b\n@@ -1,1 +1,2 @@\n-a\n-b\n", 5, "more lines"),
        ("--- a\n+++ b\n@@ -99999999999999999999 +1 @@\n", 3, "line numbers"),
        ("--- a\n+++ b\n@@@ -1 -1 +1 @@@\n", 3, "combined"),
        ("diff --cc x\n--- a/x\n+++ b/x\n@@@@ -1 -1 -1 +1 @@@@\n", 4, "combined"),
        ("--- a\n+++ b\n@@ -1 +1 @@\n-a\n+b\nhm\n@@ -9 +9 @@\n-a\n+b\n", 7, "no file"),
    ])
    func aTextThatIsNoDiffSaysWhere(text: String, line: Int, reason: String) {
        let error = #expect(throws: DiffFormatError.self) { try DiffDocument(unified: text) }
        #expect(error?.line == line)
        #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
    }
}
