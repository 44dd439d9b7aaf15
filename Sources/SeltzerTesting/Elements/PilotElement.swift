// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerAutomation
import SeltzerBase
import SeltzerViews

/// An element that a test means: it is looked for at each use, and operated as a user would.
///
/// An act waits until the element is there, up to a second of real time; the application's clock stands. If it does not
/// come, the act throws an ``ElementError``, whose text has the nearest element and the whole tree.
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
        var inner = ElementQuery(role: role, label: label)
        inner.containers = query.containers + [query.withoutContainers]
        return PilotElement(pilot: pilot, query: inner)
    }

    /// Returns the element with a label inside of this one, of any role.
    public func element(_ label: String) -> PilotElement {
        var inner = ElementQuery(label: label)
        inner.containers = query.containers + [query.withoutContainers]
        return PilotElement(pilot: pilot, query: inner)
    }

    // MARK: What it is

    /// Whether the element is there now; does not wait for it.
    public var exists: Bool {
        get async {
            await pilot.settle()
            return !query.matches(in: pilot.elements).isEmpty
        }
    }

    /// Returns the element as it is now.
    ///
    /// - Throws: ``ElementError`` if there is none, or if there are several.
    @discardableResult
    public func found() async throws -> AccessibilityElement {
        let start = ContinuousClock.now
        while true {
            await pilot.settle()
            let tree = pilot.elements
            let matches = query.matches(in: tree)
            if matches.count == 1 { return matches[0] }
            if matches.count > 1 {
                let lines = matches.map { "  \($0.line)" }.joined(separator: "\n")
                throw ElementError(
                    .ambiguous, "\(matches.count) elements are a \(query):\n\(lines)\n", tree: tree)
            }
            guard isPatient(since: start) else {
                let near = query.nearest(in: tree).map { " \($0)" } ?? ""
                throw ElementError(.notFound, "There is no \(query).\(near)", tree: tree)
            }
            try? await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Waits until no such element is there.
    ///
    /// - Throws: ``ElementError`` if it is there after a second of real time.
    public func waitUntilGone() async throws {
        let start = ContinuousClock.now
        while await exists {
            guard isPatient(since: start) else {
                throw ElementError(.notGone, "The \(query) is still there.", tree: pilot.elements)
            }
            try? await Task.sleep(for: .milliseconds(5))
        }
    }

    private func isPatient(since start: ContinuousClock.Instant) -> Bool {
        pilot.ending == nil && pilot.error == nil && start.duration(to: .now) < .seconds(1)
    }

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
    /// - Throws: ``ElementError`` if it is not there, disabled, or if no click reaches it.
    public func press(_ button: MouseButton = .left) async throws {
        let element = try await reachable()
        guard let place = pilot.application.accessibilityActivationPoint(of: element) else {
            return
        }
        await pilot.click(column: place.x, row: place.y, button: button)
    }

    /// Focuses the element with a click, unless it is focused, moves to the end of its text, and types.
    ///
    /// Each character is a key press; `\n` is Enter.
    public func type(_ text: String) async throws {
        if try await !found().isFocused {
            try await press()
            await pilot.press("end")
        }
        await pilot.type(text)
    }

    /// Focuses the view of the element without a click.
    ///
    /// - Throws: ``ElementError`` if it cannot be focused.
    public func focus() async throws {
        let element = try await found()
        guard element.view.becomeFirstResponder() else {
            throw ElementError(
                .refused, "The \(element.line) cannot be focused.", tree: pilot.elements)
        }
        await pilot.settle()
    }

    /// Increases the value by a step.
    public func increment() async throws {
        try await operable().view.accessibilityIncrement()
        await pilot.settle()
    }

    /// Decreases the value by a step.
    public func decrement() async throws {
        try await operable().view.accessibilityDecrement()
        await pilot.settle()
    }

    /// Changes the value as if the user had typed or chosen it, for instance to `off` or to the title of an option.
    ///
    /// - Throws: ``ElementError`` if the element has no such value.
    public func change(to value: String) async throws {
        let element = try await operable()
        guard element.part == nil, element.view.accessibilityChangeValue(to: value) else {
            throw ElementError(
                .refused, "The \(element.line) cannot be \"\(value)\".", tree: pilot.elements)
        }
        await pilot.settle()
    }

    /// Performs one of the ``/SeltzerViews/View/accessibilityCustomActions`` of the element.
    public func perform(_ name: String) async throws {
        let element = try await found()
        let action = element.view.accessibilityCustomActions.first { $0.name == name }
        guard let action, action.handler() else {
            let near = name.nearest(in: element.customActions).map { " Did you mean \"\($0)\"?" }
            throw ElementError(
                .refused, "The \(element.line) does not do \"\(name)\".\(near ?? "")",
                tree: pilot.elements)
        }
        await pilot.settle()
    }

    /// Returns the element when it is enabled.
    private func operable() async throws -> AccessibilityElement {
        let element = try await found()
        guard element.isEnabled else {
            throw ElementError(.disabled, "The \(element.line) is disabled.", tree: pilot.elements)
        }
        return element
    }

    /// Returns the element when it is enabled and a press can reach it.
    private func reachable() async throws -> AccessibilityElement {
        var element = try await operable()
        if pilot.application.accessibilityActivationPoint(of: element) != nil { return element }
        element.scrollToVisible()
        element = try await found()
        if pilot.application.accessibilityActivationPoint(of: element) != nil { return element }
        throw ElementError(.unreachable, whyNot(element), tree: pilot.elements)
    }

    private func whyNot(_ element: AccessibilityElement) -> String {
        guard !element.visibleFrame.isEmpty else {
            return
                "No press reaches the \(element.line): it is at \(element.frame), where nobody sees it."
        }
        let room = element.visibleFrame
        let sentences = pilot.explanation(
            ofPressAtColumn: room.minX + (room.width - 1) / 2,
            row: room.minY + (room.height - 1) / 2)
        return "No press reaches the \(element.line). \(sentences.joined(separator: " "))"
    }
}

extension ElementQuery {
    fileprivate var withoutContainers: ElementQuery {
        var query = self
        query.containers = []
        return query
    }
}
