// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The screens of the program, by their names.
@MainActor public let hitTestScreens: [(String, @MainActor () throws -> Application)] = [
    ("HitTest", { Application(root: HitTestController()) { throw ApplicationError.noTerminal } })
]
