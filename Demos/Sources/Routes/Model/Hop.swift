// This source file is part of Seltzer, a terminal UI toolkit for Swift.
// SPDX-License-Identifier: MIT

import Seltzer

/// One responder's turn in a dispatch, as the boxes show it.
struct Hop {
    /// The dispatch, 0 for the one that the user began; others began within it.
    let dispatch: Int
    /// The turn's number in its dispatch, from 1.
    let number: Int
    let step: RouteTrace.Step

    /// The number, `^` before one of the capture pass, `v` before one going down, `'` behind one of an inner
    /// dispatch; then the answer, with `*` where the event was rewritten.
    var mark: String {
        let sign =
            switch step.phase {
            case .capture: "^"
            case .bubble: ""
            case .broadcast: "v"
            }
        let ticks = String(repeating: "'", count: dispatch)
        let answer = step.isBlocked ? "blocked" : step.disposition.map { "\($0)" } ?? "-"
        let star = step.rewritten == nil ? "" : "*"
        return "\(sign)\(number)\(ticks) \(answer)\(star)"
    }
}
