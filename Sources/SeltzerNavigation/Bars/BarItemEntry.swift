// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerScreen
import SeltzerViews

/// An item of a bar with the state in which it is shown.
@MainActor
struct BarItemEntry {
    let item: BarButtonItem
    /// The title; empty if the item has only an image.
    var title: String
    /// The characters in place of the title; empty for none.
    var symbol: String
    var isEnabled: Bool
    var state = Action.State.off
    var isDestructive = false
    /// The action that the item performs; nil for an item with a target.
    var action: CurrentAction?

    init(_ item: BarButtonItem) {
        self.item = item
        let title = item.title ?? ""
        self.title = item.menu == nil ? title : MnemonicTitle(title).text
        symbol = item.image ?? ""
        isEnabled = item.isEnabled
        state = item.isSelected ? .on : .off
    }

    /// The shown text.
    var text: String { symbol.isEmpty ? title : symbol }

    /// The name for menus and screen readers.
    var label: String { item.accessibilityLabel ?? (title.isEmpty ? symbol : title) }

    /// The menu that the item opens; nil for an item that does something else.
    var menu: Menu? {
        item.primaryAction == nil && !item.hasMethod ? item.menu : nil
    }
}

/// Reads the state of items from the actions in reach.
@MainActor
struct BarItemReader {
    private let application: Application?
    private let home: ViewController?
    private let origins: [InputResponder]

    /// Creates a reader.
    ///
    /// - Parameters:
    ///   - application: The application; nil for a bar on no screen.
    ///   - home: The controller whose items are read.
    ///   - origins: The responders where the search for actions begins, in order.
    init(_ application: Application?, home: ViewController?, origins: [InputResponder]) {
        (self.application, self.home, self.origins) = (application, home, origins)
    }

    /// Returns the entry of an item; nil if a command without a title is not in reach.
    func entry(of item: BarButtonItem) -> BarItemEntry? {
        var entry = BarItemEntry(item)
        if let command = item.command {
            guard let action = action(named: command.identifier) else {
                entry.isEnabled = false
                return entry.text.isEmpty ? nil : entry
            }
            take(action, into: &entry)
            if let title = command.title { entry.title = MnemonicTitle(title).text }
            if let symbol = command.symbol { entry.symbol = symbol }
        } else if let primary = item.primaryAction, item.customView == nil {
            if primary.attributes.contains(.hidden) { return nil }
            guard let action = current(primary.sent(by: item)) else {
                entry.isEnabled = false
                return entry
            }
            let (title, symbol) = (entry.title, entry.symbol)
            take(action, into: &entry)
            (entry.title, entry.symbol) = (title, symbol)
        }
        return entry
    }

    private func take(_ action: CurrentAction, into entry: inout BarItemEntry) {
        entry.action = action
        entry.title = action.title
        entry.symbol = action.action.symbol
        entry.isEnabled = entry.isEnabled && action.isEnabled && !action.isRunning
        if action.state != .off { entry.state = action.state }
        entry.isDestructive = action.action.attributes.contains(.destructive)
    }

    /// Returns an action as the controller would perform it, or else as the focused view would.
    private func current(_ action: Action) -> CurrentAction? {
        guard let application else { return nil }
        let responders = (home.map { [$0] } ?? []) + origins
        return responders.lazy.compactMap { application.currentAction(action, from: $0) }.first
    }

    private func action(named identifier: String) -> CurrentAction? {
        guard let application else { return nil }
        return origins.lazy.compactMap { origin in
            application.currentActions(from: origin).first { $0.identifier == identifier }
        }.first
    }
}
