// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import NotesFolders
import Seltzer
import SeltzerTesting
import Testing

@testable import Notes

/// The audit of every program but the gallery, which has a test of its own.
@MainActor
@Suite("The audit of the programs")
struct ProgramAuditTests {
    /// The beginnings of findings that are meant.
    private static let meant = [
        // Tab marks a line in Pick.
        "focusTrap: QueryField",
        // A palette shows it, and Layouts has none: no key is to forget all answers.
        "unreachableAction: reset-form",
        // The page shows the colors of a theme, also the faintest.
        "lowContrast: \"tertiary\"",
    ]

    /// The arrows of a footer stand for keys; the mouse has the rows and marks themselves.
    private static func isArrowOfTheFooter(_ finding: AuditFinding) -> Bool {
        finding.kind == .smallTargets
            && ["up", "down", "left", "right"].contains { finding.subject.hasSuffix(": \($0)") }
    }

    @Test(
        "finds nothing", arguments: ScreenLeakTests.screens.filter { !$0.name.hasPrefix("Gallery") }
    )
    func findsNothing(on screen: ScreenLeakTests.Screen) async throws {
        for theme in [Theme.fathom, .oat] {
            let findings = try await audit(screen.make(), in: theme)
            #expect(findings.isEmpty, "\(findings)")
        }
    }

    @Test("finds nothing in Notes") func findsNothingInNotes() async throws {
        let folder = try NotesFolder([
            "lemonade.md": "# Lemonade\n\n- [ ] buy ice\n", "b.txt": "B\n",
        ])
        defer { folder.remove() }
        let controller = NotesController(showing: "lemonade.md", of: folder)
        let findings = try await audit(controller, in: .fathom)
        #expect(findings.isEmpty, "\(findings)")
    }

    private func audit(_ controller: ViewController, in theme: Theme) async throws
        -> [AuditFinding]
    {
        let application = Application(root: controller) { throw ApplicationError.noTerminal }
        application.theme = theme
        let pilot = await Pilot(application, columns: 120, rows: 40)
        return await pilot.audit().filter { finding in
            !Self.isArrowOfTheFooter(finding)
                && !Self.meant.contains { finding.description.hasPrefix($0) }
        }
    }
}
