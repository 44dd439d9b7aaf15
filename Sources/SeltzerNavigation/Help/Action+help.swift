// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension Action {
    /// Shows the list of all current keys: the action `help` on `?` and F1.
    ///
    /// A program adds it to its actions, for example to the actions of its first view controller. A text field inserts
    /// a typed `?`; use F1 there.
    public static var help: Action {
        Action("help", title: "Keys", keys: ["?", "f1"]) { responder in
            let window = responder.window ?? (responder as? Application)?.keyWindow
            guard let window, let presenter = window.rootViewController?.lastPresented else {
                return .ignored
            }
            guard !(presenter is KeyHelpController) else { return .ignored }
            presenter.present(KeyHelpController(of: presenter.window ?? window))
            return .stop
        }.role(.help)
    }
}

extension Action.Category {
    /// Returns the distinct categories in list order: first the program's categories in the given order, then the
    /// standard categories.
    static func inOrder(_ categories: some Sequence<Action.Category>) -> [Action.Category] {
        let last: [Action.Category] = [.move, .select, .edit, .window, .program]
        var found: [Action.Category] = []
        for category in categories where !found.contains(category) { found.append(category) }
        return found.filter { !last.contains($0) } + last.filter(found.contains)
    }
}
