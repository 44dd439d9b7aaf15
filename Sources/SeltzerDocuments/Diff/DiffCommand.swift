// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The keys of a ``DiffView``, as tables.
@MainActor
enum DiffCommand {
    private typealias Move = (
        name: String, title: String, move: ListMove, keys: [KeySequence], selecting: [KeySequence]
    )

    private static var moves: [Move] {
        [
            ("up", "Previous line", .items(-1), ["up", "k"], ["shift-up"]),
            ("down", "Next line", .items(1), ["down", "j"], ["shift-down"]),
            ("page-up", "Page up", .pages(-1), ["pageup", "b"], ["shift-pageup"]),
            ("page-down", "Page down", .pages(1), ["pagedown", "space"], ["shift-pagedown"]),
            ("top", "Top", .first, ["home", "g"], ["shift-home"]),
            ("bottom", "Bottom", .last, ["end", "G"], ["shift-end"]),
        ]
    }

    private typealias Command = (
        name: String, title: String, keys: [KeySequence], category: Action.Category,
        placement: Action.Placement, run: @MainActor (DiffView) -> Bool
    )

    /// The commands that pass their keys on if they have no effect.
    private static var steps: [Command] {
        [
            ("next-hunk", "Next hunk", ["]"], .move, .footer, { $0.moveToHunk(1) }),
            ("previous-hunk", "Previous hunk", ["["], .move, .help, { $0.moveToHunk(-1) }),
            ("next-file", "Next file", ["}"], .move, .help, { $0.moveToFile(1) }),
            ("previous-file", "Previous file", ["{"], .move, .help, { $0.moveToFile(-1) }),
            ("next-change", "Next change", ["c"], .move, .help, { $0.moveToChange(1) }),
            ("previous-change", "Previous change", ["C"], .move, .help, { $0.moveToChange(-1) }),
            (
                "scroll-left", "Scroll left", ["left"], .move, .help,
                { $0.scroll(byRows: 0, columns: -4) }
            ),
            (
                "scroll-right", "Scroll right", ["right"], .move, .help,
                { $0.scroll(byRows: 0, columns: 4) }
            ),
        ]
    }

    private static var commands: [Command] {
        [
            ("open", "Open", ["enter"], .screen, .help, { $0.activateCurrentPart() }),
            ("fold", "Fold", ["z"], .screen, .footer, { $0.toggleCurrentPart() }),
            ("fold-all", "Fold all files", ["Z"], .screen, .help, { $0.toggleAllFiles() }),
            (
                "arrange", "Side by side", ["v"], .screen, .footer,
                { view in
                    view.arrangement = view.isSideBySide ? .unified : .sideBySide
                    return true
                }
            ),
        ]
    }

    private static var selections: [Command] {
        [
            (
                "copy", "Copy", ["y", "alt-w", "super-c", "ctrl-shift-c", "ctrl-insert"], .edit,
                .help,
                { view in
                    view.copy()
                    return !view.selectedText.isEmpty
                }
            ),
            (
                "copy-patch", "Copy as patch", ["Y"], .edit, .help,
                { view in
                    view.copyPatch()
                    return !view.selectedPatch.isEmpty
                }
            ),
            (
                "select-all", "Select all", ["alt-a", "super-a", "ctrl-shift-a"], .select, .help,
                { view in
                    view.selectAll()
                    return view.selection != nil
                }
            ),
            (
                "deselect", "Select nothing", ["escape"], .select, .help,
                { view in
                    defer { view.deselect() }
                    return view.selection != nil
                }
            ),
        ]
    }

    /// All actions.
    static let actions: [Action] =
        moves.flatMap { entry in
            [
                action("diff-\(entry.name)", entry.title, entry.keys, .move) {
                    $0.moveCurrentRow(entry.move)
                },
                action(
                    "diff-select-\(entry.name)", "Select: \(entry.title)", entry.selecting, .select
                ) {
                    $0.moveCurrentRow(entry.move, isExtending: true)
                },
            ]
        }
        + (steps + commands + selections).map {
            let action = action(
                "diff-\($0.name)", $0.title, $0.keys, $0.category, $0.placement, $0.run)
            guard $0.name == "deselect" else { return action }
            return action.declining { (view: DiffView) in view.isEnabled && view.selection != nil }
        }

    /// The actions in the context menu of a row.
    static let menuActions = actions.filter {
        ["diff-copy", "diff-copy-patch", "diff-fold"].contains($0.identifier)
    }

    private static func action(
        _ identifier: String, _ title: String, _ keys: [KeySequence], _ category: Action.Category,
        _ placement: Action.Placement = .help, _ run: @escaping @MainActor (DiffView) -> Bool
    ) -> Action {
        Action(identifier, title: title, keys: keys) { responder in
            guard let view = responder as? DiffView, view.isEnabled else { return .ignored }
            return view.asUser { run(view) } ? .stop : .ignored
        }.mayDecline().category(category).placement(placement).priority(.low)
    }
}
