// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import Testing

@testable import Pick

@Suite struct ShellWordTests {
    /// Returns the bytes that a shell passes to a program for words.
    private func echoed(_ words: [String]) async throws -> [UInt8] {
        let line = "printf '%s\\n' " + words.joined(separator: " ")
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
            "*", "日本", "%s", "$HOME", "'", "''", "'a'b'",
        ].map { Array($0.utf8) }
        let wild = (0..<200).map { _ in
            (0..<Int.random(in: 0...20)).map { _ in UInt8.random(in: 1...255, using: &random) }
        }
        let all: [[UInt8]] = fixed + wild.map { $0.filter { $0 != 0x0A } }
        let expected = all.flatMap { line -> [UInt8] in line + [0x0A] }
        #expect(try await echoed(all.map { ShellWord.quoted($0) }) == expected)
    }

    @Test func zeroBytesAreLeftOut() {
        #expect(ShellWord.quoted([0x61, 0, 0x62]) == "'ab'")
    }
}
