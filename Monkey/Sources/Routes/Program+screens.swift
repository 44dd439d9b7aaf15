// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The screens of the program, by their names.
@MainActor public let routesScreens: [(String, @MainActor () throws -> Application)] =
    (1...5).map { article in
        (
            "Routes \(article)",
            { @MainActor in
                Application(root: RoutesController(article: article)) {
                    throw ApplicationError.noTerminal
                }
            }
        )
    }
