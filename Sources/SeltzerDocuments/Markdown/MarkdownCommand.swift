// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The commands of a Markdown view with their keys.
@MainActor
struct MarkdownCommand {
    private let identifier: String
    private let title: String
    private let keys: [KeySequence]
    private let category: Action.Category
    private let group: Action.Group?
    private let placement: Action.Placement
    /// Returns whether the key had an effect.
    private let run: @MainActor (MarkdownView) -> Bool

    /// The actions of all commands.
    static let actions = (moves + tables + items + selections).map(\.action)

    private static func scroll(
        _ identifier: String, _ title: String, _ keys: [KeySequence], _ move: ListMove
    ) -> MarkdownCommand {
        MarkdownCommand(
            identifier: identifier, title: title, keys: keys, category: .move,
            group: .moves(move, "Scroll"), placement: move.isStep ? .footer : .help
        ) { $0.scroll(move) }
    }

    private static func item(
        _ identifier: String, _ title: String, _ keys: [KeySequence],
        category: Action.Category = .screen, group: Action.Group? = nil,
        placement: Action.Placement = .help,
        _ run: @escaping @MainActor (MarkdownView) -> Bool
    ) -> MarkdownCommand {
        MarkdownCommand(
            identifier: identifier, title: title, keys: keys, category: category, group: group,
            placement: placement, run: run)
    }

    private static var moves: [MarkdownCommand] {
        [
            scroll("scroll-up", "Scroll up", ["up", "k"], .items(-1)),
            scroll("scroll-down", "Scroll down", ["down", "j"], .items(1)),
            scroll("page-up", "Page up", ["pageup", "b", "shift-space"], .pages(-1)),
            scroll("page-down", "Page down", ["pagedown", "space", "f"], .pages(1)),
            scroll("scroll-to-top", "Top", ["home", "g"], .first),
            scroll("scroll-to-bottom", "Bottom", ["end", "G"], .last),
        ]
    }

    private static var tables: [MarkdownCommand] {
        [
            item("scroll-table-left", "Scroll the table left", ["left", "h"], category: .move) {
                $0.scrollTable(-1)
            },
            item("scroll-table-right", "Scroll the table right", ["right", "l"], category: .move) {
                $0.scrollTable(1)
            },
        ]
    }

    private static var items: [MarkdownCommand] {
        [
            item("next-link", "Next link", ["tab"]) { $0.moveToLink(1) },
            item("previous-link", "Previous link", ["shift-tab"]) { $0.moveToLink(-1) },
            item("follow", "Follow", ["enter"], placement: .footer) { $0.activateCurrent() },
            item("next-heading", "Next heading", ["]"]) { $0.moveToHeading(1) },
            item("previous-heading", "Previous heading", ["["]) { $0.moveToHeading(-1) },
            item("fold-section", "Fold section", ["z"]) { $0.toggleSection() },
            item("fold-all-sections", "Fold all sections", ["Z"]) { $0.toggleAllSections() },
        ]
    }

    private static var selections: [MarkdownCommand] {
        [
            item(
                "copy", "Copy", ["ctrl-c", "alt-w", "super-c", "ctrl-shift-c", "ctrl-insert"],
                category: .edit
            ) {
                guard $0.selectedRange != nil else { return false }
                $0.copy()
                return true
            },
            item(
                "select-all", "Select all", ["alt-a", "super-a", "ctrl-shift-a"], category: .select
            ) { view in
                view.asUser { view.selectAll() }
                return true
            },
            item("select-previous-line", "Select a line up", ["shift-up"], category: .select) {
                view in
                view.asUser { view.extendSelection(-1) }
            },
            item("select-next-line", "Select a line down", ["shift-down"], category: .select) {
                view in
                view.asUser { view.extendSelection(1) }
            },
            item("deselect", "Select nothing", ["escape"], category: .select) { view in
                guard view.selectedRange != nil else { return false }
                view.asUser { view.deselectAll() }
                return true
            },
        ]
    }

    private var action: Action {
        let action = Action(identifier, title: title, keys: keys) { [run] responder in
            guard let view = responder as? MarkdownView, view.isEnabled else { return .ignored }
            return run(view) ? .stop : .ignored
        }.placement(placement).priority(.low).group(group).mayDecline().category(category)
        guard identifier == "deselect" else { return action }
        return action.declining { (view: MarkdownView) in
            view.isEnabled && view.selectedRange != nil
        }
    }
}

extension ListMove {
    fileprivate var isStep: Bool {
        if case .items = self { true } else { false }
    }
}
