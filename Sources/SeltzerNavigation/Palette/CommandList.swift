// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// The entries that a palette lists for a text, and their rows.
@MainActor
struct CommandList {
    /// The thing that the user chooses with a row.
    enum Entry {
        case action(CurrentAction)
        case item(CommandItem)
        /// A value of a parameter.
        case value(String)
    }

    /// The state of a provider: it is loading, has items, or has failed.
    enum Found {
        case loading
        case items([CommandItem])
        case failed(String)
    }

    private(set) var rows: [MenuRow] = []
    /// The entry of each row; nil for a heading.
    private(set) var entries: [Entry?] = []
    /// The number of matching entries.
    var count: Int { entries.count { $0 != nil } }

    private let caption: KeyCaption
    private static var recentCount: Int { 5 }

    init(isUnicode: Bool) { caption = KeyCaption(isUnicode: isUnicode) }

    // MARK: Actions

    /// Adds all actions: first the recent actions, then each category.
    mutating func add(_ actions: [CurrentAction], recent: [String]) {
        let latest = recent.lazy.compactMap { identifier in
            actions.first { $0.historyName == identifier }
        }.prefix(Self.recentCount)
        let names = Set(latest.map(\.historyName))
        add(Array(latest), under: "Recent")
        let rest = actions.filter { !names.contains($0.historyName) }
        for category in Action.Category.inOrder(rest.map(\.category)) {
            add(rest.filter { $0.category == category }, under: category.title)
        }
    }

    private mutating func add(_ actions: [CurrentAction], under title: String) {
        guard !actions.isEmpty else { return }
        addHeading(title)
        for (index, action) in actions.enumerated() {
            add(.item(item(for: SharedAction(actions, at: index))), .action(action))
        }
    }

    /// Adds the actions that match a text, the best match first.
    mutating func add(
        _ actions: [CurrentAction], matching query: String, ranked history: CommandHistory
    ) {
        var matcher = FuzzyMatcher(query)
        var found: [(index: Int, score: Int)] = []
        for (index, action) in actions.enumerated() {
            // Actions with a matching category come after actions with a matching title.
            let score =
                matcher.score(action.title)
                ?? matcher.score("\(action.category.title) \(action.title)").map { $0 - 1_000 }
            guard let score else { continue }
            found.append((index, score + history.bonus(of: action.historyName)))
        }
        found.sort { ($1.score, $0.index) < ($0.score, $1.index) }
        for (index, _) in found {
            var item = item(for: SharedAction(actions, at: index))
            item.match = matcher.match(item.title.text)
            item.detail = actions[index].category.title
            add(.item(item), .action(actions[index]))
        }
    }

    private func item(for shared: SharedAction) -> MenuItem {
        let action = shared.value
        var item = MenuItem(shared, caption: caption)
        if !action.action.parameters.isEmpty {
            item.title = MnemonicTitle(
                MnemonicTitle.escaped(
                    action.title + Symbol.ellipsis.text(isUnicode: caption.isUnicode)))
        }
        return item
    }

    // MARK: Others

    /// Adds the items that a provider found.
    mutating func add(
        _ found: Found, of provider: CommandProvider, matching query: String
    ) {
        switch found {
        case .loading:
            addHeading(provider.title)
            add(.notice("Searching…", isBusy: true), nil)
        case .failed(let message):
            addHeading(provider.title)
            add(.notice(message), nil)
        case .items(let items):
            guard !items.isEmpty else { return }
            addHeading(provider.title)
            for item in items.prefix(max(0, provider.maximumCount)) {
                var row = menuItem(item.title, matching: query)
                row.detail = item.detail
                add(.item(row), .item(item))
            }
        }
    }

    /// Adds values of a parameter.
    mutating func add(values: [String], matching query: String) {
        for value in values { add(.item(menuItem(value, matching: query)), .value(value)) }
    }

    /// Adds a row with a notice, such as that items are loading.
    mutating func add(notice: String, isBusy: Bool = false) {
        add(.notice(notice, isBusy: isBusy), nil)
    }

    private func menuItem(_ title: String, matching query: String) -> MenuItem {
        var item = MenuItem(MnemonicTitle(MnemonicTitle.escaped(title)))
        var matcher = FuzzyMatcher(query)
        if !query.isEmpty { item.match = matcher.match(title) }
        return item
    }

    private mutating func addHeading(_ title: String) {
        if !rows.isEmpty { add(.heading(""), nil) }
        add(.heading(title), nil)
    }

    private mutating func add(_ row: MenuRow, _ entry: Entry?) {
        rows.append(row)
        entries.append(entry)
    }
}

extension CurrentAction {
    /// The name by which the history of a palette knows the action.
    var historyName: String { identifier ?? title }
}
