// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

// Covers also: BytePath+editing.

import SeededRandom
import SeltzerBase
import SeltzerFiles
import Testing

@Suite struct PathResolverTests {
    private let resolver = PathResolver(
        home: "/home/mira", folder: "/srv/tides", variables: ["LOGS": "/var/log"])

    @Test(arguments: [
        ("/", "/"), ("//usr//share/", "/usr/share"), ("~", "/home/mira"), ("~/", "/home/mira"),
        ("~/a b", "/home/mira/a b"), ("~x", "/srv/tides/~x"), ("./~", "/srv/tides/~"),
        ("$LOGS/x", "/var/log/x"), ("${LOGS}", "/var/log"), ("$NONE/x", "/srv/tides/$NONE/x"),
        ("a/$LOGS", "/srv/tides/a/$LOGS"), ("..", "/srv"), ("../../..", "/"), ("/..", "/"),
        ("~/../..", "/"), ("a/./b/../c", "/srv/tides/a/c"), (".", "/srv/tides"),
        ("a\\b", "/srv/tides/a\\b"), ("a\\\\b", "/srv/tides/a\\b"), ("\\x41", "/srv/tides/A"),
        ("\\x4", "/srv/tides/\\x4"), ("\\x+1", "/srv/tides/\\x+1"),
    ])
    func aTypedTextIsAPath(text: String, path: String) {
        #expect(resolver.resolve(text) == BytePath(path))
    }

    @Test func anEmptyTextIsNoPath() {
        #expect(resolver.resolve("") == nil)
    }

    @Test func withoutAHomeFolderTheTildeIsAName() {
        let resolver = PathResolver(home: nil, folder: "/srv")
        #expect(resolver.resolve("~/a") == "/srv/~/a")
        #expect(resolver.text(for: "/home/mira") == "/home/mira")
    }

    @Test(arguments: [
        ("", "."), (".", "."), ("..", ".."), ("../..", "../.."), ("a/..", "."), ("a/../..", ".."),
        ("./a//b/", "a/b"), ("/a/../../b", "/b"),
    ])
    func dotsAndSlashesLeaveAPath(path: String, standardized: String) {
        #expect(BytePath(path).standardized == BytePath(standardized))
    }

    @Test func theTextIsHarmlessAndShort() {
        #expect(resolver.text(for: "/home/mira") == "~")
        #expect(resolver.text(for: "/home/mira/notes") == "~/notes")
        #expect(resolver.text(for: "/home/miranda") == "/home/miranda")
        #expect(resolver.text(for: "log") == "/srv/tides/log")
        let name = BytePath(bytes: Array("/b".utf8) + [0xE9] + Array("\n\u{202E}x".utf8))
        #expect(resolver.text(for: name) == #"/b\xE9\x0A\xE2\x80\xAEx"#)
    }

    @Test func everyPathIsReadBackFromItsText() {
        var random = SeededGenerator(seed: 7)
        let parts: [[UInt8]] = [
            Array("/".utf8), Array("\\".utf8), Array("x".utf8), Array("~".utf8), Array("$".utf8),
            Array("41".utf8), Array("LOGS".utf8), Array("é".utf8), Array("柚".utf8),
            Array("👩‍👩‍👧".utf8), Array("\u{202E}".utf8), Array("\u{301}".utf8), [0x0A], [0x1B], [0x7F],
            [0xE9], [0xFF], [0xF0, 0x9F], Array(" ".utf8), Array(".".utf8), Array("mira".utf8),
        ]
        for _ in 0..<4_000 {
            let count = random.number(0..<9)
            let start = random.chance(40) ? "/home/mira/" : "/"
            let bytes = Array(start.utf8) + (0..<count).flatMap { _ in random.pick(parts) }
            let path = BytePath(bytes: bytes).standardized
            let text = resolver.text(for: path)
            #expect(resolver.resolve(text) == path, "\(bytes)")
            #expect(BytePath(text).description.utf8.elementsEqual(text.utf8), "\(bytes)")
            let relative = BytePath(bytes: bytes.dropFirst())
            #expect(BytePath(editableText: relative.editableText) == relative, "\(bytes)")
        }
    }

    @Test func theRulesOfTheProcessHaveAnAbsoluteFolder() {
        #expect(PathResolver.current.folder.isAbsolute)
        #expect(PathResolver.current.home?.isAbsolute != false)
    }
}
