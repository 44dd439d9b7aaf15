// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The screens of the program, by their names.
@MainActor public let newProjectScreens: [(String, @MainActor () throws -> Application)] = [
    ("NewProject name", { inline(NewProject.nameScreen(), rows: 1) }),
    ("NewProject kind", { inline(NewProject.kindScreen(of: "my-project"), rows: 4) }),
]

@MainActor
private func inline(_ root: ViewController, rows: Int) -> Application {
    let application = Application(root: root) { throw ApplicationError.noTerminal }
    application.presentation = .inline(rows: rows)
    return application
}
