// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import Gallery

// Covers also: GalleryPage+source.

@Suite("The sources of the pages")
struct PageSourcesTests {
    @Test("are those of the files that are compiled", arguments: GalleryPage.names)
    func sourcesAreThoseOfTheFiles(name: String) throws {
        let page = try #require(GalleryPage.named(name))
        let demos = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let file = demos.appendingPathComponent("Sources/Gallery/Pages/\(page.sourceFile)")
        let lines = try String(contentsOf: file, encoding: .utf8)
            .split(separator: "\n", omittingEmptySubsequences: false).dropFirst(3)
        #expect(page.source + "\n" == lines.joined(separator: "\n"))
    }
}
