// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PortRules

/// A program for UIKit, written before the tool, and the program that came of it.
///
/// Demos/ builds the finished program, and its tests use it.
@Suite struct PortedProgramTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func ported() throws -> PortedFile {
        let folder = root.appendingPathComponent("Documentation/Interface")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let interface = InterfaceNames(
            texts: try names.filter { $0.hasSuffix(".txt") }
                .map { try text("Documentation/Interface/\($0)") })
        let source = SourceFile(
            name: "Expenses.swift", text: try text("Porting/Programs/Expenses.swift.txt"))
        return Porter(interface: interface).port([source])[0]
    }

    @Test func noLineIsChangedByHand() throws {
        let count = LineCount(
            ported: try Self.ported().text,
            finished: try Self.text("Demos/Sources/Expenses/Expenses.swift"))
        #expect(count.total > 300)
        #expect(count.changed == 0)
    }

    @Test func noPlaceIsLeftForTheReader() throws {
        let leftovers = try Self.ported().leftovers
        #expect(leftovers.isEmpty)
    }
}
