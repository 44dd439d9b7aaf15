// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer
import SeltzerTesting
import Testing

@testable import Gallery

@MainActor
@Suite("A walk over the elements of the gallery")
struct PageWalkTests {
    /// The roles of what a press operates.
    private static let pressed: Set<AccessibilityRole> = [
        .button, .checkBox, .toggle, .radioButton, .tab, .link, .disclosure, .popUpButton,
        .menuButton, .menuBarItem, .columnHeader,
    ]
    /// The roles of what has a value to step through.
    private static let stepped: Set<AccessibilityRole> = [.slider, .stepper]

    /// The elements that may do nothing in a page without the gallery around it.
    ///
    /// Tab has nowhere to go. The keys of an outline are shown for each row, even if it does not unfold.
    private static let meant = [
        "button \"Next\": tab", "button \"Unfold\": right", "button \"Fold\": left",
    ]

    private func pilot(_ name: String) async throws -> Pilot {
        let page = try #require(GalleryPage.named(name))
        return await Pilot(PageController(page), columns: 100, rows: 60)
    }

    /// Returns what an audience of any kind can notice: the screen, the elements, and requests to the terminal.
    private func told(by pilot: Pilot) -> [String] {
        [pilot.screen, pilot.elementTree, "\(pilot.display.requests)"]
    }

    /// Whether an event was posted that is none of input or focus.
    private func isHeard(_ routes: ArraySlice<RouteTrace>) -> Bool {
        routes.contains {
            !($0.event is MouseEvent || $0.event is KeyEvent || $0.event is BecameFirstResponder
                || $0.event is ResignedFirstResponder || $0.event is CanPerformAction)
        }
    }

    @Test("each that can be operated does something, or tells it", arguments: GalleryPage.names)
    func eachDoesSomething(name: String) async throws {
        let all = try await pilot(name).elements.flatMap(\.all)
        let elements = all.filter { element in
            element.isEnabled && !element.isSelected && element.label?.isEmpty == false
                && !element.visibleFrame.isEmpty
                && Self.pressed.union(Self.stepped).contains(element.role)
        }
        let kinds = Dictionary(grouping: all) { [$0.role.rawValue, $0.label ?? ""] }
        for element in elements
        where kinds[[element.role.rawValue, element.label ?? ""]]?.count == 1 {
            let pilot = try await pilot(name)
            let found = pilot.element(element.role, element.label)
            let (before, count) = (told(by: pilot), pilot.routes.count)
            if Self.stepped.contains(element.role) {
                try await found.increment()
                if told(by: pilot) == before { try await found.decrement() }
            } else {
                try await found.click()
            }
            let isTold = told(by: pilot) != before || isHeard(pilot.routes[count...])
            #expect(
                isTold || Self.meant.contains { element.line.hasPrefix($0) },
                "\(element.line) does nothing.")
            #expect(pilot.error == nil)
        }
    }
}
