// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The screens of the program, by their names.
@MainActor public let eventsScreens: [(String, @MainActor () throws -> Application)] = [
    (
        "Events",
        { EventsApplication(root: EventsController()) { throw ApplicationError.noTerminal } }
    )
]
