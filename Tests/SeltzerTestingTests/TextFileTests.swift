// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SeltzerTesting

@Suite struct TextFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("seltzer-\(UUID().uuidString)").path

    @Test func aTextIsReadAsItWasWritten() {
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let text = String(repeating: "漢字 é\n", count: 2_000)
        let path = "\(folder)/new.txt"
        #expect(TextFile.write(text, to: path))
        #expect(TextFile.read(path) == text)
        #expect(TextFile.write("", to: path))
        #expect(TextFile.read(path) == "")
    }

    @Test func whatCannotBeReadOrWrittenIsSaid() {
        #expect(TextFile.read("\(folder)/missing.txt") == nil)
        #expect(TextFile.read("/") == nil)
        #expect(!TextFile.write("text", to: "\(folder)/missing/deeper.txt"))
    }

    @Test func aVariableThatIsNotSetIsNil() {
        #expect(TextFile.environment("PATH")?.isEmpty == false)
        #expect(TextFile.environment("SELTZER_\(UUID().uuidString)") == nil)
    }
}
