// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The choices of a question that match the typed text, with their headings and marks.
@MainActor
final class ChoiceList<Item: Sendable>: TableViewDelegate {
    /// A row of the list.
    private enum Row {
        case heading(String)
        /// The number of a choice.
        case choice(Int)
    }

    let list = ChoiceListView()
    private(set) var choices: [PromptChoice<Item>]
    /// The numbers of the marked choices; nil if choices cannot be marked.
    var marked: Set<Int>? {
        didSet { reload() }
    }
    private var rows: [Row] = []
    private var query = ""

    init(_ choices: [PromptChoice<Item>], marked: Set<Int>? = nil) {
        self.choices = choices
        self.marked = marked
        list.delegate = self
        find("")
    }

    /// The number of rows of the list.
    var rowCount: Int { rows.count }

    /// The number of the selected choice; nil for none.
    var selected: Int? {
        guard let row = list.selectedIndex, rows.indices.contains(row),
            case .choice(let number) = rows[row]
        else { return nil }
        return number
    }

    /// Replaces the choices.
    func set(_ choices: [PromptChoice<Item>]) {
        self.choices = choices
        find("")
    }

    /// Selects a choice.
    func select(_ number: Int) {
        list.selectedIndex = rows.firstIndex {
            if case .choice(number) = $0 { true } else { false }
        }
    }

    /// Shows the choices that match a text, the best first; all of them under their headings for an
    /// empty text.
    func find(_ query: String) {
        self.query = query
        rows = query.isEmpty ? allRows : ranked(query)
        reload()
        let first = rows.indices.first { isEnabled($0) }
        list.selectedIndex = first
    }

    private var allRows: [Row] {
        var rows: [Row] = []
        var group = ""
        for (number, choice) in choices.enumerated() {
            if choice.group != group {
                group = choice.group
                if !group.isEmpty { rows.append(.heading(group)) }
            }
            rows.append(.choice(number))
        }
        return rows
    }

    private func ranked(_ query: String) -> [Row] {
        var matcher = FuzzyMatcher(query)
        var found: [(number: Int, score: Int)] = []
        for (number, choice) in choices.enumerated() {
            if let score = matcher.score(choice.title) { found.append((number, score)) }
        }
        return found.sorted { ($1.score, $0.number) < ($0.score, $1.number) }.map {
            .choice($0.number)
        }
    }

    private func isEnabled(_ row: Int) -> Bool {
        guard rows.indices.contains(row), case .choice(let number) = rows[row] else { return false }
        return choices[number].disabledReason == nil
    }

    private func reload() {
        let selected = list.selectedIndex
        list.setItems(count: rows.count) { [weak self] in self?.text(ofRow: $0) ?? StyledText() }
        list.selectedIndex = selected
    }

    private func text(ofRow row: Int) -> StyledText {
        guard rows.indices.contains(row) else { return StyledText() }
        switch rows[row] {
        case .heading(let title): return StyledText(title, style: Style(attributes: .bold))
        case .choice(let number): return text(of: number)
        }
    }

    private func text(of number: Int) -> StyledText {
        let choice = choices[number]
        var text = StyledText()
        if let marked {
            let isMarked = marked.contains(number)
            text.append(
                (isMarked ? Symbol.checkedBox.text(in: list) : "[ ]") + " ",
                style: isMarked ? Style(foreground: .accent, attributes: .bold) : Style())
        }
        var title = StyledText(choice.title)
        var matcher = FuzzyMatcher(query)
        if !query.isEmpty, let match = matcher.match(choice.title) {
            title.addStyle(Style(foreground: .accent, attributes: .bold), in: match)
        }
        text.append(title)
        let detail = choice.disabledReason ?? choice.detail
        if !detail.isEmpty {
            text.append("  \(detail)", style: Style(foreground: .secondaryLabel))
        }
        return text
    }

    func tableView(_ tableView: TableView, canFocusRowAt indexPath: TableIndexPath) -> Bool {
        isEnabled(indexPath.row)
    }
}

/// A list whose keys answer the question or mark choices.
final class ChoiceListView: ListView {
    /// The actions that mark choices; empty if the selected choice is the answer.
    var marking: [Action] = []
    private var laidOutHeight = 0
    /// The list's own actions for the keys that answer here.
    private static let replaced = ["select-row", "activate-row"]

    override var actions: [Action] {
        let title = marking.isEmpty ? "Take" : "Go on"
        let answer = Action("answer", title: title, keys: ["enter", "kp-enter"]) { responder in
            (responder as? View)?.post(AnswerGiven())
            return .stop
        }.mayDecline(false)
        return marking + [answer]
            + super.actions.filter { !Self.replaced.contains($0.identifier ?? "") }
    }

    /// Keeps the selected row visible when the terminal gets smaller.
    override func layoutSubviews() {
        // Scrolls before the rows are laid out, so that the rows around the selected row are laid
        // out.
        if bounds.height != laidOutHeight {
            laidOutHeight = bounds.height
            if let selectedIndex { scrollToRow(at: TableIndexPath(row: selectedIndex, section: 0)) }
        }
        super.layoutSubviews()
    }
}
