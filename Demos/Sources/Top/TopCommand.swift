// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import ProcessReading
import Seltzer

/// A command of the program: one entry of the list from which keys, menus, palette, help and
/// command line are made.
@MainActor
struct TopCommand {
    /// The effect of a command.
    enum Effect {
        case plain(@MainActor (TopController) -> Void)
        case reading(@MainActor (TopController) async throws -> Void)
        case asking(
            [Action.Parameter], @MainActor (TopController, [String]) -> Void)
    }

    let identifier: String
    /// The title, with `&` before the mnemonic of the menu.
    let title: String
    let keys: [KeySequence]
    let category: Action.Category
    var placement = Action.Placement.palette
    /// Whether the command acts on the selected process.
    var needsProcess = false
    var attributes: Action.Attributes = []
    /// Returns the state that the command switches; nil for a command that switches nothing.
    var state: (@MainActor (TopController) -> Bool)?
    let effect: Effect

    /// The action of the controller.
    var action: Action {
        let plain = title.replacing("&", with: "")
        var action: Action
        switch effect {
        case .plain(let body):
            action = Action(identifier, title: plain, keys: keys) {
                (controller: TopController) in { body(controller) }
            }.placement(placement)
        case .reading(let body):
            action = Action(identifier, title: plain, keys: keys) {
                (controller: TopController) in { try await body(controller) }
            }.placement(placement)
        case .asking(let parameters, let body):
            action = Action(
                identifier, title: plain, keys: keys, parameters: parameters
            ) { (controller: TopController) in { body(controller, $0) } }.placement(placement)
        }
        if needsProcess {
            action = action.disabled { (controller: TopController) in
                controller.target == nil ? "No process is selected." : nil
            }
        }
        if let state {
            action = action.showing { (controller: TopController) in
                state(controller) ? .on : .off
            }
        }
        return action.attributes(attributes).category(category)
    }

    /// The entry of a menu.
    var menuEntry: MenuCommand { MenuCommand(identifier, title: title) }
}

extension Action.Category {
    /// Commands on the selected process.
    static let process = Action.Category("Process")
    /// Signals to processes.
    static let signal = Action.Category("Signal")
    /// The order of the rows.
    static let sort = Action.Category("Sort")
    /// Commands on the display of processes.
    static let view = Action.Category("View")
}
