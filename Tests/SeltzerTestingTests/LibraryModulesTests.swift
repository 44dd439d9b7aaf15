// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Foundation
import SeltzerViews
import Testing

@testable import SeltzerTesting

private struct OwnEvent {}

@Suite struct LibraryModulesTests {
    /// Each target of the package has a folder of its name.
    @Test func theListIsThatOfThePackage() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let folders = try FileManager.default.contentsOfDirectory(
            atPath: root.appendingPathComponent("Sources").path)
        let targets = folders.filter { $0.hasPrefix("Seltzer") }
        #expect(targets.count > 10)
        #expect(Set(targets) == LibraryModules.names)
        let manifest = try String(
            contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
        for target in targets { #expect(manifest.contains("name: \"\(target)\"")) }
    }

    @Test func typesOfProgramsAndTestsAreNotOfSeltzer() {
        #expect(LibraryModules.contain(ScrollView.self))
        #expect(!LibraryModules.contain(OwnEvent.self))
        for name in ["SeltzerNotes.Saved", "SeltzerTestingTests.Poured", "Seltz.Event"] {
            let module = LibraryModules.module(ofTypeNamed: name)
            #expect(!LibraryModules.names.contains(module))
        }
    }
}
