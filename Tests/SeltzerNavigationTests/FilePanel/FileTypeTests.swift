// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerNavigation
import Testing

@Suite struct FileTypeTests {
    @Test(arguments: [
        ("a.md", true), ("A.MARKDOWN", true), ("a.md.txt", false), (".md", false), ("a.", false),
        ("md", false), ("x/.y/a.mdown", true),
    ])
    func theExtensionDecides(name: String, isMarkdown: Bool) {
        #expect(FileType.markdown.contains(BytePath(name)) == isMarkdown)
    }

    @Test func filesOfAnyNameAreItems() {
        #expect(FileType.item.contains("x") && FileType.item.preferredFilenameExtension == nil)
        #expect(FileType(filenameExtension: "GPX").contains("way.gpx"))
        #expect(FileType.markdown.contains(BytePath(bytes: [0xE9] + Array(".md".utf8))))
    }
}
