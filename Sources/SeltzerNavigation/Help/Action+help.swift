// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension Action {
    /// Shows the list of all current keys: the action `help` on `?` and F1.
    ///
    /// A program adds it to its actions, for example to those of its first view controller. In a text field `?` is
    /// typed; there F1 shows the list.
    public static var help: Action {
        Action("help", title: "Keys", keys: ["?", "f1"], role: .help) { responder in
            let window = responder.window ?? (responder as? Application)?.keyWindow
            guard let window, let presenter = window.rootViewController?.lastPresented else {
                return .ignored
            }
            guard !(presenter is KeyHelpController) else { return .ignored }
            presenter.present(KeyHelpController(of: presenter.window ?? window))
            return .stop
        }
    }
}

extension Action.Category {
    /// Returns the distinct categories in the order to list them: those of the program first, as they are met.
    static func inOrder(_ categories: some Sequence<Action.Category>) -> [Action.Category] {
        let last: [Action.Category] = [.move, .select, .edit, .window, .program]
        var found: [Action.Category] = []
        for category in categories where !found.contains(category) { found.append(category) }
        return found.filter { !last.contains($0) } + last.filter(found.contains)
    }
}
