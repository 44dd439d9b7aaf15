// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

/// What lines of a log cost that are appended, and the frames that show them.
@MainActor
enum LogWorkloads {
    static var all: [Workload] {
        [
            Workload(awaiting: "log-lines") { appending() },
            Workload("log-frame") { await showing() },
            Workload("log-page") {
                await Browsing.pressing(["\u{1B}[5~", "\u{1B}[6~"], in: full())
            },
        ]
    }

    private static let lines = (0..<1_000).map { number in
        "2026-03-14 04:12:\(10 + number % 50) request \(number) of /tides answered with 200 in 12 ms"
    }

    private static func full() -> LogView {
        let log = LogView()
        for _ in 0..<100 { log.appendImmediately(lines.joined(separator: "\n"), level: .info) }
        return log
    }

    /// Each time 10,000 lines are appended one by one, until the view has them; every tenth one has colors.
    private static func appending() -> @MainActor (Int) async -> Void {
        let log = LogView()
        return { count in
            for _ in 0..<count {
                let end = log.removedLineCount + log.lineCount + 10_000
                for number in 0..<10_000 {
                    let line = lines[number % 1_000]
                    log.append(
                        number % 10 == 0 ? "\u{1B}[32m\(line)\u{1B}[0m" : line, level: .info)
                }
                while log.removedLineCount + log.lineCount < end {
                    try? await Task.sleep(for: .milliseconds(1))
                }
            }
        }
    }

    /// Each time a page of new lines comes to 100,000, and the frame is drawn that shows them.
    private static func showing() async -> (Int) -> Void {
        let log = full()
        let terminal = await Browsing.show(log)
        var number = 0
        return { count in
            for _ in 0..<count {
                number += 1
                log.appendImmediately(
                    lines[number % 900..<number % 900 + 60].joined(separator: "\n"), level: .info)
                terminal.send("x")
            }
        }
    }
}
