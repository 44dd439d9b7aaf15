// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// Shows two terminals: `TwoTerminals [PROGRAM [ARGUMENTS]]`.
@main
struct TwoTerminals {
    static func main() async {
        let words = CommandLine.arguments.dropFirst()
        let shell = ChildCommand.shell("exec \"${SHELL:-/bin/sh}\"")
        let first = words.first.map { ChildCommand($0, Array(words.dropFirst())) } ?? shell
        let controller = TwoTerminalsController([first, shell])
        await Application(root: controller).runAndExit()
    }
}
