// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The screens of the program, by their names.
@MainActor public let firstScreenScreens: [(String, @MainActor () throws -> Application)] = [
    (
        "FirstScreen",
        { Application(root: JobsController(jobs: JobList())) { throw ApplicationError.noTerminal } }
    )
]
