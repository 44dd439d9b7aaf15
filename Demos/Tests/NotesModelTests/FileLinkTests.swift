// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesModel
import Seltzer
import Testing

@Suite struct FileLinkTests {
    @Test(
        arguments: [
            ("the%20brief.md", "the brief.md", nil), ("the brief.md", "the brief.md", nil),
            ("caf%C3%A9.md", "café.md", nil), ("a%2520b.md", "a%20b.md", nil),
            ("a.md#two-words", "a.md", "two-words"), ("file:///x/a%20b.md", "/x/a b.md", nil),
            ("file:/x/a.md", "/x/a.md", nil), ("file://localhost/x/a.md#b", "/x/a.md", "b"),
            ("FILE:a.md", "a.md", nil), ("a.md#caf%C3%A9", "a.md", "café"),
            ("100%.md", "100%.md", nil),
            ("a%2Gb.md", "a%2Gb.md", nil), ("../up/a.md", "../up/a.md", nil), ("a.md#", "a.md", ""),
        ] as [(String, BytePath, String?)])
    func linkLeadsToAFile(link: String, path: BytePath, anchor: String?) {
        let target = FileLink(link).targets.first
        #expect(target?.path == path)
        #expect(target?.anchor == anchor)
    }

    @Test func namesWithSignsOfAddressesAreFoundToo() {
        let paths = { (link: String) in FileLink(link).targets.map(\.path) }
        #expect(paths("the%20brief.md").contains("the%20brief.md"))
        #expect(paths("c#.md").contains("c#.md"))
        #expect(paths("why?.md").prefix(2) == ["why?.md", "why"])
        #expect(paths("a:b.md").contains("a:b.md"))
        #expect(
            paths("caf%E9.md").first
                == BytePath(bytes: Array("caf\u{0}.md".utf8).map { $0 == 0 ? 0xE9 : $0 }))
    }

    @Test func headingOfTheTextItselfHasNoPath() {
        #expect(FileLink("#two-words").targets == [FileLink("#two-words").targets[0]])
        #expect(FileLink("#two-words").targets[0].path == nil)
        #expect(FileLink("#two-words").targets[0].anchor == "two-words")
    }

    @Test func fileOfAnotherMachineIsNoFile() {
        #expect(FileLink("file://host/a.md").targets.isEmpty)
    }

    @Test(
        arguments: [
            ("two-words", 4), ("Two-Words", 4), ("Two words!", 4), ("two-words-1", 8), ("top", 0),
            ("code-and-_more_", 10), ("überschrift", 12), ("none", nil), ("", nil),
        ] as [(String, Int?)])
    func headingHasANameByWhichLinksFindIt(anchor: String, line: Int?) {
        let text =
            "# Top\n\ntext\n\n## Two *words*!\n\nText\n\n## Two words\n\n## `Code` and \\_more\\_\n\nÜberschrift\n---\n"
        #expect(HeadingAnchors(MarkdownDocument(text)).line(of: anchor) == line)
    }
}
