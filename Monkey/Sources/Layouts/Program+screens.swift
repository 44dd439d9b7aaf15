// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The screens of the program, by their names.
@MainActor public let layoutsScreens: [(String, @MainActor () throws -> Application)] =
    LayoutPage.all.map { page in
        (
            "Layouts \(page.name)",
            { @MainActor in
                Application(root: LayoutsController(beginningWith: page)) {
                    throw ApplicationError.noTerminal
                }
            }
        )
    }
