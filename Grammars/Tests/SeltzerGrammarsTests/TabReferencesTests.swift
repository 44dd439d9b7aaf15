// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerGrammars

@Suite struct TabReferencesTests {
    private func read(_ text: String, pieces: Int) -> String {
        var tabs = TabReferences(), result: [UInt8] = []
        let bytes = Array(text.utf8)
        for start in stride(from: 0, to: bytes.count, by: pieces) {
            result += tabs.marked(
                Array(bytes[start..<min(bytes.count, start + pieces)]), isLast: false)
        }
        result += tabs.marked([], isLast: true)
        return TabReferences.unmarked(String(decoding: result, as: UTF8.self))
    }

    @Test(arguments: [
        ("a&#9;b", "a\tb"), ("&#009;&#x9;&#x09;", "\t\t\t"),
        ("&#19;&#99;&amp;&#x19;", "&#19;&#99;&amp;&#x19;"),
        ("&&&#9;", "&&\t"), ("a & b", "a & b"), ("a&#", "a&#"),
        ("&quite a long text;", "&quite a long text;"),
    ]) func onlyReferencesToTabsChange(text: String, expected: String) {
        for pieces in 1...8 { #expect(read(text, pieces: pieces) == expected) }
    }
}
