// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The screens of the program, by their names.
@MainActor public let rowNumbersScreens: [(String, @MainActor () throws -> Application)] =
    Catcher.allCases.map { catcher in
        (
            "RowNumbers \(catcher)",
            { @MainActor in
                Application(root: RowsController(catcher: catcher)) {
                    throw ApplicationError.noTerminal
                }
            }
        )
    }
