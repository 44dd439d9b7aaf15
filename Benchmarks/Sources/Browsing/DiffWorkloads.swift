// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Measuring
import Seltzer

/// What differences of files of 100,000 lines cost: to find them, and to show them.
@MainActor
enum DiffWorkloads {
    static var all: [Workload] {
        [
            Workload("diff-texts") { comparing() },
            Workload("diff-unlike") { comparingUnlike() },
            Workload("diff-read") { reading() },
            Workload("diff-page") {
                let document = DiffDocument(
                    from: texts.old, to: texts.new, path: "tides.swift", context: .max)
                let view = DiffView(document)
                // From a row in the middle, each key has an effect.
                view.currentPart = .line(file: 0, hunk: 0, line: 50_000)
                return await Browsing.pressing(["\u{1B}[6~", "\u{1B}[5~"], in: view)
            },
        ]
    }

    /// A file of 100,000 lines, and the same file in which every hundredth line is another one, and a
    /// block is elsewhere.
    private static let texts: (old: String, new: String) = {
        let old = (0..<100_000).map { number in
            switch number % 4 {
            case 0: "    func tide\(number)(at time: Date) -> Double {"
            case 1: "        rows[\(number)].height(at: time) // of station \(number % 12)"
            case 2: "    }"
            default: ""
            }
        }
        var new = old
        for number in stride(from: 1, to: 100_000, by: 100) {
            new[number] = "        shared[\(number)].height(at: time)"
        }
        let block = Array(new[2_000..<2_400])
        new.removeSubrange(2_000..<2_400)
        new.insert(contentsOf: block, at: 80_000)
        return (old.joined(separator: "\n"), new.joined(separator: "\n"))
    }()

    /// Each time both files are compared.
    private static func comparing() -> (Int) -> Void {
        let (old, new) = texts
        return { count in
            for _ in 0..<count {
                precondition(DiffDocument(from: old, to: new, path: "tides.swift").addedCount > 900)
            }
        }
    }

    /// Each time two files of 100,000 lines are compared that have no line in common.
    private static func comparingUnlike() -> (Int) -> Void {
        let old = (0..<100_000).map { "    let tide\($0) = harbor.height(at: \($0))" }
        let new = (0..<100_000).map { "    var moon\($0) = station.phase(of: \($0))" }
        let (oldText, newText) = (old.joined(separator: "\n"), new.joined(separator: "\n"))
        return { count in
            for _ in 0..<count {
                precondition(DiffDocument(from: oldText, to: newText).addedCount == 100_000)
            }
        }
    }

    /// Each time the differences with all lines are read from a text.
    private static func reading() -> (Int) -> Void {
        let text = DiffDocument(from: texts.old, to: texts.new, path: "a", context: .max)
            .unifiedText
        return { count in
            for _ in 0..<count {
                precondition((try? DiffDocument(unified: text))?.files.count == 1)
            }
        }
    }
}
