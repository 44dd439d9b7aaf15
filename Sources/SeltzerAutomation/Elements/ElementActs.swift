// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// Finds an element at each use, and operates it as a user would.
@MainActor
package struct ElementActs {
    package let driver: any ElementDriver
    package let query: ElementQuery

    /// Creates acts on the element that a query describes.
    package init(_ driver: any ElementDriver, _ query: ElementQuery) {
        (self.driver, self.query) = (driver, query)
    }

    private var tree: [AccessibilityElement] { driver.application.accessibilityElements }

    private func refusal(_ problem: ElementError.Problem, _ sentence: String) -> ElementError {
        ElementError(problem, sentence, tree: tree)
    }

    // MARK: Finding

    /// Whether the element exists now; does not wait for it.
    package var exists: Bool {
        get async {
            await driver.settle()
            return !query.matches(in: tree).isEmpty
        }
    }

    /// Waits until the element exists, and returns it in its present state.
    ///
    /// - Parameter reaching: Whether to search the data of tables, too, and to scroll to a row that
    ///   is out of sight.
    package func accessibilityElement(
        reaching: Bool = false
    ) async throws(ElementError) -> AccessibilityElement {
        let start = ContinuousClock.now
        while true {
            await driver.settle()
            let look = ContinuousClock.now
            var tree = tree
            var matches = query.matches(in: tree)
            var limit: String?
            if matches.isEmpty, reaching {
                let reach = ElementReach(driver, query)
                matches = await reach.matches(since: start)
                (tree, limit) = (self.tree, reach.limit)
            }
            if matches.count == 1 { return matches[0] }
            if matches.count > 1 {
                let lines = matches.map { "  \($0.line)" }.joined(separator: "\n")
                let choice = "Say inside of which element it is, or its occurrence from 0."
                throw ElementError(
                    .ambiguous, "\(matches.count) elements are a \(query):\n\(lines)\n\(choice)",
                    tree: tree)
            }
            guard isPatient(since: start) else {
                let more = [query.nearest(in: tree), limit].compactMap { $0 }.map { " \($0)" }
                throw ElementError(
                    .notFound, "There is no \(query).\(more.joined())", tree: tree)
            }
            // Searching a large screen takes at most a fifth of the time. The last pause ends
            // together with the patience.
            let pause = max(.milliseconds(5), look.duration(to: .now) * 4)
            let rest = max(.zero, driver.patience - start.duration(to: .now))
            try? await Task.sleep(for: min(pause, rest))
        }
    }

    /// Waits until no such element exists.
    package func waitUntilGone() async throws(ElementError) {
        let start = ContinuousClock.now
        while await exists {
            guard isPatient(since: start) else {
                throw refusal(.notGone, "The \(query) is still there.")
            }
            try? await Task.sleep(for: .milliseconds(5))
        }
    }

    /// Returns an element in its present state, after an act; the element as it was if the act
    /// removed it.
    package func now(_ element: AccessibilityElement) -> AccessibilityElement {
        let all = tree.flatMap(\.all)
        let same = all.first { $0.isSame(as: element) && $0.index == element.index }
        if let same { return same }
        // The view of a row may show another row now.
        let equal = all.filter { $0.role == element.role && $0.label == element.label }
        return equal.first { $0.index == element.index } ?? equal.first ?? element
    }

    private func isPatient(since start: ContinuousClock.Instant) -> Bool {
        !driver.isOver && start.duration(to: .now) < driver.patience
    }

    // MARK: Acts

    /// Clicks the element once or several times; scrolls to it first if it is out of sight.
    package func press(
        _ button: MouseButton = .left, count: Int = 1, modifiers: KeyModifiers = []
    ) async throws(ElementError) -> AccessibilityElement {
        let element = try await reachable()
        if let place = driver.application.accessibilityActivationPoint(of: element) {
            for _ in 0..<count {
                await driver.click(place, button: button, modifiers: modifiers)
            }
        }
        return element
    }

    /// Types a text at the end of the element's text, after focusing the element with a click if
    /// necessary.
    package func type(_ text: String) async throws(ElementError) -> AccessibilityElement {
        let element = try await accessibilityElement(reaching: true)
        if !element.isFocused {
            _ = try await press()
            await driver.pressKey(KeyChord(.end))
        }
        await driver.typeText(text)
        return element
    }

    /// Focuses the view of the element without a click.
    package func focus() async throws(ElementError) -> AccessibilityElement {
        let element = try await accessibilityElement(reaching: true)
        guard element.view.becomeFirstResponder() else {
            throw refusal(.refused, "The \(element.line) cannot be focused.")
        }
        await driver.settle()
        return element
    }

    /// Increases or decreases the value by a step.
    package func adjust(
        isIncrement: Bool
    ) async throws(ElementError) -> AccessibilityElement {
        let element = try await operable()
        if isIncrement {
            element.view.accessibilityIncrement()
        } else {
            element.view.accessibilityDecrement()
        }
        await driver.settle()
        guard element.traits.contains(.adjustable) || now(element).value != element.value else {
            throw refusal(.refused, "The \(element.line) has no value with steps.")
        }
        return element
    }

    /// Changes the value as if the user had typed or chosen it.
    package func change(to value: String) async throws(ElementError) -> AccessibilityElement {
        let element = try await operable()
        guard element.part == nil, element.view.accessibilityChangeValue(to: value) else {
            throw refusal(.refused, "The \(element.line) cannot be \"\(value)\".")
        }
        await driver.settle()
        return element
    }

    /// Scrolls until the element is visible.
    package func scrollTo() async throws(ElementError) -> AccessibilityElement {
        let element = try await accessibilityElement(reaching: true)
        element.scrollToVisible()
        await driver.settle()
        return element
    }

    /// Performs one of the ``/SeltzerViews/View/accessibilityCustomActions`` of the element.
    package func perform(_ name: String) async throws(ElementError) -> AccessibilityElement {
        let element = try await accessibilityElement(reaching: true)
        let action = element.view.accessibilityCustomActions.first { $0.name == name }
        guard let action, action.handler() else {
            let near = name.nearest(in: element.customActions).map { " Did you mean \"\($0)\"?" }
            throw refusal(
                .refused, "The \(element.line) does not do \"\(name)\".\(near ?? "")")
        }
        await driver.settle()
        return element
    }

    // MARK: What stands in the way

    /// Waits until the element is enabled, and returns it.
    private func operable() async throws(ElementError) -> AccessibilityElement {
        let element = try await accessibilityElement(reaching: true)
        guard element.isEnabled else {
            throw refusal(.disabled, "The \(element.line) is disabled.")
        }
        return element
    }

    /// Waits until the element is enabled and a press can reach it, and returns it.
    private func reachable() async throws(ElementError) -> AccessibilityElement {
        var element = try await operable()
        if driver.application.accessibilityActivationPoint(of: element) != nil { return element }
        element.scrollToVisible()
        element = try await accessibilityElement()
        if driver.application.accessibilityActivationPoint(of: element) != nil { return element }
        throw refusal(.unreachable, whyNot(element))
    }

    private func whyNot(_ element: AccessibilityElement) -> String {
        guard !element.visibleFrame.isEmpty else {
            return
                "No press reaches the \(element.line): it is at \(element.frame), where nobody sees it."
        }
        let room = element.visibleFrame
        let sentences = driver.application.explanation(
            ofPressAt: Point(
                x: room.minX + (room.width - 1) / 2, y: room.minY + (room.height - 1) / 2))
        return "No press reaches the \(element.line). \(sentences.joined(separator: " "))"
    }
}

extension ElementQuery {
    /// Returns a query for an element inside of the element that this query describes.
    package func inside(_ inner: ElementQuery) -> ElementQuery {
        var outer = self
        outer.containers = []
        var result = inner
        result.containers = containers + [outer]
        return result
    }
}
