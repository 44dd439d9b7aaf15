// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import SeltzerResponder
import SeltzerViews

extension Action {
    /// Lists what every key does here and now: `help`, by `?` and F1.
    ///
    /// A program has it where it puts it, on its first controller say. A text field in which `?` is typed keeps that key;
    /// F1 is there for it.
    public static var help: Action {
        Action("help", title: "Keys", keys: ["?", "f1"], role: .help) { responder in
            let window = responder.window ?? (responder as? Application)?.keyWindow
            guard let window, var presenter = window.rootViewController else { return .ignored }
            while let presented = presenter.presentedViewController { presenter = presented }
            guard !(presenter is KeyHelpController) else { return .ignored }
            presenter.present(KeyHelpController(of: presenter.window ?? window))
            return .stop
        }
    }
}
