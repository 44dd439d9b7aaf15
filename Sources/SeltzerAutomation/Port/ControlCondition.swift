// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// A condition that a client of the control port waits for.
@MainActor
struct ControlCondition {
    /// A state of an element.
    enum State: String, CaseIterable {
        case present, gone, enabled, disabled, focused, selected
    }

    private let query: ElementQuery?
    private let state: State
    private let value: String?
    private let text: String?

    init(_ parameters: ControlParameters) throws(ControlError) {
        query = parameters.query
        value = parameters.text("value")
        text = parameters.text("screen")
        state = parameters.text("state").flatMap(State.init) ?? .present
        let needsElement = parameters.text("state") != nil || value != nil
        if query == nil, text == nil || needsElement { _ = try parameters.needQuery() }
    }

    /// Returns the answer if the condition holds; nil if not.
    func answer(in application: Application) -> JSONValue? {
        if let text, !application.picture.description.contains(text) { return nil }
        guard let query else { return [:] }
        let matches = query.matches(in: application.accessibilityElements)
        if state == .gone { return matches.isEmpty ? [:] : nil }
        return matches.first(where: fits).map { ["element": $0.json(depth: 0)] }
    }

    private func fits(_ element: AccessibilityElement) -> Bool {
        if let value, element.value != value { return false }
        return switch state {
        case .present, .gone: true
        case .enabled: element.isEnabled
        case .disabled: !element.isEnabled
        case .focused: element.isFocused
        case .selected: element.isSelected
        }
    }

    /// A sentence for a client whose condition was not met in time.
    func complaint(in application: Application) -> String {
        if let text, !application.picture.description.contains(text) {
            return "No row of the screen contains \"\(text)\"."
        }
        guard let query else { return "The condition does not hold." }
        let tree = application.accessibilityElements
        let matches = query.matches(in: tree)
        guard let match = matches.first else {
            return "There is no \(query). " + (query.nearest(in: tree) ?? "")
        }
        if state == .gone { return "The \(query) is still there." }
        let wanted = value.map { " with the value \"\($0)\"" } ?? ""
        return "There is a \(match.line), but none that is \(state.rawValue)\(wanted)."
    }
}
