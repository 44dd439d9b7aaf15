// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

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
    /// The actions by their identifiers; those of the sender where nothing nearer has the identifier.
    private let identified: [String: CurrentAction]
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
        actions = application.currentActions(from: origin)
        var identified: [String: CurrentAction] = [:]
        for action in actions + (sender.map(application.currentActions) ?? []) {
            guard let identifier = action.identifier, identified[identifier] == nil else {
                continue
            }
            identified[identifier] = action
        }
        self.identified = identified
        caption = KeyCaption(isUnicode: application.capabilities.isUnicode)
    }

    /// Returns the rows of a menu, without those of its submenus.
    func rows(of children: [any MenuElement]) -> [MenuRow] {
        var groups = Groups()
        add(children, to: &groups, depth: 0)
        var rows: [MenuRow] = []
        for group in groups.all + [groups.last] where !group.rows.isEmpty {
            if !rows.isEmpty { rows.append(.separator) }
            if !group.heading.isEmpty { rows.append(.heading(group.heading)) }
            rows += group.rows
        }
        return rows
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
        guard let action = identified[command.identifier] else {
            guard let title = command.title else { return nil }
            var item = MenuItem(MnemonicTitle(title))
            item.image = command.image ?? ""
            item.isEnabled = false
            item.reason = "Not available here."
            return item
        }
        var item = MenuItem(action, title: command.title, caption: caption)
        if let image = command.image { item.image = image }
        return item
    }

    private func item(of action: Action) -> MenuItem? {
        let current =
            action.identifier.flatMap { identified[$0] }
            ?? application.currentAction(action, from: origin)
            ?? sender.flatMap { application.currentAction(action, from: $0) }
        return current.map { MenuItem($0, caption: caption) }
    }

    private func add(_ element: MenuActions, to groups: inout Groups) {
        let found = actions.filter { action in
            !action.title.isEmpty && action.action.placement >= .palette
                && element.category.map { $0 == action.category } != false
                && element.includes(action)
        }
        if element.category != nil {
            for action in found {
                groups.append(MenuItem(action, caption: caption))
            }
            return
        }
        for category in Action.Category.inOrder(found.map(\.category)) {
            groups.append(Group())
            for action in found where action.category == category {
                groups.append(MenuItem(action, caption: caption))
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
