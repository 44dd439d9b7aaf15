// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: ScalarWidth, WidthTable.

import SeltzerBase
import SeltzerScreen
import SuiteCases
import Testing

extension WidthCase: CustomTestStringConvertible {
    /// The id and the name.
    public var testDescription: String { "\(id) \(name ?? "")" }

    static let all = DevelopmentCases.width
}

@Suite struct CellWidthTests {
    @Test func theSuiteIsComplete() {
        #expect(WidthCase.all.count == 217)
    }

    /// The texts in which Unicode 18 joins a consonant to a sign before it.
    ///
    /// Unicode 17, which the standard library has so far, does not; with the two clusters the Khmer
    /// text is a cell wider than the suite says.
    private static let needsUnicode18: Set = ["WS124", "WS126"]

    @Test(arguments: WidthCase.all.filter { $0.accept != nil })
    func widthsAreAccepted(example: WidthCase) throws {
        let accept = try #require(example.accept)
        // Unicode 18 joins what Swift's `Character` of Unicode 17 parts.
        withKnownIssue(isIntermittent: false) {
            #expect(accept.contains(example.measuredWidth))
        } when: {
            example.id == "WS124"
        }
    }

    @Test(arguments: WidthCase.all.filter { $0.clusters != nil && !needsUnicode18.contains($0.id) })
    func clustersAreCharacters(example: WidthCase) {
        #expect(example.text.map(\.unicodeScalars.count) == example.clusters)
    }

    @Test(arguments: WidthCase.all)
    func glyphsAreAsWideAsTheirCharacters(example: WidthCase) {
        let table = ClusterTable()
        for character in example.text where character.cellWidth > 0 {
            #expect(Int(table.glyph(for: character).width) == character.cellWidth)
        }
    }

    @Test(arguments: [
        ("", 0), ("plain ASCII ~!", 14), ("a\u{301}b", 2), ("\u{600}1", 2), ("a日b本", 6),
        ("\r\n", 1), ("\t", 1), ("\u{1B}", 1), ("日\u{301}x\u{301}y", 4),
    ])
    func textIsMeasuredOverAllItsPieces(text: String, width: Int) {
        #expect(text.cellWidth == width)
        #expect(("x" + text).dropFirst().cellWidth == width)
    }

    @Test(
        arguments: [
            (0x41, 1), (0x301, 0), (0x3042, 2), (0x1F600, 2), (0x200E, 0), (0x1B, 1), (0x9B, 1),
            (0x2028, 1), (0x40000, 1), (0xE0100, 0), (0xF0000, 1), (0x10FFFF, 1), (0x3FFFD, 2),
        ] as [(UInt32, Int)])
    func scalarsHaveAWidthInEveryPlane(value: UInt32, width: Int) throws {
        #expect(try #require(Unicode.Scalar(value)).cellWidth == width)
    }

    @Test func whatIsCutFromAClusterTakesNoCell() {
        let marks = String(repeating: "\u{301}", count: 40)
        let character = Character("\u{915}" + marks + "\u{94D}\u{937}")
        #expect(character.cellWidth == 1)
        #expect(ClusterTable().glyph(for: character).width == 1)
    }
}
