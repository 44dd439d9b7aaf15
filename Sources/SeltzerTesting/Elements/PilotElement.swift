// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerViews

/// An element that a test means: it is looked for at each use, and operated as a user would.
///
/// An act waits until the element is there, up to a second of real time; the application's clock stands. If it does not
/// come, the act throws an ``/SeltzerAutomation/ElementError``, whose text has the nearest element and the whole tree.
///
/// ```swift
/// let sheet = pilot.element(.dialog, "New alarm")
/// try await sheet.element(.textField, "Name").type("Early")
/// try await sheet.element(.button, "Add").press()
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

    /// Whether the element is there now; does not wait for it.
    public var exists: Bool { get async { await acts.exists } }

    /// Returns the element as it is now.
    ///
    /// - Throws: ``/SeltzerAutomation/ElementError`` if there is none, or if there are several.
    @discardableResult
    public func found() async throws -> AccessibilityElement { try await acts.found() }

    /// Waits until no such element is there.
    ///
    /// - Throws: ``/SeltzerAutomation/ElementError`` if it is there after a second of real time.
    public func waitUntilGone() async throws { try await acts.waitUntilGone() }

    /// The value of the element, as words; nil for none.
    public var value: String? { get async throws { try await found().value } }

    /// Whether the user can operate the element now.
    public var isEnabled: Bool { get async throws { try await found().isEnabled } }

    /// Whether the element is selected.
    public var isSelected: Bool { get async throws { try await found().isSelected } }

    /// Whether keys go to the element first.
    public var isFocused: Bool { get async throws { try await found().isFocused } }

    // MARK: Acts

    /// Clicks on the element, after scrolling to it if it cannot be seen.
    ///
    /// - Throws: ``/SeltzerAutomation/ElementError`` if it is not there, disabled, or if no click reaches it.
    public func press(_ button: MouseButton = .left) async throws {
        _ = try await acts.press(button)
    }

    /// Focuses the element with a click, unless it is focused, moves to the end of its text, and types.
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

    /// Changes the value as if the user had typed or chosen it, for instance to `off` or to the title of an option.
    ///
    /// - Throws: ``/SeltzerAutomation/ElementError`` if the element has no such value.
    public func change(to value: String) async throws { _ = try await acts.change(to: value) }

    /// Performs one of the ``/SeltzerViews/View/accessibilityCustomActions`` of the element.
    public func perform(_ name: String) async throws { _ = try await acts.perform(name) }
}
