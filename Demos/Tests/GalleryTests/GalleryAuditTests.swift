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
        // A blank line is said, and shown by its number alone.
        "cutText: text \"blank line\"",
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

    /// The roles of elements that are known by the elements in them.
    private static let nameless: Set<AccessibilityRole> = [
        .window, .group, .toolbar, .menuBar, .tabGroup,
    ]

    @Test("names every element", arguments: GalleryPage.names)
    func namesEveryElement(page name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        let pilot = await Pilot(GalleryController(beginningWith: page), columns: 160, rows: 45)
        let elements = pilot.elements.flatMap(\.all)
        // An empty cell is known by its column.
        let found = elements.filter {
            ($0.label ?? "").isEmpty && !Self.nameless.contains($0.role)
                && !($0.role == .cell && $0.header != nil)
        }
        #expect(found.isEmpty, "\(found.map { "\($0.line) at \($0.frame)" })")
        #expect(elements.count > 10)
    }

    @Test("has elements in a window of any size", arguments: GalleryPage.names)
    func elementsAtEverySize(page name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        for (columns, rows) in [(160, 45), (40, 12), (9, 3), (1, 1)] {
            let pilot = await Pilot(
                GalleryController(beginningWith: page), columns: columns, rows: rows,
                capabilities: DisplayCapabilities(colorDepth: .monochrome))
            let seen = pilot.elements.flatMap(\.all).filter { !$0.visibleFrame.isEmpty }
            #expect(!seen.isEmpty)
            let screen = pilot.display.buffer.bounds
            #expect(seen.allSatisfy { screen.intersection($0.visibleFrame) == $0.visibleFrame })
        }
    }

    /// The windows of a desktop cover each other.
    @Test(
        "shows no element that a press does not reach",
        arguments: GalleryPage.names.filter { $0 != "desktop" })
    func pressesReachElements(page name: String) async throws {
        let page = try #require(GalleryPage.named(name))
        let pilot = await Pilot(GalleryController(beginningWith: page), columns: 160, rows: 45)
        for element in pilot.elements.flatMap(\.all)
        where element.role.isInteractive && element.isEnabled && !element.visibleFrame.isEmpty {
            let point = pilot.application.accessibilityActivationPoint(of: element)
            #expect(point != nil, "\(element.line) at \(element.frame)")
        }
    }
}
