// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// What a shell offers after some words of a command line.
@MainActor
enum ActionCompletion<Program: ActionProgram> {
    /// Returns the names of actions, the options of the one that is named, or the values of an option.
    ///
    /// - Parameter words: The words so far, from the name of the program to the one at the cursor.
    static func of(_ words: [String]) -> [String] {
        guard let root = try? Program.makeScreen() else { return [] }
        let actions = HeadlessProgram(root, withoutScreen: Program.actionsWithoutScreen).actions
            .filter(\.runsWithoutScreen)
        // The word at the cursor is not complete: the shell compares it.
        let complete = words.dropLast()
        guard
            let place = complete.lastIndex(where: { word in actions.contains { $0.name == word } }),
            let action = actions.first(where: { $0.name == complete[place] })
        else { return actions.map(\.name) }
        let given = complete[(place + 1)...]
        if let last = given.last, last.hasPrefix("--"),
            let index = action.options.firstIndex(of: String(last.dropFirst(2)))
        {
            return action.description.parameters[index].choices ?? []
        }
        return action.options.map { "--\($0)" }.filter { !given.contains($0) }
    }
}
