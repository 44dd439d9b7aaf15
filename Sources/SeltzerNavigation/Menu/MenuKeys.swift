// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

/// The keys of a menu, as a table.
@MainActor
enum MenuKeys {
    private struct Step {
        let identifier: String
        let title: String
        let keys: [KeySequence]
        let move: ListMove
    }

    private struct Command {
        let identifier: String
        let title: String
        let keys: [KeySequence]
        let placement: Action.Placement
        /// Returns whether the command would be performed now; nil if only its body knows.
        var forecast: (@MainActor (MenuView) -> Bool)?
        let body: @MainActor (MenuView) -> Bool
    }

    private static let steps = [
        Step(identifier: "menu-up", title: "Up", keys: ["up"], move: .items(-1)),
        Step(identifier: "menu-down", title: "Down", keys: ["down"], move: .items(1)),
        Step(identifier: "menu-page-up", title: "Page up", keys: ["pageup"], move: .pages(-1)),
        Step(
            identifier: "menu-page-down", title: "Page down", keys: ["pagedown"], move: .pages(1)),
        Step(identifier: "menu-first", title: "First entry", keys: ["home"], move: .first),
        Step(identifier: "menu-last", title: "Last entry", keys: ["end"], move: .last),
    ]

    private static let commands = [
        Command(
            identifier: "menu-choose", title: "Choose", keys: ["enter", "kp-enter"],
            placement: .footer, forecast: { $0.currentChoice != nil }
        ) { $0.chooseCurrent() },
        Command(
            identifier: "menu-mark", title: "Choose", keys: ["space"], placement: .help,
            forecast: { !$0.isTyping && $0.currentChoice != nil }
        ) { !$0.isTyping && $0.chooseCurrent() },
        Command(identifier: "menu-in", title: "Open", keys: ["right"], placement: .help) {
            $0.delegate?.menuView($0, turns: 1) == true
        },
        Command(identifier: "menu-out", title: "Back", keys: ["left"], placement: .help) {
            $0.delegate?.menuView($0, turns: -1) == true
        },
    ]

    /// The actions that move the current row.
    static let moves = steps.map { step in
        Action(step.identifier, title: step.title, keys: step.keys) { responder in
            (responder as? MenuView)?.move(step.move) == true ? .stop : .ignored
        }.placement(step.move == .items(1) || step.move == .items(-1) ? .footer : .help).priority(
            .low
        ).group(.moves(step.move)).mayDecline().category(.move)
    }

    /// All actions of a menu.
    static let all =
        moves
        + commands.map { command in
            var action = Action(command.identifier, title: command.title, keys: command.keys) {
                ($0 as? MenuView).map(command.body) == true ? .stop : .ignored
            }.placement(command.placement).priority(.low).mayDecline()
            if let forecast = command.forecast {
                action.forecast = { ($0 as? MenuView).map(forecast) == true ? .stop : .ignored }
            }
            return action
        }

    /// Whether an action chooses the current entry.
    static func chooses(_ action: Action) -> Bool {
        action.identifier == "menu-choose" || action.identifier == "menu-mark"
    }
}
