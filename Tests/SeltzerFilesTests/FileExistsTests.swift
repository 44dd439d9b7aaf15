// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerFiles
import Testing

@Suite struct FileExistsTests {
    @Test func foldersExistAndWrongPathsDoNot() {
        #expect(fileExists(atPath: "/"))
        #expect(fileExists(atPath: "/tmp"))
        #expect(!fileExists(atPath: ""))
        #expect(!fileExists(atPath: "/tmp/no-such-file-7f3"))
        #expect(!fileExists(atPath: "/\u{0}"))
        #expect(!fileExists(atPath: String(repeating: "/a", count: 10_000)))
    }
}
