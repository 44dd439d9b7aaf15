// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("The audit of the gallery")
struct GalleryAuditTests {
    /// The beginnings of findings that are meant.
    private static let meant = [
        // The page shows how a text is cut.
        "cutText: text \"This text is cut in the middle",
        // Tab indents; a program that wants it to move the focus sets `acceptsTab` to false.
        "focusTrap: TextView",
    ]

    /// The numbers of lines are fainter than the text, and no user needs them to read it.
    private static func isLineNumber(_ finding: AuditFinding) -> Bool {
        finding.kind == .lowContrast && Int(finding.subject.dropFirst().dropLast()) != nil
    }

    /// The arrows of the footer stand for keys; the mouse has the rows and marks themselves.
    private static func isArrowOfTheFooter(_ finding: AuditFinding) -> Bool {
        finding.kind == .smallTargets
            && ["up", "down", "left", "right"].contains { finding.subject.hasSuffix(": \($0)") }
    }

    private func audit(_ name: String, in theme: Theme) async throws -> [AuditFinding] {
        let page = try #require(GalleryPage.named(name))
        let controller = GalleryController(beginningWith: page)
        let application = Application(root: controller) { throw ApplicationError.noTerminal }
        application.theme = theme
        let pilot = await Pilot(application, columns: 160, rows: 45)
        await pilot.press("enter")
        return await pilot.audit().filter { finding in
            !Self.isArrowOfTheFooter(finding) && !Self.isLineNumber(finding)
                && !Self.meant.contains { finding.description.hasPrefix($0) }
        }
    }

    @Test("finds nothing on a page", arguments: GalleryPage.names)
    func findsNothing(page name: String) async throws {
        for theme in [Theme.fathom, .oat] {
            let findings = try await audit(name, in: theme)
            #expect(findings.isEmpty, "\(findings)")
        }
    }
}
