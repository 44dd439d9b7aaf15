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

    let query: ElementQuery?
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
    ///
    /// A row that is out of sight is present, too, if it is in the data.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - reach: Searches the data.
    ///   - start: The time at which the client began to wait.
    func answer(
        in application: Application, _ reach: ElementReach?, since start: ContinuousClock.Instant
    ) async -> JSONValue? {
        if let text, !application.picture.description.contains(text) { return nil }
        guard let query else { return [:] }
        let matches = query.matches(in: application.accessibilityElements)
        let match = matches.first(where: fits)
        if state == .gone, match != nil { return nil }
        if let match { return ["element": match.json(depth: 0)] }
        // The data of a row have no value.
        guard matches.isEmpty, value == nil else { return state == .gone ? [:] : nil }
        guard [.present, .gone].contains(state), let reach else { return nil }
        let found = await reach.find(since: start)
        let isThere = found?.isWanted == true
        if state == .gone { return isThere || reach.limit != nil ? nil : [:] }
        guard let found, isThere else { return nil }
        return ["element": found.match.json]
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
    ///
    /// - Parameter limit: Whether the search of the data ended early, in a sentence.
    func complaint(in application: Application, _ limit: String?) -> String {
        let more = limit.map { " \($0)" } ?? ""
        if let text, !application.picture.description.contains(text) {
            return "No row of the screen contains \"\(text)\"."
        }
        guard let query else { return "The condition does not hold." }
        let tree = application.accessibilityElements
        let matches = query.matches(in: tree)
        guard let match = matches.first else {
            if state == .gone { return "The \(query) may still be there.\(more)" }
            let near = query.nearest(in: tree).map { " \($0)" } ?? ""
            return "There is no \(query).\(near)\(more)"
        }
        let wanted = value.map { " with the value \"\($0)\"" } ?? ""
        if state == .gone { return "The \(query)\(wanted) is still there." }
        return "There is a \(match.line), but none that is \(state.rawValue)\(wanted)."
    }
}

extension DataSearch.Match {
    /// The row as an element without a place on the screen.
    @MainActor
    fileprivate var json: JSONValue {
        [
            "role": .text(view.dataElementRole.rawValue), "label": .text(label),
            "index": .integer(index), "frame": Rect.zero.json, "hidden": true,
        ]
    }
}
