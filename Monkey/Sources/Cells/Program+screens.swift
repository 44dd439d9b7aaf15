// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import DelimitedText
import Seltzer

/// The screens of the program, by their names.
@MainActor public let cellsScreens: [(String, @MainActor () throws -> Application)] = [
    ("Cells", { try cells("a,b,c\n1,\"two\",漢字\n,e\u{301},🙂\n" + rows) }),
    ("Cells empty", { try cells("") }),
]

private let rows = (1...200).map { "\($0),\($0 * $0),text of row \($0)\n" }.joined()

@MainActor
private func cells(_ text: String) throws -> Application {
    let text = try DelimitedText(bytes: Array(text.utf8), name: "a.csv")
    // The pager that the path is for is the one of a display in memory, which runs nothing.
    return Application(root: CellsController(table: Table(text), path: "a.csv")) {
        throw ApplicationError.noTerminal
    }
}
