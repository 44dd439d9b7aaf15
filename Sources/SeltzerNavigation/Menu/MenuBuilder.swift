// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerControls
import SeltzerResponder
import SeltzerScreen
import SeltzerViews

/// Makes the rows of a menu from what is in reach when it opens.
@MainActor
struct MenuBuilder {
    private let application: Application
    private let origin: InputResponder
    private let sender: InputResponder?
    private let actions: [CurrentAction]
    /// The number of actions that keys find, which come first.
    private let reachCount: Int
    private let identifiers: [String: Int]
    private let caption: KeyCaption

    /// The groups of the entries between two lines.
    fileprivate struct Group {
        var heading = ""
        var rows: [MenuRow] = []
    }

    /// The groups of a menu.
    fileprivate struct Groups {
        var all = [Group()]
        /// The destructive entries.
        var last = Group()

        /// Makes room for entries of the present group.
        mutating func reserveCapacity(_ count: Int) {
            all[all.count - 1].rows.reserveCapacity(count)
        }

        /// The rows of all groups, with lines between them.
        var rows: [MenuRow] {
            let shown = (all + [last]).filter { !$0.rows.isEmpty }
            // Most menus have one group, whose rows need no copies.
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

        /// Adds an entry to the present group, or to the last one if it is destructive.
        @MainActor
        mutating func append(_ item: MenuItem?) {
            guard let item else { return }
            if item.isDestructive { last.rows.append(.item(item)) } else { append(.item(item)) }
        }
    }

    /// How deep groups may lie in groups; deeper ones are left out.
    private static var maximumDepth: Int { 32 }

    /// Reads the actions in reach.
    ///
    /// - Parameters:
    ///   - application: The application.
    ///   - origin: The responder from which actions are looked for, upwards.
    ///   - sender: The view that shows the menu, from which actions are looked for next; nil for none.
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

    /// Returns the rows of a menu, without those of its submenus.
    func rows(of children: [any MenuElement]) -> [MenuRow] {
        var groups = Groups()
        groups.reserveCapacity(children.count)
        add(children, to: &groups, depth: 0)
        return groups.rows
    }

    private func add(_ children: [any MenuElement], to groups: inout Groups, depth: Int) {
        guard depth < Self.maximumDepth else { return }
        for child in children {
            // The most frequent kinds first: each cast costs as much as an entry.
            switch child {
            case let command as MenuCommand: groups.append(item(of: command))
            case let action as Action: groups.append(item(of: action))
            case let menu as Menu where menu.options.contains(.displayInline):
                groups.append(Group(heading: MnemonicTitle(menu.title).text))
                add(menu.children, to: &groups, depth: depth + 1)
                groups.append(Group())
            case let menu as Menu: groups.append(MenuItem(opening: menu))
            case let actions as MenuActions: add(actions, to: &groups)
            case let slot as DeferredSlot: add(slot, to: &groups, depth: depth)
            default: break
            }
        }
    }

    private func item(of command: MenuCommand) -> MenuItem? {
        guard let index = identifiers[command.identifier] else {
            guard let title = command.title else { return nil }
            var item = MenuItem(MnemonicTitle(title))
            item.image = command.image ?? ""
            item.isEnabled = false
            item.reason = "Not available here."
            return item
        }
        var item = item(at: index, title: command.title)
        if let image = command.image { item.image = image }
        return item
    }

    /// Returns the entry of an action that was read; without its keys if they do not find it where the focus is.
    private func item(at index: Int, title: String? = nil) -> MenuItem {
        var item = MenuItem(SharedAction(actions, at: index), title: title, caption: caption)
        if index >= reachCount { item.keys = "" }
        return item
    }

    private func item(of action: Action) -> MenuItem? {
        if let identifier = action.identifier, let index = identifiers[identifier] {
            return item(at: index)
        }
        let current =
            application.currentAction(action, from: origin)
            ?? sender.flatMap { application.currentAction(action, from: $0) }
        return current.map { MenuItem(SharedAction([$0], at: 0), caption: caption) }
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
        image = menu.image
        isDestructive = menu.options.contains(.destructive)
    }
}
