// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerViews

/// An element that a test describes; each use searches for it, and operates it as a user would.
///
/// An act waits up to a second of real time for the element, while the application's clock stands
/// still. If the element does not appear, the act throws an ``/SeltzerAutomation/ElementError``,
/// whose text names the most similar element and contains the whole tree.
///
/// ```swift
/// let sheet = pilot.element(.dialog, "New alarm")
/// try await sheet.element(.textField, "Name").type("Early")
/// try await sheet.element(.button, "Add").click()
/// ```
@MainActor
public struct PilotElement {
    let pilot: Pilot
    let query: ElementQuery

    // MARK: Elements inside

    /// Returns the element with a role and a label inside of this one.
    public func element(_ role: AccessibilityRole, _ label: String? = nil) -> PilotElement {
        PilotElement(pilot: pilot, query: query.inside(ElementQuery(role: role, label: label)))
    }

    /// Returns the element with a label inside of this one, of any role.
    public func element(_ label: String) -> PilotElement {
        PilotElement(pilot: pilot, query: query.inside(ElementQuery(label: label)))
    }

    private var acts: ElementActs { ElementActs(pilot, query) }

    // MARK: What it is

    /// Whether the element exists now; does not wait for it.
    public var exists: Bool { get async { await acts.exists } }

    /// Returns the element in its present state.
    ///
    /// - Throws: ``/SeltzerAutomation/ElementError`` if there is none, or if there are several.
    @discardableResult
    public func accessibilityElement() async throws -> AccessibilityElement {
        try await acts.accessibilityElement()
    }

    /// Waits until no such element exists.
    ///
    /// - Throws: ``/SeltzerAutomation/ElementError`` if it still exists after a second of real
    ///   time.
    public func waitUntilGone() async throws { try await acts.waitUntilGone() }

    /// The value of the element, as words; nil for none.
    public var value: String? { get async throws { try await accessibilityElement().value } }

    /// Whether the user can operate the element now.
    public var isEnabled: Bool { get async throws { try await accessibilityElement().isEnabled } }

    /// Whether the element is selected.
    public var isSelected: Bool { get async throws { try await accessibilityElement().isSelected } }

    /// Whether the element is focused.
    public var isFocused: Bool { get async throws { try await accessibilityElement().isFocused } }

    // MARK: Acts

    /// Clicks the element; scrolls to it first if it is out of sight.
    ///
    /// - Throws: ``/SeltzerAutomation/ElementError`` if it does not exist or is disabled, or if no
    ///   click reaches it.
    public func click(_ button: MouseButton = .left) async throws {
        _ = try await acts.press(button)
    }

    /// Types a text at the end of the element's text, after focusing the element with a click if
    /// necessary.
    ///
    /// Each character is a key press; `\n` is Enter.
    public func type(_ text: String) async throws { _ = try await acts.type(text) }

    /// Focuses the view of the element without a click.
    ///
    /// - Throws: ``/SeltzerAutomation/ElementError`` if it cannot be focused.
    public func focus() async throws { _ = try await acts.focus() }

    /// Increases the value by a step.
    public func increment() async throws { _ = try await acts.adjust(isIncrement: true) }

    /// Decreases the value by a step.
    public func decrement() async throws { _ = try await acts.adjust(isIncrement: false) }

    /// Changes the value as if the user had typed or chosen it, for instance to `off` or to the
    /// title of an option.
    ///
    /// - Throws: ``/SeltzerAutomation/ElementError`` if the element has no such value.
    public func change(to value: String) async throws { _ = try await acts.change(to: value) }

    /// Performs one of the ``/SeltzerViews/View/accessibilityCustomActions`` of the element.
    public func perform(_ name: String) async throws { _ = try await acts.perform(name) }
}
