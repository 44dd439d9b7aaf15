// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: LineBreakClass.

import SuiteCases
import Testing

@testable import SeltzerScreen

/// Clusters and lines against the test files of Unicode itself.
@Suite struct UnicodeBreakTests {
    private static let clusters = UnicodeTestFile("GraphemeBreakTest.txt")
    private static let lines = UnicodeTestFile("LineBreakTest.txt")
    private static let comment: Comment =
        "The Unicode Character Database is not installed: on Debian it is the package unicode-data."

    /// What Unicode changed after its version 15: no scissors join others any more.
    private static let laterChanges: Set = ["2701 200D 2701"]

    @Test(.enabled(if: clusters.isExpected, comment))
    func charactersAndPiecesAreTheClustersOfUnicode() throws {
        let cases = try Self.clusters.cases()
        #expect(cases.count >= 600)
        let wrong = cases.filter { example in
            let text = example.parts.joined()
            var pieces: [[Unicode.Scalar]] = []
            text.forEachPiece { piece in
                switch piece {
                case .ascii(let bytes): pieces += bytes.map { [Unicode.Scalar($0)] }
                case .scalar(let scalar): pieces.append([scalar])
                case .cluster(let character): pieces.append(Array(character.unicodeScalars))
                }
                return true
            }
            let wanted = example.parts.map { Array($0.unicodeScalars) }
            return pieces != wanted || text.map { Array($0.unicodeScalars) } != wanted
        }
        #expect(Set(wrong.map(\.name)).subtracting(Self.laterChanges) == [])
    }

    /// The annex' file has every pair of classes, and lines here are broken by a subset of its rules.
    ///
    /// The figure may only grow.
    @Test(.enabled(if: lines.isExpected, comment))
    func mostLinesBreakWhereUnicodeSaysTheyMay() throws {
        let cases = try Self.lines.cases()
        #expect(cases.count > 7_000)
        let right = cases.count { Self.parts(of: $0.parts.joined()) == $0.parts }
        #expect(right * 100 >= cases.count * Self.knownPercentage, "\(right) of \(cases.count)")
    }

    private static let knownPercentage = 73

    /// The parts of a text between all the places where a line may end.
    private static func parts(of text: String) -> [String] {
        var parts: [String] = []
        var part = ""
        var previous: LineBreakClass?
        var endsWithBlanks = false
        for character in text {
            let kind = LineBreakClass(character)
            let mayBreak =
                endsWithBlanks
                ? LineBreakClass.mayBreak(afterBlanksAfter: previous, before: kind)
                : previous.map { LineBreakClass.mayBreak(after: $0, before: kind) } ?? false
            let isBlank = kind == .space || kind == .tab
            if !isBlank, kind != .newline, mayBreak, !part.isEmpty {
                parts.append(part)
                part = ""
            }
            part.append(character)
            if kind == .newline {
                parts.append(part)
                (part, previous, endsWithBlanks) = ("", nil, false)
            } else if isBlank {
                endsWithBlanks = true
            } else {
                (previous, endsWithBlanks) = (kind, false)
            }
        }
        if !part.isEmpty { parts.append(part) }
        return parts
    }
}
