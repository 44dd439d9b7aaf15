// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeededRandom
import SeltzerScreen
import Testing

@Suite struct LinkTests {
    @Test(arguments: [
        ("https://example.org/a?b=c#d", "https://example.org/a?b=c#d"),
        ("file:///home/Å b", "file:///home/%C3%85%20b"),
        ("x:a\u{1B}]0;t\u{07}b", "x:a%1B]0;t%07b"),
        ("mailto:a\u{9C}\u{202E}\n", "mailto:a%C2%9C%E2%80%AE%0A"),
    ])
    func addressIsPrintableASCII(_ text: String, _ address: String) {
        #expect(Link(text)?.address == address)
    }

    @Test(arguments: ["", "example.org", ":x", "1a:x", "a b:x", "\u{1B}:x", "ä:x"])
    func addressWithoutASchemeIsNone(_ text: String) {
        #expect(Link(text) == nil)
    }

    @Test func longAddressesAreNone() {
        let room = Link.maximumLength - 2
        #expect(Link("x:" + String(repeating: "a", count: room)) != nil)
        #expect(Link("x:" + String(repeating: "a", count: room + 1)) == nil)
        #expect(Link("x:" + String(repeating: "\u{1}", count: room / 3 + 1)) == nil)
        #expect(Link("x:" + String(repeating: "a", count: 10_000_000)) == nil)
    }

    @Test func equalAddressesAreEqualLinks() {
        #expect(Link("x:a b") == Link("x:a%20b"))
        #expect(Link("x:a") != Link("x:b"))
        #expect(Set([Link("x:a"), Link("x:a"), Link("x:b")]).count == 2)
    }

    @Test func whateverTheTextNothingInTheAddressEndsACommand() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2_000 {
            let scalars = (0..<Int.random(in: 0...20, using: &random)).compactMap { _ in
                Unicode.Scalar(UInt32.random(in: 0...0x2100, using: &random))
            }
            let link = Link("x:" + String(String.UnicodeScalarView(scalars)))
            #expect(link?.address.utf8.allSatisfy { (0x21...0x7E).contains($0) } == true)
        }
    }
}
