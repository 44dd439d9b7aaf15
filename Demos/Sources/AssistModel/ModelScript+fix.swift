// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// The script that uses every tool but reading.
extension ModelScript {
    /// Returns the answers: a plan, a list, a write, a command and a summary.
    static func fix(_ results: [ChatMessage]) -> [Step] {
        [
            Step(text: beginning, calls: [plan(done: 0), call(.listFolder, ["path": "."])]),
            Step(
                calls: [
                    plan(done: 1),
                    call(
                        .writeFile,
                        ["path": "TideTable.swift", "content": .text(tideTable)]),
                ]),
            Step(
                calls: [
                    plan(done: 2), call(.runCommand, ["command": "echo 41 tests passed"]),
                ]),
            Step(calls: [plan(done: 3)]),
            Step(text: summary(uses: results.count)),
        ]
    }

    /// Returns the to-do list, of which the first items are done.
    private static func plan(done: Int) -> ToolCall {
        let titles = ["Find what is slow", "Share the table", "Run the tests again"]
        let items = titles.enumerated().map { index, title in
            PlanItem(title, index < done ? .done : index == done ? .active : .open).json
        }
        return call(.updatePlan, ["items": .array(items)])
    }

    private static let beginning = """
        I will look at the folder first. Two ways out are likely:

        1. **Read it once** and share it. Small, and it needs no lock.
        2. **Cache by date.** More code, and only the forecast gains.


        """

    private static let tideTable = """
        /// The table of tides, which is read once.
        final class TideTable {
            static let shared = load("tides.json")
            var rows: [Tide] { Self.shared }
        }

        """

    private static func summary(uses: Int) -> String {
        """
        `TideTable` now reads `tides.json` **once**. \(uses) tools were used.

        | run | time |
        |---|---:|
        | before | 9.8 s |
        | after | 0.4 s |

        """
    }
}
