// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Testing

@testable import SeltzerControls

@Suite struct PastedPathsTests {
    @Test(arguments: [
        ("/tmp/a", ["/tmp/a"]),
        (" /tmp/a \n", ["/tmp/a"]),
        ("'/tmp/a b' '/tmp/c'", ["/tmp/a b", "/tmp/c"]),
        ("\"/tmp/a b\" \"/tmp/\\\"q\\\"\"", ["/tmp/a b", "/tmp/\"q\""]),
        ("/tmp/a\\ b /tmp/c\\'d\\\\e", ["/tmp/a b", "/tmp/c'd\\e"]),
        ("'/tmp/it'\\''s'", ["/tmp/it's"]),
        ("/tmp/a\n/tmp/b c\n", ["/tmp/a", "/tmp/b c"]),
        ("/tmp/a\r\n/tmp/b\r\n", ["/tmp/a", "/tmp/b"]),
        ("file:///tmp/a%20b\nfile://localhost/%E6%9F%9A", ["/tmp/a b", "/柚"]),
        ("FILE:///tmp/A", ["/tmp/A"]),
        ("'/tmp/柚子 é'", ["/tmp/柚子 é"]),
        ("'/tmp/a\nb'", ["/tmp/a\nb"]),
        ("/", ["/"]),
    ])
    func theyAreFoundInEachForm(_ text: String, _ paths: [String]) {
        #expect(PastedPaths.paths(in: text) == paths)
    }

    @Test(arguments: [
        "", "  ", "a", "~/a", "./a", "tmp/a", "/tmp/a b", "'/tmp/a", "/tmp/a\\", "\"/a\\",
        "http://x/y", "file://x/y", "file:/tmp", "file://", "file:///%", "file:///%0",
        "file:///%zz",
        "file:///%00", "file:///%C3", "/a\u{0}b", "'/a b", "/a 'b", "-rf /", "$HOME", "f",
    ])
    func otherTextsAreNone(_ text: String) {
        // The line form of one path with a blank is the only thing that is left to the file system.
        #expect(PastedPaths.paths(in: text) == (text == "/tmp/a b" ? ["/tmp/a b"] : nil))
    }

    @Test func listsThatAreTooLongAreTexts() {
        let path = "/tmp/a\n"
        #expect(PastedPaths.paths(in: String(repeating: path, count: 1_000))?.count == 1_000)
        #expect(PastedPaths.paths(in: String(repeating: path, count: 1_001)) == nil)
        #expect(PastedPaths.paths(in: "/" + String(repeating: "a", count: 1 << 20)) == nil)
    }
}
