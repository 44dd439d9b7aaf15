// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Makes the rows of a menu from the actions in reach when the menu opens.
@MainActor
struct MenuBuilder {
    private let application: Application
    private let origin: InputResponder
    private let sender: InputResponder?
    private let actions: [CurrentAction]
    /// The number of actions that keys can reach; they come first in `actions`.
    private let reachCount: Int
    private let identifiers: [String: Int]
    private let caption: KeyCaption

    /// A group of entries between two lines.
    fileprivate struct Group {
        var heading = ""
        var rows: [MenuRow] = []
    }

    /// The groups of a menu.
    fileprivate struct Groups {
        var all = [Group()]
        /// The destructive entries.
        var last = Group()

        /// Reserves memory for entries of the present group.
        mutating func reserveCapacity(_ count: Int) {
            all[all.count - 1].rows.reserveCapacity(count)
        }

        /// The rows of all groups, with lines between them.
        var rows: [MenuRow] {
            let shown = (all + [last]).filter { !$0.rows.isEmpty }
            // Most menus have one group; its rows are returned without a copy.
            if shown.count == 1, shown[0].heading.isEmpty { return shown[0].rows }
            var rows: [MenuRow] = []
            for group in shown {
                if !rows.isEmpty { rows.append(.separator) }
                if !group.heading.isEmpty { rows.append(.heading(group.heading)) }
                rows += group.rows
            }
            return rows
        }

        mutating func append(_ group: Group) { all.append(group) }

        /// Adds a row to the present group.
        @MainActor
        mutating func append(_ row: MenuRow) { all[all.count - 1].rows.append(row) }

        /// Adds an entry to the present group; destructive entries go to the last group.
        @MainActor
        mutating func append(_ item: MenuItem?) {
            guard let item else { return }
            if item.isDestructive { last.rows.append(.item(item)) } else { append(.item(item)) }
        }
    }

    /// The maximum depth of groups in groups; deeper groups are left out.
    private static var maximumDepth: Int { 32 }

    /// Reads the actions in reach.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - origin: The responder where the search for actions begins.
    ///   - sender: The view that shows the menu, where the search continues; nil for none.
    init(_ application: Application, from origin: InputResponder, sender: InputResponder? = nil) {
        self.application = application
        self.origin = origin
        self.sender = sender
        let actions = application.currentActions(from: origin)
        reachCount = actions.count
        self.actions =
            actions + (sender.map { application.currentActions(from: $0, beyond: origin) } ?? [])
        var identifiers: [String: Int] = [:]
        identifiers.reserveCapacity(self.actions.count)
        for (index, action) in self.actions.enumerated() {
            guard let identifier = action.identifier, identifiers[identifier] == nil else {
                continue
            }
            identifiers[identifier] = index
        }
        self.identifiers = identifiers
        caption = KeyCaption(isUnicode: application.capabilities.isUnicode)
    }

    /// Returns the rows of a menu, without the rows of its submenus.
    func rows(of children: [any MenuElement]) -> [MenuRow] {
        var groups = Groups()
        groups.reserveCapacity(children.count)
        add(children, to: &groups, depth: 0)
        return groups.rows
    }

    private func add(_ children: [any MenuElement], to groups: inout Groups, depth: Int) {
        guard depth < Self.maximumDepth else { return }
        for child in children {
            // The most frequent kinds come first, because a cast costs as much as an entry.
            switch child {
            case let command as MenuCommand: groups.append(item(of: command))
            case let action as Action: groups.append(item(of: action))
            case let menu as Menu where menu.options.contains(.displayInline):
                groups.append(Group(heading: MnemonicTitle(menu.title).text))
                add(menu.children, to: &groups, depth: depth + 1)
                groups.append(Group())
            case let menu as Menu: groups.append(MenuItem(opening: menu))
            case let actions as MenuActions: add(actions, to: &groups)
            case let command as KeyCommand: groups.append(item(of: command.boundAction))
            case let slot as DeferredSlot: add(slot, to: &groups, depth: depth)
            default: break
            }
        }
    }

    private func item(of command: MenuCommand) -> MenuItem? {
        guard let index = identifiers[command.identifier] else {
            guard let title = command.title else { return nil }
            var item = MenuItem(MnemonicTitle(title))
            item.symbol = command.symbol ?? ""
            item.isEnabled = false
            item.reason = "Not available here."
            return item
        }
        var item = item(at: index, title: command.title)
        if let symbol = command.symbol { item.symbol = symbol }
        return item
    }

    /// Returns the entry of an action that was read.
    ///
    /// Its keys are left out if they cannot reach the action from the focus.
    private func item(at index: Int, title: String? = nil) -> MenuItem {
        var item = MenuItem(SharedAction(actions, at: index), title: title, caption: caption)
        item.command = actions[index].identifier
        if index >= reachCount { item.keys = "" }
        return item
    }

    /// Returns the entry of an action, which is never replaced by another action of its name.
    ///
    /// Its keys come from the action in reach with the same identifier, title and responder.
    private func item(of action: Action) -> MenuItem? {
        if action.attributes.contains(.hidden) { return nil }
        let current =
            application.currentAction(action, from: origin)
            ?? sender.flatMap { application.currentAction(action, from: $0) }
        guard let current else { return nil }
        var item = MenuItem(SharedAction([current], at: 0), caption: caption)
        if let identifier = action.identifier, let index = identifiers[identifier],
            index < reachCount, actions[index].title == action.title,
            actions[index].responder === current.responder
        {
            item.keys = MenuItem(SharedAction(actions, at: index), caption: caption).keys
        }
        return item
    }

    private func add(_ element: MenuActions, to groups: inout Groups) {
        let found = actions.indices.prefix(reachCount).filter { index in
            let action = actions[index]
            return !action.title.isEmpty && action.action.placement >= .palette
                && element.category.map { $0 == action.category } != false
                && element.includes(action)
        }
        if element.category != nil {
            for index in found { groups.append(item(at: index)) }
            return
        }
        for category in Action.Category.inOrder(found.map { actions[$0].category }) {
            groups.append(Group())
            for index in found where actions[index].category == category {
                groups.append(item(at: index))
            }
        }
        groups.append(Group())
    }

    private func add(_ slot: DeferredSlot, to groups: inout Groups, depth: Int) {
        switch slot.state {
        case .loading: groups.append(.notice("Loading…", isBusy: true))
        case .failed(let message): groups.append(.notice(message))
        case .loaded(let children): add(children, to: &groups, depth: depth + 1)
        }
    }
}

extension MenuItem {
    /// Creates the entry that opens a submenu.
    fileprivate init(opening menu: Menu) {
        self.init(MnemonicTitle(menu.title), .submenu(menu))
        symbol = menu.symbol
        isDestructive = menu.options.contains(.destructive)
    }
}
