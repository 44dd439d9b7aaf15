// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The keys of a ``LogView``, as tables.
@MainActor
enum LogCommand {
    private typealias Move = (
        name: String, title: String, move: ListMove, keys: [KeySequence], selecting: [KeySequence]
    )

    private static var moves: [Move] {
        [
            ("up", "up", .items(-1), ["up", "k"], ["shift-up"]),
            ("down", "down", .items(1), ["down", "j"], ["shift-down"]),
            ("page-up", "page up", .pages(-1), ["pageup", "b"], ["shift-pageup"]),
            ("page-down", "page down", .pages(1), ["pagedown", "space"], ["shift-pagedown"]),
            ("to-top", "to the beginning", .first, ["home", "g"], ["shift-home"]),
            ("to-end", "to the end", .last, ["end", "G"], ["shift-end"]),
        ]
    }

    private typealias Command = (
        name: String, title: String, keys: [KeySequence], category: Action.Category,
        run: @MainActor (LogView) -> Bool
    )

    /// The commands that pass their keys on if they have no effect.
    private static var commands: [Command] {
        [
            ("scroll-left", "Scroll left", ["left"], .move, { $0.scroll(byRows: 0, columns: -4) }),
            (
                "scroll-right", "Scroll right", ["right"], .move,
                { $0.scroll(byRows: 0, columns: 4) }
            ),
            (
                "toggle-wrap", "Wrap lines", ["w"], .screen,
                { view in
                    view.wrapsLines.toggle()
                    return true
                }
            ),
            (
                "select-all", "Select all", ["alt-a", "super-a", "ctrl-shift-a"], .select,
                { view in
                    view.selectAll()
                    return true
                }
            ),
            (
                "copy", "Copy", ["y", "alt-w", "super-c", "ctrl-shift-c", "ctrl-insert"], .select,
                { view in
                    view.copy()
                    return view.selection != nil
                }
            ),
            (
                "deselect", "Select nothing", ["escape"], .select,
                { view in
                    defer { view.deselectAll() }
                    return view.selection != nil
                }
            ),
        ]
    }

    /// All actions.
    static let actions: [Action] =
        moves.flatMap { entry in
            [
                action("scroll-\(entry.name)", "Scroll \(entry.title)", entry.keys, .move) {
                    $0.scroll(entry.move)
                    return true
                },
                action("select-\(entry.name)", "Select \(entry.title)", entry.selecting, .select) {
                    $0.extendSelection(entry.move)
                    return true
                },
            ]
        }
        + commands.map {
            let action = action($0.name, $0.title, $0.keys, $0.category, $0.run)
            guard $0.name == "deselect" else { return action }
            return action.declining { (view: LogView) in view.isEnabled && view.selection != nil }
        }

    private static func action(
        _ identifier: String, _ title: String, _ keys: [KeySequence], _ category: Action.Category,
        _ run: @escaping @MainActor (LogView) -> Bool
    ) -> Action {
        var action = Action(identifier, keys: keys) { responder in
            guard let view = responder as? LogView, view.isEnabled else { return .ignored }
            return view.asUser { run(view) } ? .stop : .ignored
        }.mayDecline()
        action.discoverabilityTitle = title
        return action.category(category)
    }
}
