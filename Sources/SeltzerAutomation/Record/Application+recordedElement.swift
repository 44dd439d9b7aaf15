// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerScreen
import SeltzerViews

extension Application {
    /// Returns the element that a press hits or that a key goes to; nil if no query finds it alone.
    package final func recordedElement(of event: InputEvent) -> ElementQuery? {
        switch event {
        case .mouse(let input):
            guard case .press = input.action else { return nil }
            return recordedElement(at: input.location)
        case .key(let press) where press.text != nil && press.phase == .press:
            let roots = accessibilityElements
            let focused = roots.flatMap(\.all).last { $0.isFocused && $0.role == .textField }
            return focused.flatMap { ElementQuery(meaning: $0, in: roots) }
        default: return nil
        }
    }

    /// The element that is focused; nil if there is none, or if no query finds it alone.
    package final var focusedElement: ElementQuery? {
        let roots = accessibilityElements
        let focused = roots.flatMap(\.all).last { $0.isFocused }
        return focused.flatMap { ElementQuery(meaning: $0, in: roots) }
    }

    private final func recordedElement(at location: Point) -> ElementQuery? {
        let roots = accessibilityElements
        let view = hitTestReport(at: location).view
        let all = roots.flatMap(\.all).filter { $0.visibleFrame.contains(location) }
        let hit = all.last { element in
            view.map { $0 === element.view || $0.isDescendant(of: element.view) } ?? false
        }
        return hit.flatMap { ElementQuery(meaning: $0, in: roots) }
    }
}

extension ElementQuery {
    /// Creates the shortest query that finds only the given element; nil if there is none.
    package init?(meaning element: AccessibilityElement, in roots: [AccessibilityElement]) {
        let candidates = [
            element.label.map { ElementQuery(role: element.role, label: $0) },
            element.identifier.map { ElementQuery(identifier: $0) },
            ElementQuery(role: element.role),
        ]
        let query = candidates.compactMap { $0 }.first { query in
            let matches = query.matches(in: roots)
            return matches.count == 1 && matches[0].isSame(as: element)
        }
        guard let query else { return nil }
        self = query
    }
}
