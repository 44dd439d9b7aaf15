// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

/// What lines cost that an inline application shows above its rows.
@MainActor
enum LineWorkloads {
    static var all: [Workload] {
        [Workload(awaiting: "tool-lines") { await logging() }]
    }

    /// The number of lines of a burst.
    private static let count = 100_000

    /// Each time a burst of lines is logged in one turn, until the terminal has them all; every tenth one has colors.
    private static func logging() async -> @MainActor (Int) async -> Void {
        let terminal = SilentTerminal(size: Size(width: 120, height: 40))
        await terminal.show(Label("rows"), presentation: .inline(rows: 4))
        let lines = (0..<count).map { number in
            let text = "12:04:\(10 + number % 50)  wrote  Sources/TideClock/Tide\(number).swift"
            let style = Style(foreground: number % 10 == 0 ? .danger : .default)
            return StyledText(text, style: style)
        }
        return { times in
            for _ in 0..<times { await terminal.log(lines) }
        }
    }
}
