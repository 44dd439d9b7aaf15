// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: BytePath+components.

import SeltzerBase
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

@Suite struct BytePathTests {
    private let latin = BytePath(bytes: [0x63, 0x61, 0x66, 0xE9, 0x2E, 0x74])

    @Test func bytesThatAreNoTextStay() {
        #expect(latin.bytes == [0x63, 0x61, 0x66, 0xE9, 0x2E, 0x74])
        #expect(latin.text == nil)
        #expect(latin.description == "caf\\xE9.t")
        #expect(latin != "caf\\xE9.t")
        #expect(latin.withCString { strlen($0) } == 6)
        #expect(latin.withCString { BytePath(cString: $0) } == latin)
        #expect(BytePath(bytes: [0xE2, 0x82, 0x61]).description == "\\xE2\\x82a")
    }

    @Test func textsThatLookTheSameAreDifferent() {
        let composed: BytePath = "\u{E9}", decomposed: BytePath = "e\u{301}"
        #expect(composed != decomposed)
        #expect(Set([composed, decomposed, "\u{E9}"]).count == 2)
        #expect(BytePath("a") == BytePath(bytes: [0x61]) && BytePath("a").text == "a")
        #expect((["b", "a", latin] as [BytePath]).sorted() == ["a", "b", latin])
    }

    @Test(arguments: [
        ("plain.txt", "plain.txt"), ("a\r\nb", "a␍␊b"), ("\u{1B}[2J", "␛[2J"), ("a\u{7F}", "a␡"),
        ("a\u{85}b\u{2028}c\u{2029}", "a\u{FFFD}b\u{2424}c\u{2424}"),
        ("\u{202E}gpj", "gpj"),
        ("柚子 👩‍👩‍👧", "柚子 👩‍👩‍👧"), ("", ""), ("a\u{0}b", "a␀b"),
    ])
    func shownTextHasNoControls(path: String, shown: String) {
        #expect(BytePath(path).description == shown)
        #expect(BytePath(path).text == path)
    }

    @Test func noBytesAreShownAsControls() {
        for first in UInt8.min...UInt8.max {
            for second in stride(from: UInt8(0), to: 250, by: 5) {
                let path = BytePath(bytes: [0x61, first, second, first])
                let isSafe = path.description.unicodeScalars.allSatisfy {
                    $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)
                }
                #expect(isSafe)
                #expect(path.bytes == [0x61, first, second, first])
            }
        }
    }

    @Test func pathWithAZeroByteIsNoFile() {
        #expect(BytePath("/\u{0}etc").withCString { strlen($0) } == 0)
    }

    @Test(
        arguments: [
            ("/a/b.md", "b.md", "/a"), ("/a", "a", "/"), ("/", "/", nil), ("a", "a", nil),
            ("a/b/", "b", "a"), ("//a", "a", "/"), ("a//b", "b", "a"), ("", "", nil),
            ("///a", "a", "/"), ("/a///b//", "b", "/a"), ("//", "//", nil),
        ] as [(BytePath, BytePath, BytePath?)])
    func pathHasAFolderAndAName(path: BytePath, name: BytePath, parent: BytePath?) {
        #expect(path.lastComponent == name)
        #expect(path.parent == parent)
        #expect(path.folder == parent ?? (path.isAbsolute ? "/" : "."))
    }

    @Test func pathsAreJoinedAndCut() {
        #expect(BytePath("/a").appending("b") == "/a/b" && BytePath("/").appending("b") == "/b")
        #expect(BytePath("").appending("b") == "b" && BytePath("a/").appending("b/c") == "a/b/c")
        #expect(BytePath("/a/b/c").relative(to: "/a") == "b/c")
        #expect(BytePath("/a/b").relative(to: "/") == "a/b")
        #expect(
            BytePath("/ab/c").relative(to: "/a") == nil && BytePath("/a").relative(to: "/a") == nil)
        #expect(
            BytePath("/a//").withoutTrailingSlashes == "/a"
                && BytePath("//").withoutTrailingSlashes == "/")
        #expect(BytePath("/a").appending(latin).lastComponent == latin)
        #expect(BytePath("a").isAbsolute == false && BytePath("/a").isAbsolute)
        #expect(BytePath(".a").isHiddenName && !BytePath("a.").isHiddenName)
    }

    @Test func argumentKeepsItsText() {
        #expect(BytePath(argument: "caf\u{E9}") == "caf\u{E9}")
        #expect(BytePath(argument: "no \u{FFFD} argument") == "no \u{FFFD} argument")
    }
}
