// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerText
import Testing

/// The examples of CommonMark's specification, which `Scripts/commonmark.sh` fetches.
@Suite struct CommonMarkTests {
    struct Example: Codable {
        let markdown: String
        let html: String
        let example: Int
        let section: String
    }

    static let path = ProcessInfo.processInfo.environment["SELTZER_COMMONMARK"]

    private func examples() throws -> [Example] {
        let data = try Data(contentsOf: URL(fileURLWithPath: Self.path ?? ""))
        return try JSONDecoder().decode([Example].self, from: data)
    }

    @Test(.enabled(if: path != nil, "SELTZER_COMMONMARK names no file of examples"))
    func examplesOfTheSpecificationHold() throws {
        let examples = try examples()
        let failed = examples.filter {
            MarkdownHTML.html($0.markdown, extensions: []) != $0.html
        }
        print("CommonMark: \(examples.count - failed.count) of \(examples.count) examples hold")
        for example in failed {
            let html = MarkdownHTML.html(example.markdown, extensions: [])
            Issue.record(
                """
                \(example.example) \(example.section)
                \(example.markdown.debugDescription)
                expected \(example.html.debugDescription)
                found    \(html.debugDescription)
                """)
        }
    }

    @Test(.enabled(if: path != nil, "SELTZER_COMMONMARK names no file of examples"))
    func documentsThatGrowEqualThoseThatAreWhole() throws {
        for example in try examples() {
            var document = MarkdownDocument(extensions: [])
            for character in example.markdown.unicodeScalars { document.append(String(character)) }
            let html = MarkdownHTML.html(document)
            #expect(
                html == MarkdownHTML.html(example.markdown, extensions: []), "\(example.example)")
        }
    }
}
