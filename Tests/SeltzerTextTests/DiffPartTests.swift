// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: DiffDocument+parts.

import SeededRandom
import SeltzerText
import Testing

@Suite struct DiffPartTests {
    @Test func aPartKnowsItsIndicesAndItsContent() {
        let document = DiffDocument(from: "a\nb\n", to: "a\nc\n", path: "x")
        let line = DiffPart.line(file: 0, hunk: 0, line: 1)
        #expect((line.file, line.hunk, line.line) == (0, 0, 1))
        #expect(document.line(of: line)?.text == "b")
        #expect(document.hunk(of: line) == document.files[0].hunks[0])
        #expect(document.file(of: .file(0))?.path == "x")
        #expect(DiffPart.file(0).hunk == nil && document.hunk(of: .file(0)) == nil)
        let wrong: [DiffPart] = [
            .file(1), .file(-1), .hunk(file: 0, hunk: 1), .line(file: 0, hunk: 0, line: -1),
        ]
        for part in wrong {
            #expect(document.line(of: part) == nil)
            #expect(document.changes(in: [part]).isEmpty)
        }
    }

    @Test func oneHunkIsAPatchOfItsOwn() {
        let old = (1...30).map { "\($0)\n" }.joined()
        let new = old.replacing("\n3\n", with: "\nthree\nand\n").replacing("\n20\n", with: "\n")
        let document = DiffDocument(from: old, to: new, path: "n", context: 1)
        #expect(document.files[0].hunks.map(\.header) == ["@@ -2,3 +2,4 @@", "@@ -19,3 +20,2 @@"])
        #expect(
            document.changes(in: [.hunk(file: 0, hunk: 1)]).unifiedText
                == "--- a/n\n+++ b/n\n@@ -19,3 +19,2 @@\n 19\n-20\n 21\n")
        #expect(document.changes(in: [.file(0)]) == document)
    }

    @Test func aDeletedFileOfWhichLinesStayIsModified() {
        let document = DiffDocument(file: "x", from: "a\nb\n", to: nil)
        let part = document.changes(in: [.line(file: 0, hunk: 0, line: 0)])
        #expect(part.files.first?.change == .modified)
        #expect(part.unifiedText == "--- a/x\n+++ b/x\n@@ -1,2 +1 @@\n-a\n b\n")
        #expect(document.changes(in: [.hunk(file: 0, hunk: 0)]) == document)
    }

    @Test func aLineAfterAnUnfinishedLineEndsIt() {
        let document = DiffDocument(from: "a", to: "b\nc\n", path: "x")
        let part = document.changes(in: [.line(file: 0, hunk: 0, line: 2)])
        #expect(Self.applied(part, to: "a") == "a\nc\n")
    }

    /// Applies the first file of a document as `patch` does; nil if it does not fit.
    private static func applied(_ document: DiffDocument, to text: String) -> String? {
        var old = text.split(separator: "\n", omittingEmptySubsequences: false).map { "\($0)\n" }
        if let last = old.popLast(), last != "\n" { old.append(String(last.dropLast())) }
        var (result, next) = ("", 1)
        for hunk in document.files.first?.hunks ?? [] {
            guard hunk.oldLines.lowerBound >= next else { return nil }
            while next < hunk.oldLines.lowerBound {
                result += old[next - 1]
                next += 1
            }
            // The hunk is where its numbers say that it is in the new text, too.
            guard result.utf8.count(where: { $0 == 0x0A }) == hunk.newLines.lowerBound - 1 else {
                return nil
            }
            for line in hunk.lines {
                let text = line.text + (line.lacksLineFeed ? "" : "\n")
                if line.kind != .added {
                    guard next <= old.count, old[next - 1] == text else { return nil }
                    next += 1
                }
                if line.kind != .removed { result += text }
            }
        }
        return result + old.dropFirst(next - 1).joined()
    }

    /// The patch of some lines has the effect that the lines say, and the rest of it, too.
    @Test(arguments: 0..<8) func someChangesApplyToTheOldText(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        func text() -> String {
            let lines = (0..<Int.random(in: 0...14, using: &random)).map { _ in
                String(Int.random(in: 0...4, using: &random))
            }
            return lines.joined(separator: "\n") + (Bool.random(using: &random) ? "\n" : "")
        }
        for _ in 0..<200 {
            let (old, new) = (text(), text())
            let document = DiffDocument(
                from: old, to: new, path: "x", context: Int.random(in: 0...3, using: &random))
            guard let file = document.files.first else { continue }
            #expect(Self.applied(document, to: old) == new)
            let all = file.hunks.indices.flatMap { hunk in
                file.hunks[hunk].lines.indices.map { DiffPart.line(file: 0, hunk: hunk, line: $0) }
            }
            let kept = Set(all.filter { _ in Bool.random(using: &random) })
            let part = document.changes(in: kept)
            let read = try DiffDocument(unified: part.unifiedText)
            let result = try #require(Self.applied(read, to: old), "\(old) \(part.unifiedText)")
            // The lines of the result, from the document without numbers.
            var expected = document
            for part in all where !kept.contains(part) {
                guard let line = part.line, let hunk = part.hunk,
                    let kind = document.line(of: part)?.kind, kind != .context
                else { continue }
                expected.files[0].hunks[hunk].lines[line].kind =
                    kind == .removed ? .context : .added
                if kind == .added { expected.files[0].hunks[hunk].lines[line].text = "gone" }
            }
            #expect(lines(of: result) == lines(of: Self.model(expected, old)))
        }
    }

    private func lines(of text: String) -> [Substring] { text.split(separator: "\n") }

    /// The old text with the lines of the hunks in place, without those that are gone.
    private static func model(_ document: DiffDocument, _ old: String) -> String {
        let old = old.split(separator: "\n").map(String.init)
        var (result, next): ([String], Int) = ([], 1)
        for hunk in document.files.first?.hunks ?? [] {
            result += old[next - 1..<hunk.oldLines.lowerBound - 1]
            result += hunk.lines.filter { $0.kind != .removed && $0.text != "gone" }.map(\.text)
            next = hunk.oldLines.upperBound
        }
        return (result + old.dropFirst(next - 1)).joined(separator: "\n")
    }
}
