// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Pick

@Suite struct ShellWordTests {
    /// Returns the bytes that a shell passes to a program for words, with a zero byte after each word.
    private func echoed(_ words: [String]) async throws -> [UInt8] {
        let line = "printf '%s\\000' " + words.joined(separator: " ")
        let command = ChildCommand("sh", ["-c", BytePath(line)])
        var bytes: [UInt8] = []
        for try await chunk in try ChildProcess(command).bytes { bytes += chunk }
        return bytes
    }

    @Test func anyBytesAreOneWord() async throws {
        var random = SystemRandomNumberGenerator()
        let fixed = [
            "", "plain", "it's", "$(touch x)", "`id`", "a b\tc", "; rm -rf ~", "\"", "\\", "\\'",
            "-n", "!x",
            "*", "日本", "%s", "$HOME", "'", "''", "'a'b'", "\n", "a\n\n", "'\u{301}", "\r\n",
        ].map { Array($0.utf8) }
        let wild = (0..<200).map { _ in
            (0..<Int.random(in: 0...20, using: &random)).map { _ in
                UInt8.random(in: 1...255, using: &random)
            }
        }
        let ended = wild.map { word -> [UInt8] in
            word + Array(repeating: 0x0A, count: Int.random(in: 0...3, using: &random))
        }
        // Few signs give many quotation marks, line feeds and combining marks side by side.
        let signs: [[UInt8]] = [[0x0A], [0x27], [0xCC, 0x81], [0x61], [0x5C], [0xFF]]
        let dense = (0..<400).map { _ in
            (0..<Int.random(in: 1...6, using: &random)).flatMap { _ in
                signs.randomElement(using: &random) ?? []
            }
        }
        let all: [[UInt8]] = fixed + wild + ended + dense
        let expected = all.flatMap { word -> [UInt8] in word + [0] }
        #expect(try await echoed(all.map { ShellWord.quoted($0) }) == expected)
    }

    @Test func zeroBytesAreLeftOut() {
        #expect(ShellWord.quoted([0x61, 0, 0x62]) == "'ab'")
    }
}
