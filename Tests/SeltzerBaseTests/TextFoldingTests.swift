// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: FoldingTable.

import Foundation
import SeltzerBase
import Testing

@Suite struct TextFoldingTests {
    @Test(arguments: [
        ("ΟΔΟΣ", "οδος"), ("5 \u{3BC}m", "5 \u{B5}m"), ("masse", "Ma\u{17F}\u{17F}e"),
        ("STRASSE", "straße"), ("ﬃ", "FFI"), ("café", "CAFE\u{301}"), ("\u{212B}", "å"),
        ("각", "\u{1100}\u{1161}\u{11A8}"), ("ᾳ", "ΑΙ"), ("\u{1E9B}\u{323}", "ṩ"),
    ])
    func textsThatDifferInCaseAndSpellingAreTheSame(one: String, other: String) {
        #expect(TextFolding().matches(one, other))
        #expect(TextFolding().matches(other, one))
    }

    @Test(arguments: [("ı", "i"), ("e", "é"), ("a", "b"), ("ss", "s")])
    func otherTextsAreNot(one: String, other: String) {
        #expect(!TextFolding().matches(one, other))
    }

    @Test func caseCountsWhereItIsNotIgnored() {
        let folding = TextFolding(ignoresCase: false)
        #expect(!folding.matches("A", "a"))
        #expect(folding.matches("é", "e\u{301}"))
        #expect(folding.folded("Abc") == "Abc")
    }

    @Test func beginningsAreCompared() {
        for beginning in ["STRASS", "stras", "Straß", "strasse", ""] {
            #expect(TextFolding().text("Straßenbahn", beginsWith: beginning), "\(beginning)")
        }
        #expect(TextFolding().text("STRASSENBAHN", beginsWith: "straße"))
        #expect(TextFolding().text("ß", beginsWith: "s"))
        #expect(TextFolding().text("ffi", beginsWith: "ﬃ"))
        #expect(!TextFolding().text("s", beginsWith: "ß"))
        #expect(!TextFolding(ignoresCase: false).text("Straße", beginsWith: "Stras"))
        #expect(TextFolding().text("E\u{301}lan", beginsWith: "é"))
        #expect(!TextFolding().text("E\u{301}lan", beginsWith: "e"))
    }

    @Test func marksAreOrderedHoweverManyThereAre() {
        let marks = String(repeating: "\u{301}\u{323}", count: 50_000)
        let folded = TextFolding().folded("a" + marks).unicodeScalars
        #expect(folded.count == 100_001)
        #expect(folded.dropFirst().prefix(50_000).allSatisfy { $0 == "\u{323}" })
    }

    // MARK: Unicode's own files

    private static let directory = "/usr/share/unicode"
    private static let hasFiles = FileManager.default.fileExists(
        atPath: "\(directory)/CaseFolding.txt")
    private static let packedTests = "\(directory)/NormalizationTest.txt.bz2"
    /// The program that unpacks the file; nil if it is not installed, or there is no file.
    private static let unpacker = ["/usr/bin/bzcat", "/bin/bzcat"].first {
        FileManager.default.fileExists(atPath: packedTests)
            && FileManager.default.isExecutableFile(atPath: $0)
    }

    private static func rows(_ text: String) -> [[String]] {
        text.split(separator: "\n").compactMap { line in
            let fields = line.prefix { $0 != "#" }.split(separator: ";").map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            return fields.count > 1 ? fields : nil
        }
    }

    private static func scalars(_ field: String) -> [Unicode.Scalar] {
        field.split(separator: " ").compactMap {
            UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
        }
    }

    @Test(.enabled(if: hasFiles)) func everyScalarIsFoldedAsUnicodeFoldsIt() throws {
        let text = try String(contentsOfFile: "\(Self.directory)/CaseFolding.txt", encoding: .utf8)
        let folding = TextFolding()
        var count = 0
        for row in Self.rows(text) where row[1] == "C" || row[1] == "F" {
            let one = folding.scalars(of: Self.scalars(row[0]))
            #expect(one == folding.scalars(of: Self.scalars(row[2])), "\(row)")
            count += 1
        }
        #expect(count > 1_400)
    }

    @Test(.enabled(if: unpacker != nil)) func everyTextIsDecomposedAsUnicodeDecomposesIt() throws {
        let process = Process(), pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: try #require(Self.unpacker))
        process.arguments = [Self.packedTests]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
        let canonical = TextFolding(ignoresCase: false), folding = TextFolding()
        var count = 0
        for row in Self.rows(String(decoding: data, as: UTF8.self)) where row.count >= 5 {
            let texts = row[..<3].map { Self.scalars($0) }
            for text in texts {
                #expect(canonical.scalars(of: text) == texts[2], "\(row)")
                #expect(folding.scalars(of: text) == folding.scalars(of: texts[2]), "\(row)")
            }
            count += 1
        }
        #expect(count > 18_000)
    }
}
