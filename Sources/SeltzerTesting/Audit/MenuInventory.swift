// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerViews

/// The commands in the menus of all views and controllers that the user can reach.
///
/// A view keeps a menu as a value in a property of any name, so the inventory reads the properties
/// of views by reflection.
@MainActor
struct MenuInventory {
    private var identifiers: Set<String> = []
    private var rules: [MenuActions] = []
    /// Whether a prompt box performs all actions with titles as commands.
    private var hasCommands = false

    init(_ application: Application) {
        for window in application.windows {
            if let controller = window.rootViewController { add(controller) }
            visit(window)
        }
    }

    /// Returns whether a menu has an action, or a prompt box performs it.
    func contains(_ action: CurrentAction) -> Bool {
        if hasCommands, action.identifier != nil, !action.title.isEmpty { return true }
        if let identifier = action.identifier, identifiers.contains(identifier) { return true }
        return rules.contains { rule in
            (rule.category == nil || rule.category == action.category) && rule.includes(action)
        }
    }

    private mutating func visit(_ view: View) {
        add(view)
        var responder = view.next
        // Skips a controller between a view and its superview.
        while let controller = responder as? ViewController {
            add(controller)
            responder = controller.next
        }
        for subview in view.subviews { visit(subview) }
    }

    private mutating func add(_ responder: InputResponder) {
        if let menu = responder.contextMenu(at: nil) { add(menu) }
        var mirror: Mirror? = Mirror(reflecting: responder)
        while let level = mirror {
            for child in level.children { add(property: child) }
            mirror = level.superclassMirror
        }
    }

    private mutating func add(property child: Mirror.Child) {
        switch child.value {
        case let menus as [Menu]: menus.forEach { add($0) }
        // The actions of a view are not a menu.
        case is [Action]: break
        case let elements as [any MenuElement]: elements.forEach { add($0) }
        case let menu as Menu: add(menu)
        case is Character where child.label == "commandSign": hasCommands = true
        case let identifier as String where child.label == "actionIdentifier":
            identifiers.insert(identifier)
        default: break
        }
    }

    private mutating func add(_ element: any MenuElement) {
        switch element {
        case let menu as Menu: menu.children.forEach { add($0) }
        case let command as MenuCommand: identifiers.insert(command.identifier)
        case let action as Action: if let name = action.identifier { identifiers.insert(name) }
        case let rule as MenuActions: rules.append(rule)
        default: break
        }
    }
}
