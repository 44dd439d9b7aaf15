// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import PortRules

/// Snippets as programs for UIKit have them, and the code that came of them, which the tests of UIKit's
/// names compile.
@Suite struct PortedSnippetsTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../..").standardizedFileURL
    private static let names = [
        "Bars", "Cells", "Controls", "Everyday", "Habits", "Layout", "Lists", "Messages", "Motion",
        "Preferences", "Programs", "Scenes", "Screens", "Texts",
    ]

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    private static func ported() throws -> [PortedFile] {
        let folder = root.appendingPathComponent("Documentation/Interface")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let interface = InterfaceNames(
            texts: try files.filter { $0.hasSuffix(".txt") }
                .map { try text("Documentation/Interface/\($0)") })
        return Porter(interface: interface).port(
            try names.map { name in
                SourceFile(
                    name: name,
                    text: try text("Porting/Programs/Snippets/Ported\(name).swift.txt"))
            })
    }

    @Test func theCompiledSnippetsAreThoseOfTheTool() throws {
        for file in try Self.ported() {
            let compiled = try Self.text("Tests/SeltzerUIKitTests/Ported/Ported\(file.name).swift")
            let lines = zip(file.text.split(separator: "\n"), compiled.split(separator: "\n"))
            for (line, other) in lines { #expect(line == other) }
            #expect(file.text == compiled)
        }
    }

    @Test func theListNamesWhatHasNoMeaningHere() throws {
        let rows = try Self.ported().flatMap(\.leftovers).map(\.row)
        #expect(
            Set(rows) == [
                LeftoverTable.assets, LeftoverTable.attributes, LeftoverTable.fonts,
                LeftoverTable.layers, LeftoverTable.life, LeftoverTable.points,
            ])
    }
}
