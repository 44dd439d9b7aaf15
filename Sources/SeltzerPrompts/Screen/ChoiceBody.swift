// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// A list that gives the answer, with a search field if there are many choices.
///
/// The field is focused, and the arrow keys move in the list.
final class ChoiceBody<Item: Sendable, Value: Sendable>: QuestionBody {
    /// The list has a search field if there are more choices than this number.
    static var worthFinding: Int { 10 }
    /// The maximum number of rows of the list.
    static var mostRows: Int { 8 }

    var changed: (@MainActor (String?) -> Void)?
    let choices: ChoiceList<Item>
    private let field: TextField?
    private let column: StackView
    private let take: @MainActor (ChoiceBody) throws(Refusal) -> Value
    private let maximum: Int
    private let find: (@MainActor (String) async throws -> [PromptChoice<Item>])?
    private var search: Task<Void, Never>?
    private var isSearching = false

    /// Creates the list of a question's choices.
    ///
    /// - Parameters:
    ///   - choices: The choices, with their marks.
    ///   - selected: The number of the initially selected choice.
    ///   - maximum: The maximum number of marked choices.
    ///   - find: Finds choices for a typed text; nil to search the given choices.
    ///   - take: Returns the answer.
    init(
        _ choices: ChoiceList<Item>, selected: Int? = nil, maximum: Int = .max,
        find: (@MainActor (String) async throws -> [PromptChoice<Item>])? = nil,
        take: @escaping @MainActor (ChoiceBody) throws(Refusal) -> Value
    ) {
        self.choices = choices
        self.maximum = maximum
        self.find = find
        self.take = take
        let finds = find != nil || choices.choices.count > Self.worthFinding
        field = finds ? AnswerField(placeholder: "Type to find") : nil
        field?.borderStyle = .none
        column = StackView(.vertical, [field, choices.list].compactMap(\.self))
        column.setFlex(1, of: choices.list)
        choices.list.marking = marking
        if let selected { choices.select(selected) }
        choices.list.emptyText = StyledText(
            find == nil ? "Nothing matches" : "Type to search",
            style: Style(foreground: .secondaryLabel))
        choices.list.on(TableSelectionChanged.self) { [weak self] _ in
            self?.changed?(nil)
            return .ignored
        }
        field?.on(TextChanged.self) { [weak self] event in
            self?.textChanged(event.text)
            return .stop
        }
    }

    var view: View { column }
    var focusedView: View { field ?? choices.list }
    var rows: Int {
        let count = find == nil ? choices.rowCount : Self.mostRows
        return max(1, min(count, Self.mostRows)) + (field == nil ? 0 : 1)
    }

    var isWorking: Bool { isSearching }

    var note: String {
        if isSearching { return "searching…" }
        return choices.marked.map { "\($0.count) of \(choices.choices.count)" } ?? ""
    }

    func value() throws(Refusal) -> Value { try take(self) }

    // MARK: Keys

    var actions: [Action] {
        let moves =
            field == nil
            ? []
            : [
                move("up", ["up", "ctrl-p"], .items(-1)),
                move("down", ["down", "ctrl-n"], .items(1)),
                move("page-up", ["pageup"], .pages(-1)), move("page-down", ["pagedown"], .pages(1)),
            ]
        if choices.marked == nil {
            // The footer does not offer the key, because there is nothing else to focus.
            return moves + [
                Action("focus-next", keys: ["tab"]) { _ in .stop }.mayDecline(false).placement(
                    .help)
            ]
        }
        return moves + (field == nil ? [] : [mark(["tab"])])
    }

    /// The actions of the list that mark choices, while the list is focused.
    private var marking: [Action] {
        guard choices.marked != nil, field == nil else { return [] }
        // A low priority: a narrow footer leaves this action out before Enter.
        let all = Action("mark-all", title: "All", keys: ["a"]) { [weak self] _ in
            self?.toggleAll()
            return .stop
        }.mayDecline(false).priority(.low)
        return [mark(["space", "tab"]), all]
    }

    private func mark(_ keys: [KeySequence]) -> Action {
        Action("mark", title: "Mark", keys: keys) { [weak self] _ in
            self?.toggle()
            return .stop
        }.mayDecline(false).priority(.high)
    }

    private func move(_ name: String, _ keys: [KeySequence], _ move: ListMove) -> Action {
        Action("select-\(name)", keys: keys) { [weak self] _ in
            self?.choices.list.moveSelection(move)
            return .stop
        }.mayDecline(false)
    }

    private func toggle() {
        guard let number = choices.selected, var marked = choices.marked else { return }
        if marked.remove(number) == nil {
            guard marked.count < maximum else {
                changed?("Mark at most \(maximum)")
                return
            }
            marked.insert(number)
        }
        choices.marked = marked
        changed?(nil)
    }

    private func toggleAll() {
        let possible = choices.choices.indices.filter { choices.choices[$0].disabledReason == nil }
        guard possible.count <= maximum else {
            changed?("Mark at most \(maximum)")
            return
        }
        choices.marked = choices.marked == Set(possible) ? [] : Set(possible)
        changed?(nil)
    }

    // MARK: Finding

    private func textChanged(_ text: String) {
        guard let find else {
            choices.find(text)
            changed?(nil)
            return
        }
        search?.cancel()
        isSearching = true
        changed?(nil)
        search = Task { [weak self] in
            // Waits for a pause in typing; mostly another letter follows and cancels the search.
            guard (try? await self?.pause()) != nil else { return }
            let found: [PromptChoice<Item>]
            var message: String?
            do {
                found = try await find(text)
            } catch {
                (found, message) = ([], TextSanitizer.line("\(error)"))
            }
            // A cancelled search must not replace the choices of the next search.
            if !Task.isCancelled { self?.show(found, message: message, for: text) }
        }
    }

    private func pause() async throws {
        try await view.window?.application?.clock.sleep(for: .milliseconds(120))
    }

    private func show(_ found: [PromptChoice<Item>], message: String?, for text: String) {
        choices.set(found)
        isSearching = false
        choices.list.emptyText = StyledText(
            text.isEmpty ? "Type to search" : "Nothing found",
            style: Style(foreground: .secondaryLabel))
        changed?(message)
    }

    func paste(_ text: String) -> String? {
        let lines = text.split(whereSeparator: \.isNewline)
        guard lines.count == 1,
            let number = choices.choices.firstIndex(where: { $0.title == lines[0].trimmed })
        else {
            return lines.count > 1
                ? "\(lines.count) lines are no choice: move to one"
                : "That is no choice: move to one"
        }
        choices.select(number)
        return nil
    }
}
