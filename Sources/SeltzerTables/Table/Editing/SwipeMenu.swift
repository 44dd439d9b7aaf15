// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerBase
import SeltzerViews

/// The swipe actions of a row in its context menu.
@MainActor
enum SwipeMenu {
    /// Returns a menu with actions of a row behind the entries of another menu; nil for an empty menu.
    ///
    /// - Parameters:
    ///   - menu: The other menu; nil for none.
    ///   - actions: The actions of the row.
    ///   - perform: Performs an action on the row.
    static func menu(
        _ menu: Menu?, with actions: [ContextualAction],
        perform: @escaping @MainActor (ContextualAction) -> Void
    ) -> Menu? {
        guard !actions.isEmpty else { return menu }
        let entries = actions.map { action in
            let entry = Action(nil, title: action.title ?? "Action") { _ in
                perform(action)
                return .stop
            }.mayDecline(false).attributes(action.style == .destructive ? .destructive : [])
            return action.image.map { entry.symbol($0.unicode) } ?? entry
        }
        guard var joined = menu else { return Menu(children: entries) }
        joined.children.append(Menu(options: .displayInline, children: entries))
        return joined
    }
}
