// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerViews

extension Pilot {
    /// The elements of the windows that the user can reach, the frontmost window first.
    public var elements: [AccessibilityElement] { application.accessibilityElements }

    /// All elements of a role, in reading order.
    public func elements(_ role: AccessibilityRole) -> [AccessibilityElement] {
        elements.flatMap(\.all).filter { $0.role == role }
    }

    /// The text of ``elements``, a line for each.
    public var elementTree: String { elements.map { "\($0)" }.joined(separator: "\n") }

    /// Returns the element with a role and a label; each use searches for it.
    ///
    /// ```swift
    /// try await pilot.element(.textField, "Name").type("Ada")
    /// try await pilot.element(.button, "Save").click()
    /// ```
    ///
    /// The text in the first column of a row also identifies the row.
    ///
    /// - Parameters:
    ///   - role: The role.
    ///   - label: The label; nil for any, if there is only one element of the role.
    public func element(_ role: AccessibilityRole, _ label: String? = nil) -> PilotElement {
        PilotElement(pilot: self, query: ElementQuery(role: role, label: label))
    }

    /// Returns the element with a label, of any role.
    public func element(_ label: String) -> PilotElement {
        PilotElement(pilot: self, query: ElementQuery(label: label))
    }

    /// Returns the element with an ``/SeltzerViews/View/accessibilityIdentifier``.
    public func element(identifier: String) -> PilotElement {
        PilotElement(pilot: self, query: ElementQuery(identifier: identifier))
    }
}

extension Pilot: ElementDriver {
    package var isOver: Bool { ending != nil || error != nil }
    package var patience: Duration { .seconds(1) }
}
